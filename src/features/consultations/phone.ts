import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Longest extension dialled in an office. */
const MAX_EXTENSION_DIGITS = 6;

/**
 * Reads a number as people write it: North American without a country code, or international with `+` or `011`.
 * @returns E.164, with `;ext=` after it where an extension was given (RFC 3966); `undefined` when it is no number
 */
export function normalisePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.replace(/\s*(?:poste|#)\s*/i, " ext. "), "CA");
  if (!number?.isPossible()) return undefined;
  // Seven digits are possible within one region, but cannot be called from outside of it.
  if (number.countryCallingCode === "1" && number.nationalNumber.length !== 10) return undefined;
  if (number.ext && number.ext.length > MAX_EXTENSION_DIGITS) return undefined;
  return number.number + (number.ext ? `;ext=${number.ext}` : "");
}
