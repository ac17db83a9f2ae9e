import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";

/** What the use cases of people work with. */
export interface PeopleParts {
  database: Database;
  clock: Clock;
  facts: Facts;
}
