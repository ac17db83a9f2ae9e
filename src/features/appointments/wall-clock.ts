/**
 * Wall time and instants, in any zone of the tz database. The server converts: browsers' zone data go out of date. Around
 * a change of the clock a wall time may be shown twice or never, and an appointment must not be guessed there.
 */

/** Zones are named by strangers, in any case of letters: more than these are forgotten again. */
const MOST_FORMATS = 100;
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    if (FORMATS.size >= MOST_FORMATS) FORMATS.clear();
    FORMATS.set(zone, format);
  }
  return format;
}

/** @param zone `America/Vancouver`; anything else, from a visitor's browser, is no zone */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What a clock on the wall shows. */
export interface WallTime {
  /** `2027-03-15` */
  day: string;
  /** `09:00` */
  time: string;
}

/** What clocks of a zone show at an instant. */
export function wallTimeAt(instant: number, zone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`, time: `${parts["hour"]}:${parts["minute"]}` };
}

const asUtc = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

/** Milliseconds that the clocks of a zone are ahead of UTC; zones of our century are whole minutes off. */
function offsetAt(instant: number, zone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return asUtc(wallTimeAt(minute, zone)) - minute;
}

const DAY_MS = 86_400_000;

/** When clocks of a zone show a wall time: once, twice in an autumn night, or never in a spring one. In order. */
export function instantsOf(wall: WallTime, zone: string): number[] {
  const utc = asUtc(wall);
  const offsets = new Set([offsetAt(utc - DAY_MS, zone), offsetAt(utc + DAY_MS, zone)]);
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((instant) => offsetAt(instant, zone) === utc - instant)
    .sort((a, b) => a - b);
}

/** The span between two wall times of a day, whole: from the first time the clocks show `from` to the last they show `to`. */
export function spanOf(day: string, from: string, to: string, zone: string): Span | undefined {
  const start = instantsOf({ day, time: from }, zone)[0] ?? afterGap({ day, time: from }, zone);
  const end = instantsOf({ day, time: to }, zone).at(-1) ?? afterGap({ day, time: to }, zone);
  return start < end ? { start, end } : undefined;
}

/** The instant at which the clocks jump over a wall time: found by halves, to the minute. */
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

/** A stretch of time, milliseconds since 1970; the end is not part of it. */
export interface Span {
  start: number;
  end: number;
}
