import * as z from "zod/mini";
import type { Weekday } from "../../lib/company/business-hours.ts";
import { isDay } from "../../lib/company/company-day.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { MAX_VERSION, wholeNumber } from "../../lib/http/input-fields.ts";
import type { Language } from "../../lib/language.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./kinds.ts";

/** An instant. Its length is capped, because fractions of a second could be as long as the body. */
const instant = z.iso.datetime("startInvalid").check(z.maxLength(30, "startInvalid"));
const zone = z.string("zoneInvalid").check(z.maxLength(60, "zoneInvalid"));

/** Treats an empty value as absent, since a plain form submits empty fields too. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === "" ? undefined : value)),
      z.optional(schema),
    ),
  );

/** Fields of a request with which the visitor chooses a time. */
export const timeWishFields = {
  /** ISO 8601, on a quarter of an hour. */
  start: orEmpty(instant.check(z.refine((value) => Date.parse(value) % 900_000 === 0, "startOffGrid"))),
  /** How to meet. If omitted, phone comes first for those who gave a number, otherwise video. */
  kind: orEmpty(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
  /** The visitor's time zone, from the tz database. */
  zone: orEmpty(zone),
};

/** A time chosen with a request. */
export interface TimeWish {
  start: string;
  kind?: AppointmentKind | undefined;
  zone?: string | undefined;
}

/** Outcomes of a booked appointment. */
export const OUTCOMES = ["held", "missed", "put-off"] as const;
export type AppointmentOutcome = (typeof OUTCOMES)[number];

export const DURATION_MINUTES = 30;

/** An emailed link can book the chosen time for this long, in ms; nothing is reserved meanwhile. */
export const CONDITION_MS = 30 * 60_000;

/** Host id of the team, which stands in until there is an admin, so that times can be booked from the start. */
export const TEAM = "team";

/** Working hours on a weekday, in Montréal time, such as `09:00`. */
export interface WeeklyHours {
  weekday: Weekday;
  opens: string;
  closes: string;
}

/** A day with its own hours, or none for a day off. They override weekly hours and holidays. */
export interface HoursException {
  /** `2027-03-14` */
  day: string;
  hours: readonly { opens: string; closes: string }[];
}

export interface Appointment {
  id: number;
  /** UID of the calendar event; never changes (RFC 5545). */
  uid: string;
  consultationId: number;
  /** Random; signed with the id in the appointment's links. `null` in rows older than the column. */
  linkNonce: string | null;
  staffId: string;
  kind: AppointmentKind;
  startsAt: Date;
  endsAt: Date;
  /** Montréal time for which it was booked. */
  wallDay: string;
  wallTime: string;
  /** The visitor's zone, from the tz database: `America/Vancouver`. */
  visitorZone: string;
  language: "fr" | "en";
  state: "booked" | "cancelled";
  outcome: AppointmentOutcome | null;
  /** Incremented by changes that calendars must see (RFC 5546, section 2.1.4). */
  sequence: number;
  /** Incremented by every change. Staff send the version they saw, to detect edit conflicts. */
  version: number;
  /** Id of the staff member, or `visitor`. */
  cancelledBy: string | null;
  reason: string | null;
  /** How late the visitor said they would be, in minutes. */
  lateMinutes: number | null;
  createdAt: Date;
  changedAt: Date;
}

const token = z.string("linkInvalid").check(z.maxLength(100, "linkInvalid"));

/** A time that can be booked. */
export const slotSchema = z.strictObject({
  /** ISO 8601, UTC. */
  start: z.iso.datetime(),
  /** Montréal time. */
  company: z.strictObject({ day: z.string(), time: z.string() }),
  /** The visitor's local time. */
  visitor: z.strictObject({ day: z.string(), time: z.string() }),
  /** True if only the emailed link can book it, because unproven email addresses have used up that day's share. */
  isOnCondition: z.optional(z.boolean()),
});
export type Slot = z.output<typeof slotSchema>;

/** One of the next free times, in Montréal time. */
export interface NextTime {
  /** ISO 8601. */
  start: string;
  day: string;
  time: string;
  nearness: "today" | "tomorrow" | "later";
}

export const slotsQuerySchema = z.strictObject({
  /** Token of a link. Without one, or if its email address is unproven, some times are `isOnCondition`. */
  token: z.optional(token),
  zone: z.optional(zone),
  language: z.optional(z.enum(["fr", "en"], "languageInvalid")),
  /**
   * Way to meet that the times must allow. If omitted, phone for those who gave a number, otherwise video, if on offer.
   */
  kind: z.optional(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
});

export const slotsSchema = z.strictObject({
  zone: z.string(),
  durationMinutes: z.int(),
  /** Way to meet that the slots are for. */
  kind: z.enum(APPOINTMENT_KINDS),
  /** All ways to meet that are on offer. */
  kinds: z.array(z.enum(APPOINTMENT_KINDS)),
  slots: z.array(slotSchema),
});
export type TimesOffered = z.output<typeof slotsSchema>;

export const bookBodySchema = z.strictObject({
  /** Token of the booking link, from the form's response or an email. */
  token,
  start: instant,
  kind: z.enum(APPOINTMENT_KINDS, "kindInvalid"),
  zone: z.optional(zone),
});

export const moveBodySchema = z.strictObject({ token, start: instant, zone: z.optional(zone) });
export const cancelBodySchema = z.strictObject({
  token,
  reason: z.optional(z.string().check(z.maxLength(500, "tooLong"))),
});
export const lateBodySchema = z.strictObject({
  token,
  minutes: wholeNumber(1, 60, "minutesInvalid"),
});

/** Body of `POST /api/appointments/waitlist`; omit `wanted` to leave the list. */
export const waitlistBodySchema = z.strictObject({ token, wanted: z.optional(z.literal("yes", "invalid")) });

export const waitingSchema = z.strictObject({ isWaiting: z.boolean() });

export const eventQuerySchema = z.strictObject({ token });

/** An appointment as its visitor sees it. */
export const visitorAppointmentSchema = z.strictObject({
  uid: z.string(),
  state: z.enum(["booked", "cancelled"]),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  sequence: z.int(),
  /** Token of the link that shows, moves and cancels it. */
  token: z.string(),
  /** Start in Montréal time, and in the visitor's local time. */
  company: slotSchema.shape.company,
  visitor: slotSchema.shape.visitor,
  hostName: z.nullable(z.string()),
  /** Last digits of the visitor's phone number. */
  phoneEnd: z.nullable(z.string()),
});
export type VisitorAppointment = z.output<typeof visitorAppointmentSchema>;

/** A time that is not booked yet; the emailed link books it if it is still free. */
export const conditionedTimeSchema = z.strictObject({
  state: z.literal("on-condition"),
  start: z.iso.datetime(),
  kind: z.enum(APPOINTMENT_KINDS),
  /**
   * False if no link was emailed, because the mailbox got several within 24 hours; each of those links can still book.
   */
  isMailed: z.boolean(),
});
export type ConditionedTime = z.output<typeof conditionedTimeSchema>;

/** A chosen time that is not booked, because it is gone or staff must review the request first. */
export const requestedTimeSchema = z.strictObject({
  state: z.literal("requested"),
  start: z.iso.datetime(),
  /** Free times, those nearest to `start` first. */
  slots: z.array(slotSchema),
});

/** Outcome of the time chosen with a request. */
export const askedTimeSchema = z.discriminatedUnion("state", [
  visitorAppointmentSchema,
  conditionedTimeSchema,
  requestedTimeSchema,
]);
export type AskedTime = z.output<typeof askedTimeSchema>;

const day = z.string("dayInvalid").check(z.refine(isDay, "dayInvalid"));
const version = wholeNumber(1, MAX_VERSION);

/** Query of `GET /api/appointments`: Montréal days, both inclusive. */
export const appointmentsQuerySchema = z.strictObject({ from: day, to: day });

/** An appointment as staff see it, with a brief to prepare for the call. */
export const staffAppointmentSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** Montréal time. */
  day: z.string(),
  time: z.string(),
  /** The visitor's local time. */
  visitor: z.strictObject({ day: z.string(), time: z.string() }),
  state: z.enum(["booked", "cancelled"]),
  outcome: z.nullable(z.enum(OUTCOMES)),
  lateMinutes: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  version: z.int(),
  host: z.strictObject({ id: z.string(), name: z.nullable(z.string()) }),
  /** Colleagues who attend besides the host. */
  colleagues: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  brief: z.strictObject({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    language: z.enum(["fr", "en"]),
    leadScore: z.nullable(z.string()),
    leadScorePercent: z.int(),
    /** Biggest challenge chosen on the form. */
    topic: z.string(),
  }),
  /** True if Montréal time no longer matches what was booked, because the zone's rules have changed. */
  isShifted: z.boolean(),
});
export type StaffAppointment = z.output<typeof staffAppointmentSchema>;

export const outcomeBodySchema = z.strictObject({ version, outcome: z.nullable(z.enum(OUTCOMES, "outcomeInvalid")) });
export const staffMoveBodySchema = z.strictObject({
  version,
  start: instant,
  /** New host; if omitted, the current host if free, otherwise the next in turn. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const reassignBodySchema = z.strictObject({
  version,
  /** New host; the next in turn if omitted. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const colleaguesBodySchema = z.strictObject({
  version,
  /** Ids of all colleagues who attend besides the host. */
  staffIds: z
    .array(z.string("colleagueUnknown").check(z.maxLength(100, "colleagueUnknown")), "colleagueUnknown")
    .check(z.maxLength(5, "colleagueUnknown")),
});
export const staffCancelBodySchema = z.strictObject({
  version,
  reason: z.optional(z.string().check(z.maxLength(500, "tooLong"))),
});

export const changedSchema = z.strictObject({ version: z.int() });

/** A failed form POST, from which the page restores the form. The values are as sent, unchecked. */
export interface AppointmentResult {
  token: string;
  start: string;
  zone: string;
  kind: string;
  /** Error message by field, in the page's language. */
  errors: Record<string, string>;
  code: AppErrorCode;
}

/** View model of the page that booking and appointment links open. */
export type AppointmentView =
  | { state: "no-link" }
  /** Without a link: a choice of times, each of which leads to the form. */
  | {
      state: "pick";
      zone: string;
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** True if the visitor chose a way to meet. */
      isKindAsked: boolean;
      slots: Slot[];
      /** ISO 8601: the chosen time, which is no longer free. */
      gone: string | undefined;
    }
  /** Without a link: the form, perhaps with a chosen time. */
  | { state: "form"; zone: string; kind: AppointmentKind | undefined; slot: Slot | undefined }
  | {
      state: "choose";
      language: Language;
      zone: string;
      /** Way to meet that the slots are for, and all ways on offer. */
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** True if the visitor chose a way to meet. */
      isKindAsked: boolean;
      slots: Slot[];
      /** True if the visitor is on the waiting list for an earlier time. */
      isWaiting: boolean;
    }
  | {
      state: "booked" | "cancelled";
      language: Language;
      zone: string;
      kind: AppointmentKind;
      start: string;
      end: string;
      company: Slot["company"];
      visitor: Slot["visitor"];
      hostName: string | null;
      /** Last digits of the visitor's phone number. */
      phoneEnd: string | null;
      lateMinutes: number | null;
      /** True if the visitor can already report being late. */
      isSoon: boolean;
      isOver: boolean;
      /** Token to show and change the appointment. */
      token: string;
      /** True if the visitor came by an emailed link and pressing the button would prove the email address. */
      isToConfirm: boolean;
      /** Token to book again after cancelling. */
      bookToken: string;
      isWaiting: boolean;
      /** Other times to which the appointment can be moved; none once it is cancelled or over. */
      slots: Slot[];
    };
