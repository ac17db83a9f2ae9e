import type { Context } from "hono";

/** Names the next page of a list (RFC 8288): the query that was asked, with these values in place of its own. */
export function linkToNext(c: Context, changes: Readonly<Record<string, string>>): void {
  const next = new URLSearchParams({ ...c.req.query(), ...changes });
  c.header("Link", `<${c.req.path}?${next}>; rel="next"`);
}

/**
 * Answers with a page of a list, and names the next one.
 * @param rows one more than `most`, where there are so many: whether there is a next page
 * @param cursorOf where the page after a row begins
 */
export function answerPage<Row>(
  c: Context,
  rows: readonly Row[],
  most: number,
  cursorOf: (row: Row) => string,
): Response {
  const page = rows.slice(0, most);
  if (rows.length > page.length) linkToNext(c, { cursor: cursorOf(page.at(-1)!) });
  return c.json(page);
}
