import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";

/** A full-text index that the database keeps by itself, as migration 010 makes one. */
export interface WordIndex {
  /** Table whose rows are looked for; their number is its column `id`. */
  rows: string;
  /** Its index: `words`, under the number of the row. */
  words: string;
  /** In PostgreSQL: the index's column with that number, and the function that lists matches. */
  number: string;
  matches: string;
  /** Moment by which the rows are listed, newest first. */
  newest: string;
  /** Rows that can be listed at all. */
  listed?: RawBuilder<SqlBool>;
}

/** Newest rows looked into to learn how many hold the words, and how many make them common: 3 in 100. */
const SAMPLE = 1_000;
const COMMON_IN_SAMPLE = 30;
/** Largest number of a PostgreSQL `integer`: a list of matches is not cut off. */
const ALL = 2 ** 31 - 1;

/**
 * The condition that a row holds all words, by the quicker of two ways. SQLite sorts a few matches, and looks through the
 * newest rows for many (the `+` keeps it from sorting them all instead); PostgreSQL needs longer for a long list, so
 * words that many say are looked for in one row after another until a page is full.
 * @param sought beginnings of words, folded, letters and digits only
 */
export async function holdsWords(
  { kysely, dialect }: Pick<Database, "kysely" | "dialect">,
  { rows, words, number, matches, newest, listed = sql<SqlBool>`true` }: WordIndex,
  sought: readonly string[],
): Promise<RawBuilder<SqlBool> | undefined> {
  if (sought.length === 0) return undefined;
  if (dialect === "sqlite") {
    const match = sought.map((word) => `"${word}"*`).join(" ");
    const found = sql`select "rowid" from ${sql.table(words)} where ${sql.table(words)} match ${match}`;
    const few = await sql<{ rowid: number }>`${found} limit ${sql.lit(SAMPLE)}`.execute(kysely);
    if (few.rows.length === SAMPLE) return sql`+"id" in (${found})`;
    const ids = JSON.stringify(few.rows.map(({ rowid }) => rowid));
    return sql`"id" in (select "value" from json_each(${ids}))`;
  }
  const query = sql`${sought.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
  // In `coalesce`, it is a condition that PostgreSQL takes for likely: else it would sort all rather than look.
  const own = sql`select "words" from ${sql.table(words)} where ${sql.ref(number)} = ${sql.ref(`${rows}.id`)}`;
  const holds = sql<SqlBool>`coalesce((${own}) @@ ${query}, false)`;
  const sampled = await sql<{ n: number }>`select count(*) as "n" from (
    select ${holds} as "holds" from ${sql.table(rows)} where ${listed}
    order by ${sql.ref(newest)} desc, "id" desc limit ${sql.lit(SAMPLE)}
  ) as "newest" where "holds"`.execute(kysely);
  if ((sampled.rows[0]?.n ?? 0) >= COMMON_IN_SAMPLE) return holds;
  return sql`"id" in (select ${sql.ref(matches)}(${query}, ${sql.lit(ALL)}))`;
}
