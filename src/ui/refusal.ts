import { HttpError } from "./api-client.ts";

/**
 * Why a call failed. `conflict`: the current state does not allow it; `outdated`: the caller's version is not the
 * latest.
 */
export type Cause =
  | "unreachable"
  | "signed-out"
  | "missing"
  | "conflict"
  | "outdated"
  | "invalid"
  | "limited"
  | "failed";

/** A failed response (RFC 9457), parsed only here. */
export interface Refusal {
  cause: Cause;
  /** Error message per field. */
  errors: Readonly<Record<string, string>>;
  /** For `outdated`, the stored version; `null` if it is gone. */
  current: unknown;
  /** Message about the request as a whole. */
  detail: string | undefined;
  /** Seconds to wait before retrying, if the server says so. */
  retryAfter: number | undefined;
  /** Raw response, for external endpoints with their own codes. */
  body: string;
}

const CAUSES: Readonly<Record<number, Cause>> = {
  401: "signed-out",
  404: "missing",
  409: "conflict",
  422: "invalid",
  429: "limited",
};

/**
 * Parses the error of a failed call.
 * @param error anything that a call threw; if it is not an {@link HttpError}, the cause is `unreachable`
 */
export function refusalOf(error: unknown): Refusal {
  const nothing = { errors: {}, current: null, detail: undefined, retryAfter: undefined, body: "" };
  if (!(error instanceof HttpError)) return { cause: "unreachable", ...nothing };
  const { status, body, retryAfter, fieldErrors: errors } = error;
  const { code, current = null, detail } = error.problem;
  const cause = code === "outdated" ? "outdated" : (CAUSES[status] ?? "failed");
  return { cause, errors, current, detail, retryAfter, body };
}

/** Whether a call failed because the resource does not exist or no longer exists. */
export const isMissing = (error: unknown): boolean => refusalOf(error).cause === "missing";
