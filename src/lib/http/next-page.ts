import type { Context } from "hono";

/** Links to the next page of a list (RFC 8288): the same query with these values changed. */
export function linkToNext(c: Context, changes: Readonly<Record<string, string>>): void {
  const next = new URLSearchParams({ ...c.req.query(), ...changes });
  c.header("Link", `<${c.req.path}?${next}>; rel="next"`);
}

/**
 * Responds with a page of a list and a link to the next.
 * @param rows one more than `most` if there are that many, to know whether there is a next page
 * @param cursorOf the position after a row
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
