import type { Language } from "../language.ts";

/**
 * Formats a phone number as North Americans write it: « 450 555-0142 » in French, `450-555-0142` in English.
 * @param phone E.164
 * @returns undefined for a number from elsewhere
 */
export function northAmericanPhone(phone: string, language: Language): string | undefined {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return area && `${area}${language === "fr" ? "\u00a0" : "-"}${exchange}-${line}`;
}
