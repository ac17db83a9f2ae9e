import { isIP } from "node:net";
import { AppError } from "../../lib/http/app-error.ts";
import { isMetadata } from "../../lib/http/metadata-address.ts";
import { isPublicAddress } from "../../lib/http/private-address.ts";
import { type Endpoint, type EndpointFields, MOST_ENDPOINTS, type NewEndpoint } from "./model.ts";
import { noEndpoint, record, requireEndpoint } from "./one-endpoint.ts";
import type { WebhooksParts } from "./parts.ts";
import { newSigningSecret, seal } from "./sign.ts";
import * as store from "./store/endpoints.ts";

/**
 * What an address says by itself is refused as it is typed; where its name leads is looked at with each connection.
 * @throws AppError `invalid`
 */
function requireAddress({ privateNetworks }: WebhooksParts, address: string): void {
  const refuse = (key: string) => {
    throw new AppError("invalid", "The address is refused", { fields: { url: key } });
  };
  if (!URL.canParse(address)) refuse("webhookAddress");
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) refuse("webhookAddress");
  if (protocol !== "https:" && !(privateNetworks && protocol === "http:")) refuse("webhookAddress");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) === 0) return;
  if (privateNetworks ? isMetadata(host) : !isPublicAddress(host)) refuse("webhookPrivate");
}

/** @throws AppError `invalid`, or `conflict` when there are as many as there may be */
export async function addEndpoint(parts: WebhooksParts, fields: EndpointFields, actor: string): Promise<NewEndpoint> {
  requireAddress(parts, fields.url);
  const secret = newSigningSecret();
  const endpoint = await parts.facts.transaction(async (db) => {
    if ((await store.countEndpoints(db)) >= MOST_ENDPOINTS) {
      throw new AppError("conflict", "There are as many endpoints as there may be");
    }
    const made = { secret: seal(parts.secret, actor, secret), createdBy: actor, createdAt: parts.clock() };
    const id = await store.insertEndpoint(db, fields, made);
    await record(parts, db, "webhook.added", id, actor);
    return await requireEndpoint(db, id);
  });
  return { endpoint, secret };
}

/** Also gives one that failed another chance. @throws AppError `invalid`, `not-found` */
export async function changeEndpoint(
  parts: WebhooksParts,
  id: number,
  fields: EndpointFields,
  actor: string,
): Promise<Endpoint> {
  requireAddress(parts, fields.url);
  return await parts.facts.transaction(async (db) => {
    if (!(await store.updateEndpoint(db, id, fields))) throw noEndpoint();
    await record(parts, db, "webhook.changed", id, actor, { active: fields.active });
    return await requireEndpoint(db, id);
  });
}

/** The one before stops signing at once. @throws AppError `not-found` */
export async function renewSecret(parts: WebhooksParts, id: number, actor: string): Promise<NewEndpoint> {
  const secret = newSigningSecret();
  const endpoint = await parts.facts.transaction(async (db) => {
    const row = await store.findEndpointRow(db, id);
    if (!row) throw noEndpoint();
    await store.updateSecret(db, id, seal(parts.secret, row.createdBy, secret));
    await record(parts, db, "webhook.secret-renewed", id, actor);
    return await requireEndpoint(db, id);
  });
  return { endpoint, secret };
}

/** With what waits for it. @throws AppError `not-found` */
export async function removeEndpoint(parts: WebhooksParts, id: number, actor: string): Promise<void> {
  await parts.facts.transaction(async (db) => {
    if (!(await store.deleteEndpoint(db, id))) throw noEndpoint();
    await record(parts, db, "webhook.removed", id, actor);
  });
}
