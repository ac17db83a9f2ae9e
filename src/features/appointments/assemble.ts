import { bind } from "../../lib/bind.ts";
import { hostMailFollower } from "./hosts/host-mails.ts";
import { bookingPage } from "./link/booking-page.ts";
import { linkMailFollower } from "./link/link-mails.ts";
import { readCalendarFile } from "./link/read-calendar-file.ts";
import { viewLink } from "./link/view-link.ts";
import { appointmentFollower } from "./on-appointment.ts";
import type { AppointmentsParts } from "./parts.ts";
import { readNextTime, readNextTimes } from "./times/read-next-time.ts";

/** The feature, as pages and routes are given it. */
export const assembleAppointments = (parts: AppointmentsParts) => ({
  ...parts,
  follows: [
    { templates: ["appointment", "staff-appointment"], follower: appointmentFollower },
    { templates: ["host-appointment"], follower: hostMailFollower },
    { templates: ["appointment-link"], follower: linkMailFollower(parts) },
  ] as const,
  bookingPage: bind(bookingPage, parts),
  nextTime: bind(readNextTime, parts),
  nextTimes: bind(readNextTimes, parts),
  viewLink: bind(viewLink, parts),
  calendarFile: bind(readCalendarFile, parts),
});
