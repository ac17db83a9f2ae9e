import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/** Largest number of a PostgreSQL `integer`: no row has a larger one. */
export const MAX_ID = 2 ** 31 - 1;

/**
 * A row's id in an address, such as `42` in `/api/consultations/42`.
 * @param name of the parameter in the route
 * @throws AppError `not-found` for anything that cannot be an id
 */
export function recordId(c: Context, name = "id"): number {
  const text = c.req.param(name) ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return id;
}

/** The largest version a change may be based on, since it writes the next one. */
export const MAX_VERSION = MAX_ID - 1;
