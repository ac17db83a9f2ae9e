/** Everything that can go wrong for a reason the caller can understand. Turned into HTTP only in `server/api/problem.ts`. */
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

/** An expected failure. Anything else that is thrown is a bug and ends as a 500 without details. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** For `invalid`: the text key of what is wrong, by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** For `too-many-requests` and `unavailable`: seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;
  /** For `outdated` and `taken`: what is stored now, or still free, for the caller to go on from. */
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
