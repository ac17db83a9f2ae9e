import type { Database } from "../../db/database.ts";
import type { Facts } from "../../db/facts.ts";
import type { Clock } from "../../lib/clock.ts";

/** Dependencies of the people use cases. */
export interface PeopleParts {
  database: Database;
  clock: Clock;
  facts: Facts;
}
