import * as z from "zod/mini";

/** Staff calendars whose busy times are read, and our feed that they subscribe to. */

export const CALENDAR_KINDS = ["ics", "caldav"] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Most calendars per member. */
export const MOST_CALENDARS = 5;

/** Reading interval in minutes; for a failing one it grows up to an hour. */
export const READ_EVERY_MINUTES = 10;

/** Why a calendar could not be read: text keys. */
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

/** A calendar's address and credentials: stored encrypted. */
export interface CalendarSecret {
  url: string;
  /** For CalDAV. */
  username?: string | undefined;
  password?: string | undefined;
}

/** A calendar that was read. */
export interface HeldCalendar {
  /** Its owner's name for it; empty if it has none. */
  name: string;
  /** The same for each way to reach it. */
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

/** A calendar as its owner sees it: its reading status, none of its contents. */
export const calendarSchema = z.strictObject({
  id: z.int(),
  kind: z.enum(CALENDAR_KINDS),
  /** Names of the calendars read through it; empty if none has one. */
  names: z.array(z.string()),
  /** The host of its address; `null` when the address can no longer be decrypted. */
  server: z.nullable(z.string()),
  /** When it was last read. */
  readAt: moment,
  failingSince: moment,
  problem: z.nullable(z.enum(CALENDAR_PROBLEMS)),
  /** Since when its owner is not offered because of it. */
  withdrawnAt: moment,
});
export type Calendar = z.output<typeof calendarSchema>;

export const calendarsSchema = z.strictObject({
  calendars: z.array(calendarSchema),
  /** Whether the member has a feed of their own appointments. */
  hasFeed: z.boolean(),
});
export type Calendars = z.output<typeof calendarsSchema>;

/** Response of `PUT /api/calendars/feed`: shown once, since only its digest is stored. */
export const feedSchema = z.strictObject({ url: z.string() });
