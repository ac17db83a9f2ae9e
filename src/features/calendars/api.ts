import * as z from "zod/mini";
import { route } from "../../lib/http/route.ts";
import { type CalendarsParts, connectCalendar, disconnectCalendar, listCalendars, readNow } from "./calendars.ts";
import { readFeed, renewFeed, revokeFeed } from "./feed.ts";
import { calendarsSchema, connectBodySchema, feedSchema, READ_EVERY_MINUTES } from "./model.ts";

/** `/api/calendars`: each staff member's own calendars. */
export const calendarsApi = ({ calendars: parts }: { calendars: CalendarsParts }) => [
  route({
    id: "listCalendars",
    method: "get",
    path: "/calendars",
    access: "staff",
    summary: "List one’s own calendars",
    description: "The state of their synchronization, without their content.",
    response: calendarsSchema,
    handle: ({ staff }) => listCalendars(parts, staff.id),
  }),
  route({
    id: "connectCalendar",
    method: "post",
    path: "/calendars",
    access: "staff",
    summary: "Connect one’s calendar",
    description:
      "A secret ICS address, or a CalDAV server with a name and a password. It is read immediately. Only busy times are stored, and the credentials are encrypted. The address must be on the public internet and use HTTPS.",
    body: connectBodySchema,
    status: 201,
    response: calendarsSchema,
    errors: ["conflict"],
    async handle({ staff, body }) {
      await connectCalendar(parts, staff.id, body);
      return await listCalendars(parts, staff.id);
    },
  }),
  route({
    id: "renewFeed",
    method: "put",
    path: "/calendars/feed",
    access: "staff",
    summary: "Get an address to subscribe to one’s appointments",
    description: "Shown once. Replaces the previous address.",
    response: feedSchema,
    errors: ["conflict"],
    handle: ({ staff }) => renewFeed(parts, staff.id),
  }),
  // Must precede `/calendars/:id`, whose pattern would also match.
  route({
    id: "revokeFeed",
    method: "delete",
    path: "/calendars/feed",
    access: "staff",
    summary: "Revoke the address to subscribe to",
    handle: ({ staff }) => revokeFeed(parts, staff.id),
  }),
  route({
    id: "readFeed",
    method: "get",
    path: "/calendars/:file",
    access: "everybody",
    summary: "Get the appointments of a member as a calendar",
    description: "At its secret address. Times and initials only.",
    parameters: { file: z.string().check(z.maxLength(64)) },
    response: z.string(),
    type: "text/calendar",
    handle: async ({ c }) =>
      c.body(await readFeed(parts, c.req.param("file")!), 200, {
        "Content-Type": "text/calendar; charset=utf-8",
        "Cache-Control": "private, no-cache",
      }),
  }),
  route({
    id: "readCalendar",
    method: "post",
    path: "/calendars/:id/reading",
    access: "staff",
    summary: "Read one’s calendar at once",
    description: `By itself it is read every ${READ_EVERY_MINUTES} minutes. When it cannot be read, the response says why.`,
    response: calendarsSchema,
    async handle({ id, staff }) {
      await readNow(parts, id(), staff.id);
      return await listCalendars(parts, staff.id);
    },
  }),
  route({
    id: "disconnectCalendar",
    method: "delete",
    path: "/calendars/:id",
    access: "staff",
    summary: "Disconnect one’s calendar",
    handle: ({ id, staff }) => disconnectCalendar(parts, id(), staff.id),
  }),
];
