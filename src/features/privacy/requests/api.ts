import * as z from "zod/mini";
import { answerPage } from "../../../lib/http/cursor.ts";
import { route } from "../../../lib/http/route.ts";
import { answerBodySchema, newRequestBodySchema, requestSchema, requestsQuerySchema } from "../model.ts";
import type { PrivacyParts } from "../parts.ts";
import { addRequest, answerRequest } from "./requests.ts";
import { listRequests, requestOf } from "./store.ts";

/** Requests, as the person in charge of personal information answers them. */
export const requestsApi = (privacy: PrivacyParts) => [
  route({
    id: "listPrivacyRequests",
    method: "get",
    path: "/privacy/requests",
    access: "admin",
    summary: "List the requests to see, correct and erase",
    description: "Open ones by when they are due, the others newest first.",
    query: requestsQuerySchema,
    response: z.array(requestSchema),
    handle: async ({ c, query: { state, limit, cursor } }) => {
      const position = cursor;
      const after = position && { dueAt: position.at, id: Number(position.id) };
      const rows = await listRequests(privacy.database.kysely, state, limit + 1, after);
      return answerPage(c, rows.map(requestOf), limit, ({ dueAt, id }) => `${dueAt}_${id}`);
    },
  }),
  route({
    id: "addPrivacyRequest",
    method: "post",
    path: "/privacy/requests",
    access: "admin",
    summary: "Add a request that came by email or phone",
    description: "Its 30 days begin.",
    body: newRequestBodySchema,
    response: requestSchema,
    status: 201,
    handle: ({ body, staff }) => addRequest(privacy, body, staff.id),
  }),
  route({
    id: "answerPrivacyRequest",
    method: "put",
    path: "/privacy/requests/:id",
    access: "admin",
    summary: "Settle or refuse a request",
    description: "The person is told by email. A refusal gives its reason.",
    body: answerBodySchema,
    response: requestSchema,
    errors: ["conflict"],
    handle: ({ id, body, staff }) => answerRequest(privacy, id(), body, staff.id),
  }),
];
