import type { Context } from "hono";
import * as z from "zod/mini";
import { dayAfter, isDay, startOfCompanyDay } from "../company/company-day.ts";
import { AppError } from "./app-error.ts";
import { MAX_ID } from "./input-fields.ts";

/** A row's position in a list ordered by creation time, then id. */
export interface Position {
  createdAt: Date;
  id: number;
}

/** Returns the cursor for the rows after this one, which is opaque to the caller. */
export function cursorAfter(row: { createdAt: string; id: number }): string {
  return Buffer.from(`${row.createdAt} ${row.id}`).toString("base64url");
}

/**
 * Reads a cursor.
 * @throws AppError `invalid` unless {@link cursorAfter} made it
 */
export function positionOf(cursor: string): Position {
  const [, createdAt = "", id = ""] = /^(\S{24}) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return checkedPosition({ createdAt: new Date(createdAt), id: id === "" ? Number.NaN : Number(id) });
}

/**
 * Returns the position if a row can have it.
 * @throws AppError `invalid` otherwise
 */
export function checkedPosition(position: Position): Position {
  if (position.id <= MAX_ID && isStorableDate(position.createdAt)) return position;
  throw new AppError("invalid", "The cursor is not ours", { fields: { cursor: "cursorInvalid" } });
}

/** Links to the next page of a list (RFC 8288): the same query with these values changed. */
export function linkToNext(c: Context, changes: Readonly<Record<string, string>>): void {
  const next = new URLSearchParams({ ...c.req.query(), ...changes });
  c.header("Link", `<${c.req.path}?${next}>; rel="next"`);
}

/**
 * Responds with a page of a list and a link to the next one.
 * @param rows up to one more than `most`, which shows whether there is a next page
 * @param cursorOf cursor for the rows after a given one
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

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a date is valid and has a year from 1 to 9999. PostgreSQL supports fewer years than `Date`, and would reject
 * the query.
 */
export function isStorableDate(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** A query field: a day in Montréal (`2026-11-20`) or a time (ISO 8601). */
export const momentField = z
  .string()
  .check(z.refine((value) => isStorableDate(new Date(value)) && (!DAY.test(value) || isDay(value)), "filterInvalid"));

/** Returns the span from `from` to the end of the day `to`, or to just before the time `to`. */
export function spanOf(from: string | undefined, to: string | undefined) {
  return {
    from: from === undefined ? undefined : momentOf(from),
    before: to === undefined ? undefined : momentOf(DAY.test(to) ? dayAfter(to) : to),
  };
}

function momentOf(text: string): Date {
  return DAY.test(text) ? startOfCompanyDay(text) : new Date(text);
}
