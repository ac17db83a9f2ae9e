import { nightly } from "../../db/daily-job.ts";
import { bind } from "../../lib/bind.ts";
import { bookWithRequest, checkWish, holdHosts, nearestTimes, tellAsked } from "./book-time.ts";
import { bookingPage, bookingUrl } from "./link.ts";
import { hostMails, linkMailFollower, linkMails } from "./mails.ts";
import {
  APPOINTMENT_MAILS,
  type AppointmentMailsParts,
  appointmentFollower,
  appointmentMails,
  type FollowerParts,
} from "./on-appointment.ts";
import type { AppointmentsParts } from "./parts.ts";
import { deleteUnprovenOver } from "./store.ts";
import { readNextTimes, readTimesAhead, readTimesOn } from "./times/offer-times.ts";
import { readCalendarFile, viewLink, viewPicker } from "./view-link.ts";

/** Assembles the feature for pages and routes. */
export const assembleAppointments = (parts: AppointmentsParts & FollowerParts & AppointmentMailsParts) => ({
  ...parts,
  follows: [
    { templates: APPOINTMENT_MAILS, follower: appointmentFollower(parts) },
    { templates: ["appointment-link"], follower: linkMailFollower(parts) },
  ] as const,
  subscribers: [appointmentMails(parts), hostMails(parts), linkMails(parts)],
  jobs: [nightly("forget-unproven-bookings", deleteUnprovenOver)],
  holdHosts: bind(holdHosts, parts),
  bookWithRequest: bind(bookWithRequest, parts),
  checkWish: bind(checkWish, parts),
  nearestTimes: bind(nearestTimes, parts),
  tellAsked: bind(tellAsked, parts),
  bookingPage: bind(bookingPage, parts),
  bookingUrl: bind(bookingUrl, parts),
  timesAhead: bind(readTimesAhead, parts),
  nextTimes: bind(readNextTimes, parts),
  timesOn: bind(readTimesOn, parts),
  viewLink: bind(viewLink, parts),
  viewPicker: bind(viewPicker, parts),
  calendarFile: bind(readCalendarFile, parts),
});
