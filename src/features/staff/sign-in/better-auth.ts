import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import { company } from "../../../lib/company/company.ts";
import { CLIENT_ADDRESS_HEADER } from "../../../lib/http/client-address-header.ts";
import { ROLES } from "../../../lib/http/roles.ts";
import { mailResetLink } from "../accounts/mail-reset-link.ts";
import { isActive } from "../accounts/store.ts";
import { PASSWORD_MAX, PASSWORD_MIN, RESET_MINUTES, SESSION_DAYS } from "../model.ts";
import type { StaffParts } from "../parts.ts";
import { relyingPartyOf } from "../passkeys/passkeys.ts";
import { findByCredential } from "../passkeys/store.ts";
import { afterEndpoint, BY_PASSKEY, passwordChanged } from "./after-endpoint.ts";
import { forgetLimits } from "./attempts.ts";
import { beforeEndpoint } from "./before-endpoint.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Minimum interval between session renewals, in seconds. */
const SESSION_RENEWAL = DAY;

/** Attempts per address: on a Monday morning, a whole office behind one router signs in. Windows in seconds. */
const ADDRESS_LIMITS = {
  "/sign-in/email": { window: 10 * MINUTE, max: 20 },
  "/request-password-reset": { window: 15 * MINUTE, max: 5 },
  "/reset-password": { window: 10 * MINUTE, max: 10 },
  "/change-password": { window: 10 * MINUTE, max: 10 },
  "/two-factor/*": { window: 10 * MINUTE, max: 20 },
  // Requested by each view of a sign-in page, and again while it stays open.
  "/passkey/generate-authenticate-options": { window: 10 * MINUTE, max: 120 },
  "/passkey/verify-authentication": { window: 10 * MINUTE, max: 20 },
  "/passkey/*": { window: 10 * MINUTE, max: 20 },
} as const;

/** Time allowed between password and code, in seconds. */
const CHALLENGE_LENGTH = 10 * MINUTE;

/**
 * better-auth, configured: email and password only, no sign-up, our tables, limits per address (its own, in the
 * database) and per account (ours, in the hooks). `endpoints.ts` decides which of its endpoints are open.
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
    // A site reached under another name than the configured one, such as a preview: same as the front's cross-site
    // rule.
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
      // Not in the cookie, so that a revoked session is refused at once.
      cookieCache: { enabled: false },
      // Adding a passkey requires the password, whatever the session's age.
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
      // Explicit, because the library disables both checks when it believes it is in a test.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // Migration 002 creates the tables and a test compares them; checking at every start would cost a query.
      database: { validateSchema: false },
    },
    logger: {
      level: "warn",
      log: (level, message, ...details) => {
        // Only errors are logged in full; other details may contain an address someone typed.
        const err = details.find((detail) => detail instanceof Error);
        if (err) log.error({ err }, `sign-in: ${message}`);
        else if (level === "error") log.warn(`sign-in: ${message.split("\n")[0]}`);
      },
    },
    onAPIError: {
      // A refusal is a response, not an event; the caller handles anything else, since it can tell a lost database from
      // a bug.
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
        // Ours counts by our clock, and covers reused codes.
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: relyingParty.id,
        rpName: company.name,
        origin: relyingParty.origin,
        schema: { passkey: { modelName: "staff_passkeys" } },
        advanced: { webAuthnChallengeCookie: "passkey" },
        // Discoverable without a username, and only after verifying the user.
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

/** The same for an inactive account, so that its existence is not revealed. */
const wrongPassword = () =>
  new APIError("UNAUTHORIZED", { code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" });

/** The library accepts a key without user verification; we do not, since it is a single factor. */
function requireUserVerified(userVerified: boolean | undefined): void {
  if (userVerified === true) return;
  throw new APIError("UNAUTHORIZED", { code: "USER_NOT_VERIFIED", message: "The key did not verify its user" });
}

export type Auth = ReturnType<typeof createAuth>;
