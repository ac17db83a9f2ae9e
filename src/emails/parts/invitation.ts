import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { company } from "../../lib/company/company.ts";

/** An appointment for a calendar. */
interface InvitationEvent {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  /** When this version was written (DTSTAMP); calendars keep the latest. */
  writtenAt: Date;
  title: string;
  description: string;
  /** Location, if any. */
  location?: string | undefined;
  isCancelled: boolean;
  organizer: { name: string; email: string };
  attendee?: { name: string; email: string } | undefined;
}

/**
 * Returns an appointment as a calendar file (RFC 5545). With an attendee, the file is an invitation, which updates an
 * earlier one in place through the same UID and a higher SEQUENCE (RFC 5546). Without an attendee, it is a plain event
 * to keep.
 */
export function calendarFile(event: InvitationEvent): string {
  const { attendee, isCancelled } = event;
  const calendar = ical({ prodId: { company: company.name, product: "appointments" } });
  if (attendee) calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  else calendar.method(ICalCalendarMethod.PUBLISH);
  const entry = calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    stamp: event.writtenAt,
    start: event.start,
    end: event.end,
    summary: event.title,
    description: event.description,
    location: event.location ?? null,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: event.organizer,
  });
  if (attendee) entry.createAttendee({ ...attendee, rsvp: true });
  return calendar.toString();
}
