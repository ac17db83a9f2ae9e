import { createHmac } from "node:crypto";
import { APIError, type createAuthMiddleware } from "better-auth/api";
import type { StaffParts } from "../parts.ts";
import { countAttempt, forgetAttempts } from "./store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Rate limits per account from anywhere, so that even a thousand IP addresses do not help to guess a password. */
export const ACCOUNT_LIMITS = {
  "sign-in": { windowMs: 15 * MINUTE, max: 10 },
  /**
   * Sign-ins from a browser that has signed in to the account before, counted separately so that outsiders cannot lock
   * the owner out.
   */
  "sign-in-known": { windowMs: 15 * MINUTE, max: 10 },
  "change-password": { windowMs: 15 * MINUTE, max: 10 },
  /** App or recovery codes; ten guesses out of a million codes are hopeless. */
  "second-factor": { windowMs: 15 * MINUTE, max: 10 },
  /** Lets an app code work only once (RFC 6238 §5.2). A code would otherwise stay valid for a minute and a half. */
  "second-factor-code": { windowMs: 2 * MINUTE, max: 1 },
  /** Reset emails; only staff receive them, and the first may be lost. */
  reset: { windowMs: DAY, max: 3 },
  /** Invitations per admin, so that a stolen session cannot be used to send spam. */
  invite: { windowMs: DAY, max: 30 },
  /** Invitations to an email address, from all admins. */
  "invite-address": { windowMs: DAY, max: 3 },
} as const;

export type LimitedAction = keyof typeof ACCOUNT_LIMITS;

/** The longest window, in milliseconds; older attempts no longer count. */
export const LONGEST_WINDOW = Math.max(...Object.values(ACCOUNT_LIMITS).map(({ windowMs }) => windowMs));

/** Returns the key under which attempts on an account are counted, without revealing its email address. */
export function attemptKey(secret: string, action: LimitedAction, account: string): string {
  return `${action}:${createHmac("sha256", secret).update(`attempt:${account}`).digest("base64url")}`;
}

/**
 * Counts an attempt.
 * @returns 0 if the attempt is within the limit, otherwise seconds until the next is allowed
 */
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

type Limiting = Pick<StaffParts, "database" | "secret" | "clock">;

/**
 * Counts an attempt.
 * @throws APIError 429 if the account has used up its attempts
 */
export async function limitAttempts(parts: Limiting, action: LimitedAction, account: string): Promise<void> {
  const seconds = await attempt(parts, action, account);
  if (seconds === 0) return;
  throw new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_REQUESTS", message: "Too many attempts on this account. Try again later." },
    { "Retry-After": String(seconds) },
  );
}

/**
 * Uses up a code from the app; only one of two concurrent uses succeeds.
 * @throws APIError if the code was already used
 */
export async function takeCode(parts: Limiting, id: string, code: string): Promise<void> {
  if ((await attempt(parts, "second-factor-code", `${id}:${code}`)) === 0) return;
  throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "This code was used" });
}

/** Resets an account's counters, because the owner has proven their identity. */
export const forgetLimits = (
  { database, secret }: Limiting,
  ...of: [action: LimitedAction, account: string][]
): Promise<void> =>
  forgetAttempts(
    database.kysely,
    of.map(([action, account]) => attemptKey(secret, action, account)),
  );

export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** How long a browser counts as known to an account after signing in, in seconds. */
const KNOWN_BROWSER_LENGTH = 180 * 24 * 60 * 60;

type Marking = Pick<StaffParts, "secret" | "siteUrl">;

function cookieOf({ siteUrl }: Marking) {
  const secure = siteUrl.startsWith("https:");
  return {
    name: `${secure ? "__Secure-" : ""}nordet.known_browser`,
    attributes: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: KNOWN_BROWSER_LENGTH },
  } as const;
}

/** Remembers that the account's owner has signed in from this browser. */
export async function markBrowser(parts: Marking, ctx: HookContext, email: string): Promise<void> {
  const { name, attributes } = cookieOf(parts);
  await ctx.setSignedCookie(name, attemptKey(parts.secret, "sign-in-known", email), parts.secret, attributes);
}

/** Whether an account's owner has signed in from this browser. The mark alone proves it, because it is a keyed digest. */
export function isKnownBrowser(parts: Marking, cookies: string | null, email: string): boolean {
  const mark = attemptKey(parts.secret, "sign-in-known", email);
  return cookies?.includes(`${cookieOf(parts).name}=${encodeURIComponent(mark)}.`) ?? false;
}

/**
 * Returns the limit that a sign-in attempt counts towards. A known browser has its own, so that the owner's sign-in
 * does not reset the count of outsiders' guesses.
 */
export async function signInAction(parts: Marking, ctx: HookContext, email: string): Promise<LimitedAction> {
  const mark = await ctx.getSignedCookie(cookieOf(parts).name, parts.secret);
  return mark === attemptKey(parts.secret, "sign-in-known", email) ? "sign-in-known" : "sign-in";
}
