import type { Caller } from "../../lib/http/roles.ts";
import { attempt } from "./attempt.ts";
import { CLAIM_HOLDS, settle } from "./deliver.ts";
import { requireOwn } from "./makers.ts";
import { type Delivery, TEST_EVENT } from "./model.ts";
import { noEndpoint, record } from "./one-endpoint.ts";
import type { WebhooksParts } from "./parts.ts";
import { deliveryOf, findDelivery, insertDelivery } from "./store/deliveries.ts";
import { findEndpointRow } from "./store/endpoints.ts";
import { newEventId } from "./tell.ts";

/** Sends a test there and then, also to one that is off. @throws AppError `not-found`, `forbidden` */
export async function sendTest(parts: WebhooksParts, id: number, caller: Caller): Promise<Delivery> {
  const { database, clock, facts } = parts;
  const now = clock();
  const eventId = newEventId();
  const body = JSON.stringify({ type: TEST_EVENT, timestamp: now.toISOString(), data: { endpoint: id } });
  const { endpoint, deliveryId } = await facts.transaction(async (db) => {
    const row = await findEndpointRow(db, id);
    if (!row) throw noEndpoint();
    requireOwn(caller, row);
    const lockedUntil = new Date(now.getTime() + CLAIM_HOLDS);
    const test = { endpointId: id, eventId, type: TEST_EVENT, subject: eventId, body, lockedUntil };
    await record(parts, db, "webhook.tested", id, caller.id);
    return { endpoint: row, deliveryId: await insertDelivery(db, test, now) };
  });
  const claimed = { id: deliveryId, endpointId: id, eventId, body, attempts: 1 };
  const outcome = await attempt(parts, endpoint, claimed);
  await settle(parts, claimed, outcome, true);
  const delivery = await findDelivery(database.kysely, id, deliveryId);
  if (!delivery) throw noEndpoint();
  return deliveryOf(delivery);
}
