import type { Queryable } from "../../../db/database.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { csvFile } from "../../../lib/text/csv-file.ts";
import type { PrivacyParts } from "../parts.ts";
import type { Incident, IncidentFields } from "./model.ts";
import { findIncident, insertIncident, listIncidents, updateIncident } from "./store.ts";

/** The register of incidents, newest first: entries are made and changed, and never deleted. */
export async function readIncidents({ database }: PrivacyParts): Promise<Incident[]> {
  return (await listIncidents(database.kysely)).map(withTerm);
}

export function addIncident(parts: PrivacyParts, fields: IncidentFields, actor: string): Promise<Incident> {
  return write(parts, "privacy.incident", actor, (db) => insertIncident(db, fields, actor, parts.clock()));
}

/** @throws AppError `not-found`, or `outdated` when somebody changed it meanwhile */
export function changeIncident(
  parts: PrivacyParts,
  id: number,
  fields: IncidentFields,
  version: number,
  actor: string,
): Promise<Incident> {
  return write(parts, "privacy.incident-changed", actor, async (db) => {
    const updated = await updateIncident(db, id, fields, version, parts.clock());
    if (updated) return updated;
    const current = await findIncident(db, id);
    if (!current) throw new AppError("not-found", "There is no such incident");
    throw new AppError("outdated", "Somebody changed it meanwhile", { current: withTerm(current) });
  });
}

async function write(
  { database, clock, facts }: PrivacyParts,
  kind: "privacy.incident" | "privacy.incident-changed",
  actor: string,
  work: (db: Queryable) => Promise<Omit<Incident, "keptUntil">>,
): Promise<Incident> {
  const row = await facts.transaction(async (db) => {
    const written = await work(db);
    await facts.record(db, { kind, at: clock(), actor, subject: written.id, detail: {} });
    return written;
  });
  await database.flushed();
  return withTerm(row);
}

/** The register as CSV, for the Commission (s. 9: on request). */
export async function exportIncidents(
  parts: PrivacyParts,
  labels: Readonly<Record<keyof Incident, string>>,
): Promise<string> {
  const rows = await readIncidents(parts);
  const names = Object.keys(labels) as (keyof Incident)[];
  return csvFile([
    names.map((name) => labels[name]),
    ...rows.map((row) => names.map((name) => String(row[name] ?? ""))),
  ]);
}

/** Five years after February 29 it is March 1: not a day earlier than the law asks. */
function withTerm<Row extends { learnedOn: string }>(row: Row): Row & { keptUntil: string } {
  const [year = "", monthAndDay] = [row.learnedOn.slice(0, 4), row.learnedOn.slice(5)];
  const last = monthAndDay === "02-29" ? "03-01" : monthAndDay;
  return { ...row, keptUntil: `${Number(year) + RETENTION.incidentYears}-${last}` };
}
