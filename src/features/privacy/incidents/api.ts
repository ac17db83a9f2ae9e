import * as z from "zod/mini";
import { refuseForeignLink } from "../../../lib/http/refuse-foreign-link.ts";
import { route } from "../../../lib/http/route.ts";
import { incidentFields as labelsEn } from "../../../text/en/desk/privacy-incident.ts";
import { incidentFields as labelsFr } from "../../../text/fr/desk/privacy-incident.ts";
import type { PrivacyParts } from "../parts.ts";
import { addIncident, changeIncident, exportIncidents, readIncidents } from "./incidents.ts";
import { incidentBodySchema, incidentChangeSchema, incidentSchema } from "./model.ts";

export const incidentsApi = (privacy: PrivacyParts) => [
  route({
    id: "listIncidents",
    method: "get",
    path: "/privacy/incidents",
    access: "admin",
    summary: "List the register of incidents, newest first",
    response: z.array(incidentSchema),
    handle: () => readIncidents(privacy),
  }),
  route({
    id: "exportIncidents",
    method: "get",
    path: "/privacy/incidents/export.csv",
    access: "admin",
    summary: "Export the register of incidents as CSV",
    description: "In the requested language.",
    response: z.string(),
    type: "text/csv",
    handle: async ({ c }) => {
      refuseForeignLink(c);
      const csv = await exportIncidents(privacy, c.get("language") === "fr" ? labelsFr : labelsEn);
      return c.body(csv, 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="incidents.csv"',
      });
    },
  }),
  route({
    id: "addIncident",
    method: "post",
    path: "/privacy/incidents",
    access: "admin",
    summary: "Add an incident to the register",
    description: "It is never taken out again.",
    body: incidentBodySchema,
    response: incidentSchema,
    status: 201,
    handle: ({ body, staff }) => addIncident(privacy, body, staff.id),
  }),
  route({
    id: "changeIncident",
    method: "put",
    path: "/privacy/incidents/:id",
    access: "admin",
    summary: "Update an incident of the register",
    description: "The version is the one that was read. The action is logged.",
    body: incidentChangeSchema,
    response: incidentSchema,
    errors: ["conflict"],
    handle: ({ id, body: { version, ...fields }, staff }) => changeIncident(privacy, id(), fields, version, staff.id),
  }),
];
