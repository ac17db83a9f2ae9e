import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import { AppError } from "../../lib/http/app-error.ts";
import type { PrivatePlaces } from "../../lib/http/private-address.ts";
import { findEndpoint } from "./endpoints-store.ts";
import type { Endpoint, OffReason } from "./model.ts";

export interface WebhooksParts {
  database: Database;
  clock: Clock;
  facts: WebhookFacts;
  /** Key material for encrypting signing secrets. */
  secret: string;
  /** Private hosts that endpoints may use, even without TLS. */
  privatePlaces: PrivatePlaces;
  /** How long an endpoint may take to respond, in milliseconds. */
  patienceMs?: number;
  /** Returns a random number from 0 to 1, for the jitter of pauses. */
  chance?: () => number;
}

type Detail = Readonly<Record<string, unknown>>;

/** Facts about an endpoint; the subject is the endpoint's id. */
export type WebhookFact = Fact & { subject: number } & (
    | {
        kind: `webhook.${"added" | "changed" | "removed" | "secret-renewed" | "tested" | "sent-again" | "sent-waiting"}`;
        detail: Detail;
      }
    | { kind: "webhook.switched-off"; detail: { reason: Exclude<OffReason, "staff" | "key"> } }
  );

interface WebhookFacts extends Pick<Facts, "transaction"> {
  record: RecordFact<WebhookFact>;
}

type Kind = Exclude<WebhookFact["kind"], "webhook.switched-off">;

/** @param actor id of the staff member or key */
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
