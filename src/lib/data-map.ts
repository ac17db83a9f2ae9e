import type { Purpose } from "./company/retention.ts";

/**
 * The data map: what each column of the schema is for, how long it is kept and how sensitive it is. `npm run check`
 * compares it with the migrated schema, so that nothing is stored unsaid.
 *
 * Each feature says it of its own tables, in `tables.ts`. A new column is added to the word that fits it best:
 * - `personal`: says something of a visitor, or finds them again (a name, an address, what they wrote, a choice of theirs);
 * - `business`: about the company they speak for, or our judgement of the request;
 * - `secret`: opens something (a password, a token, a digest of one), or knows somebody by a digest;
 * - `none`: none of these (numbers, times, states, our own texts).
 * A table with `personal` or `secret` columns about visitors also needs a holder in `features/privacy/holders/`, by which what
 * is in it is found, handed over and erased.
 */
export interface TableInMap {
  /** Why the table exists; it gives how long its rows are kept (`KEPT` of `features/privacy/data-map.ts`). */
  purpose: Purpose;
  /** Names of columns, separated by spaces; likewise below. */
  none?: string;
  business?: string;
  personal?: string;
  secret?: string;
  /** The table exists on this database only. */
  only?: "sqlite" | "postgres";
  /** A full-text index: each database makes it of columns of its own, so those of the other may be missing. */
  differs?: true;
}

/** Of tables, by name. */
export type DataMap = Readonly<Record<string, TableInMap>>;
