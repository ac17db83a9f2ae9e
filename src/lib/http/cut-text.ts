import * as z from "zod/mini";

/**
 * Text cut to fit instead of being rejected: fields that are merely helpful, or validated elsewhere. A surrogate pair
 * split by the cut becomes the replacement character.
 * @param max in UTF-16 units
 * @param clean applied first
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
