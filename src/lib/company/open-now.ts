import { type Language, LOCALE_OF } from "../language.ts";
import { type BusinessState, businessStateAt, type Weekday, wallClock, weekdayOf } from "./business-hours.ts";
import { companyDay, dayAfter } from "./company-day.ts";
import { type HolidayId, holidayAfter } from "./quebec-holidays.ts";

/** Texts for {@link openNow}, from `src/text/{fr,en}/site/contact.ts`. */
export interface OpenNowText {
  days: Readonly<Record<Weekday, string>>;
  /** @param time as "09:00" */
  time(time: string): string;
  now: Readonly<{
    open: string;
    closed: string;
    holiday(name: string): string;
    until(time: string): string;
    opensToday(time: string): string;
    opensTomorrow(time: string): string;
    opensOn(day: string, time: string): string;
  }>;
  holidaysOff: string;
  nextHoliday(name: string, day: string): string;
  holidays: Readonly<Record<HolidayId, string>>;
}

export interface OpenNow {
  isOpen: boolean;
  /** « Ouvert maintenant » */
  state: string;
  /** « jusqu’à 18 h », « nous ouvrons lundi à 9 h » */
  until: string;
  /** « Fermé les jours fériés du Québec. Le prochain : Noël, vendredi 25 décembre. » */
  holidays: string;
}

/** Returns whether the company is open at a moment, worded to hold until `businessStateAt(moment).holdsUntil`. */
export function openNow(language: Language, moment: Date, text: OpenNowText): OpenNow {
  const known = lastSaid.get(text);
  if (known && known.language === language && known.from <= moment && moment < known.until) return known.said;
  const state = businessStateAt(moment);
  const said = saidOf(language, moment, text, state);
  lastSaid.set(text, { language, from: moment, until: state.holdsUntil, said });
  return said;
}

/** Caches the latest result for each set of texts, because computing it takes as long as the rest of a response. */
const lastSaid = new WeakMap<OpenNowText, { language: Language; from: Date; until: Date; said: OpenNow }>();

function saidOf(language: Language, moment: Date, text: OpenNowText, state: BusinessState): OpenNow {
  const { isOpen, changesAt, holiday } = state;
  const today = companyDay(moment);
  const next = holidayAfter(today);
  const closed = holiday ? text.now.holiday(text.holidays[holiday]) : text.now.closed;
  const time = text.time(wallClock(changesAt));
  return {
    isOpen,
    state: isOpen ? text.now.open : closed,
    until: isOpen ? text.now.until(time) : opening(text, today, companyDay(changesAt), time),
    holidays: `${text.holidaysOff} ${text.nextHoliday(text.holidays[next.id], calendarDay(language, next.day))}`,
  };
}

function opening({ now, days }: OpenNowText, today: string, day: string, time: string): string {
  if (day === today) return now.opensToday(time);
  if (day === dayAfter(today)) return now.opensTomorrow(time);
  return now.opensOn(days[weekdayOf(day)], time);
}

/** @param day `2026-12-25` */
function calendarDay(language: Language, day: string): string {
  const format = { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const;
  return new Intl.DateTimeFormat(LOCALE_OF[language], format).format(new Date(`${day}T00:00:00Z`));
}
