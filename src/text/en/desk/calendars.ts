import type { TextLike } from "../../../lib/language.ts";
import type { deskCalendars as fr } from "../../fr/desk/calendars.ts";
import { calendarWithdrawn } from "../emails/staff-notices.ts";

export const deskCalendars: TextLike<typeof fr> = {
  title: "My calendars",
  intro:
    "When they show you as busy, nobody can book you. We keep only when each event starts and ends, never its title.",
  loading: "Loading calendars…",
  failed: "Your calendars could not be read.",
  kinds: { ics: "Secret address", caldav: "CalDAV, with password" },
  noServer: "Unreadable address",
  readEvery: (minutes) =>
    `Each calendar is read every ${minutes} minutes; one that can’t be read is tried again at least every hour.`,
  readAt: "Read on",
  readNow: "Read now",
  wasRead: "Calendar read",
  notRead: "The calendar could not be read.",
  failingSince: "Unreadable since",
  problems: calendarWithdrawn.problems,
  stillUsed: "The last reading still counts, for up to 24 hours.",
  withdrawn: "Visitors are not offered times with you in the meantime.",
  disconnect: "Disconnect",
  disconnectOf: (name) => `Disconnect ${name}`,
  disconnected: "Calendar disconnected",
  notDisconnected: "The calendar could not be disconnected.",
  connect: {
    title: "Connect a calendar",
    kind: "Kind of calendar",
    address: { ics: "Secret address in iCal format", caldav: "Address of the server or the calendar" },
    help: {
      ics: "Google Calendar: Settings, your calendar, “Secret address in iCal format”. Outlook: Settings, Shared calendars, “Publish a calendar”, ICS link.",
      caldav: "Nextcloud, Fastmail or iCloud, such as https://caldav.icloud.com. Use an app password.",
    },
    username: "Username",
    password: "App password",
    button: "Connect",
    reading: "Reading the calendar…",
    done: "Calendar connected and read",
    failed: "The calendar could not be connected.",
  },
  feed: {
    title: "Subscribe to my appointments",
    intro:
      "Your calendar can show your appointments: times and initials only, because anyone who has the address can read them.",
    isGiven: "You already have an address. It’s shown only once; renewing it replaces the old one.",
    address: "Subscription address",
    get: "Get an address",
    renew: "Renew the address",
    revoke: "Revoke the address",
    revoked: "The address no longer works",
    copy: "Copy",
    copied: "Address copied",
    failed: "That didn’t work. Only people who can be booked have an address.",
  },
};
