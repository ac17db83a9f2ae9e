import { sql } from "kysely";
import type { Database, Queryable } from "../../db/database.ts";
import type { Appointment } from "./model.ts";
import { QUARTER_MS } from "./times/slots.ts";
import type { Span } from "./times/wall-clock.ts";

/** Lists busy times, as last read from hosts' calendars, by host. */
export async function listBusySpans(db: Queryable, { start, end }: Span): Promise<Map<string, Span[]>> {
  const rows = await db
    .selectFrom("busy_spans")
    .innerJoin("calendar_sources", "calendar_sources.id", "busy_spans.sourceId")
    .select(["staffId", "startsAt", "endsAt"])
    .where("endsAt", ">", new Date(start))
    .where("startsAt", "<", new Date(end))
    .execute();
  return mapOfSpans(rows.map(({ staffId, startsAt, endsAt }) => [staffId, startsAt.getTime(), endsAt.getTime()]));
}

/** Lists ids of hosts with a calendar that has been failing since before `failingBefore`. */
export async function listUnreadable(db: Queryable, failingBefore: Date): Promise<Set<string>> {
  const rows = await db
    .selectFrom("calendar_sources")
    .select("staffId")
    .where("failingSince", "<", failingBefore)
    .execute();
  return new Set(rows.map(({ staffId }) => staffId));
}

/**
 * Lists the quarters of an hour taken, by host.
 * @param except appointment whose quarters do not count
 */
export async function listTaken(db: Queryable, { start, end }: Span, except?: number): Promise<Map<string, Span[]>> {
  const rows = await db
    .selectFrom("appointment_quarters")
    .select(["staffId", "quarter"])
    .where("quarter", ">=", Math.floor(start / QUARTER_MS))
    .where("quarter", "<", Math.ceil(end / QUARTER_MS))
    .$if(except !== undefined, (query) => query.where("appointmentId", "!=", except!))
    .execute();
  return mapOfSpans(rows.map(({ staffId, quarter }) => [staffId, quarter * QUARTER_MS, (quarter + 1) * QUARTER_MS]));
}

/**
 * Counts booked appointments by host and Montréal day.
 * @param except appointment not to count
 */
export async function countByDay(
  db: Queryable,
  from: string,
  to: string,
  except?: number,
): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .selectFrom("appointments")
    .select((eb) => ["staffId", "wallDay", eb.fn.countAll<number>().as("count")])
    .where("state", "=", "booked")
    .where("wallDay", ">=", from)
    .where("wallDay", "<=", to)
    .$if(except !== undefined, (query) => query.where("id", "!=", except!))
    .groupBy(["staffId", "wallDay"])
    .execute();
  const byHost = new Map<string, Map<string, number>>();
  for (const { staffId, wallDay, count } of rows) {
    byHost.set(staffId, (byHost.get(staffId) ?? new Map()).set(wallDay, Number(count)));
  }
  return byHost;
}

/**
 * Returns each host's load, which decides whose turn it is: the number of appointments created since `since`, and the
 * time of the latest.
 */
export async function listLoads(db: Queryable, since: Date): Promise<Map<string, { recent: number; lastAt: Date }>> {
  const rows = await db
    .selectFrom("appointments")
    .select((eb) => [
      "staffId",
      eb.fn.count<number>("id").filterWhere("createdAt", ">=", since).as("recent"),
      eb.fn.max("createdAt").as("lastAt"),
    ])
    .groupBy("staffId")
    .execute();
  return new Map(
    rows.map(({ staffId, recent, lastAt }) => [staffId, { recent: Number(recent), lastAt: new Date(lastAt) }]),
  );
}

/**
 * Claims a host's quarters for an appointment. The primary key arbitrates, so quarters of another appointment stay with
 * it.
 * @returns true if all `quarters` now belong to this appointment
 */
export async function claimQuarters(
  db: Queryable,
  staffId: string,
  quarters: readonly number[],
  appointmentId: number,
): Promise<boolean> {
  const claimed = await db
    .insertInto("appointment_quarters")
    .values([...quarters].sort((a, b) => a - b).map((quarter) => ({ staffId, quarter, appointmentId })))
    .onConflict((conflict) =>
      conflict
        .columns(["staffId", "quarter"])
        .doUpdateSet({ appointmentId })
        .where("appointment_quarters.appointmentId", "=", appointmentId),
    )
    .returning("quarter")
    .execute();
  return claimed.length === quarters.length;
}

/** Releases an appointment's quarters, except those in `kept`. */
export async function deleteQuarters(
  db: Queryable,
  appointmentId: number,
  kept: readonly { staffId: string; quarters: readonly number[] }[] = [],
): Promise<void> {
  await db
    .deleteFrom("appointment_quarters")
    .where("appointmentId", "=", appointmentId)
    .where((eb) =>
      eb.and(
        kept.map(({ staffId, quarters }) =>
          eb.not(eb.and([eb("staffId", "=", staffId), eb("quarter", "in", [...quarters])])),
        ),
      ),
    )
    .execute();
}

/** Releases the quarters that an appointment takes from one host. */
export async function deleteQuartersOf(db: Queryable, appointmentId: number, staffId: string): Promise<void> {
  await db
    .deleteFrom("appointment_quarters")
    .where("appointmentId", "=", appointmentId)
    .where("staffId", "=", staffId)
    .execute();
}

/** Finds a request, with the columns that booking needs. */
export async function findBookableRequest(db: Queryable, id: number) {
  return await db
    .selectFrom("consultations")
    .select(["id", "review", "ownerId", "language", "biggestChallenge as topic", "name", "email", "phone", "company"])
    .select(["linkNonce", "addressProvenAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export type BookableRequest = NonNullable<Awaited<ReturnType<typeof findBookableRequest>>>;

/** Finds a request, with the columns that verify its booking link. */
export async function findLinkedRequest(db: Queryable, id: number) {
  return await db
    .selectFrom("consultations")
    .select(["id", "id as consultationId", "linkNonce", "addressProvenAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Returns the last four digits of a request's phone number, enough for its owner to recognize it; null without one. */
export async function findPhoneEnd(db: Queryable, consultationId: number): Promise<string | null> {
  const request = await findBookableRequest(db, consultationId);
  return request?.phone?.split(";")[0]?.slice(-4) ?? null;
}

/** Finds an appointment, with the columns that verify its link. */
export async function findLinkedAppointment(db: Queryable, id: number) {
  return await db
    .selectFrom("appointments")
    .innerJoin("consultations", "consultations.id", "appointments.consultationId")
    .select(["appointments.id", "consultationId", "appointments.linkNonce", "addressProvenAt"])
    .where("appointments.id", "=", id)
    .executeTakeFirst();
}

/** Records that the requester is proven to read the mailbox. */
export async function noteProven(db: Queryable, consultationId: number, at: Date): Promise<void> {
  await db
    .updateTable("consultations")
    .set({ addressProvenAt: at })
    .where("id", "=", consultationId)
    .where("addressProvenAt", "is", null)
    .execute();
}

/** Returns the base query for upcoming appointments with unproven email addresses. */
const unprovenAhead = (db: Queryable, now: Date, except: number | undefined) =>
  db
    .selectFrom("unproven_bookings")
    .innerJoin("appointments", "appointments.id", "unproven_bookings.appointmentId")
    .where("state", "=", "booked")
    .where("startsAt", ">", now)
    .$if(except !== undefined, (query) => query.where("appointments.id", "!=", except!));

/**
 * Counts upcoming unproven appointments from a network.
 * @param except appointment not to count
 */
export async function countUnprovenFrom(db: Queryable, network: string, now: Date, except?: number): Promise<number> {
  const { count } = await unprovenAhead(db, now, except)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("network", "=", network)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Lists the quarters taken by upcoming unproven appointments, by host. */
export async function listUnproven(db: Queryable, now: Date, except?: number) {
  const rows = await unprovenAhead(db, now, except)
    .innerJoin("appointment_quarters", "appointment_quarters.appointmentId", "appointments.id")
    .select(["appointment_quarters.staffId", "quarter", "appointments.id", "wallDay"])
    .distinct()
    .execute();
  return Map.groupBy(rows, ({ staffId }) => staffId);
}

/** Stores the networks that an appointment counts against, replacing earlier ones. */
export async function insertUnproven(db: Queryable, appointmentId: number, networks: readonly string[]): Promise<void> {
  await db.deleteFrom("unproven_bookings").where("appointmentId", "=", appointmentId).execute();
  await db
    .insertInto("unproven_bookings")
    .values(networks.map((network) => ({ appointmentId, network })))
    .execute();
}

/** Stops counting a request's appointments as unproven. */
export async function deleteUnproven(db: Queryable, consultationId: number): Promise<void> {
  await db
    .deleteFrom("unproven_bookings")
    .where("appointmentId", "in", (eb) =>
      eb.selectFrom("appointments").select("id").where("consultationId", "=", consultationId),
    )
    .execute();
}

/** Deletes the networks of appointments that have begun or are cancelled. */
export async function deleteUnprovenOver(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom("unproven_bookings")
    .where("appointmentId", "in", (eb) =>
      eb
        .selectFrom("appointments")
        .select("id")
        .where((or) => or.or([or("startsAt", "<=", now), or("state", "=", "cancelled")])),
    )
    .execute();
}

/**
 * Finds a host's name.
 * @returns null for the team
 */
export async function findHostName(db: Queryable, staffId: string): Promise<string | null> {
  const host = await db.selectFrom("staff").select("name").where("id", "=", staffId).executeTakeFirst();
  return host?.name ?? null;
}

/** Returns the base query for appointments, each with a brief about the visitor. */
const withBrief = (db: Queryable) =>
  db
    .selectFrom("appointments")
    .innerJoin("consultations", "consultations.id", "appointments.consultationId")
    .leftJoin("staff", "staff.id", "appointments.staffId")
    .selectAll("appointments")
    .select([
      "staff.name as hostName",
      "consultations.name",
      "consultations.company",
      "consultations.email",
      "consultations.phone",
      "consultations.leadScore",
      "consultations.leadScorePercent",
      "consultations.biggestChallenge as topic",
    ]);

/**
 * Lists a page of appointments between two Montréal days (both inclusive), earliest first, with briefs.
 * @param after last appointment of the previous page
 */
export async function listAppointments(
  db: Queryable,
  from: string,
  to: string,
  limit: number,
  after?: { startsAt: Date; id: number },
) {
  return await withBrief(db)
    .where("wallDay", ">=", from)
    .where("wallDay", "<=", to)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple("startsAt", "appointments.id"), ">", eb.tuple(after!.startsAt, after!.id))),
    )
    .orderBy("startsAt")
    .orderBy("appointments.id")
    .limit(limit)
    .execute();
}

/** Lists a request's appointments that a staff member attends, as host or colleague, earliest first. */
export async function listAppointmentsOf(db: Queryable, staffId: string, consultationId: number) {
  return await withBrief(db)
    .where("consultationId", "=", consultationId)
    .where((eb) =>
      eb.or([
        eb("appointments.staffId", "=", staffId),
        eb.exists(
          eb
            .selectFrom("appointment_attendance")
            .select("appointmentId")
            .whereRef("appointmentId", "=", "appointments.id")
            .where("appointment_attendance.staffId", "=", staffId),
        ),
      ]),
    )
    .orderBy("startsAt")
    .execute();
}

export async function insertAppointment(db: Queryable, appointment: Omit<Appointment, "id">): Promise<number> {
  const { id } = await db.insertInto("appointments").values(appointment).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function findAppointment(db: Queryable, id: number): Promise<Appointment | undefined> {
  return await db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Like `findAppointment`, but locks the row until the transaction ends. */
export async function lockAppointment(
  { dialect }: Pick<Database, "dialect">,
  db: Queryable,
  id: number,
): Promise<Appointment | undefined> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", id)
    .$if(dialect === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function findBookedFor(db: Queryable, consultationId: number): Promise<Appointment | undefined> {
  return await db
    .selectFrom("appointments")
    .selectAll()
    .where("consultationId", "=", consultationId)
    .where("state", "=", "booked")
    .executeTakeFirst();
}

export async function updateAppointment(
  db: Queryable,
  id: number,
  changes: Partial<Omit<Appointment, "id">>,
): Promise<void> {
  await db
    .updateTable("appointments")
    .set({ ...changes, version: sql`"version" + 1` })
    .where("id", "=", id)
    .execute();
}

function mapOfSpans(rows: readonly [staffId: string, start: number, end: number][]): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const [staffId, start, end] of rows) {
    const own = spans.get(staffId);
    if (own) own.push({ start, end });
    else spans.set(staffId, [{ start, end }]);
  }
  return spans;
}
