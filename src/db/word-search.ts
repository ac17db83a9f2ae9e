import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "./database.ts";

/** A full-text index that the database itself maintains, as migration 010 creates it. */
export interface WordIndex {
  /** The table searched, which has an `id` column. */
  rows: string;
  /** Its index, with the column `words` by row id. */
  words: string;
  /** On PostgreSQL: the index's id column, and the function that lists matches. */
  number: string;
  matches: string;
  /** Column with the time that rows are sorted by, newest first. */
  newest: string;
  /** Restricts which rows can be listed. */
  listed?: RawBuilder<SqlBool>;
}

/**
 * On PostgreSQL, how many of the newest rows are sampled; if 3 in 100 match, the words are common. On SQLite, words
 * with this many matches are common.
 */
const SAMPLE = 1_000;
const COMMON_IN_SAMPLE = 30;
/** Largest PostgreSQL `integer`, for no limit on matches. */
const ALL = 2 ** 31 - 1;

/**
 * Returns the SQL condition that a row matches all words, in the faster of two forms. If there are few matches, SQLite
 * sorts them; if there are many, it scans the newest rows instead (the `+` keeps it from sorting them all). PostgreSQL
 * is slow with a long list of matches, so it checks common words row by row until a page is full.
 * @param sought prefixes of words, folded, with letters and digits only
 * @returns undefined if `sought` is empty
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
  // `coalesce` makes PostgreSQL consider the condition likely, so that it scans rather than sorts everything.
  const own = sql`select "words" from ${sql.table(words)} where ${sql.ref(number)} = ${sql.ref(`${rows}.id`)}`;
  const holds = sql<SqlBool>`coalesce((${own}) @@ ${query}, false)`;
  const sampled = await sql<{ n: number }>`select count(*) as "n" from (
    select ${holds} as "holds" from ${sql.table(rows)} where ${listed}
    order by ${sql.ref(newest)} desc, "id" desc limit ${sql.lit(SAMPLE)}
  ) as "newest" where "holds"`.execute(kysely);
  if ((sampled.rows[0]?.n ?? 0) >= COMMON_IN_SAMPLE) return holds;
  return sql`"id" in (select ${sql.ref(matches)}(${query}, ${sql.lit(ALL)}))`;
}
