import { businessStateAt, wallClock, weekdayOf } from "../../lib/business-hours.ts";
import { companyDay, dayAfter } from "../../lib/company-day.ts";
import { type Language, LOCALE_OF } from "../../lib/language.ts";
import { holidayAfter } from "../../lib/quebec-holidays.ts";
import { CONTACT_TEXT } from "./contact-text.ts";

export interface OpenNow {
  isOpen: boolean;
  /** « Ouvert maintenant » */
  state: string;
  /** « jusqu’à 18 h », « nous ouvrons lundi à 9 h » */
  until: string;
  /** « Fermé les jours fériés du Québec. Le prochain : Noël, vendredi 25 décembre. » */
  holidays: string;
}

/** Whether the company is open at a moment, in words that hold until `businessStateAt(moment).holdsUntil`. */
export function openNow(language: Language, moment: Date): OpenNow {
  const text = CONTACT_TEXT[language];
  const { isOpen, changesAt, holiday } = businessStateAt(moment);
  const today = companyDay(moment);
  const next = holidayAfter(today);
  const closed = holiday ? text.now.holiday(text.holidays[holiday]) : text.now.closed;
  const time = text.time(wallClock(changesAt));
  return {
    isOpen,
    state: isOpen ? text.now.open : closed,
    until: isOpen ? text.now.until(time) : opening(language, today, companyDay(changesAt), time),
    holidays: `${text.holidaysOff} ${text.nextHoliday(text.holidays[next.id], calendarDay(language, next.day))}`,
  };
}

function opening(language: Language, today: string, day: string, time: string): string {
  const { now, days } = CONTACT_TEXT[language];
  if (day === today) return now.opensToday(time);
  if (day === dayAfter(today)) return now.opensTomorrow(time);
  return now.opensOn(days[weekdayOf(day)], time);
}

/** @param day `2026-12-25` */
function calendarDay(language: Language, day: string): string {
  const format = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(LOCALE_OF[language], format).format(new Date(`${day}T00:00:00Z`));
}
