import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv.ts";
import { deskAppointments as en } from "../../text/en/desk/appointments.ts";
import { deskAppointments as fr } from "../../text/fr/desk/appointments.ts";
import type { AppointmentsParts } from "./parts.ts";
import { listAppointments } from "./store.ts";

type Row = Awaited<ReturnType<typeof listAppointments>>[number];

/** Rows read per page of the export. */
const EXPORT_PAGE = 500;

/** Appointments in a range of Montréal days as CSV, earliest first; logs the export. */
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
    (last?: Row) => listAppointments(database.kysely, from, to, EXPORT_PAGE, last),
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
