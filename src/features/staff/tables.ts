import type { Generated } from "kysely";
import type { Id, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { Role } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    staff: StaffTable;
    staff_sessions: StaffSessionsTable;
    staff_accounts: StaffAccountsTable;
    staff_verifications: StaffVerificationsTable;
    staff_rate_limits: StaffRateLimitsTable;
    staff_attempts: StaffAttemptsTable;
    staff_first_account: StaffFirstAccountTable;
    staff_invitations: StaffInvitationsTable;
    staff_second_factors: StaffSecondFactorsTable;
    staff_passkeys: StaffPasskeysTable;
    staff_settings: StaffSettingsTable;
  }
}

/** Purpose and sensitivity of each column (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  staff: {
    purpose: "staff",
    none: "id emailVerified createdAt updatedAt role deactivatedAt twoFactorEnabled language",
    personal: "name email image",
  },
  staff_sessions: {
    purpose: "staff",
    none: "id expiresAt createdAt updatedAt userId passkeyId",
    personal: "ipAddress userAgent",
    secret: "token",
  },
  staff_accounts: {
    purpose: "staff",
    none: "id accountId providerId userId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt",
    secret: "accessToken refreshToken idToken password",
  },
  staff_verifications: { purpose: "staff", none: "id expiresAt createdAt updatedAt", secret: "identifier value" },
  staff_rate_limits: { purpose: "limits", none: "id count lastRequest", personal: "key" },
  staff_attempts: { purpose: "limits", none: "count windowStart", secret: "key" },
  staff_second_factors: {
    purpose: "staff",
    none: "id userId verified failedVerificationCount lockedUntil",
    secret: "secret backupCodes",
  },
  staff_passkeys: {
    purpose: "staff",
    none: "id userId counter deviceType backedUp transports createdAt aaguid lastUsedAt",
    personal: "name",
    secret: "publicKey credentialID",
  },
  staff_settings: { purpose: "operation", none: "id requireSecondFactor" },
  staff_invitations: {
    purpose: "staff",
    none: "id role language invitedBy createdAt expiresAt acceptedAt withdrawnAt",
    personal: "email",
    secret: "tokenDigest",
  },
  staff_first_account: { purpose: "staff", none: "id", secret: "nonce" },
};

/** One row per account; a deactivated member's row stays, with `deactivatedAt`. */
export interface StaffTable {
  id: string;
  name: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  role: Role;
  createdAt: Moment;
  updatedAt: Moment;
  /** When sign-in was blocked; the row stays, so that the member's past actions keep a name. */
  deactivatedAt: Moment | null;
  /** Whether a code from the app is required besides the password. */
  twoFactorEnabled: Generated<boolean | null>;
  /** Language of the member's desk and emails; `null` until they first open the desk. */
  language: Generated<Language | null>;
}

/** TOTP secrets of members' apps; written by better-auth. */
export interface StaffSecondFactorsTable {
  id: string;
  /** Encrypted, like the recovery codes. */
  secret: string;
  backupCodes: string;
  userId: string;
  /** False until the first code is entered, because the app may not be set up until then. */
  verified: boolean | null;
}

/** A passkey, with which a member signs in instead of a password (WebAuthn). */
export interface StaffPasskeysTable {
  id: string;
  name: string | null;
  publicKey: string;
  userId: string;
  credentialID: string;
  /** The authenticator's signature counter; zero if it has none. */
  counter: number;
  deviceType: string;
  /** Whether the device's vendor syncs it to the owner's other devices. */
  backedUp: boolean;
  transports: string | null;
  createdAt: Moment | null;
  /** The authenticator's make (AAGUID). */
  aaguid: string | null;
  lastUsedAt: Moment | null;
}

/** Settings by admins for all members; at most one row. */
export interface StaffSettingsTable {
  id: number;
  requireSecondFactor: boolean;
}

export interface StaffInvitationsTable {
  id: Id;
  /** In lower case. */
  email: string;
  role: Role;
  /** Language of the invitation email. */
  language: Language;
  tokenDigest: string;
  invitedBy: string;
  createdAt: Moment;
  expiresAt: Moment;
  acceptedAt: Moment | null;
  withdrawnAt: Moment | null;
}

/** A signed-in browser; written by better-auth. We refer to a session by its id and never read its token. */
export interface StaffSessionsTable {
  id: string;
  userId: string;
  createdAt: Moment;
  updatedAt: Moment;
  expiresAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  /** The passkey that opened the session, or was created in it. */
  passkeyId: string | null;
}

/** A staff member's password; better-auth calls its provider `credential`. */
export interface StaffAccountsTable {
  id: string;
  /** Equals `userId` for `credential`. */
  accountId: string;
  providerId: "credential";
  userId: string;
  /** Salt and scrypt key, in better-auth's format. */
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

/** One-time links for setting a new password, and challenges of second factors and passkeys; written by better-auth. */
export interface StaffVerificationsTable {
  id: string;
  /** Digest of a link's purpose and token, or of a challenge's token. */
  identifier: string;
  /** Id of the staff member; JSON for a passkey's challenge. */
  value: string;
  expiresAt: Moment;
  createdAt: Moment;
  updatedAt: Moment;
}

/** Requests per IP address and better-auth endpoint, counted by better-auth; we only delete expired rows. */
export interface StaffRateLimitsTable {
  id: string;
  /** Contains the IP address in plain text, because the library writes it so. */
  key: string;
  count: number;
  /** Unix time in milliseconds. */
  lastRequest: number;
}

/** Attempts per time window, for the limits per account. */
export interface StaffAttemptsTable {
  /** The action and a keyed digest of the email address, so that addresses of non-members are not stored. */
  key: string;
  count: number;
  windowStart: Moment;
}

/** At most one row; while it exists, the link to create the first account works. */
export interface StaffFirstAccountTable {
  id: number;
  /** The link's token derives from this and the configured secret, and is not stored. */
  nonce: string;
}
