import { randomBytes, randomUUID } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { Role, StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";
import { resetUrl } from "./account-mails.ts";
import { type Member, RESET_MINUTES } from "./model.ts";
import { type AccountInput, checkAccount, hashPassword } from "./new-accounts.ts";
import { record, type StaffParts } from "./parts.ts";
import { removeAllPasskeys } from "./passkeys.ts";
import { removeSecondFactor } from "./second-factor.ts";
import { attemptKey } from "./sign-in/attempts.ts";
import type { Staff } from "./sign-in/better-auth.ts";
import {
  countPasskeys,
  countSessions,
  deleteLinks,
  deleteSessions,
  deleteWaysIn,
  forgetAttempts,
} from "./sign-in/store.ts";
import {
  deleteMember,
  findByEmail,
  findMembers,
  insertMember,
  isLastAdmin,
  lockMember,
  updateLanguage,
  updateMember,
  updatePassword,
} from "./store.ts";

/**
 * Adds a member.
 * @throws AppError `invalid`; `conflict` if the email address already has an account
 */
export async function addMember(parts: StaffParts, input: AccountInput & { role: Role }): Promise<StaffMember> {
  const { role } = input;
  const { email, name, password } = await checkAccount(parts, input);
  const member: StaffMember = { id: randomUUID(), email, name, role };
  const passwordHash = await hashPassword(parts, password);
  await parts.facts.transaction(async (db) => {
    if (!(await insertMember(db, { ...member, passwordHash }, parts.clock()))) {
      throw new AppError("conflict", "This e-mail address has an account already");
    }
    await record(parts, db, { kind: "staff.added", subject: member.id, actor: "system", detail: { role } });
  });
  return member;
}

export const listAccounts = ({ database }: StaffParts) => findMembers(database.kysely);

export async function listMembers({ database: { kysely }, clock }: StaffParts): Promise<Member[]> {
  const [rows, sessionCounts, passkeyCounts] = await Promise.all([
    findMembers(kysely),
    countSessions(kysely, clock()),
    countPasskeys(kysely),
  ]);
  const sessions = new Map(sessionCounts.map((count) => [count.userId, count.sessions]));
  const passkeys = new Map(passkeyCounts.map((count) => [count.userId, count.passkeys]));
  return rows.map(({ createdAt, deactivatedAt, twoFactorEnabled, ...row }) => ({
    ...row,
    secondFactor: twoFactorEnabled === true,
    passkeys: passkeys.get(row.id) ?? 0,
    createdAt: createdAt.toISOString(),
    deactivatedAt: deactivatedAt?.toISOString() ?? null,
    sessions: sessions.get(row.id) ?? 0,
  }));
}

/**
 * Stores a member's language, for their emails.
 * @param chosen if false, an already stored language is kept
 */
export async function keepLanguage(
  { database }: StaffParts,
  id: string,
  language: Language,
  chosen: boolean,
): Promise<void> {
  await updateLanguage(database.kysely, id, language, !chosen);
}

/**
 * Changes another member's role and ends their sessions, so that no open desk shows more than the new role may see.
 * @throws AppError `not-found`; `conflict` for the last admin or one's own account
 */
export async function changeRole(parts: StaffParts, id: string, role: Role, actor: string): Promise<void> {
  refuseSelf(id, actor);
  await parts.facts.transaction(async (db) => {
    if (role !== "admin") await refuseLastAdmin(parts, db, id);
    if (!(await updateMember(db, id, { role, updatedAt: parts.clock() }))) throw noSuchAccount();
    await deleteSessions(db, id);
    await record(parts, db, { kind: "staff.role-changed", subject: id, actor, detail: { role } });
  });
}

/**
 * Deactivates another member's account, ending their sessions at once, or reactivates it.
 * @throws AppError `not-found`; `conflict` for the last admin or one's own account
 */
export async function setDeactivated(
  parts: StaffParts,
  id: string,
  deactivated: boolean,
  actor: string,
): Promise<void> {
  refuseSelf(id, actor);
  await parts.facts.transaction(async (db) => {
    if (deactivated) await refuseLastAdmin(parts, db, id);
    const member = await lockMember(db, parts.database.dialect, id);
    if (!member) throw noSuchAccount();
    // After a second press, the account is already in that state.
    if (deactivated === (member.deactivatedAt !== null)) return;
    const now = parts.clock();
    await updateMember(db, id, { deactivatedAt: deactivated ? now : null, updatedAt: now });
    await deleteWaysIn(db, id);
    await record(parts, db, { kind: deactivated ? "staff.deactivated" : "staff.reactivated", subject: id, actor });
  });
}

/**
 * Removes an account with its sessions, password and links.
 * @throws AppError `not-found`, `conflict` for the last admin
 */
export async function removeMember(parts: StaffParts, email: string): Promise<StaffMember> {
  const member = await memberByEmail(parts, email);
  await parts.facts.transaction(async (db) => {
    await refuseLastAdmin(parts, db, member.id);
    await deleteLinks(db, member.id);
    if (!(await deleteMember(db, member.id))) throw noSuchAccount();
    await record(parts, db, { kind: "staff.removed", subject: member.id, actor: "system" });
  });
  return member;
}

/**
 * Changes a member's role.
 * @throws AppError `not-found`, `conflict` for the last admin
 */
export async function setRole(parts: StaffParts, email: string, role: Role): Promise<StaffMember> {
  const member = await memberByEmail(parts, email);
  await changeRole(parts, member.id, role, "system");
  return { ...member, role };
}

/**
 * Sets a password and ends all sessions and links.
 * @throws AppError `not-found`, `invalid`
 */
export async function setPassword(parts: StaffParts, email: string, password: string): Promise<StaffMember> {
  const member = await memberByEmail(parts, email);
  const { password: valid } = await checkAccount(parts, { ...member, password });
  const hash = await hashPassword(parts, valid);
  await parts.facts.transaction(async (db) => {
    await updatePassword(db, member.id, hash, parts.clock());
    await deleteWaysIn(db, member.id);
    await record(parts, db, { kind: "staff.password-reset", subject: member.id, actor: "system" });
  });
  await forgetAttempts(parts.database.kysely, [attemptKey(parts.secret, "sign-in", member.email)]);
  return member;
}

/**
 * Removes a lost second factor and all passkeys, and ends all sessions.
 * @throws AppError `not-found`
 */
export async function removeFactors(parts: StaffParts, email: string): Promise<StaffMember> {
  const member = await memberByEmail(parts, email);
  await removeSecondFactor(parts, member.id, "system");
  await removeAllPasskeys(parts, member.id, "system");
  return member;
}

/**
 * Finds a member.
 * @throws AppError `not-found`
 */
async function memberByEmail({ database }: StaffParts, email: string): Promise<StaffMember> {
  const member = await findByEmail(database.kysely, email.trim().toLowerCase());
  if (!member) throw noSuchAccount();
  return member;
}

const noSuchAccount = () => new AppError("not-found", "No staff account has this e-mail address");

/** Keeps admins from changing their own account, so that they cannot lock themselves out. */
function refuseSelf(id: string, actor: string): void {
  if (id === actor) throw new AppError("conflict", "Another admin has to change this");
}

async function refuseLastAdmin({ database }: StaffParts, db: Queryable, id: string): Promise<void> {
  if (!(await isLastAdmin(db, database.dialect, id))) return;
  throw new AppError("conflict", "This is the last admin account: make somebody else admin first");
}

/**
 * Creates a link to set a new password, for an admin to hand over in person.
 * @throws AppError `not-found`
 */
export async function createResetLink(staff: Staff, email: string): Promise<{ url: string; minutes: number }> {
  const member = await memberByEmail(staff, email);
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await staff.auth()).$context;
  await internalAdapter.createVerificationValue({
    value: member.id,
    identifier: `reset-password:${token}`,
    expiresAt: new Date(staff.clock().getTime() + RESET_MINUTES * 60_000),
  });
  await record(staff, staff.database.kysely, { kind: "staff.reset-link", subject: member.id, actor: "system" });
  return { url: resetUrl(staff.siteUrl, token, "fr"), minutes: RESET_MINUTES };
}
