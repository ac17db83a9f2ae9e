import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { type Language, LOCALE_OF } from "../../lib/language.ts";
import { mailFrame as en } from "../../text/en/emails/mail-frame.ts";
import { mailFrame as fr } from "../../text/fr/emails/mail-frame.ts";

/** Made once: making one takes longer than the rest of a mail. */
const DATE = {
  fr: new Intl.DateTimeFormat(LOCALE_OF.fr, { timeZone: COMPANY_TIME_ZONE, dateStyle: "full" }),
  en: new Intl.DateTimeFormat(LOCALE_OF.en, { timeZone: COMPANY_TIME_ZONE, dateStyle: "full" }),
};
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
  const moment = new Date(iso);
  const text = language === "fr" ? fr : en;
  const date = DATE[language].format(moment);
  return `${text.at(date, clockText(iso, language))} (${text.timeZone})`;
}

/** The time of day in Montréal: « 8 h 05 ». */
export function clockText(iso: string, language: Language): string {
  const moment = new Date(iso);
  const text = language === "fr" ? fr : en;
  const clock = TIME.formatToParts(moment);
  const part = (type: "hour" | "minute") => clock.find((piece) => piece.type === type)!.value;
  return text.time(Number(part("hour")), part("minute"));
}

/**
 * A day as a person reads it: « vendredi 20 novembre 2026 ».
 * @param day `2026-11-20`
 */
export function dayText(day: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone: "UTC", dateStyle: "full" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
