import type { ColumnsOf, Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";
import type { AppointmentKind } from "./kinds.ts";
import type { Appointment, WeeklyHours } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    appointment_hosts: AppointmentHostsTable;
    appointment_hours: AppointmentHoursTable;
    appointment_exceptions: AppointmentExceptionsTable;
    appointments: AppointmentsTable;
    appointment_attendance: AppointmentAttendanceTable;
    appointment_quarters: AppointmentQuartersTable;
    appointment_announcements: AppointmentAnnouncementsTable;
    appointment_waitlist: AppointmentWaitlistTable;
    unproven_bookings: UnprovenBookingsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  appointment_hosts: {
    purpose: "staff",
    none: "staffId languages kinds expertise weight dailyCap pauseQuarters active version createdAt",
    secret: "feedDigest",
  },
  appointment_hours: { purpose: "staff", none: "id staffId weekday opens closes" },
  appointment_exceptions: { purpose: "staff", none: "id staffId day hours createdAt" },
  appointments: {
    purpose: "consultation",
    none: "id uid staffId kind startsAt endsAt wallDay wallTime language state outcome sequence version cancelledBy lateMinutes createdAt changedAt",
    personal: "consultationId visitorZone reason",
    secret: "linkNonce",
  },
  appointment_attendance: { purpose: "consultation", none: "appointmentId staffId" },
  appointment_quarters: { purpose: "consultation", none: "staffId quarter appointmentId" },
  appointment_announcements: { purpose: "consultation", none: "appointmentId recipient messageId" },
  unproven_bookings: { purpose: "consultation", none: "appointmentId", secret: "network" },
  appointment_waitlist: { purpose: "consultation", none: "id createdAt offeredAt", personal: "consultationId" },
};

/** Someone who can be booked. */
export interface AppointmentHostsTable {
  /** Id of a member of staff, or `team` while there are none. */
  staffId: string;
  languages: Json<("fr" | "en")[]>;
  kinds: Json<AppointmentKind[]>;
  /** Topics they know best; these only affect the order. */
  expertise: Json<string[]>;
  weight: number;
  dailyCap: number;
  /** Pause after each appointment, in quarters of an hour. */
  pauseQuarters: number;
  active: boolean;
  /** Of the token in their calendar feed's address. */
  feedDigest: string | null;
  version: number;
  createdAt: Moment;
}

/** Regular hours, in Montréal time. */
export interface AppointmentHoursTable extends WeeklyHours {
  id: Id;
  /** `null` for the company. */
  staffId: string | null;
}

export interface AppointmentExceptionsTable {
  id: Id;
  /** `null` for the company. */
  staffId: string | null;
  day: string;
  /** Empty for a day off. */
  hours: Json<{ opens: string; closes: string }[]>;
  createdAt: Moment;
}

export type AppointmentsTable = ColumnsOf<Appointment>;

/** An appointment's attendees besides its host. */
export interface AppointmentAttendanceTable {
  appointmentId: number;
  staffId: string;
}

/** A quarter of an hour taken by an appointment or its pause. */
export interface AppointmentQuartersTable {
  staffId: string;
  /** Quarters since 1970. */
  quarter: number;
  appointmentId: number;
}

/** Recipients an email has told of an appointment, or may have. */
export interface AppointmentAnnouncementsTable {
  appointmentId: number;
  /** `visitor`, `team`, or the id of a host. */
  recipient: string;
  /** Of that email, in the outbox. */
  messageId: number | null;
}

/** People who want to hear of an earlier time. */
export interface AppointmentWaitlistTable {
  id: Id;
  consultationId: number;
  createdAt: Moment;
  offeredAt: Moment | null;
}

/** An appointment with an unproven address, once for each network it came from. */
export interface UnprovenBookingsTable {
  appointmentId: number;
  /** A keyed digest of the network. */
  network: string;
}
