import type { Database } from "../../../db/database.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { ChatFacts } from "../facts.ts";
import type { EntriesStamp } from "./entries-stamp.ts";

/** What the use cases of what staff teach the assistant work with. */
export interface FaqParts {
  database: Database;
  facts: ChatFacts;
  clock: Clock;
  entriesStamp: EntriesStamp;
}
