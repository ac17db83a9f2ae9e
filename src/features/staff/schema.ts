import * as z from "zod/mini";
import { LANGUAGES, type Language } from "../../lib/language.ts";
import { ROLES, type Role } from "./roles.ts";

/** Shortest password, in characters (NIST SP 800-63B asks for 15 without a second factor or 8 with; we take the middle). */
export const PASSWORD_MIN = 12;
/** Longest password, in characters: hashing must not be a way to keep the server busy. */
export const PASSWORD_MAX = 128;
/** How long a link to set a new password works, in minutes. */
export const RESET_MINUTES = 60;

/** Errors are keys of `errors` in `text/{fr,en}/sign-in.ts`. */
export const emailField = z
  .string({ error: "email" })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, { error: "email" }),
    z.email({ error: "email", pattern: z.regexes.html5Email }),
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

/** How long an invitation works, in days: whoever is on holiday finds it in time. */
export const INVITATION_DAYS = 7;

/** What an admin fills in to invite somebody; errors are field errors of `text/{fr,en}/problems.ts`. */
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
  /** Of the mail. */
  language: z.enum(LANGUAGES, { error: "unknownOption" }),
});
export type NewInvitationFields = z.output<typeof invitationSchema>;

/** In which a member reads the desk; not `chosen`: only what the browser shows, kept where nothing is. */
export const languageSchema = z.strictObject({
  language: z.enum(LANGUAGES, { error: "unknownOption" }),
  chosen: z.boolean({ error: "required" }),
});
export const roleSchema = z.strictObject({ role: z.enum(ROLES, { error: "unknownOption" }) });
export const deactivatedSchema = z.strictObject({ deactivated: z.boolean({ error: "required" }) });

/** A member of staff as admins see them. Moments in UTC. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
  /** Since then nobody signs in to the account. */
  deactivatedAt: string | null;
  /** How many browsers are signed in. */
  sessions: number;
  /** Whether a code is asked for besides the password. */
  secondFactor: boolean;
}

/** An invitation that can still be accepted, as admins see it. */
export interface Invitation {
  id: number;
  email: string;
  role: Role;
  language: Language;
  /** Id of the admin. */
  invitedBy: string;
  createdAt: string;
  expiresAt: string;
}

export const settingsSchema = z.strictObject({ requireSecondFactor: z.boolean({ error: "required" }) });

/** What the page of the second factor shows. */
export type SecondFactorPage = { isRequired: boolean } & (
  | { state: "off" | "on" }
  /** `uri` is for the QR code, `secret` for typing. */
  | { state: "pending"; uri: string; secret: string }
  /** It is on, and these codes are shown once. */
  | { state: "saved"; codes: readonly string[] }
);

/** What the link of an invitation comes to. */
export type InvitationState =
  | { state: "open"; email: string; role: Role }
  | { state: "used" | "withdrawn" | "expired" | "unknown" };
