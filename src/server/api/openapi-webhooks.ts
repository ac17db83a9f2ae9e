import type * as z from "zod/mini";
import { eventSchema, exampleOf } from "../../features/webhooks/events.ts";
import { WEBHOOK_EVENTS, type WebhookEvent } from "../../features/webhooks/model.ts";
import { WEBHOOK_HEADERS, WEBHOOK_WORDS } from "./openapi-words.ts";

/** `request.stage-changed` → `RequestStageChanged` */
const nameOf = (event: WebhookEvent): string =>
  event.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Event deliveries, each a named schema so that generated clients get a type for it. */
export const EVENT_SCHEMAS = WEBHOOK_EVENTS.map((event): [string, z.core.$ZodType] => [
  `${nameOf(event)}Event`,
  eventSchema(event),
]);

/** Webhook deliveries, as OpenAPI 3.1 describes them under `webhooks`. @param siteUrl base of the links in examples */
export function webhooksOf(siteUrl: string) {
  return Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => {
      const example = {
        type: event,
        timestamp: "2027-03-15T14:00:00.000Z",
        data: exampleOf(event, "full", siteUrl),
      };
      const operation = {
        operationId: `on${nameOf(event)}`,
        tags: ["webhooks"],
        summary: WEBHOOK_WORDS.events[event],
        description: WEBHOOK_WORDS.description,
        security: [],
        parameters: Object.entries(WEBHOOK_HEADERS).map(([name, description]) => ({
          name,
          in: "header",
          required: true,
          description,
          schema: { type: "string" },
        })),
        requestBody: {
          required: true,
          content: {
            "application/json": { schema: { $ref: `#/components/schemas/${nameOf(event)}Event` }, example },
          },
        },
        responses: {
          "2XX": { description: WEBHOOK_WORDS.settled },
          "410": { description: WEBHOOK_WORDS.gone },
          default: { description: WEBHOOK_WORDS.failed },
        },
      };
      return [event, { post: operation }];
    }),
  );
}
