import * as z from "zod/mini";

/** Models of staff calendars: those we read for busy times, and the feed of appointments that they subscribe to. */

export const CALENDAR_KINDS = ["ics", "caldav"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Maximum number of calendars per member. */
export const MOST_CALENDARS = 5;

/** How often a calendar is read, in minutes; while it fails, the interval grows up to an hour. */
export const READ_EVERY_MINUTES = 10;

/** Why a calendar could not be read; keys of the texts. */
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

/** A calendar found when reading a source; a CalDAV account may have several. */
export interface HeldCalendar {
  /** Name its owner gave it; may be empty. */
  name: string;
  /** Canonical URL, the same whichever entry point it was reached by. */
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

/** A calendar as its owner sees it: how reading goes, but none of its contents. */
export const calendarSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(CALENDAR_KINDS),
  /** Names of the calendars read through it; unnamed ones are left out. */
  names: z.array(z.string()),
  /** Host of its URL; `null` if the URL can no longer be decrypted. */
  server: z.nullable(z.string()),
  /** Last successful reading. */
  readAt: moment,
  failingSince: moment,
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** When its owner stopped being offered because of it. */
  withdrawnAt: moment,
});
export type Calendar = z.output<typeof calendarSchema>;

export const calendarsSchema = z.strictObject({
  calendars: z.array(calendarSchema),
  /** True if the member has a feed of their appointments. */
  hasFeed: z.boolean(),
});
export type Calendars = z.output<typeof calendarsSchema>;

/** Response of `PUT /api/calendars/feed`. The URL is shown once, since we store only its digest. */
export const feedSchema = z.strictObject({ url: z.string() });
