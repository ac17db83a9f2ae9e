import * as z from "zod/mini";

/** Digits alone: left to itself, JavaScript reads `0x10`, `1e3`, ` 7 ` and `7.0` as numbers too. */
const DIGITS = /^(?:0|[1-9]\d{0,14})$/;

/** A whole number from an address, as people write it: the API's document calls it one, though it arrives as text. */
export function queryNumber(least: number, most: number) {
  const digits = z.string("filterInvalid").check(z.regex(DIGITS, "filterInvalid"));
  z.globalRegistry.add(digits, { type: "integer", minimum: least, maximum: most });
  const number = z.int("filterInvalid").check(z.minimum(least, "filterInvalid"), z.maximum(most, "filterInvalid"));
  return z.pipe(z.pipe(digits, z.transform(Number)), number);
}
