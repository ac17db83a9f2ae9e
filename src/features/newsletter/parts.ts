import type { Database } from "../../db/database.ts";
import type { Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { NewsletterFact } from "./model.ts";

/** Dependencies of the newsletter use cases. */
export interface NewsletterParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<NewsletterFact> };
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Most emails per minute, across all sendings and processes. */
  mailsPerMinute: number;
  /** Checks at once whether there is something to send; call it after the commit. */
  wakeSendings: () => void;
}
