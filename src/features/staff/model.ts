import * as z from "zod/mini";
import { cutText } from "../../lib/http/input-fields.ts";
import { ROLES, type Role } from "../../lib/http/roles.ts";
import { LANGUAGES, type Language } from "../../lib/language.ts";

/**
 * Shortest password, in UTF-16 code units. NIST SP 800-63B requires 15 characters without a second factor and 8 with
 * one; this is in between.
 */
export const PASSWORD_MIN = 12;
/** Longest password, in UTF-16 code units, so that an attacker cannot keep the server busy with hashing. */
export const PASSWORD_MAX = 128;
/** How long a password reset link works, in minutes. */
export const RESET_MINUTES = 60;

/** An email address; errors are keys of `errors` in `text/{fr,en}/desk/sign-in.ts`. */
export const emailField = z
  .string({ error: "email" })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: "email" }),
    z.email({ error: "email", pattern: z.regexes.html5Email }),
  );
/**
 * Fields of the plain sign-in forms. Each is cut just above its maximum, so that a value that is too long still fails
 * validation.
 */
export const signInFormSchema = z.partial(
  z.object({
    email: cutText(255),
    name: cutText(101),
    password: cutText(PASSWORD_MAX + 1),
    repeat: cutText(PASSWORD_MAX + 1),
    /** Second-factor code, possibly with spaces. */
    code: cutText(64),
    /** Token of a one-time link. */
    token: cutText(64),
    act: cutText(10),
    lang: cutText(10),
    /** Desk path to open afterwards, with a list's filters in the query. */
    next: cutText(2_000),
  }),
);

export const nameField = z
  .string({ error: "name" })
  .check(
    z.trim(),
    z.minLength(1, { error: "name" }),
    z.maxLength(100, { error: "name" }),
    z.regex(/^\P{Cc}+$/u, { error: "name" }),
  );
export const passwordField = z
  .string({ error: "password" })
  .check(z.minLength(PASSWORD_MIN, { error: "password" }), z.maxLength(PASSWORD_MAX, { error: "passwordLong" }));

/** Days without use after which a session ends; with daily use, it lasts until {@link LAST_SESSION_DAY}. */
export const SESSION_DAYS = 7;
/**
 * Days after which a session ends even if in use (ASVS 7.3.2), so that a stolen browser is not signed in forever.
 */
export const LAST_SESSION_DAY = 30;

/** How long an invitation works, in days; long enough to cover a short holiday. */
export const INVITATION_DAYS = 7;

/** An admin's input for an invitation; errors are keys in `text/{fr,en}/problems.ts`. */
export const invitationSchema = z.strictObject({
  email: z
    .string({ error: "required" })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254, { error: "emailInvalid" }),
      z.email({ error: "emailInvalid", pattern: z.regexes.html5Email }),
    ),
  role: z.enum(ROLES, { error: "unknownOption" }),
  /** Language of the invitation email. */
  language: z.enum(LANGUAGES, { error: "unknownOption" }),
});
export type NewInvitationFields = z.output<typeof invitationSchema>;

/** A member's desk language. Unless `chosen`, it is the browser's language, and stored only if none is stored yet. */
export const languageSchema = z.strictObject({
  language: z.enum(LANGUAGES, { error: "unknownOption" }),
  chosen: z.boolean({ error: "required" }),
});
export const roleSchema = z.strictObject({ role: z.enum(ROLES, { error: "unknownOption" }) });
export const deactivatedSchema = z.strictObject({ deactivated: z.boolean({ error: "required" }) });

/** Longest name of a passkey, in UTF-16 code units. */
export const PASSKEY_NAME_MAX = 60;

/** Bytes in base64url, as browsers send them in JSON; a credential has a few hundred, rarely a few thousand. */
const bytes = z
  .string({ error: "passkeyInvalid" })
  .check(z.maxLength(16_384, { error: "passkeyInvalid" }), z.regex(/^[\w-]*$/, { error: "passkeyInvalid" }));
const passkeyName = z
  .string({ error: "passkeyNameMissing" })
  .check(
    z.trim(),
    z.minLength(1, { error: "passkeyNameMissing" }),
    z.maxLength(PASSKEY_NAME_MAX, { error: "passkeyNameLong" }),
    z.regex(/^\P{Cc}+$/u, { error: "controlCharacters" }),
  );
const askedPassword = z
  .string({ error: "required" })
  .check(z.minLength(1, { error: "required" }), z.maxLength(PASSWORD_MAX, { error: "passwordWrong" }));

/**
 * Returns the schema of `PublicKeyCredential.toJSON()` (WebAuthn Level 3, §5.1), without fields that newer browsers
 * add.
 */
function credential<Response extends z.core.$ZodShape>(response: Response) {
  return z.object(
    {
      id: bytes,
      rawId: bytes,
      type: z.literal("public-key", { error: "passkeyInvalid" }),
      clientExtensionResults: z._default(z.object({}), {}),
      response: z.object(response, { error: "passkeyInvalid" }),
    },
    { error: "passkeyInvalid" },
  );
}

export const passkeyChallengeSchema = z.strictObject({});
export const passkeySignInSchema = z.strictObject({
  credential: credential({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
  /** Id of the member that the passkey must belong to. */
  member: z.optional(z.string({ error: "passkeyInvalid" }).check(z.maxLength(100, { error: "passkeyInvalid" }))),
});
export const newPasskeySchema = z.strictObject({
  name: passkeyName,
  credential: credential({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z._default(
      z
        .array(
          z
            .string()
            .check(z.maxLength(20, { error: "passkeyInvalid" }), z.regex(/^[a-z-]+$/, { error: "passkeyInvalid" })),
          { error: "passkeyInvalid" },
        )
        .check(z.maxLength(10, { error: "passkeyInvalid" })),
      [],
    ),
  }),
});
export const passkeyNameSchema = z.strictObject({ name: passkeyName });
/** Asks for the password again before a passkey is added or removed. */
export const passwordAgainSchema = z.strictObject({ password: askedPassword });

/** A passkey as its owner sees it; times are ISO 8601 UTC instants. */
export interface Passkey {
  id: string;
  name: string;
  /** The authenticator's make, if known. */
  maker: string | null;
  /** Whether the device's vendor syncs it to the owner's other devices. */
  synced: boolean;
  createdAt: string | null;
  lastUsedAt: string | null;
}

/** A staff member as admins see them; times are ISO 8601 UTC instants. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  /** When the account was deactivated, after which it cannot sign in; `null` if active. */
  deactivatedAt: string | null;
  /** Number of signed-in browsers. */
  sessions: number;
  /** Whether a code is required besides the password. */
  secondFactor: boolean;
  /** Number of passkeys, each of which counts as two factors. */
  passkeys: number;
}

export interface Invitation {
  id: number;
  email: string;
  role: Role;
  language: Language;
  /** Id of the admin who sent the invitation. */
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
}

export const settingsSchema = z.strictObject({ requireSecondFactor: z.boolean({ error: "required" }) });

export type SecondFactorPage = { isRequired: boolean } & (
  | { state: "off" | "on" }
  /** The member has a passkey but entered only the password, so the passkey is required. */
  | { state: "passkey" }
  /** `uri` is for the QR code, `secret` for typing. */
  | { state: "pending"; uri: string; secret: string }
  /** The second factor is on. The recovery codes are shown for ten minutes after the password was entered. */
  | { state: "saved"; codes: readonly string[] }
);

export type InvitationState =
  | { state: "open"; email: string; role: Role }
  | { state: "used" | "withdrawn" | "expired" | "unknown" };
