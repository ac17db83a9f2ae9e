import { type RawBuilder, sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";

/** Rows read per batch: each may hold 100 KB. */
const ROWS_AT_ONCE = 100;

/** An id as part of an address or a revision's JSON, and not of a longer hex string. */
const ID = /(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g;

type Row = { id: number; text: string };

/** Every text, current, past or published, after an id; only where there may be an image. */
const TEXTS: readonly ((after: number) => RawBuilder<Row>)[] = [
  (after) => sql`select "id", coalesce("cover", '') || ' ' || "content" as "text" from "blog_posts"
    where "id" > ${after} and ("cover" is not null or "content" like '%/media/%') order by "id" limit ${ROWS_AT_ONCE}`,
  (after) => sql`select "postId" as "id", coalesce("cover", '') || ' ' || "content" as "text" from "blog_articles"
    where "postId" > ${after} and ("cover" is not null or "content" like '%/media/%') order by "postId" limit ${ROWS_AT_ONCE}`,
  (after) => sql`select "id", cast("fields" as text) as "text" from "blog_revisions" where "id" > ${after}
    and ("fields" ->> 'cover' is not null or "fields" ->> 'content' like '%/media/%') order by "id" limit ${ROWS_AT_ONCE}`,
];

/**
 * Ids of all images named by a post (including the bin), a revision, or a published article. Anything that looks like
 * an id counts: better keep an image too many than lose one.
 */
export async function imagesInUse(db: Queryable): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const textsAfter of TEXTS) {
    let rows: Row[];
    let after = 0;
    do {
      ({ rows } = await textsAfter(after).execute(db));
      for (const { text } of rows) for (const [id] of text.matchAll(ID)) ids.add(id);
      after = rows.at(-1)?.id ?? after;
    } while (rows.length === ROWS_AT_ONCE);
  }
  return ids;
}
