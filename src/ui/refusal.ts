import { HttpError } from "./api-client.ts";

/** Why an API call failed. `conflict`: the current state forbids it; `outdated`: it was based on an older version. */
export type Cause =
  | "unreachable"
  | "signed-out"
  | "missing"
  | "conflict"
  | "outdated"
  | "invalid"
  | "limited"
  | "failed";

/** The contents of a refusal (RFC 9457), parsed only here. */
export interface Refusal {
  cause: Cause;
  /** The server's messages by field. */
  errors: Readonly<Record<string, string>>;
  /** For `outdated`: the stored version; `null` when it is gone. */
  current: unknown;
  /** The server's overall message. */
  detail: string | undefined;
  /** Seconds before a retry makes sense, if the server says so. */
  retryAfter: number | undefined;
  /** The raw response, for external endpoints with their own codes. */
  body: string;
}

const CAUSES: Readonly<Record<number, Cause>> = {
  401: "signed-out",
  404: "missing",
  409: "conflict",
  422: "invalid",
  429: "limited",
};

/** @param error whatever a call threw; anything but an {@link HttpError} means there was no response */
export function refusalOf(error: unknown): Refusal {
  const nothing = { errors: {}, current: null, detail: undefined, retryAfter: undefined, body: "" };
  if (!(error instanceof HttpError)) return { cause: "unreachable", ...nothing };
  const { status, body, retryAfter, fieldErrors: errors } = error;
  const { code, current = null, detail } = error.problem;
  const cause = code === "outdated" ? "outdated" : (CAUSES[status] ?? "failed");
  return { cause, errors, current, detail, retryAfter, body };
}

/** Whether the resource does not exist, or no longer does. */
export const isMissing = (error: unknown): boolean => refusalOf(error).cause === "missing";
