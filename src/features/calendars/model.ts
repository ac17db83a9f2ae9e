import * as z from "zod/mini";

/** The calendars of members of staff whose busy times are read, and the one of ours that they subscribe to. */

export const CALENDAR_KINDS = ["ics", "caldav"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Most calendars of one member. */
export const MOST_CALENDARS = 5;

/** How often a calendar is read, in minutes; one that fails, after ever longer rests of an hour at most. */
export const READ_EVERY_MINUTES = 10;

/** Why a calendar could not be read: keys of texts. */
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

/** Where a calendar is, and by what it is opened: stored encrypted. */
export interface CalendarSecret {
  url: string;
  /** Of CalDAV. */
  username?: string | undefined;
  password?: string | undefined;
}

/** A calendar that was read. */
export interface HeldCalendar {
  /** As its owner calls it; empty when it does not say. */
  name: string;
  /** The same for each way to it. */
  address: string;
}

const short = z.string("invalid").check(z.maxLength(500, "tooLong"));

/** Body of `POST /api/calendars`. */
export const connectBodySchema = z.strictObject({
  kind: z.enum(CALENDAR_KINDS, "invalid"),
  /** A secret ICS address, or a CalDAV server or calendar. */
  url: z.string("calendarRefused").check(z.maxLength(2000, "tooLong")),
  username: z.optional(short),
  password: z.optional(short),
});
export type NewCalendar = z.output<typeof connectBodySchema>;

const moment = z.nullable(z.iso.datetime());

/** A calendar as its owner sees it: how its reading goes, nothing of what is in it. */
export const calendarSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(CALENDAR_KINDS),
  /** What the calendars that are read by it are called; empty when none says. */
  names: z.array(z.string()),
  /** The host of its address; `null` when the address cannot be decrypted any more. */
  server: z.nullable(z.string()),
  /** When it was last read. */
  readAt: moment,
  failingSince: moment,
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** Since when its owner is not offered for it. */
  withdrawnAt: moment,
});
export type Calendar = z.output<typeof calendarSchema>;

export const calendarsSchema = z.strictObject({
  calendars: z.array(calendarSchema),
  /** Whether the member has an address at which their own appointments can be subscribed to. */
  hasFeed: z.boolean(),
});
export type Calendars = z.output<typeof calendarsSchema>;

/** Response of `PUT /api/calendars/feed`: shown once, since only its digest is kept. */
export const feedSchema = z.strictObject({ url: z.string() });
