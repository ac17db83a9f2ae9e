import { record, type StaffParts } from "../parts.ts";
import { updatePasskey } from "../passkeys/store.ts";
import { forgetLimits, type HookContext, markBrowser, signInAction } from "./attempts.ts";
import { deleteLinks } from "./store.ts";

/** The endpoint for signing in with a passkey. */
export const BY_PASSKEY = "/passkey/verify-authentication";

/** Records what a better-auth endpoint did for the owner of the new session. */
export async function afterEndpoint(parts: StaffParts, ctx: HookContext): Promise<void> {
  const { secret, database, clock } = parts;
  const signedIn = ctx.context.newSession;
  if (!signedIn) return;
  const { id, email } = signedIn.user;
  // With a second factor, the password alone has opened nothing yet.
  const isHalfWay = ctx.path === "/sign-in/email" && signedIn.user["twoFactorEnabled"] === true;
  const byCode = ctx.path.startsWith("/two-factor/verify-");
  const passkeyId = ctx.path === BY_PASSKEY ? signedIn.session["passkeyId"] : undefined;
  /** The session is open: recognize the browser from now on. */
  const opened = async (detail = {}) => {
    await markBrowser(parts, ctx, email);
    await record(parts, database.kysely, { kind: "staff.signed-in", subject: id, actor: id, detail });
  };
  if (typeof passkeyId === "string") {
    await updatePasskey(database.kysely, passkeyId, id, { lastUsedAt: clock() });
    await opened({ by: "passkey" });
  }
  if (byCode) await forgetLimits(parts, ["second-factor", id]);
  const wasSignedIn = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
  if ((ctx.path === "/sign-in/email" && !isHalfWay) || (byCode && !wasSignedIn)) {
    await forgetLimits(parts, [await signInAction(parts, ctx, email), email]);
    await opened();
  }
  if (ctx.path === "/change-password") {
    await forgetLimits(parts, ["change-password", id]);
    await passwordChanged(parts, id, "staff.password-changed");
  }
}

/** The owner changed the password: reset links no longer work. */
export async function passwordChanged(
  parts: StaffParts,
  id: string,
  kind: "staff.password-reset" | "staff.password-changed",
): Promise<void> {
  await deleteLinks(parts.database.kysely, id);
  await parts.facts.transaction((db) => record(parts, db, { kind, subject: id, actor: id }));
}
