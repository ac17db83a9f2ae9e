import { useCallback, useMemo, useRef, useState } from "react";
import { type Cause, type Refusal, refusalOf } from "../../ui/refusal.ts";
import { type ToastContent, toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useChange } from "./api.ts";
import type { FieldErrors } from "./form.tsx";
import { useFailure } from "./hooks.ts";

export interface SaveOptions<Given, Answer, Stored> {
  /** Query keys to reload afterwards. */
  touches: readonly (readonly unknown[])[];
  /** Mutation key, so that other components can see that the write is in progress. */
  key?: readonly unknown[];
  /** Writes that share this name run one at a time, in the order they were requested. */
  order?: string;
  /** Puts the response on screen before the reload ({@link useChange}). */
  shows?: (answer: Answer, given: Given) => void;
  /** Validates before sending; any field error stops the write. */
  check?: (given: Given) => FieldErrors;
  saved?: Said | ((answer: Answer, given: Given) => Said | undefined);
  done?: (answer: Answer, given: Given) => unknown;
  /** Toast to show when saving fails, unless `causes` has a text for the cause. */
  failed: string;
  causes?: Partial<Record<Cause, string>>;
  /**
   * Shows errors in a form ({@link Saving.form}) instead of a toast: `true` shows each at its field, "whole" shows all
   * above the buttons, and a function maps the API's field names to the form's.
   */
  form?: true | "whole" | ErrorsOf;
  /** Handles an edit conflict without a toast; `true` if the screen shows {@link Saving.stored}, which is enough. */
  outdated?: true | ((stored: Stored | null, given: Given) => void);
}

/** Options for reporting a write's result, for hooks that already define the keys it touches. */
export type Telling<Given, Answer, Stored = Answer> = Omit<SaveOptions<Given, Answer, Stored>, "touches">;

type Said = string | ToastContent;
type ErrorsOf = (refusal: Refusal, error: Error) => FieldErrors;

export interface Saving<Given = unknown, Answer = unknown, Stored = unknown> {
  /** Must not be called again while a write is in progress, which forms ensure. */
  mutate: (given: Given, on?: { onSuccess?: (answer: Answer) => void; onSettled?: () => void }) => void;
  mutateAsync: (given: Given) => Promise<Answer>;
  isPending: boolean;
  /** Input of the latest call; `data` is its response. */
  variables: Given | undefined;
  data: Answer | undefined;
  /** Props for `RecordForm`. */
  form: { errors: FieldErrors; failure: string | undefined; busy: boolean };
  /** The stored version, after an edit conflict. */
  stored: Stored | undefined;
  reset: () => void;
}

const NO_ERRORS: FieldErrors = {};

/**
 * Returns a write that reports its result: a success toast, field errors, edit conflicts, and connection or server
 * errors. The user's input always stays. If the session has ended, nothing is reported, because `DeskApp` redirects to
 * sign-in.
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
