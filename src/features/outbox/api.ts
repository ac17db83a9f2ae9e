import * as z from "zod/mini";
import { answerPage } from "../../lib/http/list-query.ts";
import { route } from "../../lib/http/route.ts";
import type { Outbox } from "./assemble.ts";
import { readMail, replay } from "./messages.ts";
import { listedMailSchema, mailContentSchema, outboxEntrySchema, outboxQuerySchema } from "./model.ts";
import { listMessages } from "./store.ts";

/** Defines the routes under `/api/outbox`: outgoing messages. */
export const outboxApi = ({ outbox, siteUrl }: { outbox: Outbox; siteUrl: string }) => [
  route({
    id: "listOutbox",
    method: "get",
    path: "/outbox",
    about: "Emails to send",
    access: "admin",
    summary: "List the emails, newest first",
    description: 'Without what they say. The next page is in the Link header (rel="next").',
    query: outboxQuerySchema,
    response: z.array(listedMailSchema),
    handle: async ({ c, query }) =>
      answerPage(c, await listMessages(outbox.database, query), query.limit, ({ id }) => String(id)),
  }),
  route({
    id: "readMail",
    method: "get",
    path: "/outbox/:id/text",
    access: "admin",
    summary: "Read an email to a visitor",
    description: "The confirmation of a request, what was written about appointments, and letters.",
    response: mailContentSchema,
    handle: ({ id }) => readMail(outbox.database, id(), siteUrl),
  }),
  route({
    id: "replayOutbox",
    method: "post",
    path: "/outbox/:id/replay",
    access: "admin",
    summary: "Retry an email",
    description: "One that failed for good, or waits for its next attempt.",
    response: outboxEntrySchema,
    errors: ["conflict"],
    handle: ({ id, staff }) => replay(outbox, id(), staff.id),
  }),
];
