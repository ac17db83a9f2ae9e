import * as z from "zod/mini";
import { RETENTION } from "../../lib/company/retention.ts";
import { incidentFields as labelsEn } from "../../text/en/desk/privacy.ts";
import { incidentFields as labelsFr } from "../../text/fr/desk/privacy.ts";
import { recordSchemas } from "../records/record-fields.ts";
import { recordsCsv, recordsOf } from "../records/records.ts";
import { incidentFields } from "./incident-fields.ts";
import type { PrivacyParts } from "./parts.ts";

const PATH = "/privacy/incidents";
/** `keptUntil` is the minimum retention, five years after we learned of the incident (s. 8). */
const schemas = recordSchemas(incidentFields, { keptUntil: z.string() });

/**
 * Returns the routes of the register of incidents, listed newest first. Entries are added and changed, never deleted.
 */
export function incidentsApi(parts: PrivacyParts) {
  const incidents = recordsOf(parts, {
    path: PATH,
    table: "privacy_incidents",
    fields: incidentFields,
    schemas,
    order: "learnedOn",
    newestFirst: true,
    id: "Incident",
    ids: "Incidents",
    words: {
      one: "incident",
      list: "List the register of incidents, newest first",
      add: "Add an incident to the register",
      addNote: "It is never taken out again.",
      change: "Update an incident of the register",
    },
    access: { read: "admin", write: "admin" },
    kinds: { added: "privacy.incident", changed: "privacy.incident-changed" },
    columns: ({ at, actor }, isNew) => ({ updatedAt: at, ...(isNew && { createdAt: at, createdBy: actor }) }),
    more: { of: ({ learnedOn }) => ({ keptUntil: fiveYearsAfter(learnedOn) }) },
  });
  const csv = recordsCsv({
    id: "exportIncidents",
    path: `${PATH}/export.csv`,
    access: "admin",
    summary: "Export the register of incidents as CSV",
    file: "incidents",
    labels: { fr: labelsFr, en: labelsEn },
    list: incidents.list,
  });
  return [csv, ...incidents.routes];
}

/**
 * Returns the day five years later. February 29 gives March 1, so that no incident expires earlier than the law allows.
 */
function fiveYearsAfter(day: string): string {
  const [year, rest] = [day.slice(0, 4), day.slice(5)];
  return `${Number(year) + RETENTION.incidentYears}-${rest === "02-29" ? "03-01" : rest}`;
}
