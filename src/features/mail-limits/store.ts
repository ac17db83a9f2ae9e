import type { Queryable } from "../../db/database.ts";

/**
 * Records an email unless one was recorded after `earliest`; a single statement, so that two concurrent ones cannot
 * both succeed.
 */
export async function noteMail(db: Queryable, key: string, at: Date, earliest: Date): Promise<boolean> {
  const noted = await db
    .insertInto("mail_limits")
    .values({ key, sentAt: at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ sentAt: at }).where("mail_limits.sentAt", "<=", earliest),
    )
    .returning("key")
    .executeTakeFirst();
  return noted !== undefined;
}

export async function deleteNote(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom("mail_limits").where("key", "=", key).execute();
}

export async function deleteNotesBefore(db: Queryable, earliest: Date): Promise<void> {
  await db.deleteFrom("mail_limits").where("sentAt", "<=", earliest).execute();
}

/** A key's count, locked until the transaction ends. */
export async function lockCount(db: Queryable, key: string) {
  return await db
    .insertInto("mail_limits")
    .values({ key, sentAt: new Date(0) })
    // A no-op update: locks the row on both databases.
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning(["sentAt", "countedFrom", "count", "messageId"])
    .executeTakeFirstOrThrow();
}

export async function countMail(
  db: Queryable,
  key: string,
  count: { sentAt: Date; countedFrom: Date; count: number; messageId: number },
): Promise<void> {
  await db.updateTable("mail_limits").set(count).where("key", "=", key).execute();
}
