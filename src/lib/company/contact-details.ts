import type { Language } from "../language.ts";
import { closedDays } from "./closed-days.ts";
import { company, type Day } from "./company.ts";

/**
 * `href` values for a stored email address or phone number. Whatever was stored, the result is always a link of that
 * kind.
 */

/** Returns a `mailto:` link, with a subject if one is given. */
export function mailLink(address: string, subject?: string): string {
  const query = subject === undefined ? "" : `?subject=${encodeURIComponent(subject)}`;
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}${query}`;
}

/**
 * Returns a `tel:` link (RFC 3966) with digits only.
 * @param phone E.164, followed by `;ext=` if there is an extension
 */
export function phoneLink(phone: string): string {
  const [number = "", extension] = phone.split(";ext=");
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  return `tel:+${digits(number)}${extension ? `;ext=${digits(extension)}` : ""}`;
}

/** French spells out the province, even in an address (OQLF); English usually abbreviates it. */
const FRENCH_REGIONS: Record<string, string> = { QC: "Québec", ON: "Ontario", NB: "Nouveau-Brunswick" };

/**
 * Returns the company's postal address, line by line, as Canada Post and each language write it. Both languages keep
 * the street in French, and the office number on the same line as its label.
 */
export function addressLines(language: Language): string[] {
  const { street, city, region, postalCode } = company.address;
  const place = language === "fr" ? `${city} (${FRENCH_REGIONS[region] ?? region})` : `${city}, ${region}`;
  return [street.replace(/ (\d+)$/, "\u00a0$1"), `${place}\u00a0 ${postalCode.replace(" ", "\u00a0")}`];
}

/** Returns {@link addressLines} on one line, separated by commas. */
export function postalAddress(language: Language): string {
  return addressLines(language).join(", ");
}

/** Returns the company's name as in official registers: « Atelier Boréal inc. (NEQ 1148123456) ». */
export const legalIdentity = (): string => company.legalName + (company.neq ? ` (NEQ\u00a0${company.neq})` : "");

/**
 * Returns the person in charge of personal information, as the subject of a sentence, or undefined if none is named.
 */
function officerAsSubject(language: Language): string | undefined {
  const { name, title } = company.privacyOfficer;
  return name && (title?.[language] ? `${name}, ${title[language]},` : name);
}

/** Returns the facts about the company that legal documents state. */
export function legalFacts(language: Language) {
  const { name, email, privacyOfficer, wordedOn } = company;
  const officer = officerAsSubject(language);
  return { name, email, officerEmail: privacyOfficer.email, officer, identity: legalIdentity(), wordedOn };
}

/** Texts for opening hours, from `src/text/{fr,en}/site/contact.ts`. */
export interface OpeningHoursText {
  days: Readonly<Record<Day, string>>;
  dayRange(from: string, to: string): string;
  /**
   * @param opens as "09:00"
   * @param closes as "18:00"
   */
  openFrom(opens: string, closes: string): string;
  closed: string;
}

/** Returns a time such as "09:00" so many minutes later, or earlier if negative. */
function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const moved = (hour * 60 + minute + minutes + 24 * 60) % (24 * 60);
  return [Math.floor(moved / 60), moved % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Returns opening hours as lines to display, open days first. */
export function openingHoursLines(text: OpeningHoursText, minutesLater = 0): { days: string; hours: string }[] {
  const open = company.openingHours.map(({ days, opens, closes }) => {
    const first = text.days[days[0]];
    const last = text.days[days[days.length - 1]!];
    return {
      days: first === last ? first : text.dayRange(first, last),
      hours: text.openFrom(later(opens, minutesLater), later(closes, minutesLater)),
    };
  });
  return [...open, ...closedDays().map((day) => ({ days: text.days[day], hours: text.closed }))];
}
