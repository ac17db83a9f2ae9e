import type { Language } from "../../lib/language.ts";
import { bookingPage } from "./booking-page.ts";
import { hostMailFollower } from "./hosts/host-mails.ts";
import { linkMailFollower } from "./link-mails.ts";
import { appointmentFollower } from "./on-appointment.ts";
import type { AppointmentsParts } from "./parts.ts";
import { readCalendarFile } from "./read-calendar-file.ts";
import { readNextTime } from "./read-next-time.ts";
import { type LinkQuery, viewLink } from "./view-link.ts";

/** The feature, as pages and routes are given it. */
export const assembleAppointments = (parts: AppointmentsParts) => ({
  ...parts,
  follows: [
    { templates: ["appointment", "staff-appointment"], follower: appointmentFollower },
    { templates: ["host-appointment"], follower: hostMailFollower },
    { templates: ["appointment-link"], follower: linkMailFollower(parts) },
  ] as const,
  bookingPage: (id: number, language: Language) => bookingPage(parts, id, language),
  nextTime: (language: Language) => readNextTime(parts, language),
  viewLink: (query: LinkQuery) => viewLink(parts, query),
  calendarFile: (token: string) => readCalendarFile(parts, token),
});
