import * as z from "zod/mini";
import { linkToNext } from "../../lib/http/next-page.ts";
import { type Route, route } from "../../lib/http/route.ts";
import { outboxEntrySchema } from "./answer-schema.ts";
import { outboxQuerySchema } from "./outbox-entry.ts";
import type { Outbox } from "./service.ts";

/** `/api/outbox`: what leaves the process. */
export const outboxApi = ({ outbox }: { outbox: Outbox }): Route[] => [
  route({
    id: "listOutbox",
    method: "get",
    path: "/outbox",
    access: "admin",
    summary: "List the emails, newest first",
    description: 'Without what they say. The next page is in the Link header (rel="next").',
    query: outboxQuerySchema,
    response: z.array(outboxEntrySchema),
    handle: async ({ c, query }) => {
      const { entries, nextCursor } = await outbox.list(query);
      if (nextCursor !== undefined) linkToNext(c, { cursor: String(nextCursor) });
      return entries;
    },
  }),
  route({
    id: "replayOutbox",
    method: "post",
    path: "/outbox/:id/replay",
    access: "admin",
    summary: "Retry an email",
    description: "One that was given up, or waits after a failure.",
    response: outboxEntrySchema,
    errors: ["conflict"],
    handle: ({ id, staff }) => outbox.replay(id(), staff.id),
  }),
];
