import { AppError } from "../../lib/http/app-error.ts";
import type { Caller } from "../../lib/http/roles.ts";
import { attempt } from "./attempt.ts";
import { CLAIM_HOLDS, settle } from "./deliver.ts";
import { exampleOf } from "./event-examples.ts";
import { requireOwn } from "./makers.ts";
import type { Delivery, WebhookEvent } from "./model.ts";
import { noEndpoint, record } from "./one-endpoint.ts";
import type { WebhooksParts } from "./parts.ts";
import { deliveryOf, findDelivery, insertDelivery } from "./store/deliveries.ts";
import { findEndpointRow } from "./store/endpoints.ts";
import { newEventId } from "./tell.ts";

/**
 * Sends an example of one of its events to an endpoint, there and then, also to one that is off. It is marked as a test, so
 * that a program drops it and answers as if it were real.
 * @throws AppError `not-found`, `forbidden`, or `invalid` for an event that it is not told of
 */
export async function sendTest(
  parts: WebhooksParts & { siteUrl: string },
  id: number,
  type: WebhookEvent,
  caller: Caller,
): Promise<Delivery> {
  const { database, clock, facts, siteUrl } = parts;
  const now = clock();
  const eventId = newEventId();
  const { endpoint, claimed } = await facts.transaction(async (db) => {
    const row = await findEndpointRow(db, id);
    if (!row) throw noEndpoint();
    requireOwn(caller, row);
    if (!row.events.includes(type)) {
      throw new AppError("invalid", "It is not told of this", { fields: { event: "invalid" } });
    }
    const lockedUntil = new Date(now.getTime() + CLAIM_HOLDS);
    const data = exampleOf(type, row.detail, siteUrl);
    const body = JSON.stringify({ type, timestamp: now.toISOString(), test: true, data });
    const test = { endpointId: id, eventId, type, subject: eventId, body };
    await record(parts, db, "webhook.tested", id, caller.id);
    const deliveryId = await insertDelivery(db, { ...test, lockedUntil }, now);
    return { endpoint: row, claimed: { ...test, id: deliveryId, attempts: 1 } };
  });
  const outcome = await attempt(parts, endpoint, claimed);
  await settle(parts, claimed, outcome);
  const delivery = await findDelivery(database.kysely, id, claimed.id);
  if (!delivery) throw noEndpoint();
  return deliveryOf(delivery);
}
