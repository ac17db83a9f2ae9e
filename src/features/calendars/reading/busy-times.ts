import ICAL from "ical.js";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { instantsOf, isZone, type Span } from "../../appointments/times/wall-clock.ts";

/**
 * Reads busy times from a calendar file (RFC 5545): only the start and end of blocking events and of VFREEBUSY periods.
 * Zones in the tz database use our own data, whatever the file's definition; other zones, such as Outlook's, use the
 * file's definition.
 */

export interface BusyTime extends Span {
  uid: string;
}

export interface BusyQuery extends Span {
  /** The owner's email addresses, in lower case. Events that the owner declined do not block. */
  addresses: readonly string[];
}

export class UnreadableCalendar extends Error {}

/** Thrown if a calendar has more events or repeats than any real calendar. */
export class OversizedCalendar extends Error {}

/** Maximum events per calendar, and maximum repeats per event. */
const MOST_EVENTS = 20_000;
const MOST_REPEATS = 40_000;

/**
 * Maximum repeats of all events in a calendar, counted from each event's start: fifty meetings per workday for fifteen
 * years.
 */
const MOST_REPEATS_IN_ALL = 200_000;

/** Number of events and repeats that may still be expanded. A calendar's files share one allowance. */
export interface Allowance {
  events: number;
  repeats: number;
}

export const newAllowance = (): Allowance => ({ events: MOST_EVENTS, repeats: MOST_REPEATS_IN_ALL });

const DAY_MS = 86_400_000;

/**
 * Returns the busy times that overlap the queried period, unsorted.
 * @param left remaining allowance of the file's calendar, reduced by the events and repeats expanded
 * @throws UnreadableCalendar, OversizedCalendar
 */
export function busyTimesOf(file: string, query: BusyQuery, left = newAllowance()): BusyTime[] {
  const calendar = parse(file);
  const events = calendar.getAllSubcomponents("vevent");
  left.events -= events.length;
  if (left.events < 0) throw new OversizedCalendar(`More than ${MOST_EVENTS} events`);
  const zones = zonesOf(calendar);
  /** Instants of occurrences replaced by events of their own (RECURRENCE-ID), by UID. */
  const replaced = new Map<string, Set<number>>();
  for (const event of events) {
    const [instant] = readable(() => [repeatReplacedBy(event, zones)]);
    if (instant === undefined) continue;
    const uid = textOf(event, "uid");
    replaced.set(uid, (replaced.get(uid) ?? new Set()).add(instant));
  }
  const times = events
    .filter((event) => blocks(event, query.addresses))
    .flatMap((event) =>
      readable(() => spansOf(event, { zones, left, query, replaced: replaced.get(textOf(event, "uid")) })),
    );
  return [
    ...times,
    ...calendar.getAllSubcomponents("vfreebusy").flatMap((busy) => readable(() => periodsOf(busy, query, left))),
  ];
}

/**
 * Returns the periods of a VFREEBUSY that overlap the query and are not marked free. They are always in UTC (RFC 5545,
 * section 3.2.9).
 */
function periodsOf(busy: ICAL.Component, { start, end }: BusyQuery, left: Allowance): BusyTime[] {
  const periods = busy
    .getAllProperties("freebusy")
    .filter((property) => String(property.getParameter("fbtype") ?? "").toUpperCase() !== "FREE")
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Period);
  left.repeats -= periods.length;
  if (left.repeats < 0) throw new OversizedCalendar(`More than ${MOST_REPEATS_IN_ALL} periods`);
  return periods
    .map((period) => ({
      uid: textOf(busy, "uid"),
      start: period.start.toUnixTime() * 1000,
      end: period.getEnd().toUnixTime() * 1000,
    }))
    .filter((span) => span.end > start && span.start < end);
}

/** Runs `read`, skipping an event with malformed times so that the other events still count. */
function readable<Value>(read: () => Value[]): Value[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof OversizedCalendar) throw error;
    return [];
  }
}

function repeatReplacedBy(event: ICAL.Component, zones: Zones): number | undefined {
  const repeat = event.getFirstPropertyValue("recurrence-id");
  return repeat instanceof ICAL.Time ? instantOf(repeat, tzidOf(event, "recurrence-id"), zones) : undefined;
}

function parse(file: string): ICAL.Component {
  try {
    const root = new ICAL.Component(ICAL.parse(file) as unknown as ConstructorParameters<typeof ICAL.Component>[0]);
    if (root.name === "vcalendar") return root;
  } catch (error) {
    throw new UnreadableCalendar("Not a calendar", { cause: error });
  }
  throw new UnreadableCalendar("Not a calendar");
}

interface Zones {
  /** Zone for times that name no zone. */
  floating: string;
  /** Zones defined in the file, by name. */
  described: ReadonlyMap<string, ICAL.Timezone>;
}

function zonesOf(calendar: ICAL.Component): Zones {
  const named = textOf(calendar, "x-wr-timezone");
  return {
    floating: named !== "" && isZone(named) ? named : COMPANY_TIME_ZONE,
    described: new Map(
      calendar.getAllSubcomponents("vtimezone").map((zone) => [textOf(zone, "tzid"), new ICAL.Timezone(zone)]),
    ),
  };
}

function textOf(component: ICAL.Component, name: string): string {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value : "";
}

/** Whether an event takes up its owner's time. */
function blocks(event: ICAL.Component, addresses: readonly string[]): boolean {
  if (textOf(event, "transp").toUpperCase() === "TRANSPARENT") return false;
  if (textOf(event, "x-microsoft-cdo-busystatus").toUpperCase() === "FREE") return false;
  if (textOf(event, "status").toUpperCase() === "CANCELLED") return false;
  const hasDeclined = event.getAllProperties("attendee").some((attendee) => {
    const address = String(attendee.getFirstValue())
      .toLowerCase()
      .replace(/^mailto:/, "");
    return addresses.includes(address) && String(attendee.getParameter("partstat")).toUpperCase() === "DECLINED";
  });
  return !hasDeclined;
}

function tzidOf(event: ICAL.Component, name: string): string | undefined {
  const tzid = event.getFirstProperty(name)?.getParameter("tzid");
  return typeof tzid === "string" ? tzid : undefined;
}

const two = (value: number) => String(value).padStart(2, "0");

const wallOf = ({ year, month, day, hour, minute, isDate }: ICAL.Time) => ({
  day: `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`,
  time: isDate ? "00:00" : `${two(hour)}:${two(minute)}`,
});

/** Converts a time as if it were in UTC. The result is within a day and a half of the real instant in any zone. */
const roughly = ({ year, month, day, hour, minute }: ICAL.Time) => Date.UTC(year, month - 1, day, hour, minute);

/**
 * Returns the instant of a local time, in ms since 1970. A time skipped by the spring DST change moves forward with the
 * clocks.
 */
function instantOf(time: ICAL.Time, tzid: string | undefined, { floating, described }: Zones): number {
  if (time.zone === ICAL.Timezone.utcTimezone) return roughly(time);
  const own = tzid === undefined ? undefined : described.get(tzid);
  if (tzid !== undefined && !isZone(tzid) && own && !time.isDate) {
    const { year, month, day, hour, minute } = time;
    return new ICAL.Time({ year, month, day, hour, minute, second: 0, isDate: false }, own).toUnixTime() * 1000;
  }
  const zone = tzid !== undefined && isZone(tzid) ? tzid : floating;
  const wall = wallOf(time);
  return instantsOf(wall, zone)[0] ?? instantsOf({ day: wall.day, time: "00:00" }, zone)[0]! + minutesOf(wall.time);
}

const minutesOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;

interface Reading {
  zones: Zones;
  query: BusyQuery;
  left: Allowance;
  /** Instants of occurrences replaced by events of their own. */
  replaced: ReadonlySet<number> | undefined;
}

/** Returns the spans of an event and its repeats that overlap the queried period. */
function spansOf(event: ICAL.Component, { zones, query, left, replaced }: Reading): BusyTime[] {
  const start = event.getFirstPropertyValue("dtstart");
  if (!(start instanceof ICAL.Time)) return [];
  const tzid = tzidOf(event, "dtstart");
  const uid = textOf(event, "uid");
  const length = lengthOf(event, start, tzid, zones);
  const isRepeat = event.hasProperty("recurrence-id");
  const isRepeated = !isRepeat && (event.hasProperty("rrule") || event.hasProperty("rdate"));
  const leftOut = isRepeated ? exceptionsOf(event, zones) : { instants: new Set<number>(), days: new Set<string>() };
  const spans: BusyTime[] = [];
  for (const time of isRepeated ? repeatsOf(event, start, query, left) : [start]) {
    if (roughly(time) > query.end + 2 * DAY_MS) break;
    if (roughly(time) + length < query.start - 2 * DAY_MS) continue;
    const from = instantOf(time, tzid, zones);
    if (isRepeated && (replaced?.has(from) || leftOut.instants.has(from) || leftOut.days.has(wallOf(time).day)))
      continue;
    const to = start.isDate ? endOfDays(time, length, zones) : from + length;
    if (from < to && from < query.end && to > query.start) spans.push({ uid, start: from, end: to });
  }
  return spans;
}

function* repeatsOf(
  event: ICAL.Component,
  dtstart: ICAL.Time,
  query: BusyQuery,
  left: Allowance,
): Generator<ICAL.Time> {
  const expansion = new ICAL.RecurExpansion({ component: event, dtstart });
  for (let count = 0; count < MOST_REPEATS; count += 1) {
    const time = expansion.next();
    if (!time) return;
    left.repeats -= 1;
    if (left.repeats < 0) throw new OversizedCalendar(`Its events come more than ${MOST_REPEATS_IN_ALL} times`);
    yield time;
  }
  if (expansion.last && roughly(expansion.last) < query.end) throw new OversizedCalendar("An event comes too often");
}

/** Returns an event's duration in milliseconds; for all-day events, a multiple of 24 hours. */
function lengthOf(event: ICAL.Component, start: ICAL.Time, tzid: string | undefined, zones: Zones): number {
  const end = event.getFirstPropertyValue("dtend");
  if (end instanceof ICAL.Time) {
    if (start.isDate) return roughly(end) - roughly(start);
    return instantOf(end, tzidOf(event, "dtend"), zones) - instantOf(start, tzid, zones);
  }
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start.isDate ? DAY_MS : 0;
}

/** Returns the end of an all-day event: midnight, even on DST days of 23 or 25 hours. */
function endOfDays(first: ICAL.Time, length: number, { floating }: Zones): number {
  const day = new Date(roughly(first) + length).toISOString().slice(0, 10);
  return instantsOf({ day, time: "00:00" }, floating)[0] ?? Date.parse(`${day}T00:00:00Z`);
}

/** Returns a series' exceptions (EXDATE): single instants, or whole days if given as dates. */
function exceptionsOf(event: ICAL.Component, zones: Zones) {
  const instants = new Set<number>();
  const days = new Set<string>();
  for (const property of event.getAllProperties("exdate")) {
    const tzid = property.getParameter("tzid");
    for (const time of property.getValues()) {
      if (!(time instanceof ICAL.Time)) continue;
      if (time.isDate) days.add(wallOf(time).day);
      else instants.add(instantOf(time, typeof tzid === "string" ? tzid : undefined, zones));
    }
  }
  return { instants, days };
}
