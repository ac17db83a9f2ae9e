import type { Clock } from "../../lib/clock.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { csvFile } from "../../lib/text/csv-file.ts";
import type { Incident, IncidentFields } from "./incident-model.ts";
import { findIncident, insertIncident, listIncidents, updateIncident } from "./incident-repository.ts";
import { type Database, insertAudit, type Queryable } from "./repository.ts";

export type Incidents = ReturnType<typeof createIncidents>;

/** The register of incidents: entries are made and changed, and never deleted. */
export function createIncidents({ database, clock }: { database: Database; clock: Clock }) {
  const audit = (db: Queryable, actor: string, action: string, id: number) =>
    insertAudit(db, { at: clock(), actor, action: `privacy.${action}`, subject: String(id) });

  return {
    list: async (): Promise<Incident[]> => (await listIncidents(database.kysely)).map(withTerm),

    async add(fields: IncidentFields, actor: string): Promise<Incident> {
      const row = await database.kysely.transaction().execute(async (db) => {
        const inserted = await insertIncident(db, fields, actor, clock());
        await audit(db, actor, "incident", inserted.id);
        return inserted;
      });
      await database.flushed();
      return withTerm(row);
    },

    /** @throws AppError `not-found`, or `outdated` when somebody changed it meanwhile */
    async change(id: number, fields: IncidentFields, version: number, actor: string): Promise<Incident> {
      const row = await database.kysely.transaction().execute(async (db) => {
        const updated = await updateIncident(db, id, fields, version, clock());
        if (!updated) {
          const current = await findIncident(db, id);
          if (!current) throw new AppError("not-found", "There is no such incident");
          throw new AppError("outdated", "Somebody changed it meanwhile", { current: withTerm(current) });
        }
        await audit(db, actor, "incident-changed", id);
        return updated;
      });
      await database.flushed();
      return withTerm(row);
    },

    /** The register as CSV, for the Commission (s. 9: on request). */
    async exportCsv(labels: Readonly<Record<keyof Incident, string>>): Promise<string> {
      const rows = (await listIncidents(database.kysely)).map(withTerm);
      const names = Object.keys(labels) as (keyof Incident)[];
      return csvFile([
        names.map((name) => labels[name]),
        ...rows.map((row) => names.map((name) => String(row[name] ?? ""))),
      ]);
    },
  };
}

/** Five years after February 29 it is March 1: not a day earlier than the law asks. */
function withTerm<Row extends { learnedOn: string }>(row: Row): Row & { keptUntil: string } {
  const [year = "", monthAndDay] = [row.learnedOn.slice(0, 4), row.learnedOn.slice(5)];
  const last = monthAndDay === "02-29" ? "03-01" : monthAndDay;
  return { ...row, keptUntil: `${Number(year) + RETENTION.incidentYears}-${last}` };
}
