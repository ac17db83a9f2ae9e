import type { Database } from "../../db/database.ts";
import type { Facts, RecordFact } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { NewsletterFact } from "./model.ts";

/** What the use cases of the newsletter work with. */
export interface NewsletterParts {
  database: Database;
  clock: Clock;
  facts: Pick<Facts, "transaction"> & { record: RecordFact<NewsletterFact> };
  outbox: Pick<Outbox, "enqueue" | "wake">;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** How many mails leave in a minute at most, over all sendings and processes. */
  mailsPerMinute: number;
  /** Looks at once whether there is something to send; called once that is committed. */
  wakeSendings: () => void;
}
