import { company } from "../../../lib/company/company.ts";
import { postalAddress } from "../../../lib/company/contact-details.ts";
import { type Language, pathIn } from "../../../lib/language.ts";
import { apiHref } from "../../../ui/api-client.ts";
import { APPOINTMENT_PATH } from "../kinds.ts";
import type { VisitorAppointment } from "../model.ts";
import { bothTold, leadingWall } from "../when-told.ts";
import type { AppointmentText } from "./time-choices.tsx";

interface BookedFactsProps {
  language: Language;
  minutes: number;
  text: AppointmentText;
  appointment: Pick<VisitorAppointment, "kind" | "company" | "visitor" | "hostName" | "phoneEnd">;
}

/** The visitor's appointment: what, when, with whom, how, and what to have at hand. */
export function BookedFacts({ language, minutes, text, appointment }: BookedFactsProps) {
  const { kind, hostName, phoneEnd } = appointment;
  const { day, time } = leadingWall(kind, appointment);
  const { booked } = text;
  const { facts, how, ready } = booked;
  const { founder } = company;
  const ways = {
    phone: phoneEnd ? how.phoneEnd(phoneEnd) : how.noPhone,
    video: how.video,
    office: how.office(postalAddress(language)),
  };
  return (
    <dl className="booked-facts">
      <dt>{facts.what}</dt>
      <dd>{booked.what(minutes)}</dd>
      <dt>{facts.when}</dt>
      <dd className="booked-when">
        <b>{text.choose.when(text.day(day), text.time(time))}</b>
        <span>{bothTold(text, kind, appointment)?.join(", ") ?? booked.inMontreal}</span>
      </dd>
      <dt>{facts.with}</dt>
      <dd className="booked-host">
        {founder.portrait && hostName === founder.name && <img src={founder.portrait} alt="" width="48" height="48" />}
        {hostName ?? booked.team}
      </dd>
      <dt>{facts.how}</dt>
      <dd>{ways[kind]}</dd>
      <dt>{facts.ready}</dt>
      <dd>
        <ul>
          {ready.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}

/** Returns the labels for the header's button once a time is booked. */
export function headerTime(
  { booked, day, shortDay, time, choose }: AppointmentText,
  appointment: Pick<VisitorAppointment, "kind" | "company" | "visitor">,
) {
  const wall = leadingWall(appointment.kind, appointment);
  const hour = time(wall.time);
  return { label: booked.own, when: choose.when(day(wall.day), hour), short: `${shortDay(wall.day)}, ${hour}` };
}

export const bookedHref = (language: Language, { token }: Pick<VisitorAppointment, "token">): string =>
  `${pathIn(language, APPOINTMENT_PATH)}?${new URLSearchParams({ token })}`;

type BookedTime = Pick<VisitorAppointment, "start" | "end" | "token">;

/** Links that add the appointment to a calendar: an ICS file, Google and Outlook. */
export function CalendarLinks({ text, appointment }: { text: AppointmentText; appointment: BookedTime }) {
  const { booked } = text;
  const { token } = appointment;
  return (
    <p className="calendar-links">
      <a className="link" href={apiHref("GET /appointments/event.ics", { query: { token } })}>
        {booked.calendar}
      </a>
      <a className="link" href={googleAddress(appointment, text)} rel="noopener">
        {booked.google}
      </a>
      <a className="link" href={outlookAddress(appointment, text)} rel="noopener">
        {booked.outlook}
      </a>
    </p>
  );
}

const compact = (moment: string) => moment.replace(/[-:]|\.\d{3}/g, "");

function googleAddress({ start, end }: BookedTime, { event }: AppointmentText): string {
  const dates = `${compact(start)}/${compact(end)}`;
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", text: event.title, dates })}`;
}

function outlookAddress({ start, end }: BookedTime, { event }: AppointmentText): string {
  const page = { path: "/calendar/action/compose", rru: "addevent" };
  const query = new URLSearchParams({ ...page, subject: event.title, startdt: start, enddt: end });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
