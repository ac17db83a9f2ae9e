import type { Database, Queryable } from "../../db/database.ts";
import type { Role, StaffMember } from "../../lib/http/roles.ts";
import type { Language } from "../../lib/language.ts";

interface NewStaffMember extends StaffMember {
  passwordHash: string;
}

/** Finds a member's name, email address and language, for an email about their account. */
export function findMailRecipient(
  db: Queryable,
  id: string,
): Promise<{ email: string; name: string; language: Language | null } | undefined> {
  return db.selectFrom("staff").select(["email", "name", "language"]).where("id", "=", id).executeTakeFirst();
}

export async function anyMember(db: Queryable): Promise<boolean> {
  return (await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export function findMembers(db: Queryable) {
  return db
    .selectFrom("staff")
    .select(["id", "email", "name", "role", "createdAt", "deactivatedAt", "twoFactorEnabled"])
    .orderBy("role")
    .orderBy("email")
    .execute();
}

export function findByEmail(db: Queryable, email: string): Promise<StaffMember | undefined> {
  return db.selectFrom("staff").select(["id", "email", "name", "role"]).where("email", "=", email).executeTakeFirst();
}

/** Whether this member exists and may sign in. */
export async function isActive(db: Queryable, id: string): Promise<boolean> {
  const query = db.selectFrom("staff").select("id").where("id", "=", id).where("deactivatedAt", "is", null);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Inserts a member.
 * @returns false if the email address already has an account
 */
export async function insertMember(db: Queryable, member: NewStaffMember, at: Date): Promise<boolean> {
  const { passwordHash, ...staff } = member;
  const inserted = await db
    .insertInto("staff")
    .values({ ...staff, emailVerified: false, createdAt: at, updatedAt: at, deactivatedAt: null })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const { id } = member;
  await db
    .insertInto("staff_accounts")
    .values({
      id,
      accountId: id,
      providerId: "credential",
      userId: id,
      password: passwordHash,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return true;
}

/**
 * Changes a member's row.
 * @returns false if there is no such member
 */
export async function updateMember(
  db: Queryable,
  id: string,
  change: { role?: Role; deactivatedAt?: Date | null; twoFactorEnabled?: boolean; updatedAt: Date },
): Promise<boolean> {
  const changed = await db.updateTable("staff").set(change).where("id", "=", id).returning("id").executeTakeFirst();
  return changed !== undefined;
}

/**
 * Deletes a member with their sessions and password (cascade).
 * @returns false if there is no such member
 */
export async function deleteMember(db: Queryable, id: string): Promise<boolean> {
  return (await db.deleteFrom("staff").where("id", "=", id).returning("id").executeTakeFirst()) !== undefined;
}

export async function updatePassword(db: Queryable, id: string, password: string, updatedAt: Date): Promise<void> {
  await db
    .updateTable("staff_accounts")
    .set({ password, updatedAt })
    .where("userId", "=", id)
    .where("providerId", "=", "credential")
    .execute();
}

/**
 * Stores a member's language.
 * @param onlyFirst whether an already stored language is kept
 */
export async function updateLanguage(db: Queryable, id: string, language: Language, onlyFirst: boolean): Promise<void> {
  await db
    .updateTable("staff")
    .set({ language })
    .where("id", "=", id)
    .$if(onlyFirst, (query) => query.where("language", "is", null))
    .execute();
}

/**
 * Whether this member is the only admin who can sign in. Locks the admins' rows until the transaction ends, so that two
 * concurrent removals cannot overlook each other.
 */
export async function isLastAdmin(db: Queryable, dialect: Database["dialect"], id: string): Promise<boolean> {
  const query = db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "admin")
    .where("deactivatedAt", "is", null)
    .orderBy("id");
  // SQLite has no row locks, but `begin immediate` has already locked the database.
  const admins = await (dialect === "postgres" ? query.forUpdate() : query).execute();
  return admins.length === 1 && admins[0]!.id === id;
}

/** Reads a member's row and locks it until the transaction ends. */
export function lockMember(db: Queryable, dialect: Database["dialect"], id: string) {
  const query = db.selectFrom("staff").select(["id", "deactivatedAt", "twoFactorEnabled"]).where("id", "=", id);
  return (dialect === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

export async function findFirstAccountNonce(db: Queryable): Promise<string | undefined> {
  return (await db.selectFrom("staff_first_account").select("nonce").executeTakeFirst())?.nonce;
}

/** Returns the nonce of the first-account link, created once so that every process and restart shows the same link. */
export async function keepFirstAccountNonce(db: Queryable, fresh: string): Promise<string> {
  await db
    .insertInto("staff_first_account")
    .values({ id: 1, nonce: fresh })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await findFirstAccountNonce(db)) ?? fresh;
}

/**
 * Uses up the nonce.
 * @returns false if the nonce was already used
 */
export async function takeFirstAccountNonce(db: Queryable, nonce: string): Promise<boolean> {
  const query = db.deleteFrom("staff_first_account").where("nonce", "=", nonce).returning("id");
  return (await query.executeTakeFirst()) !== undefined;
}

interface NewInvitation {
  email: string;
  role: Role;
  language: Language;
  tokenDigest: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

const COLUMNS = ["id", "email", "role", "language", "invitedBy", "createdAt", "expiresAt"] as const;

export async function insertInvitation(db: Queryable, invitation: NewInvitation): Promise<number> {
  const { id } = await db
    .insertInto("staff_invitations")
    .values({ ...invitation, acceptedAt: null, withdrawnAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function findOpenInvitations(db: Queryable, now: Date) {
  return db
    .selectFrom("staff_invitations")
    .select(COLUMNS)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findInvitation(db: Queryable, tokenDigest: string) {
  return db
    .selectFrom("staff_invitations")
    .select([...COLUMNS, "acceptedAt", "withdrawnAt"])
    .where("tokenDigest", "=", tokenDigest)
    .executeTakeFirst();
}

/**
 * Withdraws a pending invitation by id, or all pending invitations to an email address.
 * @returns false if there was none
 */
export async function withdrawInvitations(
  db: Queryable,
  which: { id: number } | { email: string },
  at: Date,
): Promise<boolean> {
  const withdrawn = await db
    .updateTable("staff_invitations")
    .set({ withdrawnAt: at })
    .where((eb) => eb.and(which))
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .returning("id")
    .execute();
  return withdrawn.length > 0;
}

/**
 * Claims a valid invitation; only one of two concurrent acceptances succeeds.
 * @returns undefined if the invitation is not valid
 */
export function takeInvitation(db: Queryable, tokenDigest: string, at: Date) {
  return db
    .updateTable("staff_invitations")
    .set({ acceptedAt: at })
    .where("tokenDigest", "=", tokenDigest)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", at)
    .returning(["id", "email", "role"])
    .executeTakeFirst();
}

export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("staff_settings").select("requireSecondFactor").executeTakeFirst();
  return row?.requireSecondFactor ?? false;
}

export async function updateSecondFactorRequired(db: Queryable, requireSecondFactor: boolean): Promise<void> {
  await db
    .insertInto("staff_settings")
    .values({ id: 1, requireSecondFactor })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ requireSecondFactor }))
    .execute();
}

/** Reads the app's encrypted secret, and whether its first code was entered. */
export function findSecondFactor(db: Queryable, userId: string) {
  return db
    .selectFrom("staff_second_factors")
    .select(["secret", "verified"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export async function deleteSecondFactor(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom("staff_second_factors").where("userId", "=", userId).execute();
}
