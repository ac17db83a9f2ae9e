import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { company } from "../../../lib/company/company.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { CLIENT_ADDRESS_HEADER } from "../../../lib/http/traffic.ts";
import { mailResetLink } from "../account-mails.ts";
import { CHALLENGE_COOKIE } from "../admin-path.ts";
import { PASSWORD_MAX, PASSWORD_MIN, passwordField, RESET_MINUTES, SESSION_DAYS } from "../model.ts";
import { isGuessablePassword } from "../new-accounts.ts";
import { record, type StaffParts } from "../parts.ts";
import { relyingPartyOf } from "../passkeys.ts";
import { isActive } from "../store.ts";
import { forgetLimits, type HookContext, limitAttempts, markBrowser, signInAction, takeCode } from "./attempts.ts";
import type { PasswordTurns } from "./password-turns.ts";
import { deleteLinks, findByCredential, updatePasskey } from "./store.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Minimum interval between session renewals, in seconds. */
const SESSION_RENEWAL = DAY;

/** Rate limits per IP address, with windows in seconds. A whole office may sign in behind one router on a Monday. */
const ADDRESS_LIMITS = {
  "/sign-in/email": { window: 10 * MINUTE, max: 20 },
  "/request-password-reset": { window: 15 * MINUTE, max: 5 },
  "/reset-password": { window: 10 * MINUTE, max: 10 },
  "/change-password": { window: 10 * MINUTE, max: 10 },
  "/two-factor/*": { window: 10 * MINUTE, max: 20 },
  // Each sign-in page requests this when opened, and again while it stays open.
  "/passkey/generate-authenticate-options": { window: 10 * MINUTE, max: 120 },
  "/passkey/verify-authentication": { window: 10 * MINUTE, max: 20 },
  "/passkey/*": { window: 10 * MINUTE, max: 20 },
} as const;

/** Time allowed between password and code, in seconds. */
const CHALLENGE_LENGTH = 10 * MINUTE;

/**
 * Configures better-auth for email and password with a second factor, or passkeys, without sign-up and with our tables.
 * Rate limits apply per IP address (better-auth's, in the database) and per account (ours, in the hooks).
 * `endpoints.ts` lists the open endpoints.
 */
export function createAuth(parts: StaffParts) {
  const { database, secret, siteUrl, log, passwords } = parts;
  const { kysely } = database;
  const relyingParty = relyingPartyOf(siteUrl);
  const secure = siteUrl.startsWith("https:");
  return betterAuth({
    appName: company.name,
    baseURL: siteUrl,
    basePath: "/api/auth",
    secret,
    database: { db: kysely, type: database.dialect },
    telemetry: { enabled: false },
    // Also trusts the requested host, so that a site reached under another name, such as a preview, works; the front
    // refuses cross-site requests.
    trustedOrigins: (request) => {
      if (!request) return [];
      const { host } = new URL(request.url);
      return [`https://${host}`, `http://${host}`];
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...(passwords ? { password: { hash: passwords.hash, verify: passwords.verify } } : {}),
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_MINUTES * MINUTE,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) =>
        mailResetLink(parts, user, token, request?.headers ?? new Headers()),
      onPasswordReset: async ({ user }) => {
        await forgetLimits(parts, ["sign-in", user.email], ["reset", user.email]);
        await passwordChanged(parts, user.id, "staff.password-reset");
      },
    },
    user: {
      modelName: "staff",
      additionalFields: {
        role: { type: [...ROLES], required: true, input: false },
        deactivatedAt: { type: "date", required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, ctx) => {
            if (!(await isActive(kysely, userId))) throw wrongPassword();
            const opened = ctx?.path === BY_PASSKEY ? await findByCredential(kysely, ctx.body.response.id) : undefined;
            return opened ? { data: { passkeyId: opened.id } } : undefined;
          },
        },
      },
    },
    session: {
      modelName: "staff_sessions",
      expiresIn: SESSION_DAYS * DAY,
      updateAge: SESSION_RENEWAL,
      // Not cached in the cookie, so that a revoked session is refused at once.
      cookieCache: { enabled: false },
      // No session counts as too old to add a passkey, because that requires the password.
      freshAge: 0,
      additionalFields: { passkeyId: { type: "string", required: false, input: false } },
    },
    account: { modelName: "staff_accounts" },
    verification: { modelName: "staff_verifications", storeIdentifier: "hashed" },
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "staff_rate_limits",
      window: MINUTE,
      max: 60,
      customRules: { ...ADDRESS_LIMITS, "/sign-out": false },
    },
    advanced: {
      cookiePrefix: "nordet",
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // Set explicitly, because the library disables both checks when it believes it runs in a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // Migration 002 creates the tables and a test compares them; checking at every start would cost a query.
      database: { validateSchema: false },
    },
    logger: {
      level: "warn",
      log: (level, message, ...details) => {
        // Only errors are logged in full, because other details may contain an email address typed by a visitor.
        const err = details.find((detail) => detail instanceof Error);
        if (err) log.error({ err }, `sign-in: ${message}`);
        else if (level === "error") log.warn(`sign-in: ${message.split("\n")[0]}`);
      },
    },
    onAPIError: {
      // A refusal is a normal response; any other error goes to the caller, which distinguishes a lost database from a
      // bug.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    plugins: [
      twoFactor({
        issuer: company.name,
        twoFactorTable: "staff_second_factors",
        twoFactorCookieMaxAge: CHALLENGE_LENGTH,
        backupCodeOptions: { storeBackupCodes: "encrypted" },
        // Our own limit uses our clock, and also covers reused codes.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: relyingParty.id,
        rpName: company.name,
        origin: relyingParty.origin,
        schema: { passkey: { modelName: "staff_passkeys" } },
        advanced: { webAuthnChallengeCookie: "passkey" },
        // Passkeys must work without a username, and verify their user.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        registration: {
          afterVerification: ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            requireUserVerified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    hooks: {
      before: createAuthMiddleware((ctx) => beforeEndpoint(parts, ctx)),
      after: createAuthMiddleware((ctx) => afterEndpoint(parts, ctx)),
    },
  });
}

/**
 * Returns the error for a wrong password. A deactivated account gives the same error, so as not to reveal that it
 * exists.
 */
const wrongPassword = () =>
  new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" });

/** Refuses a passkey without user verification, which the library accepts but which would be a single factor. */
function requireUserVerified(userVerified: boolean | undefined): void {
  if (userVerified === true) return;
  throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED", message: "The key did not verify its user" });
}

export type Auth = ReturnType<typeof createAuth>;

export interface Staff extends StaffParts {
  /** Returns better-auth, loaded on first use because loading takes 0.2 s, which would delay startup. */
  auth(): Promise<Auth>;
  turns: PasswordTurns;
}

/** Endpoints that require the password even with a session. */
const ASKS_PASSWORD: readonly string[] = [
  "/change-password",
  "/verify-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
];

/**
 * Limits attempts on an account and checks new passwords before a better-auth endpoint runs.
 * @returns a replacement for the endpoint's request body, if any
 * @throws APIError
 */
async function beforeEndpoint(parts: StaffParts, ctx: HookContext) {
  if (ctx.path.startsWith("/two-factor/verify-")) {
    await limitCodes(parts, ctx);
    // Every sign-in requires a code, so no browser is exempt.
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
  // Strength is checked only for callers who may set a password, because the check takes longer than a refusal.
  const mayBeSet =
    ctx.path === "/reset-password"
      ? Boolean(await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`))
      : ctx.path === "/change-password" && (await sessionUser(parts, ctx)) !== undefined;
  if (mayBeSet && (await isGuessablePassword(parts, String(newPassword)))) {
    const message = "This password is one of those that are tried first";
    throw new APIError("BAD_REQUEST", { code: "PASSWORD_GUESSABLE", message });
  }
}

async function sessionUser({ secret }: StaffParts, ctx: HookContext): Promise<string | undefined> {
  const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
  const session = token ? await ctx.context.internalAdapter.findSession(token) : null;
  return session?.user.id;
}

const BY_PASSKEY = "/passkey/verify-authentication";

/** Records what a better-auth endpoint did if it opened or renewed a session. */
async function afterEndpoint(parts: StaffParts, ctx: HookContext): Promise<void> {
  const { secret, database, clock } = parts;
  const signedIn = ctx.context.newSession;
  if (!signedIn) return;
  const { id, email } = signedIn.user;
  // With a second factor, the password alone does not open a session yet.
  const isHalfWay = ctx.path === "/sign-in/email" && signedIn.user["twoFactorEnabled"] === true;
  const byCode = ctx.path.startsWith("/two-factor/verify-");
  const passkeyId = ctx.path === BY_PASSKEY ? signedIn.session["passkeyId"] : undefined;
  /** Remembers the browser and records the sign-in, once the session is open. */
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

/** Invalidates the reset links and records the change of password. */
async function passwordChanged(
  parts: StaffParts,
  id: string,
  kind: "staff.password-reset" | "staff.password-changed",
): Promise<void> {
  await deleteLinks(parts.database.kysely, id);
  await parts.facts.transaction((db) => record(parts, db, { kind, subject: id, actor: id }));
}
