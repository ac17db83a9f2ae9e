import * as z from "zod/mini";

/**
 * A text that is cut to fit, never refused: what only helps, or is judged elsewhere. Half a surrogate pair, which the cut may
 * leave, becomes the replacement character.
 * @param max in UTF-16 units
 * @param clean what is done to it before
 * @param error text key for what is no text
 */
export const cutText = (max: number, { clean = (value: string) => value, error = "invalid" } = {}) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((value: string) => clean(value).slice(0, max).toWellFormed()),
    ),
    z.string().check(z.maxLength(max)),
  );
