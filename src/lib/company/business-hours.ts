import { COMPANY_TIME_ZONE } from "../clock.ts";
import { company } from "./company.ts";
import { companyDay, companyMoment, dayAfter, dayPlus } from "./company-day.ts";
import { type HolidayId, holidayOn } from "./quebec-holidays.ts";

/** Whether the company is open at a moment, as shown to visitors. */
export interface BusinessState {
  isOpen: boolean;
  /** When `isOpen` changes: at closing time or the next opening. */
  changesAt: Date;
  /** The day's public holiday, if any. */
  holiday?: HolidayId | undefined;
  /** Until when this state is valid: the change or, if earlier, midnight, when "today" and "tomorrow" shift. */
  holdsUntil: Date;
}

/** Sunday first, as in `Date`. */
export const WEEKDAYS = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Far more days than the company is ever closed in a row. */
const LONGEST_PAUSE = 31;

/** Computes the state from the hours in `company.ts`, in Montréal time, and Québec's public holidays. */
export function businessStateAt(moment: Date): BusinessState {
  const today = companyDay(moment);
  const hours = hoursOn(today);
  const isOpen = hours !== undefined && hours.opens <= moment && moment < hours.closes;
  const changesAt = isOpen ? hours.closes : nextOpening(moment, today);
  const midnight = companyMoment(dayAfter(today));
  return {
    isOpen,
    changesAt,
    holiday: holidayOn(today),
    holdsUntil: new Date(Math.min(changesAt.getTime(), midnight.getTime())),
  };
}

/** @param day `2026-11-20` */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!;
}

const WALL_CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: COMPANY_TIME_ZONE,
  hourCycle: "h23",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns the local time in Montréal, `09:00`. */
export function wallClock(moment: Date): string {
  return WALL_CLOCK.format(moment);
}

export interface OpenHours {
  opens: Date;
  closes: Date;
}

/**
 * Returns the first business hours after a day.
 * @param day `2026-11-20`
 */
export function openHoursAfter(day: string): OpenHours {
  let next = day;
  for (let count = 0; count < LONGEST_PAUSE; count++) {
    next = dayAfter(next);
    const hours = hoursOn(next);
    if (hours) return hours;
  }
  throw new Error("company.ts names no opening hours");
}

/**
 * Whether the company opens at all on a day.
 * @param day `2026-11-20`
 */
export const opensOn = (day: string): boolean => hoursOn(day) !== undefined;

/** Returns the moment itself during business hours, or else the last closing time before it. */
export function lastBusinessHourUntil(moment: Date): Date {
  let day = companyDay(moment);
  for (let count = 0; count < LONGEST_PAUSE; count++) {
    const hours = hoursOn(day);
    if (hours && hours.opens <= moment) return new Date(Math.min(moment.getTime(), hours.closes.getTime()));
    day = dayPlus(day, -1);
  }
  throw new Error("company.ts names no opening hours");
}

/** Returns the moment that is this many business hours later. */
export function addBusinessHours(moment: Date, count: number): Date {
  let left = count * 3_600_000;
  let day = companyDay(moment);
  let hours = hoursOn(day);
  for (;;) {
    if (hours) {
      const from = Math.max(moment.getTime(), hours.opens.getTime());
      const here = Math.max(0, hours.closes.getTime() - from);
      if (left <= here) return new Date(from + left);
      left -= here;
    }
    hours = openHoursAfter(day);
    day = companyDay(hours.opens);
  }
}

/** Returns a day's opening hours, or undefined if the company is closed. */
function hoursOn(day: string): OpenHours | undefined {
  if (holidayOn(day)) return undefined;
  const weekday: string = weekdayOf(day);
  const hours = company.openingHours.find(({ days }) => (days as readonly string[]).includes(weekday));
  return hours && { opens: companyMoment(day, hours.opens), closes: companyMoment(day, hours.closes) };
}

function nextOpening(moment: Date, today: string): Date {
  const opens = hoursOn(today)?.opens;
  return opens && opens > moment ? opens : openHoursAfter(today).opens;
}
