import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv.ts";
import { deskAppointments as en } from "../../text/en/desk/appointments.ts";
import { deskAppointments as fr } from "../../text/fr/desk/appointments.ts";
import { listColleagues } from "./hosts/store.ts";
import type { StaffAppointment } from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import * as store from "./store.ts";
import { wallTimeAt } from "./times/wall-clock.ts";

/** Maximum number of appointments listed; no team has that many in a range that people look at. */
const MOST_LISTED = 500;

/** Lists appointments between two Montréal days (both inclusive), earliest first, each with a brief on its visitor. */
export async function listAppointments(
  { database }: Pick<AppointmentsParts, "database">,
  { from, to }: { from: string; to: string },
): Promise<StaffAppointment[]> {
  return await withColleagues(database, await store.listAppointments(database.kysely, from, to, MOST_LISTED));
}

/**
 * Lists a request's appointments that a staff member attends. Editors may see these, because their emails contain the
 * same details.
 */
export async function listOwnAppointments(
  { database }: Pick<AppointmentsParts, "database">,
  { staffId, consultationId }: { staffId: string; consultationId: number },
): Promise<StaffAppointment[]> {
  return await withColleagues(database, await store.listAppointmentsOf(database.kysely, staffId, consultationId));
}

type Rows = Awaited<ReturnType<typeof store.listAppointments>>;

async function withColleagues(database: AppointmentsParts["database"], rows: Rows): Promise<StaffAppointment[]> {
  const colleagues = await listColleagues(
    database.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const wall = wallTimeAt(row.startsAt.getTime(), COMPANY_TIME_ZONE);
    return {
      id: row.id,
      consultationId: row.consultationId,
      kind: row.kind,
      start: row.startsAt.toISOString(),
      end: row.endsAt.toISOString(),
      ...wall,
      visitor: wallTimeAt(row.startsAt.getTime(), row.visitorZone),
      state: row.state,
      outcome: row.outcome,
      lateMinutes: row.lateMinutes,
      reason: row.reason,
      version: row.version,
      host: { id: row.staffId, name: row.hostName },
      colleagues: (colleagues.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      brief: {
        name: row.name,
        company: row.company,
        email: row.email,
        phone: row.phone,
        language: row.language,
        leadScore: row.leadScore,
        leadScorePercent: row.leadScorePercent,
        topic: row.topic,
      },
      isShifted: wall.day !== row.wallDay || wall.time !== row.wallTime,
    };
  });
}

type ExportedRow = Awaited<ReturnType<typeof store.listAppointments>>[number];

/** Rows per database page of the export. */
const EXPORT_PAGE = 500;

/** Streams appointments between two Montréal days as CSV, earliest first; the export is logged. */
export async function exportAppointments(
  { database, clock, facts }: AppointmentsParts,
  { from, to }: { from: string; to: string },
  language: Language,
  actor: string,
): Promise<ReadableStream<Uint8Array>> {
  const fact = { kind: "appointment.export", at: clock(), actor, subject: "appointments", detail: {} };
  await facts.record(database.kysely, fact);
  await database.flushed();
  const t = { fr, en }[language];
  const { columns } = t;
  return csvStream(
    Object.values(columns),
    (last?: ExportedRow) => store.listAppointments(database.kysely, from, to, EXPORT_PAGE, last),
    (row) => {
      const cells: Record<keyof typeof columns, string> = {
        number: String(row.id),
        day: row.wallDay,
        time: row.wallTime,
        start: row.startsAt.toISOString(),
        kind: t.kinds[row.kind],
        host: row.hostName ?? t.team,
        name: row.name,
        company: row.company,
        email: row.email,
        phone: row.phone ?? "",
        state: row.state === "cancelled" ? t.cancelled : "",
        outcome: row.outcome === null ? "" : t.outcomes[row.outcome],
        reason: row.reason ?? "",
        request: String(row.consultationId),
      };
      return Object.values(cells);
    },
  );
}
