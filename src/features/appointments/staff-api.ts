import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../lib/http/api-calls.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { StaffMember } from "../../lib/http/roles.ts";
import { route } from "../../lib/http/route.ts";
import { refuseForeignLink } from "../../lib/http/traffic.ts";
import { cancelAppointment, moveAppointment, noteOutcome } from "./change-appointment.ts";
import {
  changeColleagues,
  changeHost,
  changeHours,
  type HoursChange,
  listHosts,
  removeException,
  setException,
} from "./hosts/hosts.ts";
import { exceptionBodySchema, hostBodySchema, hostsSchema, hoursBodySchema, seesTo } from "./hosts/model.ts";
import { exportAppointments, listAppointments, listOwnAppointments } from "./list-appointments.ts";
import {
  appointmentsQuerySchema,
  changedSchema,
  colleaguesBodySchema,
  outcomeBodySchema,
  reassignBodySchema,
  slotSchema,
  staffAppointmentSchema,
  staffCancelBodySchema,
  staffMoveBodySchema,
} from "./model.ts";
import type { AppointmentsParts } from "./parts.ts";
import { offerTimesOf } from "./times/offer-times.ts";

/**
 * Staff routes under `/api/appointments`. Only admins see requests, so every route except a member's own appointments
 * requires an admin. Every change sends the version it is based on.
 */
export const appointmentsStaffApi = ({ appointments: parts }: { appointments: AppointmentsParts }) => [
  route({
    id: "listAppointments",
    method: "get",
    path: "/appointments",
    access: "admin",
    scope: "appointments:read",
    summary: "List the appointments of some days",
    description:
      "Days of Montréal, both included; earliest first, cancelled ones too, each with what prepares the call.",
    query: appointmentsQuerySchema,
    response: z.array(staffAppointmentSchema),
    handle: ({ query }) => listAppointments(parts, query),
  }),
  route({
    id: "listOwnAppointments",
    method: "get",
    path: "/appointments/own/:id",
    access: "staff",
    summary: "List one’s own appointments of a request",
    description:
      "Those at which the member who asks is, as host or as colleague; by the number of the request, as their mail’s link names it.",
    response: z.array(staffAppointmentSchema),
    handle: ({ id, staff }) => listOwnAppointments(parts, { staffId: staff.id, consultationId: id() }),
  }),
  route({
    id: "exportAppointments",
    method: "get",
    path: "/appointments/export.csv",
    access: "admin",
    scope: "appointments:read",
    summary: "Export the appointments of some days as CSV",
    description: "Days of Montréal, both included; earliest first, cancelled ones too.",
    query: appointmentsQuerySchema,
    response: z.string(),
    type: "text/csv",
    handle: async ({ c, query, staff }) => {
      refuseForeignLink(c);
      return c.body(await exportAppointments(parts, query, c.get("language"), staff.id), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="appointments.csv"',
      });
    },
  }),
  route({
    id: "listTimesOf",
    method: "get",
    path: "/appointments/:id/times",
    access: "admin",
    scope: "appointments:read",
    summary: "List times that an appointment can move to",
    description:
      "Any quarter of an hour of the next three weeks at which some host is free, also at short notice; as clocks show it in Montréal and where the visitor is.",
    response: z.array(slotSchema),
    handle: ({ id }) => offerTimesOf(parts, id()),
  }),
  route({
    id: "noteAppointmentOutcome",
    method: "put",
    path: "/appointments/:id/outcome",
    access: "admin",
    scope: "appointments:write",
    summary: "Record the outcome of an appointment",
    description: "After it has begun: held, missed or postponed; null clears it.",
    body: outcomeBodySchema,
    response: changedSchema,
    tellsWriters: true,
    errors: ["wrong-state", "outdated"],
    handle: async ({ id, body: { version, outcome }, staff }) => {
      const changed = await noteOutcome(parts, { id: id(), version, staffId: staff.id }, outcome);
      return { version: changed.version };
    },
  }),
  route({
    id: "moveAppointmentOf",
    method: "put",
    path: "/appointments/:id/time",
    access: "admin",
    scope: "appointments:write",
    summary: "Move an appointment, or give it to a colleague",
    description:
      "At any quarter of an hour of the host’s hours that is free, also at short notice. The visitor is told by mail.",
    body: staffMoveBodySchema,
    response: changedSchema,
    tellsWriters: true,
    errors: ["wrong-state", "outdated", "taken"],
    handle: async ({ id, body: { version, ...to }, staff }) => {
      const changed = await moveAppointment(parts, { id: id(), version, staffId: staff.id }, to);
      return { version: changed.version };
    },
  }),
  route({
    id: "reassignAppointment",
    method: "put",
    path: "/appointments/:id/host",
    access: "admin",
    scope: "appointments:write",
    summary: "Give an appointment to another host",
    description:
      "At the same time: to the one who is named, or to whose turn it is among those who are free. Everybody concerned is told by mail.",
    body: reassignBodySchema,
    response: changedSchema,
    tellsWriters: true,
    errors: ["wrong-state", "outdated", "taken"],
    handle: async ({ id, body: { version, staffId }, staff }) => {
      const changer = { id: id(), version, staffId: staff.id };
      return { version: (await moveAppointment(parts, changer, { staffId, isReassigned: true })).version };
    },
  }),
  route({
    id: "changeColleagues",
    method: "put",
    path: "/appointments/:id/colleagues",
    access: "admin",
    summary: "Set who else attends an appointment",
    description: "Their time is booked and moves with it; each gets an email.",
    body: colleaguesBodySchema,
    response: changedSchema,
    errors: ["wrong-state", "conflict", "outdated"],
    handle: async ({ id, body: { version, staffIds }, staff }) => {
      const changer = { id: id(), version, staffId: staff.id };
      return { version: (await changeColleagues(parts, changer, staffIds)).version };
    },
  }),
  route({
    id: "cancelAppointmentOf",
    method: "put",
    path: "/appointments/:id/cancelled",
    access: "admin",
    scope: "appointments:write",
    summary: "Cancel an appointment",
    description: "The visitor gets an email with a link to book another time.",
    body: staffCancelBodySchema,
    response: changedSchema,
    tellsWriters: true,
    errors: ["outdated"],
    handle: async ({ id, body: { version, reason }, staff }) => {
      const changer = { id: id(), version, staffId: staff.id };
      return { version: (await cancelAppointment(parts, changer, reason?.trim() || null)).version };
    },
  }),
];

const owner = z.string();
const WHOSE = { owner: "Id of a member of staff, or company" };

/**
 * Reads the hours' owner from the path.
 * @throws AppError `not-found` if this staff member may not see them
 */
function changeOf(c: Context<ApiEnv>, staff: StaffMember): HoursChange {
  const named = c.req.param("owner")!;
  if (!seesTo(staff, named)) throw new AppError("not-found", "These are not your hours");
  return { owner: named, actor: staff.id };
}

/**
 * `/api/appointments/hosts`, `hours` and `exceptions`: who can be booked, and when. Admins manage everyone's hours and
 * the company's; other members only their own.
 */
export const hostsApi = ({ appointments: parts }: { appointments: AppointmentsParts }) => [
  route({
    id: "listHosts",
    method: "get",
    path: "/appointments/hosts",
    access: "staff",
    summary: "List who can be booked, and when",
    description:
      "The company’s hours and everybody’s own, exceptions, public holidays, and the appointments ahead that no longer fit. Times are on the wall in Montréal. An editor gets the company’s hours and their own, and no appointments.",
    response: hostsSchema,
    handle: ({ staff }) => listHosts(parts, staff),
  }),
  route({
    id: "changeHost",
    method: "put",
    path: "/appointments/hosts/:id",
    access: "admin",
    summary: "Change how a member of staff is booked",
    description: "Their appointments stay; those that no longer fit are listed.",
    parameters: { id: z.string() },
    words: { id: "Id of the member of staff" },
    body: hostBodySchema,
    response: z.strictObject({ version: z.int() }),
    errors: ["outdated"],
    handle: ({ c, staff, body: { version, ...settings } }) =>
      changeHost(parts, { staffId: c.req.param("id")!, version, actor: staff.id }, settings),
  }),
  route({
    id: "changeHours",
    method: "put",
    path: "/appointments/hours/:owner",
    access: "staff",
    summary: "Change weekly hours",
    description:
      "Of a member of staff, or of the `company`. Without any, a member has the company’s. An editor changes their own.",
    parameters: { owner },
    words: WHOSE,
    body: hoursBodySchema,
    handle: ({ c, staff, body }) => changeHours(parts, changeOf(c, staff), body.hours),
  }),
  route({
    id: "setHoursException",
    method: "put",
    path: "/appointments/exceptions/:owner/:day",
    access: "staff",
    summary: "Set the hours of one day",
    description:
      "Of a member of staff, or of the `company`; none for a day off. They outrank weekly hours and holidays. A time that clocks skip on that day is refused. An editor changes their own days.",
    parameters: { owner, day: z.string() },
    words: WHOSE,
    body: exceptionBodySchema,
    handle: ({ c, staff, body: { hours } }) =>
      setException(parts, changeOf(c, staff), { day: c.req.param("day")!, hours }),
  }),
  route({
    id: "removeHoursException",
    method: "delete",
    path: "/appointments/exceptions/:owner/:day",
    access: "staff",
    summary: "Give a day its usual hours again",
    description: "An editor changes their own days.",
    parameters: { owner, day: z.string() },
    words: WHOSE,
    handle: ({ c, staff }) => removeException(parts, changeOf(c, staff), c.req.param("day")!),
  }),
];
