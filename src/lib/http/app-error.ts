/** Every failure that a caller can understand; only `server/api/problem.ts` maps it to HTTP. */
export type AppErrorCode =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "conflict"
  | "wrong-state"
  | "outdated"
  | "taken"
  | "gone"
  | "too-large"
  | "unsupported-media-type"
  | "invalid"
  | "too-many-requests"
  | "unavailable";

/** An expected failure. Anything else thrown is a bug and becomes a 500 without details. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** For `invalid`, each field's text key, followed after spaces by the values for `{1}`, `{2}`. */
  readonly fields: Readonly<Record<string, string>>;
  /** For `too-many-requests` and `unavailable`, seconds before a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** For `outdated` and `taken`, the stored state or the free times, for the caller to continue from. */
  readonly current: unknown;

  constructor(
    code: AppErrorCode,
    message: string,
    options: {
      fields?: Readonly<Record<string, string>>;
      retryAfter?: number;
      current?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}

/** `retryAfter` of `unavailable` while the database is away, in seconds. */
export const RETRY_AFTER_STORAGE_FAILURE = 10;
