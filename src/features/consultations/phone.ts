import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Longest office extension. */
const MAX_EXTENSION_DIGITS = 6;

/**
 * Parses a number as people write it: North American without a country code, or international with `+` or `011`.
 * @returns E.164, with `;ext=` after it if there is an extension (RFC 3966); `undefined` if it is not a phone number
 */
export function normalisePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.replace(/\s*(?:poste|#)\s*/i, " ext. "), "CA");
  if (!number?.isPossible()) return undefined;
  // Seven digits work within a region, but cannot be called from outside.
  if (number.countryCallingCode === "1" && number.nationalNumber.length !== 10) return undefined;
  if (number.ext && number.ext.length > MAX_EXTENSION_DIGITS) return undefined;
  return number.number + (number.ext ? `;ext=${number.ext}` : "");
}
