import * as z from "zod/mini";

/** Models of staff calendars, which we read for busy times, and of the feeds that publish our appointments to them. */

export const CALENDAR_KINDS = ["ics", "caldav"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Maximum calendars per staff member. */
export const MOST_CALENDARS = 5;

/** Interval between readings, in minutes; while a calendar fails, the interval grows up to an hour. */
export const READ_EVERY_MINUTES = 10;

/** Why a calendar could not be read: keys of error texts. */
export const CALENDAR_PROBLEMS = [
  "calendarRefused",
  "calendarUnreachable",
  "calendarUntrusted",
  "calendarUnauthorized",
  "calendarElsewhere",
  "calendarMissing",
  "calendarFailing",
  "calendarUnreadable",
  "calendarTooLarge",
  "calendarTooSlow",
  "calendarLocked",
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];

/** A calendar's URL and credentials; stored encrypted. */
export interface CalendarSecret {
  url: string;
  /** CalDAV only. */
  username?: string | undefined;
  password?: string | undefined;
}

/** A calendar found when reading a source. A CalDAV account may have several calendars. */
export interface HeldCalendar {
  /** Name given by the owner; may be empty. */
  name: string;
  /** Canonical URL, the same for every entry point. */
  address: string;
}

const short = z.string("invalid").check(z.maxLength(500, "tooLong"));

export const connectBodySchema = z.strictObject({
  kind: z.enum(CALENDAR_KINDS, "invalid"),
  /** A secret ICS URL, or the URL of a CalDAV server or calendar. */
  url: z.string("calendarRefused").check(z.maxLength(2000, "tooLong")),
  username: z.optional(short),
  password: z.optional(short),
});
export type NewCalendar = z.output<typeof connectBodySchema>;

const moment = z.nullable(z.iso.datetime());

/** A calendar as its owner sees it, with the state of reading but without contents. */
export const calendarSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(CALENDAR_KINDS),
  /** Names of the calendars read from this source; unnamed calendars are omitted. */
  names: z.array(z.string()),
  /** The URL's host; `null` if the URL can no longer be decrypted. */
  server: z.nullable(z.string()),
  /** Time of the latest successful reading. */
  readAt: moment,
  failingSince: moment,
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** When failures of this calendar made its owner unbookable. */
  withdrawnAt: moment,
});
export type Calendar = z.output<typeof calendarSchema>;

export const calendarsSchema = z.strictObject({
  calendars: z.array(calendarSchema),
  /** True if the member has an appointment feed. */
  hasFeed: z.boolean(),
});
export type Calendars = z.output<typeof calendarsSchema>;

/** Response of `PUT /api/calendars/feed`. The URL is shown once, because only its digest is stored. */
export const feedSchema = z.strictObject({ url: z.string() });
