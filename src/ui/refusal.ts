import { HttpError } from "./api-client.ts";

/** Why a call to the API came to nothing. `conflict`: the state of things forbids it; `outdated`: it was based on an older version. */
export type Cause =
  | "unreachable"
  | "signed-out"
  | "missing"
  | "conflict"
  | "outdated"
  | "invalid"
  | "limited"
  | "failed";

/** What the answer to a refused call says (RFC 9457), read here and nowhere else. */
export interface Refusal {
  cause: Cause;
  /** What is wrong, in the words of the server, by field. */
  errors: Readonly<Record<string, string>>;
  /** For `outdated`: what is stored now; `null` when it is gone. */
  current: unknown;
  /** The server's sentence about it all. */
  detail: string | undefined;
  /** Seconds after which trying again makes sense, where the server names them. */
  retryAfter: number | undefined;
  /** The answer as it came, for endpoints that are not ours and have codes of their own. */
  body: string;
}

const CAUSES: Readonly<Record<number, Cause>> = {
  401: "signed-out",
  404: "missing",
  409: "conflict",
  422: "invalid",
  429: "limited",
};

/** @param error whatever a call threw; anything but an {@link HttpError} means that there was no answer */
export function refusalOf(error: unknown): Refusal {
  const nothing = { errors: {}, current: null, detail: undefined, retryAfter: undefined, body: "" };
  if (!(error instanceof HttpError)) return { cause: "unreachable", ...nothing };
  const { status, body, retryAfter, fieldErrors: errors } = error;
  const { code, current = null, detail } = error.problem;
  const cause = code === "outdated" ? "outdated" : (CAUSES[status] ?? "failed");
  return { cause, errors, current, detail, retryAfter, body };
}

/** Whether what was asked for does not exist, or no longer. */
export const isMissing = (error: unknown): boolean => refusalOf(error).cause === "missing";
