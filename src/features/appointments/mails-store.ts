import type { Queryable } from "../../db/database.ts";

/** Records that a recipient is about to be emailed about an appointment, unless already recorded. */
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

/**
 * Deletes an announcement.
 * @param messageId deletes only an announcement made by this email; if omitted, by any email
 */
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

export async function insertWaiting(db: Queryable, consultationId: number, createdAt: Date): Promise<void> {
  await db
    .insertInto("appointment_waitlist")
    .values({ consultationId, createdAt, offeredAt: null })
    .onConflict((conflict) => conflict.column("consultationId").doNothing())
    .execute();
}

export async function deleteWaiting(db: Queryable, consultationId: number): Promise<void> {
  await db.deleteFrom("appointment_waitlist").where("consultationId", "=", consultationId).execute();
}

export async function isWaiting(db: Queryable, consultationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("appointment_waitlist")
    .select("id")
    .where("consultationId", "=", consultationId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lists the requests to offer a freed time to next, sorted by the time of their latest offer or, without one, of
 * joining the list.
 * @param first ids of requests to put first, because they were already next in line
 * @returns only requests without an appointment or with a later one
 */
export async function listWaiting(
  db: Queryable,
  start: Date,
  { first, limit }: { first: readonly number[]; limit: number },
) {
  return await db
    .selectFrom("appointment_waitlist")
    .innerJoin("consultations", "consultations.id", "appointment_waitlist.consultationId")
    .leftJoin("appointments", (join) =>
      join
        .onRef("appointments.consultationId", "=", "appointment_waitlist.consultationId")
        .on("appointments.state", "=", "booked"),
    )
    .select(["consultations.id", "consultations.name", "consultations.email", "consultations.language"])
    .select(["consultations.linkNonce", "appointments.linkNonce as appointmentNonce"])
    .select(["appointments.id as appointmentId", "appointments.visitorZone"])
    .where((eb) => eb.or([eb("appointments.startsAt", "is", null), eb("appointments.startsAt", ">", start)]))
    .$if(first.length > 0, (query) =>
      query.orderBy((eb) =>
        eb
          .case()
          .when("consultations.id", "in", [...first])
          .then(0)
          .else(1)
          .end(),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce("appointment_waitlist.offeredAt", "appointment_waitlist.createdAt"))
    .orderBy("appointment_waitlist.id")
    .limit(limit)
    .execute();
}

export async function noteOffered(db: Queryable, consultationIds: readonly number[], offeredAt: Date): Promise<void> {
  await db
    .updateTable("appointment_waitlist")
    .set({ offeredAt })
    .where("consultationId", "in", [...consultationIds])
    .execute();
}
