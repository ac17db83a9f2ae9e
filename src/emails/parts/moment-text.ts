import { wallClock } from "../../lib/company/business-hours.ts";
import type { Language } from "../../lib/language.ts";
import { writtenDate, writtenTime } from "../../lib/text/written-date.ts";
import { mailFrame as en } from "../../text/en/emails/mail-frame.ts";
import { mailFrame as fr } from "../../text/fr/emails/mail-frame.ts";

/**
 * A moment in Montréal time: « vendredi 20 novembre 2026 à 8 h 05 (heure de Montréal) ».
 * @param iso ISO 8601
 */
export function momentText(iso: string, language: Language): string {
  const text = language === "fr" ? fr : en;
  const date = writtenDate(language, new Date(iso), { dateStyle: "full" });
  return `${text.at(date, clockText(iso, language))} (${text.timeZone})`;
}

/** The time of day in Montréal: « 8 h 05 ». */
export function clockText(iso: string, language: Language): string {
  return writtenTime(language, wallClock(new Date(iso)));
}

/**
 * A day in full: « vendredi 20 novembre 2026 ».
 * @param day `2026-11-20`
 */
export function dayText(day: string, language: Language): string {
  return writtenDate(language, new Date(`${day}T12:00:00Z`), { timeZone: "UTC", dateStyle: "full" });
}
