import type { createAuthMiddleware } from "better-auth/api";
import type { StaffParts } from "../parts.ts";
import { attemptKey, type LimitedAction } from "./attempts.ts";

/** The context of a better-auth hook. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** How long a browser stays known to an account after signing in, in seconds. */
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

/**
 * Which limit a sign-in attempt counts towards; outsiders' guesses stay counted when the owner signs in another way.
 */
export async function signInAction(parts: Marking, ctx: HookContext, email: string): Promise<LimitedAction> {
  const mark = await ctx.getSignedCookie(cookieOf(parts).name, parts.secret);
  return mark === attemptKey(parts.secret, "sign-in-known", email) ? "sign-in-known" : "sign-in";
}
