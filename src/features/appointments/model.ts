import * as z from "zod/mini";
import type { Weekday } from "../../lib/company/business-hours.ts";
import { isDay } from "../../lib/company/company-day.ts";
import type { AppErrorCode } from "../../lib/http/app-error.ts";
import { MAX_VERSION } from "../../lib/http/record-id.ts";
import type { Language } from "../../lib/language.ts";
import { APPOINTMENT_KINDS, type AppointmentKind } from "./kinds.ts";
import { instant, zone } from "./time-wish.ts";

/** A booked consultation: the noun in one place. */

export const OUTCOMES = ["held", "missed", "put-off"] as const;
export type AppointmentOutcome = (typeof OUTCOMES)[number];

/** How long a consultation takes. */
export const DURATION_MINUTES = 30;

/** How long the link in a mail books the time that was chosen, in milliseconds; nothing is held meanwhile. */
export const CONDITION_MS = 30 * 60_000;

/** The host while there is no account of staff: then times can be booked all the same. */
export const TEAM = "team";

/** Regular hours of a weekday, on the wall in Montréal: `09:00`. */
export interface WeeklyHours {
  weekday: Weekday;
  opens: string;
  closes: string;
}

/** Other hours on one day; without hours the day is off. It overrides holidays too: somebody asked for it. */
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
  /** Random, signed by its links with its number; `null` for those from before there was one. */
  linkNonce: string | null;
  /** The host. */
  staffId: string;
  kind: AppointmentKind;
  startsAt: Date;
  endsAt: Date;
  /** What the clocks in Montréal were to show when it was booked. */
  wallDay: string;
  wallTime: string;
  /** Of the tz database: `America/Vancouver`. */
  visitorZone: string;
  language: "fr" | "en";
  state: "booked" | "cancelled";
  outcome: AppointmentOutcome | null;
  /** Counts what calendars must be told of (RFC 5546, section 2.1.4). */
  sequence: number;
  /** Counts every change; staff name the one they saw. */
  version: number;
  /** Id of the member of staff, or `visitor`. */
  cancelledBy: string | null;
  reason: string | null;
  /** The visitor has said that they will be so late. */
  lateMinutes: number | null;
  createdAt: Date;
  changedAt: Date;
}

const token = z.string("linkInvalid").check(z.maxLength(100, "linkInvalid"));

/** A time to choose. */
export const slotSchema = z.strictObject({
  /** ISO 8601, UTC. */
  start: z.iso.datetime(),
  /** On the wall in Montréal. */
  company: z.strictObject({ day: z.string(), time: z.string() }),
  /** On the visitor's wall. */
  visitor: z.strictObject({ day: z.string(), time: z.string() }),
  /** It is booked by the link in a mail: enough of that day is taken by addresses that are not proven. */
  isOnCondition: z.optional(z.boolean()),
});
export type Slot = z.output<typeof slotSchema>;

/** A time that is free soon, on the wall in Montréal. */
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
  /** Only times at which somebody can be met so; where it is left out, by phone for whoever gave a number, else by video. */
  kind: z.optional(z.enum(APPOINTMENT_KINDS, "kindInvalid")),
});

export const slotsSchema = z.strictObject({
  zone: z.string(),
  durationMinutes: z.int(),
  /** For which means these are. */
  kind: z.enum(APPOINTMENT_KINDS),
  /** By which means somebody can be met. */
  kinds: z.array(z.enum(APPOINTMENT_KINDS)),
  slots: z.array(slotSchema),
});
export type TimesOffered = z.output<typeof slotsSchema>;

/** Body of `POST /api/appointments`. */
export const bookBodySchema = z.strictObject({
  /** Of the link to book, as the form's response or a mail gave it. */
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
  minutes: z.int("minutesInvalid").check(z.minimum(1, "minutesInvalid"), z.maximum(60, "minutesInvalid")),
});

/** Body of `POST /api/appointments/waitlist`; `wanted` is left out to leave the list. */
export const waitlistBodySchema = z.strictObject({ token, wanted: z.optional(z.literal("yes", "invalid")) });

export const waitingSchema = z.strictObject({ isWaiting: z.boolean() });

export const eventQuerySchema = z.strictObject({ token });

/** What a visitor sees of their appointment. */
export const visitorAppointmentSchema = z.strictObject({
  uid: z.string(),
  state: z.enum(["booked", "cancelled"]),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  sequence: z.int(),
  /** Of the link by which it is seen, moved and cancelled. */
  token: z.string(),
  /** On the wall in Montréal, and on the visitor's. */
  company: slotSchema.shape.company,
  visitor: slotSchema.shape.visitor,
  /** Whom they meet. */
  hostName: z.nullable(z.string()),
  /** The last digits of the number they gave. */
  phoneEnd: z.nullable(z.string()),
});
export type VisitorAppointment = z.output<typeof visitorAppointmentSchema>;

/** A time that a visitor chose and nobody has yet: the link in a mail to them books it, if it is still free then. */
export const conditionedTimeSchema = z.strictObject({
  state: z.literal("on-condition"),
  start: z.iso.datetime(),
  kind: z.enum(APPOINTMENT_KINDS),
  /** Whether a link left now; the mailbox has got several today otherwise, and each of them books. */
  isMailed: z.boolean(),
});
export type ConditionedTime = z.output<typeof conditionedTimeSchema>;

/** A time that was chosen and is not booked: it is gone, or somebody looks at the request first. */
export const requestedTimeSchema = z.strictObject({
  state: z.literal("requested"),
  start: z.iso.datetime(),
  /** Times that are free, those that are nearest first. */
  slots: z.array(slotSchema),
});

/** What became of a time that was chosen before the request was sent. */
export const askedTimeSchema = z.discriminatedUnion("state", [
  visitorAppointmentSchema,
  conditionedTimeSchema,
  requestedTimeSchema,
]);
export type AskedTime = z.output<typeof askedTimeSchema>;

const day = z.string("dayInvalid").check(z.refine(isDay, "dayInvalid"));
const version = z.int("invalid").check(z.minimum(1, "invalid"), z.maximum(MAX_VERSION, "invalid"));

/** Query of `GET /api/appointments`: days of Montréal, both included. */
export const appointmentsQuerySchema = z.strictObject({ from: day, to: day });

/** An appointment as staff see it, with what prepares the call. */
export const staffAppointmentSchema = z.strictObject({
  id: z.int(),
  consultationId: z.int(),
  kind: z.enum(APPOINTMENT_KINDS),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  /** On the wall in Montréal. */
  day: z.string(),
  time: z.string(),
  /** On the visitor's wall. */
  visitor: z.strictObject({ day: z.string(), time: z.string() }),
  state: z.enum(["booked", "cancelled"]),
  outcome: z.nullable(z.enum(OUTCOMES)),
  lateMinutes: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  version: z.int(),
  host: z.strictObject({ id: z.string(), name: z.nullable(z.string()) }),
  /** Who is there besides the host. */
  colleagues: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()) })),
  brief: z.strictObject({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    language: z.enum(["fr", "en"]),
    leadScore: z.nullable(z.string()),
    leadScorePercent: z.int(),
    /** What they struggle with most: an option of the form. */
    topic: z.string(),
  }),
  /** The hours in Montréal are no longer those that were booked: the zone's rules have changed. */
  isShifted: z.boolean(),
});
export type StaffAppointment = z.output<typeof staffAppointmentSchema>;

export const outcomeBodySchema = z.strictObject({ version, outcome: z.nullable(z.enum(OUTCOMES, "outcomeInvalid")) });
export const staffMoveBodySchema = z.strictObject({
  version,
  start: instant,
  /** Who takes it; the same host where it is left out. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const reassignBodySchema = z.strictObject({
  version,
  /** Who takes it; whose turn it is where it is left out. */
  staffId: z.optional(z.string().check(z.maxLength(100, "tooLong"))),
});
export const colleaguesBodySchema = z.strictObject({
  version,
  /** Everybody who is there besides the host. */
  staffIds: z
    .array(z.string("colleagueUnknown").check(z.maxLength(100, "colleagueUnknown")), "colleagueUnknown")
    .check(z.maxLength(5, "colleagueUnknown")),
});
export const staffCancelBodySchema = z.strictObject({
  version,
  reason: z.optional(z.string().check(z.maxLength(500, "tooLong"))),
});

export const changedSchema = z.strictObject({ version: z.int() });

/** What became of a form of an appointment that was not done: the page shows it again. As it was sent, unchecked. */
export interface AppointmentResult {
  token: string;
  start: string;
  zone: string;
  kind: string;
  /** What is wrong with a field, in the language of the page. */
  errors: Record<string, string>;
  code: AppErrorCode;
}

/** What the page of a link shows. */
export type AppointmentView =
  | { state: "no-link" }
  /** Without a link: times to go on to the form with. */
  | {
      state: "pick";
      zone: string;
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** Whether they have said how they want to talk. */
      isKindAsked: boolean;
      slots: Slot[];
      /** ISO 8601: chosen, and free no more. */
      gone: string | undefined;
    }
  /** Without a link: the form, with the time that was chosen, or without one. */
  | { state: "form"; zone: string; kind: AppointmentKind | undefined; slot: Slot | undefined }
  | {
      state: "choose";
      language: Language;
      zone: string;
      /** By which means the times are, and by which somebody can be met. */
      kind: AppointmentKind;
      kinds: AppointmentKind[];
      /** Whether they have said how they want to talk. */
      isKindAsked: boolean;
      slots: Slot[];
      /** Whether they are told when an earlier time is free. */
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
      /** The last digits of the number they gave. */
      phoneEnd: string | null;
      lateMinutes: number | null;
      /** Whether they can say that they will be late. */
      isSoon: boolean;
      isOver: boolean;
      /** By which it is changed. */
      token: string;
      /** It was opened by the link of a mail, and a press there would prove the address. */
      isToConfirm: boolean;
      /** By which another time is booked once it is cancelled. */
      bookToken: string;
      isWaiting: boolean;
      /** Where it can be moved to. */
      slots: Slot[];
    };
