import { createHmac } from "node:crypto";
import type { StaffParts } from "../parts.ts";
import { countAttempt } from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Attempts per account, from anywhere: even a thousand addresses must not help to guess a password. */
export const ACCOUNT_LIMITS = {
  "sign-in": { windowMs: 15 * MINUTE, max: 10 },
  /** From a browser that has signed in to the account before, so that outsiders cannot lock its owner out. */
  "sign-in-known": { windowMs: 15 * MINUTE, max: 10 },
  "change-password": { windowMs: 15 * MINUTE, max: 10 },
  /** Codes from the app or recovery codes: ten out of a million are no way to guess one. */
  "second-factor": { windowMs: 15 * MINUTE, max: 10 },
  /** An app code works once; it would otherwise be valid for a minute and a half (RFC 6238 §5.2). */
  "second-factor-code": { windowMs: 2 * MINUTE, max: 1 },
  /** Emails with a link; only staff ever get one, so a second after a lost first is allowed. */
  reset: { windowMs: DAY, max: 3 },
  /** Invitations per admin: a stolen session must not email the whole world. */
  invite: { windowMs: DAY, max: 30 },
  /** Invitations to one address, whoever sends them. */
  "invite-address": { windowMs: DAY, max: 3 },
} as const;

export type LimitedAction = keyof typeof ACCOUNT_LIMITS;

/** After this time nothing counts any more, in milliseconds. */
export const LONGEST_WINDOW = Math.max(...Object.values(ACCOUNT_LIMITS).map(({ windowMs }) => windowMs));

/** Key that counts attempts on an account without revealing its address. */
export function attemptKey(secret: string, action: LimitedAction, account: string): string {
  return `${action}:${createHmac("sha256", secret).update(`attempt:${account}`).digest("base64url")}`;
}

/** Counts an attempt. @returns 0 if within the limit, else seconds until the next one is */
export async function attempt(
  { database, secret, clock }: Pick<StaffParts, "database" | "secret" | "clock">,
  action: LimitedAction,
  account: string,
): Promise<number> {
  const { windowMs, max } = ACCOUNT_LIMITS[action];
  const now = clock();
  const key = attemptKey(secret, action, account);
  const { count, windowStart } = await countAttempt(database.kysely, key, now, windowMs);
  return count <= max ? 0 : Math.max(1, Math.ceil((windowStart.getTime() + windowMs - now.getTime()) / 1000));
}
