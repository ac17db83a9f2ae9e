import type { Queryable } from "../../db/database.ts";

/** Notes a mail unless one was noted after `earliest`; one statement, so that two at once cannot both succeed. */
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
