import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { company } from "../../../lib/company/company.ts";
import { CLIENT_ADDRESS_HEADER } from "../../../lib/http/client-address-header.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { mailResetLink } from "../accounts/mail-reset-link.ts";
import { isGuessablePassword } from "../accounts/new-account.ts";
import { isActive } from "../accounts/store.ts";
import { CHALLENGE_COOKIE } from "../admin-path.ts";
import { record } from "../facts.ts";
import { PASSWORD_MAX, PASSWORD_MIN, passwordField, RESET_MINUTES, SESSION_DAYS } from "../model.ts";
import type { StaffParts } from "../parts.ts";
import { relyingPartyOf } from "../passkeys/passkey-origin.ts";
import { findByCredential, updatePasskey } from "../passkeys/store.ts";
import { attempt, attemptKey, type LimitedAction } from "./attempts.ts";
import { deleteLinks, forgetAttempts } from "./store.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A session is prolonged at most once in this time. Seconds. */
const SESSION_RENEWAL = DAY;
/** How long a browser counts as known to an account after it signed in. Seconds. */
const KNOWN_BROWSER_LENGTH = 180 * DAY;

/** Attempts from one address: a whole office behind one router signs in on a Monday morning. Windows in seconds. */
const ADDRESS_LIMITS = {
  "/sign-in/email": { window: 10 * MINUTE, max: 20 },
  "/request-password-reset": { window: 15 * MINUTE, max: 5 },
  "/reset-password": { window: 10 * MINUTE, max: 10 },
  "/change-password": { window: 10 * MINUTE, max: 10 },
  "/two-factor/*": { window: 10 * MINUTE, max: 20 },
  // Asked for by each sign-in page that is looked at, and again while it stays open.
  "/passkey/generate-authenticate-options": { window: 10 * MINUTE, max: 120 },
  "/passkey/verify-authentication": { window: 10 * MINUTE, max: 20 },
  "/passkey/*": { window: 10 * MINUTE, max: 20 },
} as const;

/** Signs in with a passkey. */
const BY_PASSKEY = "/passkey/verify-authentication";

/** How long somebody may take from the password to the code, in seconds. */
const CHALLENGE_LENGTH = 10 * MINUTE;

/** Asks for the password though somebody is signed in. */
const ASKS_PASSWORD: readonly string[] = [
  "/change-password",
  "/verify-password",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
];

/**
 * better-auth, configured: only e-mail and password, no sign-up, our tables, limits per address (its own, kept in the
 * database) and per account (ours, in the hooks). Which of its endpoints are open is decided in `endpoints.ts`.
 */
export function createAuth(parts: StaffParts) {
  const { database, facts, secret, siteUrl, clock, log, passwords } = parts;
  const { kysely } = database;
  const relyingParty = relyingPartyOf(siteUrl);
  const secure = siteUrl.startsWith("https:");
  const knownBrowser = {
    name: `${secure ? "__Secure-" : ""}nordet.known_browser`,
    attributes: { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: KNOWN_BROWSER_LENGTH },
  } as const;

  /** @throws APIError 429 when the account has had its share of attempts */
  const limit = async (action: LimitedAction, account: string) => {
    const seconds = await attempt(parts, action, account);
    if (seconds === 0) return;
    throw new APIError(
      "TOO_MANY_REQUESTS",
      { code: "TOO_MANY_REQUESTS", message: "Too many attempts on this account. Try again later." },
      { "Retry-After": String(seconds) },
    );
  };

  /** Takes a code of the app; of two who send the same one at once, one is let on. @throws APIError when it was used */
  const takeCode = async (id: string, code: string) => {
    if ((await attempt(parts, "second-factor-code", `${id}:${code}`)) === 0) return;
    throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "This code was used" });
  };

  const forget = (...of: [action: LimitedAction, account: string][]) =>
    forgetAttempts(
      kysely,
      of.map(([action, account]) => attemptKey(secret, action, account)),
    );

  /** A password that its owner has changed. */
  const passwordChanged = async (id: string, kind: "staff.password-reset" | "staff.password-changed") => {
    await deleteLinks(kysely, id);
    await facts.transaction((db) => record(parts, db, { kind, subject: id, actor: id }));
  };

  /** Which attempts a sign-in counts among; strangers' guesses stay counted when the owner comes in another way. */
  const signInAction = (email: string, mark: string | false | null | undefined): LimitedAction =>
    mark === attemptKey(secret, "sign-in-known", email) ? "sign-in-known" : "sign-in";

  return betterAuth({
    appName: company.name,
    baseURL: siteUrl,
    basePath: "/api/auth",
    secret,
    database: { db: kysely, type: database.dialect },
    telemetry: { enabled: false },
    // A site reached under another name than the configured one, such as a preview: as the front's cross-site rule.
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
        await forget(["sign-in", user.email], ["reset", user.email]);
        await passwordChanged(user.id, "staff.password-reset");
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
            if (await isActive(kysely, userId)) {
              const opened =
                ctx?.path === BY_PASSKEY ? await findByCredential(kysely, ctx.body.response.id) : undefined;
              return opened ? { data: { passkeyId: opened.id } } : undefined;
            }
            // The words for a wrong password: nobody is told that there is such an account.
            throw new APIError("UNAUTHORIZED", {
              code: "INVALID_EMAIL_OR_PASSWORD",
              message: "Invalid email or password",
            });
          },
        },
      },
    },
    session: {
      modelName: "staff_sessions",
      expiresIn: SESSION_DAYS * DAY,
      updateAge: SESSION_RENEWAL,
      // Kept out of the cookie, so that a revoked session is refused at once.
      cookieCache: { enabled: false },
      // What is asked before a passkey is made is the password, not how old the session is.
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
      // Said aloud because the library turns both checks off by itself when it believes it is in a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // Migration 002 makes the tables and a test compares them; asking again at every start would cost a query.
      database: { validateSchema: false },
    },
    logger: {
      level: "warn",
      log: (level, message, ...details) => {
        // Only errors are passed on whole; other details may hold an address somebody typed.
        const err = details.find((detail) => detail instanceof Error);
        if (err) log.error({ err }, `sign-in: ${message}`);
        else if (level === "error") log.warn(`sign-in: ${message.split("\n")[0]}`);
      },
    },
    onAPIError: {
      // A refusal is an answer, not an event; anything else is for whoever called, who knows a lost database from a bug.
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
        // Ours counts by our clock, and a code that was used as well.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: relyingParty.id,
        rpName: company.name,
        origin: relyingParty.origin,
        schema: { passkey: { modelName: "staff_passkeys" } },
        advanced: { webAuthnChallengeCookie: "passkey" },
        // Found by the authenticator without a name, and only after it has seen who holds it.
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
      before: createAuthMiddleware(async (ctx) => {
        const sessionUser = async () => {
          const token = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
          const session = token ? await ctx.context.internalAdapter.findSession(token) : null;
          return session?.user.id;
        };
        if (ctx.path.startsWith("/two-factor/verify-")) {
          const cookie = ctx.context.createAuthCookie(CHALLENGE_COOKIE).name;
          const challenge = await ctx.getSignedCookie(cookie, secret);
          const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
          const id = (await sessionUser()) ?? found?.value;
          if (id) {
            await limit("second-factor", id);
            if (ctx.path === "/two-factor/verify-totp") await takeCode(id, String(ctx.body?.code));
          }
          // Every sign-in asks for a code: no browser is exempt from it.
          return { context: { body: { ...ctx.body, trustDevice: false, disableSession: false } } };
        }
        const email = typeof ctx.body?.email === "string" ? ctx.body.email.toLowerCase() : undefined;
        if (ctx.path === "/sign-in/email" && email) {
          await limit(signInAction(email, await ctx.getSignedCookie(knownBrowser.name, secret)), email);
        }
        if (ASKS_PASSWORD.includes(ctx.path)) {
          const id = await sessionUser();
          if (id) await limit("change-password", id);
        }
        const { newPassword, token } = (ctx.body ?? {}) as { newPassword?: unknown; token?: unknown };
        // Only for whom it may be changed: to judge one takes longer than to refuse a stranger.
        const maySetPassword = async () =>
          ctx.path === "/reset-password"
            ? Boolean(await ctx.context.internalAdapter.findVerificationValue(`reset-password:${token}`))
            : ctx.path === "/change-password" && (await sessionUser()) !== undefined;
        if (passwordField.safeParse(newPassword).success && (await maySetPassword())) {
          if (await isGuessablePassword(parts, String(newPassword))) {
            const message = "This password is one of those that are tried first";
            throw new APIError("BAD_REQUEST", { code: "PASSWORD_GUESSABLE", message });
          }
        }
        if (ctx.path === "/change-password") {
          return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
        }
        return undefined;
      }),
      after: createAuthMiddleware(async (ctx) => {
        const signedIn = ctx.context.newSession;
        if (!signedIn) return;
        const { id, email } = signedIn.user;
        // With a second factor the password alone has opened nothing yet.
        const isHalfWay = ctx.path === "/sign-in/email" && signedIn.user["twoFactorEnabled"] === true;
        const byCode = ctx.path.startsWith("/two-factor/verify-");
        const passkeyId = ctx.path === BY_PASSKEY ? signedIn.session["passkeyId"] : undefined;
        /** The session is open: the browser is recognised from now on. */
        const opened = async (detail = {}) => {
          const mark = attemptKey(secret, "sign-in-known", email);
          await ctx.setSignedCookie(knownBrowser.name, mark, secret, knownBrowser.attributes);
          await record(parts, kysely, { kind: "staff.signed-in", subject: id, actor: id, detail });
        };
        if (typeof passkeyId === "string") {
          await updatePasskey(kysely, passkeyId, id, { lastUsedAt: clock() });
          await opened({ by: "passkey" });
        }
        if (byCode) await forget(["second-factor", id]);
        const wasSignedIn = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, secret);
        if ((ctx.path === "/sign-in/email" && !isHalfWay) || (byCode && !wasSignedIn)) {
          await forget([signInAction(email, await ctx.getSignedCookie(knownBrowser.name, secret)), email]);
          await opened();
        }
        if (ctx.path === "/change-password") {
          await forget(["change-password", id]);
          await passwordChanged(id, "staff.password-changed");
        }
      }),
    },
  });
}

/** The library takes a key that did not ask who holds it; we do not: such a key is one factor only. */
function requireUserVerified(userVerified: boolean | undefined): void {
  if (userVerified === true) return;
  throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED", message: "The key did not verify its user" });
}

export type Auth = ReturnType<typeof createAuth>;
