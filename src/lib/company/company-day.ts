import { COMPANY_TIME_ZONE } from "../clock.ts";

const PARTS = new Intl.DateTimeFormat("en-CA", {
  timeZone: COMPANY_TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Returns the calendar day in Montréal, `2026-11-20`. */
export function companyDay(moment: Date): string {
  return onTheWall(moment).slice(0, 10);
}

/** Returns the local hour in Montréal, 0 to 23. */
export function companyHour(moment: Date): number {
  return Number(onTheWall(moment).slice(11, 13));
}

/**
 * Returns when a day begins in Montréal. Clocks there change at 2 a.m., so every day has exactly one midnight.
 * @param day `2026-11-20`
 */
export function startOfCompanyDay(day: string): Date {
  return companyMoment(day);
}

/**
 * Returns the moment of a local time in Montréal. Between 1 and 3 a.m. on the two days when clocks change, a time may
 * occur twice or not at all, but the company never opens or closes then.
 * @param day `2026-11-20`
 * @param time `09:00`
 */
export function companyMoment(day: string, time = "00:00"): Date {
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  const guess = inUtc - offsetAt(inUtc);
  return new Date(inUtc - offsetAt(guess));
}

/** @param day `2026-11-20` */
export function dayAfter(day: string): string {
  return dayPlus(day, 1);
}

/**
 * Whether a text is a day, `2026-11-20`. Rejects days that do not exist, such as 2026-02-30, which `Date` moves into
 * March, and days at the edges of the years 1 to 9999.
 */
export function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text) && text > "0001-01-01" && text < "9999-12-30";
  const date = isWritten ? new Date(`${text}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Adds days to a day.
 * @param day `2026-11-20`
 * @param days negative to go back
 */
export function dayPlus(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns Montréal's local time, in ISO format as if it were UTC. */
function onTheWall(moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString();
}

const HOUR_MS = 3_600_000;
const MOST_HOURS = 10_000;
/**
 * Offsets by hour since 1970, because they only change on the hour. They are cached, because formatting takes a hundred
 * times as long, and a list needs a dozen offsets per row.
 */
const offsets = new Map<number, number>();

/** Returns Montréal's offset from UTC in milliseconds, negative if behind. */
function offsetAt(time: number): number {
  const hour = Math.floor(time / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const began = hour * HOUR_MS;
  const parts = Object.fromEntries(PARTS.formatToParts(began).map(({ type, value }) => [type, value]));
  const { year = "", month, day, hour: hours, minute, second } = parts;
  const offset = Date.parse(`${year.padStart(4, "0")}-${month}-${day}T${hours}:${minute}:${second}Z`) - began;
  if (offsets.size >= MOST_HOURS) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}
