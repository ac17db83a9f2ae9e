import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import type { Language } from "../../lib/language.ts";
import { writtenDate } from "../../lib/text/written-date.ts";
import { mailFrame as en } from "../../text/en/emails/mail-frame.ts";
import { mailFrame as fr } from "../../text/fr/emails/mail-frame.ts";

const TIME = new Intl.DateTimeFormat("en-CA", {
  timeZone: COMPANY_TIME_ZONE,
  hourCycle: "h23",
  hour: "numeric",
  minute: "2-digit",
});

/**
 * A moment as a person in Montréal reads it: « vendredi 20 novembre 2026 à 8 h 05 (heure de Montréal) ».
 * @param iso ISO 8601
 */
export function momentText(iso: string, language: Language): string {
  const text = language === "fr" ? fr : en;
  const date = writtenDate(language, new Date(iso), { dateStyle: "full" });
  return `${text.at(date, clockText(iso, language))} (${text.timeZone})`;
}

/** The time of day in Montréal: « 8 h 05 ». */
export function clockText(iso: string, language: Language): string {
  const text = language === "fr" ? fr : en;
  const clock = TIME.formatToParts(new Date(iso));
  const part = (type: "hour" | "minute") => clock.find((piece) => piece.type === type)!.value;
  return text.time(Number(part("hour")), part("minute"));
}

/**
 * A day as a person reads it: « vendredi 20 novembre 2026 ».
 * @param day `2026-11-20`
 */
export function dayText(day: string, language: Language): string {
  return writtenDate(language, new Date(`${day}T12:00:00Z`), { timeZone: "UTC", dateStyle: "full" });
}
