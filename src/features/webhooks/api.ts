import * as z from "zod/mini";
import { answerPage } from "../../lib/http/list-query.ts";
import { route } from "../../lib/http/route.ts";
import type { Webhooks } from "./assemble.ts";
import { listDeliveries } from "./deliveries-store.ts";
import {
  addEndpoint,
  changeEndpoint,
  removeEndpoint,
  renewSecret,
  sendAgain,
  sendTest,
  sendWaiting,
} from "./endpoints.ts";
import { listEndpoints } from "./endpoints-store.ts";
import { eventsSeenBy } from "./makers.ts";
import {
  changedEndpointSchema,
  deliveriesQuerySchema,
  deliverySchema,
  endpointBodySchema,
  endpointSchema,
  newEndpointSchema,
  testBodySchema,
} from "./model.ts";
import { requireEndpoint } from "./parts.ts";

/** Defines the routes under `/api/webhooks`: other programs' endpoints, and their deliveries. */
export const webhooksApi = ({ webhooks }: { webhooks: Webhooks }) => [
  route({
    id: "listWebhooks",
    method: "get",
    path: "/webhooks",
    about: "Webhooks",
    access: "admin",
    scope: "webhooks:read",
    summary: "List the endpoints that are told of events",
    response: z.array(endpointSchema),
    handle: () => listEndpoints(webhooks.database.kysely, webhooks.clock()),
  }),
  route({
    id: "addWebhook",
    method: "post",
    path: "/webhooks",
    access: "admin",
    scope: "webhooks:write",
    summary: "Add an endpoint",
    description:
      "The secret by which it verifies deliveries (Standard Webhooks) is in the response and nowhere else. The address must be HTTPS and lead to the public internet, unless OUTGOING_PRIVATE allows others. A key adds what is told of no more than it may read; the endpoint ends with the key.",
    body: endpointBodySchema,
    status: 201,
    response: newEndpointSchema,
    tellsWriters: true,
    errors: ["conflict"],
    handle: async ({ c, body, staff }) => c.json(await addEndpoint(webhooks, body, staff), 201),
  }),
  route({
    id: "changeWebhook",
    method: "put",
    path: "/webhooks/:id",
    access: "admin",
    scope: "webhooks:write",
    summary: "Change an endpoint",
    description:
      "Switching one on that failed also sends what waits for it. Another address gets a new secret, which is in this response and nowhere else. A key changes what it added itself.",
    body: endpointBodySchema,
    response: changedEndpointSchema,
    tellsWriters: true,
    async handle({ id, body, staff }) {
      const endpoint = await changeEndpoint(webhooks, id(), body, staff);
      webhooks.wake();
      return endpoint;
    },
  }),
  route({
    id: "removeWebhook",
    method: "delete",
    path: "/webhooks/:id",
    access: "admin",
    scope: "webhooks:write",
    summary: "Remove an endpoint",
    description: "With the list of what was delivered, and what waits.",
    handle: ({ id, staff }) => removeEndpoint(webhooks, id(), staff),
  }),
  route({
    id: "renewWebhookSecret",
    method: "put",
    path: "/webhooks/:id/secret",
    access: "admin",
    scope: "webhooks:write",
    summary: "Give an endpoint a new secret",
    description: "Shown once. From now on everything is signed with it.",
    response: newEndpointSchema,
    tellsWriters: true,
    handle: ({ id, staff }) => renewSecret(webhooks, id(), staff),
  }),
  route({
    id: "testWebhook",
    method: "post",
    path: "/webhooks/:id/test",
    access: "admin",
    scope: "webhooks:write",
    summary: "Send a test",
    description:
      "Sends an example of one of its events, marked as a test, immediately and once, even if the endpoint is disabled. The response has the outcome, which does not affect whether the endpoint counts as failing.",
    body: testBodySchema,
    response: deliverySchema,
    tellsWriters: true,
    handle: ({ id, body, staff }) => sendTest(webhooks, id(), body.event, staff),
  }),
  route({
    id: "listDeliveries",
    method: "get",
    path: "/webhooks/:id/deliveries",
    access: "admin",
    scope: "webhooks:read",
    summary: "List what an endpoint was told, newest first",
    words: { status: "Status: waiting, delivered or given up", cursor: "Page marker, taken from the Link header" },
    description:
      'With what was sent and how it answered. A key sees those of events that it may read. The next page is in the Link header (rel="next").',
    query: deliveriesQuerySchema,
    response: z.array(deliverySchema),
    async handle({ c, id, query, staff }) {
      const db = webhooks.database.kysely;
      const endpoint = await requireEndpoint(webhooks, db, id());
      const deliveries = await listDeliveries(db, id(), query, eventsSeenBy(staff, endpoint));
      return answerPage(c, deliveries, query.limit, (delivery) => String(delivery.id));
    },
  }),
  route({
    id: "sendDeliveryAgain",
    method: "post",
    path: "/webhooks/:id/deliveries/:delivery/replay",
    access: "admin",
    scope: "webhooks:write",
    summary: "Send a delivery again",
    description: "With the id that it had, by which a program knows that it has it already.",
    response: deliverySchema,
    errors: ["conflict"],
    handle: ({ id, staff }) => sendAgain(webhooks, id(), id("delivery"), staff),
  }),
  route({
    id: "sendWaitingDeliveries",
    method: "post",
    path: "/webhooks/:id/deliveries/replay",
    access: "admin",
    scope: "webhooks:write",
    summary: "Send all that waits now",
    description: "For an endpoint that was away and is back. In order per subject, as always.",
    response: z.object({ waiting: z.int() }),
    errors: ["conflict"],
    handle: ({ id, staff }) => sendWaiting(webhooks, id(), staff),
  }),
];
