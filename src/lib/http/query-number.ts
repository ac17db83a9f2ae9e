import * as z from "zod/mini";

/** Digits alone: left to itself, JavaScript reads `0x10`, `1e3`, ` 7 ` and `7.0` as numbers too. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/** A whole number from an address, as people write it: the API's document calls it one, though it arrives as text. @param error text key for what is none */
export function queryNumber(least: number, most: number, error = "filterInvalid") {
  const digits = z.string(error).check(z.regex(DIGITS, error));
  z.globalRegistry.add(digits, { type: "integer", minimum: least, maximum: most });
  const number = z.int(error).check(z.minimum(least, error), z.maximum(most, error));
  return z.pipe(z.pipe(digits, z.transform(Number)), number);
}
