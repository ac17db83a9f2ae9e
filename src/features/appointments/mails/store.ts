import type { Queryable } from "../../../db/database.ts";

/** Records that an email is about to announce an appointment, unless the recipient knows of it. */
export async function insertAnnouncement(
  db: Queryable,
  announcement: { appointmentId: number; recipient: string; messageId: number },
): Promise<void> {
  await db
    .insertInto("appointment_announcements")
    .values(announcement)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isAnnounced(db: Queryable, appointmentId: number, recipient: string): Promise<boolean> {
  const row = await db
    .selectFrom("appointment_announcements")
    .select("recipient")
    .where("appointmentId", "=", appointmentId)
    .where("recipient", "=", recipient)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param messageId if only that email's announcement counts */
export async function deleteAnnouncement(
  db: Queryable,
  appointmentId: number,
  recipient: string,
  messageId?: number,
): Promise<void> {
  await db
    .deleteFrom("appointment_announcements")
    .where("appointmentId", "=", appointmentId)
    .where("recipient", "=", recipient)
    .$if(messageId !== undefined, (query) => query.where("messageId", "=", messageId!))
    .execute();
}
