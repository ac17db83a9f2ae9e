import type { Purpose } from "./company/retention.ts";

/**
 * The data map: what each column in the schema is for, how long it is kept and how sensitive it is. `npm run check`
 * compares it with the migrated schema, so no column can be stored undeclared.
 *
 * Each feature declares its own tables in `tables.ts`. Put a new column under the best-fitting kind:
 * - `personal`: describes or identifies a visitor (a name, an address, what they wrote, a choice they made);
 * - `business`: about the company they represent, or our assessment of the request;
 * - `secret`: grants access (a password, a token, a digest of one), or identifies someone by a digest;
 * - `none`: none of these (numbers, times, states, our own texts). A table with `personal` or `secret` columns about
 *   visitors also needs a holder in `features/privacy/holders/`, through which its data is found, exported and erased.
 */
export interface TableInMap {
  /** Why the table exists, which determines how long rows are kept (`KEPT` in `features/privacy/data-map.ts`). */
  purpose: Purpose;
  /** Column names separated by spaces, as in the fields below. */
  none?: string;
  business?: string;
  personal?: string;
  secret?: string;
  /** The only database that has the table. */
  only?: "sqlite" | "postgres";
  /** For a full-text index, which each database builds from different columns, so that some may be missing. */
  differs?: true;
}

export type DataMap = Readonly<Record<string, TableInMap>>;
