import * as z from "zod/mini";
import { RETENTION } from "../../../lib/company/retention.ts";
import { incidentFields as labelsEn } from "../../../text/en/desk/privacy-incident.ts";
import { incidentFields as labelsFr } from "../../../text/fr/desk/privacy-incident.ts";
import { recordsApi } from "../../records/records.ts";
import type { PrivacyParts } from "../parts.ts";
import { incidentFields } from "./model.ts";

/** The register of incidents, newest first: entries are made and changed, and never taken out. */
export const incidentsApi = (parts: PrivacyParts) =>
  recordsApi(parts, {
    path: "/privacy/incidents",
    table: "privacy_incidents",
    fields: incidentFields,
    order: "learnedOn",
    newestFirst: true,
    id: "Incident",
    ids: "Incidents",
    words: {
      one: "incident",
      list: "List the register of incidents, newest first",
      export: "Export the register of incidents as CSV",
      add: "Add an incident to the register",
      addNote: "It is never taken out again.",
      change: "Update an incident of the register",
    },
    access: { read: "admin", write: "admin" },
    kinds: { added: "privacy.incident", changed: "privacy.incident-changed" },
    columns: ({ at, actor }, isNew) => ({ updatedAt: at, ...(isNew && { createdAt: at, createdBy: actor }) }),
    /** Until when it is kept at the least: five years after we learned of it (s. 8). */
    more: { schema: { keptUntil: z.string() }, of: ({ learnedOn }) => ({ keptUntil: fiveYearsAfter(learnedOn) }) },
    csv: { file: "incidents", labels: { fr: labelsFr, en: labelsEn } },
  });

/** After February 29 it is March 1: not a day earlier than the law asks. */
function fiveYearsAfter(day: string): string {
  const [year, rest] = [day.slice(0, 4), day.slice(5)];
  return `${Number(year) + RETENTION.incidentYears}-${rest === "02-29" ? "03-01" : rest}`;
}
