import { APIError } from "better-auth/api";
import { isGuessablePassword } from "../accounts/new-account.ts";
import { CHALLENGE_COOKIE } from "../admin-path.ts";
import { passwordField } from "../model.ts";
import type { StaffParts } from "../parts.ts";
import { type HookContext, limitAttempts, signInAction, takeCode } from "./attempts.ts";

/** Endpoints that require the password despite a session. */
const ASKS_PASSWORD: readonly string[] = [
  "/change-password",
  "/verify-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
];

/**
 * Limits attempts on an account and checks new passwords before a better-auth endpoint runs.
 * @returns a replacement for its body
 * @throws APIError
 */
export async function beforeEndpoint(parts: StaffParts, ctx: HookContext) {
  if (ctx.path.startsWith("/two-factor/verify-")) {
    await limitCodes(parts, ctx);
    // Every sign-in requires a code: no browser is exempt.
    return { context: { body: { ...ctx.body, trustDevice: false, disableSession: false } } };
  }
  const email = typeof ctx.body?.email === "string" ? ctx.body.email.toLowerCase() : undefined;
  if (ctx.path === "/sign-in/email" && email) {
    await limitAttempts(parts, await signInAction(parts, ctx, email), email);
  }
  if (ASKS_PASSWORD.includes(ctx.path)) {
    const id = await sessionUser(parts, ctx);
    if (id) await limitAttempts(parts, "change-password", id);
  }
  await refuseGuessable(parts, ctx);
  return ctx.path === "/change-password"
    ? { context: { body: { ...ctx.body, revokeOtherSessions: true } } }
    : undefined;
}

async function limitCodes(parts: StaffParts, ctx: HookContext): Promise<void> {
  const cookie = ctx.context.createAuthCookie(CHALLENGE_COOKIE).name;
  const challenge = await ctx.getSignedCookie(cookie, parts.secret);
  const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  const id = (await sessionUser(parts, ctx)) ?? found?.value;
  if (!id) return;
  await limitAttempts(parts, "second-factor", id);
  if (ctx.path === "/two-factor/verify-totp") await takeCode(parts, id, String(ctx.body?.code));
}

async function refuseGuessable(parts: StaffParts, ctx: HookContext): Promise<void> {
  const { newPassword, token } = (ctx.body ?? {}) as { newPassword?: unknown; token?: unknown };
  if (!passwordField.safeParse(newPassword).success) return;
  // Only for those allowed to change it: checking one takes longer than refusing an outsider.
  const mayBeSet =
    ctx.path === "/reset-password"
      ? Boolean(await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`))
      : ctx.path === "/change-password" && (await sessionUser(parts, ctx)) !== undefined;
  if (mayBeSet && (await isGuessablePassword(parts, String(newPassword)))) {
    const message = "This password is one of those that are tried first";
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_GUESSABLE", message });
  }
}

/** Id of the signed-in member. */
async function sessionUser({ secret }: StaffParts, ctx: HookContext): Promise<string | undefined> {
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
  const session = token ? await ctx.context.internalAdapter.findSession(token) : null;
  return session?.user.id;
}
