import type { Appointment, AppointmentKind, WeeklyHours } from "../../features/appointments/model.ts";
import type { CalendarKind, CalendarProblem } from "../../features/calendars/model.ts";
import type { ColumnsOf, Id, Json, Moment } from "./column-types.ts";

/** Somebody who can be booked. */
export interface AppointmentHostsTable {
  /** Id of a member of staff, or `team` while there is none. */
  staffId: string;
  languages: Json<("fr" | "en")[]>;
  kinds: Json<AppointmentKind[]>;
  /** Topics of requests they know best; they only order. */
  expertise: Json<string[]>;
  weight: number;
  dailyCap: number;
  /** Quarters of an hour after each appointment. */
  pauseQuarters: number;
  active: boolean;
  /** Of the token in the address of the calendar they subscribe to. */
  feedDigest: string | null;
  version: number;
  createdAt: Moment;
}

/** Regular hours, on the wall in Montréal. */
export interface AppointmentHoursTable extends WeeklyHours {
  id: Id;
  /** `null` for the company. */
  staffId: string | null;
}

/** Other hours on one day. */
export interface AppointmentExceptionsTable {
  id: Id;
  /** `null` for the company. */
  staffId: string | null;
  day: string;
  /** Empty for a day off. */
  hours: Json<{ opens: string; closes: string }[]>;
  createdAt: Moment;
}

/** A calendar whose busy times are read. */
export interface CalendarSourcesTable {
  id: Id;
  staffId: string;
  kind: CalendarKind;
  /** Its address and password, encrypted. */
  secret: string;
  /** Validators of the last response (RFC 9110, section 8.8); CalDAV has none. */
  etag: string | null;
  lastModified: string | null;
  readAt: Moment | null;
  failingSince: Moment | null;
  /** Code of why it could not be read the last time. */
  problem: CalendarProblem | null;
  /** Since when its host is not offered for it, and has been told. */
  withdrawnAt: Moment | null;
  createdAt: Moment;
}

/** A time at which a member of staff has something else on; what it is, is not kept. */
export interface BusySpansTable {
  sourceId: number;
  startsAt: Moment;
  endsAt: Moment;
}

export type AppointmentsTable = ColumnsOf<Appointment>;

/** Hosts of an appointment with several, besides its own. */
export interface AppointmentAttendanceTable {
  appointmentId: number;
  staffId: string;
}

/** A quarter of an hour that an appointment or its pause takes. */
export interface AppointmentQuartersTable {
  staffId: string;
  /** Quarters since 1970. */
  quarter: number;
  appointmentId: number;
}

/** Whom a mail has told of an appointment, or may have. */
export interface AppointmentAnnouncementsTable {
  appointmentId: number;
  /** `visitor`, `team`, or the id of a host. */
  recipient: string;
  /** Of the mail that told them, in the outbox. */
  messageId: number | null;
}

/** Who wants to be told of an earlier time. */
export interface AppointmentWaitlistTable {
  id: Id;
  consultationId: number;
  createdAt: Moment;
  offeredAt: Moment | null;
}

/** Appointment of an address that is not proven, for each network that it came from. */
export interface UnprovenBookingsTable {
  appointmentId: number;
  /** A keyed digest of the network. */
  network: string;
}
