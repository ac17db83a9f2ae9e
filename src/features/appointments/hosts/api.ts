import type { Context } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../../../lib/http/api-calls.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import { route } from "../../../lib/http/route.ts";
import type { AppointmentsParts } from "../parts.ts";
import { changeHost, changeHours, type HoursChange, removeException, setException } from "./change-hosts.ts";
import { listHosts } from "./list-hosts.ts";
import { exceptionBodySchema, hostBodySchema, hostsSchema, hoursBodySchema, seesTo } from "./model.ts";

const owner = z.string();
const WHOSE = { owner: "Id of a member of staff, or company" };

/**
 * Whose hours the path refers to.
 * @throws AppError `not-found` for someone else's, which this member may not see
 */
function changeOf(c: Context<ApiEnv>, staff: StaffMember): HoursChange {
  const named = c.req.param("owner")!;
  if (!seesTo(staff, named)) throw new AppError("not-found", "These are not your hours");
  return { owner: named, actor: staff.id };
}

/**
 * `/api/appointments/hosts`, `hours` and `exceptions`: who can be booked, and when. Admins manage everyone and the
 * company; other members only their own hours.
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
    description: "What they have booked stays theirs, and is listed as no longer fitting.",
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
    summary: "Give a day hours of its own",
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
