/**
 * The Québec public holidays on which the company is closed: section 60 of the Act respecting labour standards (CQLR,
 * c. N-1.1) and section 2 of the National Holiday Act (CQLR, c. F-1.1). The law lets the employer choose between Good
 * Friday and Easter Monday; the company chose Good Friday. Why no library: docs/decisions/013.
 */

/** Returns a holiday's day in a year, `2026-06-24`. */
type HolidayRule = (year: number) => string;

const MONDAY = 1;

const RULES = {
  newYear: (year) => dayOf(year, 1, 1),
  goodFriday: (year) => shifted(easterSunday(year), -2),
  patriots: (year) => mondayFrom(year, 5, 18),
  nationalHoliday: (year) => offSunday(dayOf(year, 6, 24)),
  canadaDay: (year) => offSunday(dayOf(year, 7, 1)),
  labourDay: (year) => mondayFrom(year, 9, 1),
  thanksgiving: (year) => mondayFrom(year, 10, 8),
  christmas: (year) => dayOf(year, 12, 25),
} satisfies Record<string, HolidayRule>;

export type HolidayId = keyof typeof RULES;

export interface Holiday {
  id: HolidayId;
  /** `2026-06-24` */
  day: string;
}

/** Cached by year, because offering appointment times looks up every day of three weeks. */
const BY_YEAR = new Map<number, readonly Holiday[]>();

/** Returns a year's holidays, in order. */
export function holidaysOf(year: number): readonly Holiday[] {
  let holidays = BY_YEAR.get(year);
  if (!holidays) {
    holidays = (Object.keys(RULES) as HolidayId[]).map((id) => ({ id, day: RULES[id](year) }));
    BY_YEAR.set(year, holidays);
  }
  return holidays;
}

/**
 * Returns a day's holiday, if any.
 * @param day `2026-06-24`
 */
export function holidayOn(day: string): HolidayId | undefined {
  return holidaysOf(yearOf(day)).find((holiday) => holiday.day === day)?.id;
}

/** Returns the first holiday after a day. */
export function holidayAfter(day: string): Holiday {
  const year = yearOf(day);
  return [...holidaysOf(year), ...holidaysOf(year + 1)].find((holiday) => holiday.day > day)!;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function shifted(day: string, days: number): string {
  return dayOf(yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8)) + days);
}

/** Returns the first Monday on or after a date. */
function mondayFrom(year: number, month: number, date: number): string {
  const day = dayOf(year, month, date);
  return shifted(day, (MONDAY - weekdayOf(day) + 7) % 7);
}

/** Moves a holiday from Sunday to Monday: July 1 for everyone, June 24 for companies that never work on Sundays. */
function offSunday(day: string): string {
  return weekdayOf(day) === 0 ? shifted(day, 1) : day;
}

/**
 * Returns Easter Sunday in the Gregorian calendar, by the method of Butcher's Almanac (1876), which has no exceptions.
 */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * correction + 22;
  return dayOf(year, 3, march);
}
