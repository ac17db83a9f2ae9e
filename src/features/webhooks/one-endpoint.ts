import type { Queryable } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { WebhookFact } from "./facts.ts";
import type { Endpoint } from "./model.ts";
import type { WebhooksParts } from "./parts.ts";
import { findEndpoint } from "./store/endpoints.ts";

type Kind = Exclude<WebhookFact["kind"], "webhook.switched-off">;

/** @param actor id of the member of staff, or of the key */
export const record = (
  { facts, clock }: WebhooksParts,
  db: Queryable,
  kind: Kind,
  subject: number,
  actor: string,
  detail = {},
) => facts.record(db, { kind, at: clock(), actor, subject, detail });

export const noEndpoint = () => new AppError("not-found", "There is no such endpoint");

/** @throws AppError `not-found` */
export async function requireEndpoint({ clock }: WebhooksParts, db: Queryable, id: number): Promise<Endpoint> {
  const endpoint = await findEndpoint(db, id, clock());
  if (!endpoint) throw noEndpoint();
  return endpoint;
}
