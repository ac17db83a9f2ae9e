import { isIP } from "node:net";
import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { mayBePlain, mayReach } from "../../lib/http/private-address.ts";
import { type Caller, isProgram } from "../../lib/http/roles.ts";
import { attempt, CLAIM_HOLDS, newSigningSecret, seal, settle } from "./deliver.ts";
import { deliveryOf, findDelivery, insertDelivery, isTest, makeDue, makeWaitingDue } from "./deliveries-store.ts";
import * as store from "./endpoints-store.ts";
import { findEndpointRow, noteWell } from "./endpoints-store.ts";
import { exampleOf } from "./events.ts";
import { eventsSeenBy, readMakers, requireHearing, requireOwn } from "./makers.ts";
import {
  type ChangedEndpoint,
  type Delivery,
  type EndpointFields,
  MOST_ENDPOINTS,
  type NewEndpoint,
  type WebhookEvent,
} from "./model.ts";
import { newEventId } from "./on-facts.ts";
import { noEndpoint, record, requireEndpoint, type WebhooksParts } from "./parts.ts";

/**
 * Rejects URLs that are malformed or whose host is private. IP addresses to which a host name resolves are checked on
 * each connection.
 * @throws AppError `invalid`
 */
function requireAddress({ privatePlaces }: WebhooksParts, address: string): void {
  const refuse = (key: string) => {
    throw new AppError("invalid", "The address is refused", { fields: { url: key } });
  };
  if (!URL.canParse(address)) refuse("webhookAddress");
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) refuse("webhookAddress");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:" && !(protocol === "http:" && mayBePlain(privatePlaces, host))) refuse("webhookAddress");
  if (isIP(host) !== 0 && !mayReach(privatePlaces, host, host)) refuse("webhookPrivate");
}

/** @throws AppError `invalid`, `forbidden` for data that a key may not read, or `conflict` at {@link MOST_ENDPOINTS} */
export async function addEndpoint(parts: WebhooksParts, fields: EndpointFields, caller: Caller): Promise<NewEndpoint> {
  requireAddress(parts, fields.url);
  requireHearing(caller, fields);
  const { id: actor } = caller;
  const secret = newSigningSecret();
  const endpoint = await parts.facts.transaction(async (db) => {
    if ((await store.countEndpoints(db)) >= MOST_ENDPOINTS) {
      throw new AppError("conflict", "There are as many endpoints as there may be");
    }
    const made = { secret: seal(parts.secret, actor, secret), createdBy: actor, createdAt: parts.clock() };
    const id = await store.insertEndpoint(db, fields, made);
    await record(parts, db, "webhook.added", id, actor);
    return await requireEndpoint(parts, db, id);
  });
  return { endpoint, secret };
}

/**
 * Changes an endpoint and clears its failures. A new URL gets a new secret, because its owner may not be entitled to
 * the old one.
 * @returns the endpoint, with the new secret if any
 * @throws AppError `invalid`, `not-found`, `forbidden` for data that a key may not read or another maker's endpoint
 */
export async function changeEndpoint(
  parts: WebhooksParts,
  id: number,
  fields: EndpointFields,
  caller: Caller,
): Promise<ChangedEndpoint> {
  requireAddress(parts, fields.url);
  return await parts.facts.transaction(async (db) => {
    const row = await requireRow(db, id, caller);
    requireHearing(caller, fields);
    if (!isProgram(caller)) await requireHearingOf(parts, db, row, fields);
    await store.updateEndpoint(db, id, fields);
    await record(parts, db, "webhook.changed", id, caller.id, { active: fields.active });
    const isElsewhere = new URL(fields.url).href !== new URL(row.url).href;
    const secret = isElsewhere ? { secret: await replaceSecret(parts, db, row, caller) } : {};
    return { ...(await requireEndpoint(parts, db, id)), ...secret };
  });
}

/**
 * Replaces the secret. The old secret stops signing at once.
 * @throws AppError `not-found`, `forbidden`
 */
export async function renewSecret(parts: WebhooksParts, id: number, caller: Caller): Promise<NewEndpoint> {
  return await parts.facts.transaction(async (db) => {
    const secret = await replaceSecret(parts, db, await requireRow(db, id, caller), caller);
    return { endpoint: await requireEndpoint(parts, db, id), secret };
  });
}

/**
 * Removes an endpoint with all its deliveries.
 * @throws AppError `not-found`, `forbidden`
 */
export async function removeEndpoint(parts: WebhooksParts, id: number, caller: Caller): Promise<void> {
  await parts.facts.transaction(async (db) => {
    await requireRow(db, id, caller);
    await store.deleteEndpoint(db, id);
    await record(parts, db, "webhook.removed", id, caller.id);
  });
}

/**
 * Finds an endpoint that the caller may manage.
 * @throws AppError `not-found`, `forbidden`
 */
async function requireRow(db: Queryable, id: number, caller: Caller): Promise<store.EndpointRow> {
  const row = await store.findEndpointRow(db, id);
  if (!row) throw noEndpoint();
  requireOwn(caller, row);
  return row;
}

/**
 * Checks, when staff change a key's endpoint, that it receives no more than the key may read.
 * @throws AppError `invalid`
 */
async function requireHearingOf(
  { clock }: WebhooksParts,
  db: Queryable,
  { createdBy }: store.EndpointRow,
  { events, detail }: EndpointFields,
): Promise<void> {
  const { isOver, mayHear } = await readMakers(db, [createdBy], clock());
  if (isOver(createdBy) || events.every((event) => mayHear(createdBy, event, detail))) return;
  throw new AppError("invalid", "The key may not read this", { fields: { events: "webhookKeyScope" } });
}

async function replaceSecret(
  parts: WebhooksParts,
  db: Queryable,
  { id, createdBy }: store.EndpointRow,
  { id: actor }: Caller,
): Promise<string> {
  const secret = newSigningSecret();
  await store.updateSecret(db, id, seal(parts.secret, createdBy, secret));
  await record(parts, db, "webhook.secret-renewed", id, actor);
  return secret;
}

/**
 * Resends a delivery with the same event id.
 * @throws AppError `not-found`, `forbidden`, or `conflict` while it is in progress, for a test, or while the endpoint
 * is off
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
 * Sends all waiting deliveries to an endpoint that is back, without waiting for the next retry.
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

/**
 * Sends an endpoint an example of one of its events at once, even if the endpoint is off. The body is marked as a test,
 * so that the program can respond as usual without acting on it.
 * @throws AppError `not-found`, `forbidden`, or `invalid` for an event to which the endpoint is not subscribed
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
