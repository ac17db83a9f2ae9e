import { useCallback, useMemo, useRef, useState } from "react";
import { type Cause, type Refusal, refusalOf } from "../../ui/refusal.ts";
import { type ToastContent, toasts } from "../../ui/toast-store.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useChange } from "./api.ts";
import type { FieldErrors } from "./form.tsx";
import { useFailure } from "./use-failure.ts";

export interface SaveOptions<Given, Answer, Stored> {
  /** Keys of everything that is read again afterwards. */
  touches: readonly (readonly unknown[])[];
  /** Under which others can see that it is under way. */
  key?: readonly unknown[];
  /** Changes of the same name leave one after the other, in the order in which they were asked for. */
  order?: string;
  /** Puts the answer on screen at once, before what it touches is read again ({@link useChange}). */
  shows?: (answer: Answer, given: Given) => void;
  /** Looks at what is about to be sent; with an error of a field it is not. */
  check?: (given: Given) => FieldErrors;
  /** Said in a toast once it is stored. */
  saved?: Said | ((answer: Answer, given: Given) => Said | undefined);
  done?: (answer: Answer, given: Given) => unknown;
  /** Said in a toast when it is not stored, unless its cause has words of its own. */
  failed: string;
  causes?: Partial<Record<Cause, string>>;
  /**
   * A form shows what is wrong ({@link Saving.form}): at its fields, or all of it over its buttons (`whole`); without one,
   * a toast says it. A form with fields of other names than those of the API says which is which.
   */
  form?: true | "whole" | ErrorsOf;
  /** The screen shows by itself what is stored now ({@link Saving.stored}): no toast says it. */
  outdated?: true | ((stored: Stored | null, given: Given) => void);
}

/** How a write is told of, where what it writes and touches stands elsewhere. */
export type Telling<Given, Answer, Stored = Answer> = Omit<SaveOptions<Given, Answer, Stored>, "touches">;

type Said = string | ToastContent;
type ErrorsOf = (refusal: Refusal, error: Error) => FieldErrors;

/** A write, how it goes, and why it failed. */
export interface Saving<Given = unknown, Answer = unknown, Stored = unknown> {
  /** A second call while the first is under way is the caller's to prevent: forms do. */
  mutate: (given: Given, on?: { onSuccess?: (answer: Answer) => void; onSettled?: () => void }) => void;
  mutateAsync: (given: Given) => Promise<Answer>;
  isPending: boolean;
  /** What was sent last, and what it was answered with. */
  variables: Given | undefined;
  data: Answer | undefined;
  /** For `RecordForm`. */
  form: { errors: FieldErrors; failure: string | undefined; busy: boolean };
  /** What is stored now, after an attempt that was based on an older version. */
  stored: Stored | undefined;
  /** Forgets what went wrong. */
  reset: () => void;
}

const NO_ERRORS: FieldErrors = {};

/**
 * A write of the desk with everything a person hears about it: that it is stored, what is wrong with which field, that a
 * colleague was quicker, that the connection or the server failed. What was typed stays where it is in every case. Once
 * the session has ended nothing is said: `DeskApp` leads to signing in.
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
