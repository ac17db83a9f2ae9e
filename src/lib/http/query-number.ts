import * as z from "zod/mini";

/** Digits only: JavaScript would also read `0x10`, `1e3`, ` 7 ` and `7.0` as numbers. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/**
 * A whole number in a query; the API document declares it as a number although it arrives as text. @param error text
 * key for anything else
 */
export function queryNumber(least: number, most: number, error = "filterInvalid") {
  const digits = z.string(error).check(z.regex(DIGITS, error));
  z.globalRegistry.add(digits, { type: "integer", minimum: least, maximum: most });
  const number = z.int(error).check(z.minimum(least, error), z.maximum(most, error));
  return z.pipe(z.pipe(digits, z.transform(Number)), number);
}
