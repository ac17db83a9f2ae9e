import { APIError } from "better-auth/api";
import type { StaffParts } from "../parts.ts";
import { attempt, attemptKey, type LimitedAction } from "./attempts.ts";
import { forgetAttempts } from "./store.ts";

type Limiting = Pick<StaffParts, "database" | "secret" | "clock">;

/** Counts an attempt. @throws APIError 429 when the account has used up its attempts */
export async function limitAttempts(parts: Limiting, action: LimitedAction, account: string): Promise<void> {
  const seconds = await attempt(parts, action, account);
  if (seconds === 0) return;
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_REQUESTS", message: "Too many attempts on this account. Try again later." },
    { "Retry-After": String(seconds) },
  );
}

/** Uses up a code from the app; of two concurrent uses, one succeeds. @throws APIError when it was already used */
export async function takeCode(parts: Limiting, id: string, code: string): Promise<void> {
  if ((await attempt(parts, "second-factor-code", `${id}:${code}`)) === 0) return;
  throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "This code was used" });
}

/** The owner signed in: attempts no longer count. */
export const forgetLimits = (
  { database, secret }: Limiting,
  ...of: [action: LimitedAction, account: string][]
): Promise<void> =>
  forgetAttempts(
    database.kysely,
    of.map(([action, account]) => attemptKey(secret, action, account)),
  );
