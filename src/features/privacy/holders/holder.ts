import type { Queryable } from "../../../db/database.ts";
import type { Changes, HolderName } from "../model.ts";
import type { PersonMatcher } from "./person-matcher.ts";

/** Data held about a person, as exported. */
export interface FoundRecord {
  /** Unique within its holder. */
  id: string;
  at: Date;
  /** Field names that `src/text/*​/privacy-copy.ts` has texts for. */
  fields: Record<string, unknown>;
  /** The person's contact details in this record. */
  contacts: { emails: string[]; phones: string[] };
}

export type FoundRecords = Partial<Record<HolderName, readonly FoundRecord[]>>;

/** Record ids by holder. */
export type RecordIds = Partial<Record<HolderName, string[]>>;

/** A part of the database with personal data: everything the privacy feature does with it is in its file. */
export interface Holder {
  name: HolderName;
  /** Tables it covers; a test checks them against the data map. */
  tables: readonly string[];
  /** @param found by earlier holders: emails are found through the request they are about */
  find(db: Queryable, person: PersonMatcher, found: FoundRecords): Promise<FoundRecord[]>;
  /** Corrects what a person said about themselves. @returns how many records changed */
  correct?(db: Queryable, ids: readonly number[], changes: Changes, at: Date): Promise<number>;
  erase(db: Queryable, ids: readonly string[]): Promise<void>;
}

/** Rows read at once: about a megabyte, so that nothing waits long for the event loop. */
const ROWS_AT_ONCE = 2_000;

/** Ids per statement. */
const IDS_AT_ONCE = 500;

/** All rows of a table in id order, in batches: digests and spellings are compared here, not in the database. */
export async function* inParts<Row extends { id: number }>(read: (after: number, limit: number) => Promise<Row[]>) {
  for (let after = 0; ; ) {
    const rows = await read(after, ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

export async function forParts<Item>(items: readonly Item[], work: (some: readonly Item[]) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += IDS_AT_ONCE) await work(items.slice(from, from + IDS_AT_ONCE));
}

export const present = (...values: (string | null | undefined)[]) =>
  values.filter((value): value is string => Boolean(value));

/** Splits record ids from several tables: those with the prefix, and the others. */
export function splitBy(prefix: string, ids: readonly string[]): [prefixed: string[], others: string[]] {
  const prefixed = ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  return [prefixed, ids.filter((id) => !id.startsWith(prefix))];
}
