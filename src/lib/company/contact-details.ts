import type { Language } from "../language.ts";
import { company } from "./company.ts";

/**
 * `href` values for a stored email address or phone number. Whatever was stored, the result is always a link of that
 * kind.
 */

/** `mailto:` link, with a subject if one is given. */
export function mailLink(address: string, subject?: string): string {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}${query}`;
}

/** `tel:` link (RFC 3966), digits only. @param phone E.164, with `;ext=` after it if there is an extension */
export function phoneLink(phone: string): string {
  const [number = "", extension] = phone.split(";ext=");
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return `tel:+${digits(number)}${extension ? `;ext=${digits(extension)}` : ""}`;
}

/** French spells out the province, even in an address (OQLF); English usually abbreviates it. */
const FRENCH_REGIONS: Record<string, string> = { QC: "Québec", ON: "Ontario", NB: "Nouveau-Brunswick" };

/**
 * The company's postal address, one line each, as Canada Post and each language write it. Both languages keep the
 * street in French, and the office number on the same line as its label.
 */
export function addressLines(language: Language): string[] {
  const { street, city, region, postalCode } = company.address;
  const place = language === "fr" ? `${city} (${FRENCH_REGIONS[region] ?? region})` : `${city}, ${region}`;
  return [street.replace(/ (\d+)$/, "\u00a0$1"), `${place}\u00a0 ${postalCode.replace(" ", "\u00a0")}`];
}

/** {@link addressLines} on one line. */
export function postalAddress(language: Language): string {
  return addressLines(language).join(", ");
}

/** The company as registers know it: « Atelier Boréal inc. (NEQ 1148123456) ». */
export const legalIdentity = (): string => company.legalName + (company.neq ? ` (NEQ\u00a0${company.neq})` : "");

/** The person in charge of personal information, as the subject of a sentence; undefined if none is named. */
function officerAsSubject(language: Language): string | undefined {
  const { name, title } = company.privacyOfficer;
  return name && (title?.[language] ? `${name}, ${title[language]},` : name);
}

/** Facts about the company that legal documents state. */
export function legalFacts(language: Language) {
  const { name, email, privacyOfficer, wordedOn } = company;
  const officer = officerAsSubject(language);
  return { name, email, officerEmail: privacyOfficer.email, officer, identity: legalIdentity(), wordedOn };
}

const WEEK = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** Texts for opening hours, from `src/text/{fr,en}/contact.ts`. */
export interface OpeningHoursText {
  days: Readonly<Record<(typeof WEEK)[number], string>>;
  dayRange(from: string, to: string): string;
  /** @param opens and @param closes as "09:00" */
  openFrom(opens: string, closes: string): string;
  closed: string;
}

/** Opening hours as display lines, open days first. */
export function openingHoursLines(text: OpeningHoursText): { days: string; hours: string }[] {
  const open = company.openingHours.map(({ days, opens, closes }) => {
    const first = text.days[days[0]];
    const last = text.days[days[days.length - 1]!];
    return { days: first === last ? first : text.dayRange(first, last), hours: text.openFrom(opens, closes) };
  });
  const openDays: readonly string[] = company.openingHours.flatMap(({ days }) => days);
  const closed = WEEK.filter((day) => !openDays.includes(day));
  return [...open, ...closed.map((day) => ({ days: text.days[day], hours: text.closed }))];
}
