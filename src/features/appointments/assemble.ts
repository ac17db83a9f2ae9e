import type { AppointmentsParts } from "./parts.ts";
import { type LinkQuery, viewLink } from "./view-link.ts";

/** The feature, as pages and routes are given it. */
export const assembleAppointments = (parts: AppointmentsParts) => ({
  ...parts,
  viewLink: (query: LinkQuery) => viewLink(parts, query),
});
