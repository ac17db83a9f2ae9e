import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { bookingPage } from "./booking-page.ts";
import { hostMailFollower } from "./hosts/host-mails.ts";
import { linkMailFollower } from "./link-mails.ts";
import { appointmentFollower } from "./on-appointment.ts";
import type { AppointmentsParts } from "./parts.ts";
import { readCalendarFile } from "./read-calendar-file.ts";
import { readNextTime } from "./read-next-time.ts";
import { deleteEndedHolds } from "./store.ts";
import { viewLink } from "./view-link.ts";

/** The feature, as pages and routes are given it. */
export const assembleAppointments = (parts: AppointmentsParts) => ({
  ...parts,
  follows: [
    { templates: ["appointment", "staff-appointment"], follower: appointmentFollower },
    { templates: ["host-appointment"], follower: hostMailFollower },
    { templates: ["appointment-link"], follower: linkMailFollower(parts) },
  ] as const,
  jobs: [nightly("forget-ended-holds", deleteEndedHolds)],
  bookingPage: bind(bookingPage, parts),
  nextTime: bind(readNextTime, parts),
  viewLink: bind(viewLink, parts),
  calendarFile: bind(readCalendarFile, parts),
});
