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

/** Hosts: staff who can be booked, and their booking settings. */
export interface AppointmentHostsTable {
  /** Staff id, or `team` while there is no admin. */
  staffId: string;
  languages: Json<("fr" | "en")[]>;
  kinds: Json<AppointmentKind[]>;
  /** Topics the host knows best; only affects whose turn it is. */
  expertise: Json<string[]>;
  weight: number;
  dailyCap: number;
  /** Pause after each appointment, in quarters of an hour. */
  pauseQuarters: number;
  active: boolean;
  /** Digest of the token in the host's calendar feed URL. */
  feedDigest: string | null;
  version: number;
  createdAt: Moment;
}

/** Weekly hours, in Montréal time. */
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

/** Colleagues who attend an appointment besides its host. */
export interface AppointmentAttendanceTable {
  appointmentId: number;
  staffId: string;
}

/** A quarter of an hour taken by an appointment, its travel or its pause. */
export interface AppointmentQuartersTable {
  staffId: string;
  /** Number of quarters of an hour since 1970. */
  quarter: number;
  appointmentId: number;
}

/** Recipients who were, or may have been, emailed about an appointment. */
export interface AppointmentAnnouncementsTable {
  appointmentId: number;
  /** `visitor`, `team` or a staff id. */
  recipient: string;
  /** Outbox id of that email. */
  messageId: number | null;
}

/** Requests whose visitors want to hear of an earlier time. */
export interface AppointmentWaitlistTable {
  id: Id;
  consultationId: number;
  createdAt: Moment;
  offeredAt: Moment | null;
}

/** Networks that an appointment with an unproven email address counts against. */
export interface UnprovenBookingsTable {
  appointmentId: number;
  /** Keyed digest of the network. */
  network: string;
}
