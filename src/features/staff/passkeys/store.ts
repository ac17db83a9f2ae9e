import type { Queryable } from "../../../db/database.ts";

/** SQL around passkeys; better-auth itself writes them and their challenges. */

const COLUMNS = ["id", "userId", "name", "backedUp", "aaguid", "createdAt", "lastUsedAt"] as const;

export function findPasskeys(db: Queryable, userId: string) {
  return db
    .selectFrom("staff_passkeys")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** @param credentialId the browser's id */
export function findByCredential(db: Queryable, credentialId: string) {
  return db.selectFrom("staff_passkeys").select(COLUMNS).where("credentialID", "=", credentialId).executeTakeFirst();
}

/** Number of passkeys per member. */
export function countPasskeys(db: Queryable): Promise<{ userId: string; passkeys: number }[]> {
  return db
    .selectFrom("staff_passkeys")
    .select((eb) => ["userId", eb.fn.countAll<number>().as("passkeys")])
    .groupBy("userId")
    .execute();
}

/** @returns false if the member has no such passkey */
export async function updatePasskey(
  db: Queryable,
  id: string,
  userId: string,
  change: { name: string } | { lastUsedAt: Date },
): Promise<boolean> {
  const query = db.updateTable("staff_passkeys").set(change).where("id", "=", id).where("userId", "=", userId);
  return (await query.returning("id").executeTakeFirst()) !== undefined;
}

/** @param id of one; without it, all. @returns how many */
export async function deletePasskeys(db: Queryable, userId: string, id?: string): Promise<number> {
  const query = db
    .deleteFrom("staff_passkeys")
    .where("userId", "=", userId)
    .$if(id !== undefined, (one) => one.where("id", "=", id!));
  return (await query.returning("id").execute()).length;
}

/** A session in which a passkey was created counts as opened by it. */
export async function updateSessionPasskey(db: Queryable, sessionId: string, passkeyId: string): Promise<void> {
  await db.updateTable("staff_sessions").set({ passkeyId }).where("id", "=", sessionId).execute();
}

/** Ends the sessions a passkey opened, except one. */
export async function deleteSessionsOfPasskey(
  db: Queryable,
  userId: string,
  passkeyId: string,
  keep: string,
): Promise<void> {
  await db
    .deleteFrom("staff_sessions")
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .where("id", "!=", keep)
    .execute();
}
