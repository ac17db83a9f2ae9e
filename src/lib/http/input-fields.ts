import type { Context } from "hono";
import * as z from "zod/mini";
import { AppError } from "./app-error.ts";

/** Largest PostgreSQL `integer`, which no row id exceeds. */
export const MAX_ID = 2 ** 31 - 1;

/**
 * Reads a row's id from a URL path, such as `42` in `/api/consultations/42`.
 * @param name the parameter's name in the route
 * @throws AppError `not-found` for anything that cannot be an id
 */
export function recordId(c: Context, name = "id"): number {
  const text = c.req.param(name) ?? "";
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= MAX_ID)) throw new AppError("not-found", "Nothing has such a number");
  return id;
}

/** The largest version that a change may be based on, because the change writes the next one. */
export const MAX_VERSION = MAX_ID - 1;

/**
 * Returns a schema for a whole number within limits.
 * @param error text key for any other value
 */
export const wholeNumber = (least: number, most: number, error = "invalid") =>
  z.int(error).check(z.minimum(least, error), z.maximum(most, error));

/** Digits only, because JavaScript would also read `0x10`, `1e3`, ` 7 ` and `7.0` as numbers. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/**
 * Returns a schema for a whole number in a query, which arrives as text but is declared as a number in the API
 * document.
 * @param error text key for any other value
 */
export function queryNumber(least: number, most: number, error = "filterInvalid") {
  const digits = z.string(error).check(z.regex(DIGITS, error));
  z.globalRegistry.add(digits, { type: "integer", minimum: least, maximum: most });
  return z.pipe(z.pipe(digits, z.transform(Number)), wholeNumber(least, most, error));
}

/**
 * Returns a schema for text that is cut to fit instead of rejected, for fields that are merely helpful or validated
 * elsewhere. A surrogate pair split by the cut becomes the replacement character.
 * @param max in UTF-16 code units
 * @param clean applied before the cut
 * @param error text key for a value that is not text
 */
export const cutText = (max: number, { clean = (value: string) => value, error = "invalid" } = {}) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((value: string) => clean(value).slice(0, max).toWellFormed()),
    ),
    z.string().check(z.maxLength(max)),
  );
