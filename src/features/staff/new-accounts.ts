import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { AppError } from "../../lib/http/app-error.ts";
import type { StaffMember } from "../../lib/http/roles.ts";
import {
  emailField,
  INVITATION_DAYS,
  type Invitation,
  type InvitationState,
  type NewInvitationFields,
  nameField,
  passwordField,
} from "./model.ts";
import { record, type StaffParts } from "./parts.ts";
import { attempt } from "./sign-in/attempts.ts";
import {
  anyMember,
  findByEmail,
  findFirstAccountNonce,
  findInvitation,
  findOpenInvitations,
  insertInvitation,
  insertMember,
  keepFirstAccountNonce,
  takeFirstAccountNonce,
  takeInvitation,
  withdrawInvitations,
} from "./store.ts";

export interface AccountInput {
  email: unknown;
  name: unknown;
  password: unknown;
}

type Passwords = Pick<StaffParts, "passwords">;

export async function isGuessablePassword({ passwords }: Passwords, password: string): Promise<boolean> {
  const { isGuessable } = passwords ?? (await import("./sign-in/guessable-password.ts"));
  return isGuessable(password);
}

export async function hashPassword({ passwords }: Passwords, password: string): Promise<string> {
  return passwords ? passwords.hash(password) : (await import("better-auth/crypto")).hashPassword(password);
}

/**
 * Validates an account's data.
 * @throws AppError `invalid` with text keys under `errors` in `text/{fr,en}/desk/sign-in.ts`, by field
 */
export async function checkAccount(
  parts: Passwords,
  input: AccountInput,
): Promise<{ email: string; name: string; password: string }> {
  const email = emailField.safeParse(input.email);
  const name = nameField.safeParse(input.name);
  const password = passwordField.safeParse(input.password);
  if (email.success && name.success && password.success) {
    if (await isGuessablePassword(parts, password.data)) {
      const fields = { password: "passwordGuessable" };
      throw new AppError("invalid", "This password is one of those that are tried first", { fields });
    }
    return { email: email.data, name: name.data, password: password.data };
  }
  const fields: Record<string, string> = {};
  for (const [field, result] of Object.entries({ email, name, password })) {
    if (!result.success) fields[field] = result.error.issues[0]!.message;
  }
  throw new AppError("invalid", "The account's data are not valid", { fields });
}

const tokenOf = (secret: string, nonce: string) =>
  createHmac("sha256", secret).update(`first-account:${nonce}`).digest("base64url");

/** Returns the URL of the page that creates the first account; `null` once there is an account. */
export async function firstAccountLink({ database, secret, siteUrl }: StaffParts): Promise<string | null> {
  if (await anyMember(database.kysely)) return null;
  const nonce = await keepFirstAccountNonce(database.kysely, randomBytes(32).toString("base64url"));
  return `${siteUrl}/admin/first-account?token=${tokenOf(secret, nonce)}`;
}

/** Whether the link with this token can still create the first account. */
export async function firstAccountIsOpen(parts: StaffParts, token: string): Promise<boolean> {
  return (await nonceOf(parts, token)) !== undefined;
}

/**
 * Creates the first account, an admin's, and invalidates the link. Only one of two concurrent uses succeeds.
 * @throws AppError `forbidden` if the link no longer works; `invalid`
 */
export async function addFirstMember(parts: StaffParts, token: string, input: AccountInput): Promise<void> {
  const { facts, clock } = parts;
  const nonce = await nonceOf(parts, token);
  if (nonce === undefined) throw linkIsOver();
  const { email, name, password } = await checkAccount(parts, input);
  const id = randomUUID();
  const member = { id, email, name, role: "admin" as const, passwordHash: await hashPassword(parts, password) };
  await facts.transaction(async (db) => {
    if (!(await takeFirstAccountNonce(db, nonce)) || (await anyMember(db))) throw linkIsOver();
    await insertMember(db, member, clock());
    await record(parts, db, { kind: "staff.first-account", subject: id, actor: "system" });
  });
}

const linkIsOver = () => new AppError("forbidden", "This link does not work any more");

/** Returns the nonce behind a link's token, while the link works. */
async function nonceOf({ database, secret }: StaffParts, token: string): Promise<string | undefined> {
  const nonce = await findFirstAccountNonce(database.kysely);
  if (nonce === undefined) return undefined;
  const expected = Buffer.from(tokenOf(secret, nonce));
  const given = Buffer.from(token);
  const fits = expected.length === given.length && timingSafeEqual(expected, given);
  return fits && !(await anyMember(database.kysely)) ? nonce : undefined;
}

const DAY = 86_400_000;

/**
 * Emails an invitation link, stored only as a digest, which creates one staff account. An earlier invitation to the
 * same email address stops working.
 * @throws AppError `invalid` if the email address already has an account; `too-many-requests`
 */
export async function invite(
  parts: StaffParts,
  { email, role, language }: NewInvitationFields,
  inviter: StaffMember,
): Promise<{ id: number }> {
  const { facts, outbox, siteUrl, clock } = parts;
  for (const [action, key] of [
    ["invite", inviter.id],
    ["invite-address", email],
  ] as const) {
    const retryAfter = await attempt(parts, action, key);
    if (retryAfter > 0) throw new AppError("too-many-requests", "Too many invitations", { retryAfter });
  }
  const token = randomBytes(32).toString("base64url");
  const url = `${siteUrl}/admin/invitation?token=${token}${language === "en" ? "&lang=en" : ""}`;
  const now = clock();
  const id = await facts.transaction(async (db) => {
    if (await findByEmail(db, email)) {
      throw new AppError("invalid", "This address has an account", { fields: { email: "emailHasAccount" } });
    }
    await withdrawInvitations(db, { email }, now);
    const inserted = await insertInvitation(db, {
      email,
      role,
      language,
      tokenDigest: digestOf(token),
      invitedBy: inviter.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
    });
    const subject = `invitation-${inserted}`;
    await record(parts, db, { kind: "staff.invited", subject, actor: inviter.id, detail: { role } });
    const payload = { inviter: inviter.name, role, url, days: INVITATION_DAYS };
    await outbox.enqueue(db, { template: "staff-invitation", recipient: email, language, payload });
    return inserted;
  });
  outbox.wake();
  return { id };
}

export async function listInvitations({ database, clock }: StaffParts): Promise<Invitation[]> {
  const rows = await findOpenInvitations(database.kysely, clock());
  return rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Withdraws an invitation.
 * @throws AppError `not-found` if the invitation is unknown, or was accepted or withdrawn meanwhile
 */
export async function withdrawInvitation(parts: StaffParts, id: number, actor: string): Promise<void> {
  await parts.facts.transaction(async (db) => {
    if (!(await withdrawInvitations(db, { id }, parts.clock()))) {
      throw new AppError("not-found", "There is no such invitation");
    }
    await record(parts, db, { kind: "staff.invitation-withdrawn", subject: `invitation-${id}`, actor });
  });
}

/** Returns the state of the link with this token, with `email` and `role` while the link works. */
export async function invitationState({ database, clock }: StaffParts, token: string): Promise<InvitationState> {
  const row = token ? await findInvitation(database.kysely, digestOf(token)) : undefined;
  if (!row) return { state: "unknown" };
  if (row.acceptedAt) return { state: "used" };
  if (row.withdrawnAt) return { state: "withdrawn" };
  if (row.expiresAt <= clock()) return { state: "expired" };
  return { state: "open", email: row.email, role: row.role };
}

/**
 * Accepts an invitation and creates its account, atomically.
 * @returns the email address to sign in with
 * @throws AppError `forbidden` if the link no longer works; `invalid`
 */
export async function acceptInvitation(
  parts: StaffParts,
  token: string,
  input: { name: unknown; password: unknown },
): Promise<string> {
  const { facts, clock } = parts;
  const over = new AppError("forbidden", "This link does not work any more");
  const found = await invitationState(parts, token);
  if (found.state !== "open") throw over;
  const { name, password } = await checkAccount(parts, { ...input, email: found.email });
  const passwordHash = await hashPassword(parts, password);
  const id = randomUUID();
  return await facts.transaction(async (db) => {
    const now = clock();
    const taken = await takeInvitation(db, digestOf(token), now);
    if (!taken) throw over;
    // Uses the row's current values, not those read before hashing the password.
    const { email, role, id: invitation } = taken;
    if (!(await insertMember(db, { id, name, passwordHash, email, role }, now))) throw over;
    await record(parts, db, { kind: "staff.joined", subject: id, actor: id, detail: { role, invitation } });
    return email;
  });
}

/** Digests an invitation's token. A plain digest is enough, because the token has 256 random bits. */
function digestOf(token: string): string {
  return createHash("sha256").update(`invitation:${token}`).digest("base64url");
}
