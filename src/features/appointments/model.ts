import * as z from "zod/mini";
import type { Weekday } from "../../lib/company/business-hours.ts";
import { isDay } from "../../lib/company/company-day.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { MAX_VERSION, wholeNumber } from "../../lib/http/input-fields.ts";
import type { Language } from "../../lib/language.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./kinds.ts";

/** Fractions of a second have no maximum length, so an instant could be as long as the body. */
const instant = z.iso.datetime("startInvalid").check(z.maxLength(30, "startInvalid"));
const zone = z.string("zoneInvalid").check(z.maxLength(60, "zoneInvalid"));

/** A plain form also submits fields left empty. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (value === "" ? undefined : value)),
      z.optional(schema),
    ),
  );

/** The time chosen before a request is sent, among the request's fields. */
export const timeWishFields = {
  /** ISO 8601: on a quarter of an hour. */
  start: orEmpty(instant.check(z.refine((value) => Date.parse(value) % 900_000 === 0, "startOffGrid"))),
  /** How they want to meet; if left out, by phone if they gave a number. */
  kind: orEmpty(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
  /** The visitor's time zone. */
  zone: orEmpty(zone),
};

/** The same, with a chosen time. */
export interface TimeWish {
  start: string;
  kind?: AppointmentKind | undefined;
  zone?: string | undefined;
}

/** A booked consultation: its schema and types. */

export const OUTCOMES = ["held", "missed", "put-off"] as const;
export type AppointmentOutcome = (typeof OUTCOMES)[number];

/** How long a consultation takes. */
export const DURATION_MINUTES = 30;

/** How long an emailed link can book the chosen time, in milliseconds; nothing is reserved meanwhile. */
export const CONDITION_MS = 30 * 60_000;

/** The host while there are no staff accounts, so that times can still be booked. */
export const TEAM = "team";

/** Regular hours on a weekday, in Montréal time: `09:00`. */
export interface WeeklyHours {
  weekday: Weekday;
  opens: string;
  closes: string;
}

/** A day with different hours; with none, it is a day off. It overrides holidays too, since it is deliberate. */
export interface HoursException {
  /** `2027-03-14` */
  day: string;
  hours: readonly { opens: string; closes: string }[];
}

/** An appointment as it is stored. */
export interface Appointment {
  id: number;
  /** Of the calendar event; it never changes (RFC 5545). */
  uid: string;
  consultationId: number;
  /** Random, signed in its links along with the id; `null` for rows from before it existed. */
  linkNonce: string | null;
  /** The host. */
  staffId: string;
  kind: AppointmentKind;
  startsAt: Date;
  endsAt: Date;
  /** The local time in Montréal it was booked for. */
  wallDay: string;
  wallTime: string;
  /** From the tz database: `America/Vancouver`. */
  visitorZone: string;
  language: "fr" | "en";
  state: "booked" | "cancelled";
  outcome: AppointmentOutcome | null;
  /** Incremented for changes calendars must see (RFC 5546, section 2.1.4). */
  sequence: number;
  /** Incremented on every change; staff pass the version they saw. */
  version: number;
  /** Id of the member of staff, or `visitor`. */
  cancelledBy: string | null;
  reason: string | null;
  /** How late the visitor said they will be. */
  lateMinutes: number | null;
  createdAt: Date;
  changedAt: Date;
}

const token = z.string("linkInvalid").check(z.maxLength(100, "linkInvalid"));

/** A time on offer. */
export const slotSchema = z.strictObject({
  /** ISO 8601, UTC. */
  start: z.iso.datetime(),
  /** Montréal time. */
  company: z.strictObject({ day: z.string(), time: z.string() }),
  /** The visitor's local time. */
  visitor: z.strictObject({ day: z.string(), time: z.string() }),
  /** It takes the emailed link to book: that day's share for unproven addresses is used up. */
  isOnCondition: z.optional(z.boolean()),
});
export type Slot = z.output<typeof slotSchema>;

/** A time available soon, in Montréal time. */
export interface NextTime {
  /** ISO 8601. */
  start: string;
  day: string;
  time: string;
  nearness: "today" | "tomorrow" | "later";
}

/** Query of `GET /api/appointments/slots`. */
export const slotsQuerySchema = z.strictObject({
  /** Of a link: which times it books at once depends on whether its address is proven. */
  token: z.optional(token),
  zone: z.optional(zone),
  language: z.optional(z.enum(["fr", "en"], "languageInvalid")),
  /** Only times when this way to meet is possible; if left out, phone for those who gave a number, else video. */
  kind: z.optional(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
});

export const slotsSchema = z.strictObject({
  zone: z.string(),
  durationMinutes: z.int(),
  /** The way to meet these times are for. */
  kind: z.enum(APPOINTMENT_KINDS),
  /** The ways to meet on offer. */
  kinds: z.array(z.enum(APPOINTMENT_KINDS)),
  slots: z.array(slotSchema),
});
export type TimesOffered = z.output<typeof slotsSchema>;

/** Body of `POST /api/appointments`. */
export const bookBodySchema = z.strictObject({
  /** Of the booking link, from the form's response or an email. */
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

/** Body of `POST /api/appointments/waitlist`; leave `wanted` out to leave the list. */
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
  /** Of the link that shows, moves and cancels it. */
  token: z.string(),
  /** In Montréal time, and in the visitor's. */
  company: slotSchema.shape.company,
  visitor: slotSchema.shape.visitor,
  /** The host's name. */
  hostName: z.nullable(z.string()),
  /** Last digits of their phone number. */
  phoneEnd: z.nullable(z.string()),
});
export type VisitorAppointment = z.output<typeof visitorAppointmentSchema>;

/** A time a visitor chose and has not yet been given: the emailed link books it, if it is still free. */
export const conditionedTimeSchema = z.strictObject({
  state: z.literal("on-condition"),
  start: z.iso.datetime(),
  kind: z.enum(APPOINTMENT_KINDS),
  /** Whether a link was emailed now; otherwise the mailbox has already had several today, each of which can book. */
  isMailed: z.boolean(),
});
export type ConditionedTime = z.output<typeof conditionedTimeSchema>;

/** A chosen time that is not booked: it is gone, or the request has to be reviewed first. */
export const requestedTimeSchema = z.strictObject({
  state: z.literal("requested"),
  start: z.iso.datetime(),
  /** Free times, nearest first. */
  slots: z.array(slotSchema),
});

/** The outcome of a time chosen before the request was sent. */
export const askedTimeSchema = z.discriminatedUnion("state", [
  visitorAppointmentSchema,
  conditionedTimeSchema,
  requestedTimeSchema,
]);
export type AskedTime = z.output<typeof askedTimeSchema>;

const day = z.string("dayInvalid").check(z.refine(isDay, "dayInvalid"));
const version = wholeNumber(1, MAX_VERSION);

/** Query of `GET /api/appointments`: Montréal days, both included. */
export const appointmentsQuerySchema = z.strictObject({ from: day, to: day });

/** An appointment as staff see it, with what they need to prepare for the call. */
export const staffAppointmentSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** In Montréal time. */
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
  /** The attendees besides the host. */
  colleagues: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  brief: z.strictObject({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    language: z.enum(["fr", "en"]),
    leadScore: z.nullable(z.string()),
    leadScorePercent: z.int(),
    /** Their biggest challenge: an option of the form. */
    topic: z.string(),
  }),
  /** The local time in Montréal is no longer what was booked: the zone's rules have changed. */
  isShifted: z.boolean(),
});
export type StaffAppointment = z.output<typeof staffAppointmentSchema>;

export const outcomeBodySchema = z.strictObject({ version, outcome: z.nullable(z.enum(OUTCOMES, "outcomeInvalid")) });
export const staffMoveBodySchema = z.strictObject({
  version,
  start: instant,
  /** The new host; unchanged when left out. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const reassignBodySchema = z.strictObject({
  version,
  /** The new host; the next in turn when left out. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const colleaguesBodySchema = z.strictObject({
  version,
  /** All attendees besides the host. */
  staffIds: z
    .array(z.string("colleagueUnknown").check(z.maxLength(100, "colleagueUnknown")), "colleagueUnknown")
    .check(z.maxLength(5, "colleagueUnknown")),
});
export const staffCancelBodySchema = z.strictObject({
  version,
  reason: z.optional(z.string().check(z.maxLength(500, "tooLong"))),
});

export const changedSchema = z.strictObject({ version: z.int() });

/** A failed appointment form, for the page to show again. The values are as sent, unchecked. */
export interface AppointmentResult {
  token: string;
  start: string;
  zone: string;
  kind: string;
  /** The error of each field, in the page's language. */
  errors: Record<string, string>;
  code: AppErrorCode;
}

/** What a link's page shows. */
export type AppointmentView =
  | { state: "no-link" }
  /** Without a link: times that lead on to the form. */
  | {
      state: "pick";
      zone: string;
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** Whether they chose a way to meet. */
      isKindAsked: boolean;
      slots: Slot[];
      /** ISO 8601: chosen, but no longer free. */
      gone: string | undefined;
    }
  /** Without a link: the form, with or without a chosen time. */
  | { state: "form"; zone: string; kind: AppointmentKind | undefined; slot: Slot | undefined }
  | {
      state: "choose";
      language: Language;
      zone: string;
      /** The way to meet of these times, and the ways on offer. */
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** Whether they chose a way to meet. */
      isKindAsked: boolean;
      slots: Slot[];
      /** Whether they are on the waiting list for an earlier time. */
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
      /** Last digits of their phone number. */
      phoneEnd: string | null;
      lateMinutes: number | null;
      /** Whether they can report being late. */
      isSoon: boolean;
      isOver: boolean;
      /** Token for changing it. */
      token: string;
      /** It was opened through an emailed link, and pressing the button there would prove the address. */
      isToConfirm: boolean;
      /** Token for booking again once it is cancelled. */
      bookToken: string;
      isWaiting: boolean;
      /** Times it can be moved to. */
      slots: Slot[];
    };
