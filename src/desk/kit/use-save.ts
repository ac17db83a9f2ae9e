import { useCallback, useMemo, useRef, useState } from "react";
import { type Cause, type Refusal, refusalOf } from "../../ui/refusal.ts";
import { type ToastContent, toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useChange } from "./api.ts";
import type { FieldErrors } from "./form.tsx";
import { useFailure } from "./hooks.ts";

export interface SaveOptions<Given, Answer, Stored> {
  /** Keys of everything to reload afterwards. */
  touches: readonly (readonly unknown[])[];
  /** Lets others see that it is in progress. */
  key?: readonly unknown[];
  /** Changes with the same name run one after the other, in the order requested. */
  order?: string;
  /** Shows the response at once, before the reload ({@link useChange}). */
  shows?: (answer: Answer, given: Given) => void;
  /** Validates before sending; a field error prevents it. */
  check?: (given: Given) => FieldErrors;
  /** Toast once it is saved. */
  saved?: Said | ((answer: Answer, given: Given) => Said | undefined);
  done?: (answer: Answer, given: Given) => unknown;
  /** Toast when it is not saved, unless its cause has its own message. */
  failed: string;
  causes?: Partial<Record<Cause, string>>;
  /**
   * A form shows the errors ({@link Saving.form}): at its fields, or all of them above its buttons (`whole`); without
   * this, a toast does. A form whose field names differ from the API's maps them.
   */
  form?: true | "whole" | ErrorsOf;
  /** The screen itself shows the stored version ({@link Saving.stored}), without a toast. */
  outdated?: true | ((stored: Stored | null, given: Given) => void);
}

/** How a write reports its result, when what it writes and touches is defined elsewhere. */
export type Telling<Given, Answer, Stored = Answer> = Omit<SaveOptions<Given, Answer, Stored>, "touches">;

type Said = string | ToastContent;
type ErrorsOf = (refusal: Refusal, error: Error) => FieldErrors;

/** A write, its progress, and why it failed. */
export interface Saving<Given = unknown, Answer = unknown, Stored = unknown> {
  /** The caller must prevent a second call while the first is in progress: forms do. */
  mutate: (given: Given, on?: { onSuccess?: (answer: Answer) => void; onSettled?: () => void }) => void;
  mutateAsync: (given: Given) => Promise<Answer>;
  isPending: boolean;
  /** The last input, and its response. */
  variables: Given | undefined;
  data: Answer | undefined;
  /** For `RecordForm`. */
  form: { errors: FieldErrors; failure: string | undefined; busy: boolean };
  /** The stored version, after an attempt based on an older one. */
  stored: Stored | undefined;
  /** Clears the error. */
  reset: () => void;
}

const NO_ERRORS: FieldErrors = {};

/**
 * A desk write with all of its feedback: that it is saved, which field is wrong, that a colleague was faster, that the
 * connection or the server failed. What was typed always stays. Once the session has ended, nothing is reported:
 * `DeskApp` leads to signing in.
 */
export function useSave<Given, Answer, Stored = Answer>(
  write: (given: Given) => Promise<Answer>,
  options: SaveOptions<Given, Answer, Stored>,
): Saving<Given, Answer, Stored> {
  const { touches, key, order, shows, check, saved, done, failed, causes, form, outdated } = options;
  const { t } = useTexts();
  const fail = useFailure();
  const [errors, setErrors] = useState(NO_ERRORS);
  const change = useChange(write, {
    touches,
    ...(key && { key }),
    ...(order && { order }),
    ...(shows && { shows }),
    done: (answer, given) => {
      const said = typeof saved === "function" ? saved(answer, given) : saved;
      if (said) toasts.add(typeof said === "string" ? { title: said } : said);
      return done?.(answer, given);
    },
    failed: (error, given) => {
      const refusal = refusalOf(error);
      if (refusal.cause === "outdated" && outdated) {
        if (outdated !== true) outdated(refusal.current as Stored | null, given);
        return;
      }
      const found = typeof form === "function" ? form(refusal, error) : form ? refusal.errors : NO_ERRORS;
      setErrors(found);
      if (Object.keys(found).length > 0) return;
      const [wrong] = Object.values(refusal.errors);
      const usual = refusal.cause === "outdated" ? t.form.outdated : failed;
      fail(error, causes?.[refusal.cause] ?? wrong ?? usual);
    },
  });
  const { error, isPending } = change;
  const refusal = useMemo(() => (error ? refusalOf(error) : undefined), [error]);
  const checking = useRef(check);
  checking.current = check;
  const { mutate: send, mutateAsync, variables, data } = change;
  const mutate = useCallback<Saving<Given, Answer, Stored>["mutate"]>(
    (given, on) => {
      const wrong = checking.current?.(given) ?? NO_ERRORS;
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) send(given, on);
    },
    [send],
  );
  return {
    mutate,
    mutateAsync,
    isPending,
    variables,
    data,
    form: {
      errors: form === "whole" ? NO_ERRORS : errors,
      failure: form === "whole" ? [...new Set(Object.values(errors))].join(" ") : undefined,
      busy: isPending,
    },
    stored: refusal?.cause === "outdated" ? ((refusal.current ?? undefined) as Stored | undefined) : undefined,
    reset: () => {
      setErrors(NO_ERRORS);
      change.reset();
    },
  };
}
