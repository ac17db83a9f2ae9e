import type { Queryable } from "../../../db/database.ts";
import type { Role } from "../../../lib/http/roles.ts";
import type { Language } from "../../../lib/language.ts";

export interface NewInvitation {
  email: string;
  role: Role;
  language: Language;
  tokenDigest: string;
  /** Id of the admin. */
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

/** Open invitations, newest first. */
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

/** Withdraws one by id, or all to an address. @returns false if there was none */
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

/** Claims a valid invitation: of two concurrent acceptances, one gets it. */
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
