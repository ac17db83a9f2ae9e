import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";

/**
 * Converts between local time and instants in any tz database zone. The server does it, because browsers' zone data
 * goes out of date. Around a DST change, a local time may occur twice or not at all; both cases are handled.
 */

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offset of each UTC day in ms; `undefined` for a day whose offset changes. */
  offsets: Map<number, number | undefined>;
}

const ZONES = new Map<string, Zone>();
/**
 * Maximum cache sizes. Visitors may send zone names in any letter case and ask for many days, so a full cache is
 * cleared.
 */
const MOST_ZONES = 100;
const MOST_DAYS = 1_000;

/**
 * Returns a zone from the cache, or adds it.
 * @throws RangeError for an invalid zone
 */
function zoneNamed(name: string): Zone {
  let zone = ZONES.get(name);
  if (!zone) {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    zone = { format, offsets: new Map() };
    if (ZONES.size >= MOST_ZONES) ZONES.clear();
    ZONES.set(name, zone);
  }
  return zone;
}

/**
 * Whether a zone is valid.
 * @param zone name such as `America/Vancouver`; untrusted, since browsers send it
 */
export function isZone(zone: string): boolean {
  try {
    zoneNamed(zone);
    return true;
  } catch {
    return false;
  }
}

export interface WallTime {
  /** `2027-03-15` */
  day: string;
  /** `09:00` */
  time: string;
}

export const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns the local time of an instant in a zone. */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const shown = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

const asUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

/** Returns a zone's offset from UTC in ms, always whole minutes in modern zones. */
export function offsetAt(instant: number, name: string): number {
  const zone = zoneNamed(name);
  const day = Math.floor(instant / DAY_MS);
  if (!zone.offsets.has(day)) {
    // `Intl` is about a hundred times slower than adding a cached offset.
    const [first, last] = [readOffset(day * DAY_MS, zone), readOffset((day + 1) * DAY_MS - MINUTE_MS, zone)];
    if (zone.offsets.size >= MOST_DAYS) zone.offsets.clear();
    zone.offsets.set(day, first === last ? first : undefined);
  }
  return zone.offsets.get(day) ?? readOffset(instant, zone);
}

function readOffset(instant: number, { format }: Zone): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const {
    year = "",
    month,
    day,
    hour,
    minute: shown,
  } = Object.fromEntries(format.formatToParts(minute).map(({ type, value }) => [type, value])) as Record<
    string,
    string
  >;
  return asUtc({ day: `${year.padStart(4, "0")}-${month}-${day}`, time: `${hour}:${shown}` }) - minute;
}

/** Returns the instants of a local time, sorted: usually one, two when clocks go back, none when they skip it. */
export function instantsOf(wall: WallTime, zone: string): number[] {
  const utc = asUtc(wall);
  const offsets = new Set([offsetAt(utc - DAY_MS, zone), offsetAt(utc + DAY_MS, zone)]);
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((instant) => offsetAt(instant, zone) === utc - instant)
    .sort((a, b) => a - b);
}

/**
 * Returns the longest span between two local times on a day, from the first occurrence of `from` to the last of `to`;
 * undefined if it is empty.
 */
export function spanOf(day: string, from: string, to: string, zone: string): Span | undefined {
  const start = instantsOf({ day, time: from }, zone)[0] ?? afterGap({ day, time: from }, zone);
  const end = instantsOf({ day, time: to }, zone).at(-1) ?? afterGap({ day, time: to }, zone);
  return start < end ? { start, end } : undefined;
}

/** Returns the instant of the DST change that skips a local time, found by bisection to the minute. */
function afterGap(wall: WallTime, zone: string): number {
  const before = asUtc(wall) - offsetAt(asUtc(wall) - DAY_MS, zone);
  let low = before - DAY_MS / 4;
  let high = before + DAY_MS / 4;
  const offset = offsetAt(low, zone);
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 120_000) * 60_000;
    if (offsetAt(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** A span of time in milliseconds since 1970; the end is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Returns a time in the format that email templates expect. */
export const timeIn = (start: Date, zone: string) => ({
  start: start.toISOString(),
  company: wallTimeAt(start.getTime(), COMPANY_TIME_ZONE),
  visitor: wallTimeAt(start.getTime(), zone),
  isElsewhere: zone !== COMPANY_TIME_ZONE,
});
