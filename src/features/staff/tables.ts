import type { Generated } from "kysely";
import type { Id, Moment } from "../../db/column-types.ts";
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

/** What its columns are for (`lib/data-map.ts`). */
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

/** A member of staff. */
export interface StaffTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  role: Role;
  createdAt: Moment;
  updatedAt: Moment;
  /** Since then nobody signs in to the account; it stays, so that what was done keeps its name. */
  deactivatedAt: Moment | null;
  /** Whether a code of the app is asked for besides the password. */
  twoFactorEnabled: Generated<boolean | null>;
  /** In which they read the desk, and their mails; `null` until they open it. */
  language: Generated<Language | null>;
}

/** What makes the codes of a member's app; written by better-auth. */
export interface StaffSecondFactorsTable {
  id: string;
  /** Encrypted, and so are the codes for the day on which the app is lost. */
  secret: string;
  backupCodes: string;
  userId: string;
  /** False until the first code was entered: the app may not have been set up. */
  verified: boolean | null;
}

/** A key with which a member signs in instead of the password (WebAuthn). */
export interface StaffPasskeysTable {
  id: string;
  /** What its owner calls it. */
  name: string | null;
  publicKey: string;
  userId: string;
  /** By which the browser names it. */
  credentialID: string;
  /** How often it has signed, as it says; zero for those that do not count. */
  counter: number;
  deviceType: string;
  /** Whether the device's maker keeps a copy for the owner's other devices. */
  backedUp: boolean;
  transports: string | null;
  createdAt: Moment | null;
  /** What kind of authenticator made it. */
  aaguid: string | null;
  lastUsedAt: Moment | null;
}

/** What admins decide for everybody; at most one row. */
export interface StaffSettingsTable {
  id: number;
  requireSecondFactor: boolean;
}

/** An invitation to join the staff. */
export interface StaffInvitationsTable {
  id: Id;
  /** Lower case. */
  email: string;
  role: Role;
  /** Of the mail. */
  language: Language;
  /** Of the link's token. */
  tokenDigest: string;
  /** Id of the admin. */
  invitedBy: string;
  createdAt: Moment;
  expiresAt: Moment;
  acceptedAt: Moment | null;
  withdrawnAt: Moment | null;
}

/** A signed-in browser; written by better-auth. We name a session by its id and never read its token. */
export interface StaffSessionsTable {
  id: string;
  userId: string;
  createdAt: Moment;
  updatedAt: Moment;
  expiresAt: Moment;
  ipAddress: string | null;
  userAgent: string | null;
  /** The passkey that opened it, or that was made in it. */
  passkeyId: string | null;
}

/** How a member of staff signs in; the provider `credential` is the password. */
export interface StaffAccountsTable {
  id: string;
  /** For `credential` the same as `userId`. */
  accountId: string;
  providerId: "credential";
  userId: string;
  /** Salt and scrypt key, as better-auth writes them. */
  password: string | null;
  createdAt: Moment;
  updatedAt: Moment;
}

/** One-time links: to set a new password. */
export interface StaffVerificationsTable {
  id: string;
  /** Digest of the purpose and the link's token. */
  identifier: string;
  /** Id of the member of staff. */
  value: string;
  expiresAt: Moment;
  createdAt: Moment;
  updatedAt: Moment;
}

/** Requests of an address to an endpoint of better-auth, which counts them; we only take out what is over. */
export interface StaffRateLimitsTable {
  id: string;
  /** Holds the address in clear: the library makes it. */
  key: string;
  count: number;
  /** Milliseconds since 1970. */
  lastRequest: number;
}

/** How often something was tried in a window of time, for the limits per account. */
export interface StaffAttemptsTable {
  /** What was tried, and a keyed digest of the e-mail address: addresses of unknown people are not kept. */
  key: string;
  count: number;
  windowStart: Moment;
}

/** At most one row: while it is there, the link to create the first account works. */
export interface StaffFirstAccountTable {
  id: number;
  /** With the secret of the configuration it gives the link's token, which itself is not stored. */
  nonce: string;
}
