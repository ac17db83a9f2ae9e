import type { Database } from "../../db/database.ts";
import type { Clock } from "../../lib/clock.ts";
import type { PrivatePlaces } from "../../lib/http/private-address.ts";
import type { WebhookFacts } from "./facts.ts";

/** What webhooks are put together from. */
export interface WebhooksParts {
  database: Database;
  clock: Clock;
  facts: WebhookFacts;
  /** Under which signing secrets are encrypted. */
  secret: string;
  /** Where an endpoint may be though it is private, and reached without TLS. */
  privatePlaces: PrivatePlaces;
  /** How long an endpoint may take, in milliseconds. */
  patienceMs?: number;
  /** 0 to 1, for the pauses between attempts. */
  chance?: () => number;
}
