import type { createAuthMiddleware } from "better-auth/api";
import type { StaffParts } from "../parts.ts";
import { attemptKey, type LimitedAction } from "./attempts.ts";

/** What a hook of better-auth is given. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** How long a browser counts as known to an account after it signed in. Seconds. */
const KNOWN_BROWSER_LENGTH = 180 * 24 * 60 * 60;

type Marking = Pick<StaffParts, "secret" | "siteUrl">;

function cookieOf({ siteUrl }: Marking) {
  const secure = siteUrl.startsWith("https:");
  return {
    name: `${secure ? "__Secure-" : ""}nordet.known_browser`,
    attributes: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: KNOWN_BROWSER_LENGTH },
  } as const;
}

/** Remembers that the owner of the account has signed in by this browser. */
export async function markBrowser(parts: Marking, ctx: HookContext, email: string): Promise<void> {
  const { name, attributes } = cookieOf(parts);
  await ctx.setSignedCookie(name, attemptKey(parts.secret, "sign-in-known", email), parts.secret, attributes);
}

/** Which attempts a sign-in counts among; strangers' guesses stay counted when the owner comes in another way. */
export async function signInAction(parts: Marking, ctx: HookContext, email: string): Promise<LimitedAction> {
  const mark = await ctx.getSignedCookie(cookieOf(parts).name, parts.secret);
  return mark === attemptKey(parts.secret, "sign-in-known", email) ? "sign-in-known" : "sign-in";
}
