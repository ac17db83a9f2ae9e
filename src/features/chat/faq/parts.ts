import type { Database } from "../../../db/database.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { ChatFacts } from "../facts.ts";
import type { EntriesStamp } from "./entries-stamp.ts";

/** Dependencies of the FAQ use cases. */
export interface FaqParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  entriesStamp: EntriesStamp;
}
