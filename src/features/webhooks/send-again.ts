import { AppError } from "../../lib/http/app-error.ts";
import type { Caller } from "../../lib/http/roles.ts";
import { eventsSeenBy, requireOwn } from "./makers.ts";
import type { Delivery } from "./model.ts";
import { record, requireEndpoint } from "./one-endpoint.ts";
import type { WebhooksParts } from "./parts.ts";
import { deliveryOf, findDelivery, isTest, makeDue, makeWaitingDue } from "./store/deliveries.ts";
import { noteWell } from "./store/endpoints.ts";

/**
 * Sends something again, with the id it had.
 * @throws AppError `not-found`, `forbidden`, or `conflict` while it is under way, for a test, or while the endpoint is off
 */
export async function sendAgain(
  parts: WebhooksParts & { wake(): void },
  endpointId: number,
  id: number,
  caller: Caller,
): Promise<Delivery> {
  const { clock, facts } = parts;
  const now = clock();
  const delivery = await facts.transaction(async (db) => {
    const endpoint = await requireEndpoint(parts, db, endpointId);
    requireOwn(caller, endpoint);
    const seen = eventsSeenBy(caller, endpoint);
    const found = await findDelivery(db, endpointId, id, seen);
    if (!found) throw new AppError("not-found", "There is no such delivery");
    if (!endpoint.active) throw new AppError("conflict", "The endpoint is switched off");
    if (isTest(found)) throw new AppError("conflict", "A test is sent once");
    if (found.lockedUntil && found.lockedUntil > now) throw new AppError("conflict", "It is under way");
    await makeDue(db, id, now);
    await noteWell(db, endpointId);
    await record(parts, db, "webhook.sent-again", endpointId, caller.id, { delivery: id });
    return (await findDelivery(db, endpointId, id))!;
  });
  parts.wake();
  return deliveryOf(delivery);
}

/**
 * Sends all that waits for an endpoint that is back: it need not wait for the next try.
 * @throws AppError `not-found`, `forbidden`, or `conflict` while the endpoint is off
 */
export async function sendWaiting(
  parts: WebhooksParts & { wake(): void },
  endpointId: number,
  caller: Caller,
): Promise<{ waiting: number }> {
  const { clock, facts } = parts;
  const waiting = await facts.transaction(async (db) => {
    const endpoint = await requireEndpoint(parts, db, endpointId);
    requireOwn(caller, endpoint);
    if (!endpoint.active) throw new AppError("conflict", "The endpoint is switched off");
    const count = await makeWaitingDue(db, endpointId, clock());
    await noteWell(db, endpointId);
    await record(parts, db, "webhook.sent-waiting", endpointId, caller.id, { deliveries: count });
    return count;
  });
  parts.wake();
  return { waiting };
}
