import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Language } from "../../lib/language.ts";
import { northAmericanPhone } from "../../lib/text/north-american-phone.ts";
import { mailFrame as en } from "../../text/en/emails/mail-frame.ts";
import { mailFrame as fr } from "../../text/fr/emails/mail-frame.ts";

/**
 * A number as written in North America: « 450 555-0142, poste 12 », `450-555-0142, ext. 12`; abroad `+33 1 23 45 67
 * 89`.
 * @param phone E.164, with `;ext=` after it if there is an extension
 */
export function phoneText(phone: string, language: Language): string {
  const [number = "", extension] = phone.split(";ext=");
  const shown =
    northAmericanPhone(number, language) ??
    parsePhoneNumberFromString(number)?.formatInternational().replaceAll(" ", "\u00a0") ??
    number;
  return extension ? `${shown}, ${(language === "fr" ? fr : en).extension(extension)}` : shown;
}
