import * as z from "zod/mini";
import { isStorageFailure } from "../../db/storage-failure.ts";
import { errorText } from "../../features/consultations/error-text.ts";
import { AppError, type AppErrorCode, RETRY_AFTER_STORAGE_FAILURE } from "../../lib/http/app-error.ts";
import type { Language } from "../../lib/language.ts";
import { problems as problemsInEnglish } from "../../text/en/problems.ts";
import { consultationForm as formInEnglish } from "../../text/en/site/consultation-form.ts";
import { problems as problemsInFrench } from "../../text/fr/problems.ts";
import { consultationForm as formInFrench } from "../../text/fr/site/consultation-form.ts";

export const STATUS_OF: Record<AppErrorCode, number> = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "wrong-state": 409,
  outdated: 409,
  taken: 409,
  gone: 410,
  "too-large": 413,
  "unsupported-media-type": 415,
  invalid: 422,
  "too-many-requests": 429,
  unavailable: 503,
};

const TEXTS = {
  fr: { problems: problemsInFrench, form: formInFrench },
  en: { problems: problemsInEnglish, form: formInEnglish },
};

/**
 * RFC 9457 problem details, plus the `AppError` code. For `invalid` and a refused key, `errors` has a sentence per
 * field; for `outdated` and `taken`, `current` has the stored state or the times still free.
 */
export const problemSchema = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum([...(Object.keys(STATUS_OF) as AppErrorCode[]), "internal"]),
  requestId: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});

export type Problem = z.output<typeof problemSchema>;

/**
 * Returns an error as an expected failure. Only here does a lost, full or locked database become one.
 * @returns undefined for a bug
 */
export function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!isStorageFailure(error)) return undefined;
  const options = { retryAfter: RETRY_AFTER_STORAGE_FAILURE, cause: error };
  return new AppError("unavailable", "The database is unavailable", options);
}

/** Returns the error sentences by field, in a language. */
export function wordFields(error: AppError, language: Language): Record<string, string> {
  const { problems, form } = TEXTS[language];
  const words = { errors: { ...form.errors, ...problems.fieldErrors }, fieldErrors: form.fieldErrors };
  const decimal = (value: string) => (language === "fr" ? value.replace(/^(\d+)\.(\d+)$/, "$1,$2") : value);
  const worded = Object.entries(error.fields).map(([field, given]) => {
    const [key = "", ...values] = given.split(" ");
    const text = errorText(words, field, key);
    return [field, values.reduce((filled, value, at) => filled.replace(`{${at + 1}}`, decimal(value)), text)];
  });
  return Object.fromEntries(worded);
}

/** Returns a failure's problem details, without its fields' errors and the current state. */
export function problemOf(code: Problem["code"], language: Language, requestId: string): Problem {
  const status = code === "internal" ? 500 : STATUS_OF[code];
  return { type: "about:blank", ...TEXTS[language].problems[code], status, code, requestId };
}

/**
 * Builds the problem+json response.
 * @param error `undefined` for a bug, of which no details are given
 */
export function problemResponse(error: AppError | undefined, language: Language, requestId: string): Response {
  const problem = problemOf(error?.code ?? "internal", language, requestId);
  if (error && (error.code === "invalid" || Object.keys(error.fields).length > 0))
    problem.errors = wordFields(error, language);
  if (error?.current !== undefined) problem.current = error.current;
  const headers = new Headers({
    "Content-Type": "application/problem+json",
    "Content-Language": language,
    "Cache-Control": "no-store",
  });
  if (error?.retryAfter !== undefined) headers.set("Retry-After", String(error.retryAfter));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
