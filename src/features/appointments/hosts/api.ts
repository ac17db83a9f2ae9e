import * as z from "zod/mini";
import { type Route, route } from "../../../lib/http/route.ts";
import type { AppointmentsParts } from "../parts.ts";
import { changeHost } from "./change-host.ts";
import { changeHours, removeException, setException } from "./change-hours.ts";
import { listHosts } from "./list-hosts.ts";
import { exceptionBodySchema, hostBodySchema, hostsSchema, hoursBodySchema } from "./model.ts";

const owner = z.string();

/** `/api/appointments/hosts`, `hours` and `exceptions`: who can be booked, and when. For admins. */
export const hostsApi = ({ appointments: parts }: { appointments: AppointmentsParts }): Route[] => [
  route({
    id: "listHosts",
    method: "get",
    path: "/appointments/hosts",
    access: "admin",
    summary: "List who can be booked, and when",
    description:
      "The company’s hours and everybody’s own, exceptions, public holidays, and the appointments ahead that no longer fit. Times are on the wall in Montréal.",
    response: hostsSchema,
    handle: () => listHosts(parts),
  }),
  route({
    id: "changeHost",
    method: "put",
    path: "/appointments/hosts/:id",
    access: "admin",
    summary: "Change how a member of staff is booked",
    description: "What they have booked stays theirs, and is listed as no longer fitting.",
    parameters: { id: z.string() },
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
    access: "admin",
    summary: "Change weekly hours",
    description: "Of a member of staff, or of the `company`. Without any, a member has the company’s.",
    parameters: { owner },
    body: hoursBodySchema,
    handle: ({ c, staff, body }) => changeHours(parts, { owner: c.req.param("owner")!, actor: staff.id }, body.hours),
  }),
  route({
    id: "setHoursException",
    method: "put",
    path: "/appointments/exceptions/:owner/:day",
    access: "admin",
    summary: "Give a day hours of its own",
    description:
      "Of a member of staff, or of the `company`; none for a day off. They outrank weekly hours and holidays. A time that clocks skip on that day is refused.",
    parameters: { owner, day: z.string() },
    body: exceptionBodySchema,
    handle: ({ c, staff, body: { hours } }) =>
      setException(parts, { owner: c.req.param("owner")!, actor: staff.id }, { day: c.req.param("day")!, hours }),
  }),
  route({
    id: "removeHoursException",
    method: "delete",
    path: "/appointments/exceptions/:owner/:day",
    access: "admin",
    summary: "Give a day its usual hours again",
    parameters: { owner, day: z.string() },
    handle: ({ c, staff }) =>
      removeException(parts, { owner: c.req.param("owner")!, actor: staff.id }, c.req.param("day")!),
  }),
];
