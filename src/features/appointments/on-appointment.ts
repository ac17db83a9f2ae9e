import type { Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { type Linked, type LinkPurpose, linkPath } from "./link/link-token.ts";
import { waitingKey } from "./mails/follow-mails.ts";
import { isAnnounced } from "./mails/store.ts";
import type { Appointment } from "./model.ts";
import { findBookableRequest, findHostName } from "./store.ts";
import { wallTimeAt } from "./times/wall-clock.ts";

type AppointmentFactOf<Kind extends string> = Fact & { kind: Kind; appointment: Appointment };

/** What happened to an appointment. */
export type AppointmentFact =
  | AppointmentFactOf<"appointment.booked">
  | AppointmentFactOf<"appointment.cancelled">
  | AppointmentFactOf<"appointment.late">
  | AppointmentFactOf<"appointment.outcome">
  | (AppointmentFactOf<"appointment.colleagues"> & { added: readonly string[]; removed: readonly string[] })
  | (AppointmentFactOf<"appointment.moved"> & { before: Appointment });

/** Each reminder: how long before it leaves, and how long before the appointment must have been booked for it. */
const REMINDERS = [
  { name: "day", beforeMs: 24 * 3_600_000, bookedBeforeMs: 26 * 3_600_000 },
  { name: "hour", beforeMs: 3_600_000, bookedBeforeMs: 2 * 3_600_000 },
] as const;

export interface AppointmentMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  /** By which links are signed. */
  secret: string;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
  /** Who is told of what visitors do. */
  staffMail: string;
  /** The address that all mails come from: the ORGANIZER, whom calendars answer. */
  senderMail: string;
}

/** Writes the mails of an appointment: to the visitor with an invitation and reminders, to the team what visitors did. */
export function appointmentMails(parts: AppointmentMailsParts): Subscriber<AppointmentFact> {
  const { secret, siteUrl, staffMail, senderMail } = parts;
  const pageOf = (purpose: LinkPurpose, row: Linked, language: Language) =>
    siteUrl + linkPath(secret, purpose, "mail", row, language);

  /** @param dedupeKey of the mail that waits, whose place it takes */
  async function mailVisitor(
    db: Queryable,
    event: MailPayloads["appointment"]["event"],
    appointment: Appointment,
    dedupeKey: string,
    dueAt?: Date,
  ) {
    const { id, uid, sequence, kind, startsAt, endsAt, visitorZone, language, consultationId, changedAt } = appointment;
    const request = await findBookableRequest(db, consultationId);
    if (!request) return;
    const payload: MailPayloads["appointment"] = {
      appointmentId: id,
      sequence,
      event,
      uid,
      changedAt: changedAt.toISOString(),
      kind,
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
      company: wallTimeAt(startsAt.getTime(), COMPANY_TIME_ZONE),
      visitor: wallTimeAt(startsAt.getTime(), visitorZone),
      isElsewhere: visitorZone !== COMPANY_TIME_ZONE,
      hostName: await findHostName(db, appointment.staffId),
      lacksPhone: request.phone === null,
      url: event === "cancelled" ? pageOf("book", request, language) : pageOf("appointment", appointment, language),
      organizer: { name: company.name, email: senderMail },
      attendee: { name: request.name, email: request.email },
    };
    await parts.outbox.enqueue(db, {
      template: "appointment",
      recipient: request.email,
      language,
      payload,
      about: { kind: "consultation", id: consultationId },
      dedupeKey,
      ...(dueAt ? { dueAt } : {}),
    });
  }

  /** Tells the visitor how things are now, in place of what waits. */
  async function tellVisitor(db: Queryable, event: "booked" | "moved" | "reassigned" | "cancelled", now: Appointment) {
    const { id, startsAt, changedAt } = now;
    const key = waitingKey(id, "visitor");
    const reminders = REMINDERS.map(({ name, ...times }) => ({ ...times, key: `${key}:${name}` }));
    await parts.outbox.withdraw(db, [key, ...reminders.map((reminder) => reminder.key)]);
    const isNews = event !== "cancelled" && !(await isAnnounced(db, id, "visitor"));
    await mailVisitor(db, isNews ? "booked" : event, now, key);
    if (event === "cancelled") return;
    const ahead = startsAt.getTime() - changedAt.getTime();
    for (const { key, beforeMs, bookedBeforeMs } of reminders) {
      if (ahead < bookedBeforeMs) continue;
      await mailVisitor(db, "reminder", now, key, new Date(startsAt.getTime() - beforeMs));
    }
  }

  /** Only what visitors do: a colleague who moves an appointment knows. */
  async function mailStaff(
    db: Queryable,
    event: MailPayloads["staff-appointment"]["event"],
    { actor, appointment }: AppointmentFact,
  ) {
    if (actor !== "visitor") return;
    const key = waitingKey(appointment.id, "team");
    const dedupeKey = event === "late" ? `${key}:late` : key;
    await parts.outbox.withdraw(db, [dedupeKey]);
    const isNews = event === "moved" && !(await isAnnounced(db, appointment.id, "team"));
    const { id, sequence, kind, startsAt, lateMinutes, reason, consultationId } = appointment;
    const request = await findBookableRequest(db, consultationId);
    if (!request) return;
    const { name, company: firm, email, phone } = request;
    await parts.outbox.enqueue(db, {
      template: "staff-appointment",
      recipient: staffMail,
      language: "fr",
      payload: {
        appointmentId: id,
        sequence,
        event: isNews ? "booked" : event,
        kind,
        start: startsAt.toISOString(),
        company: wallTimeAt(startsAt.getTime(), COMPANY_TIME_ZONE),
        lateMinutes,
        reason,
        lead: { name, company: firm, email, phone },
        url: `${siteUrl}/admin?consultation=${consultationId}`,
      },
      dedupeKey,
    });
  }

  const wake = () => parts.outbox.wake();
  return {
    during: {
      "appointment.booked": async (db, fact) => {
        await tellVisitor(db, "booked", fact.appointment);
        await mailStaff(db, "booked", fact);
      },
      "appointment.moved": async (db, fact) => {
        const isSameTime = fact.before.startsAt.getTime() === fact.appointment.startsAt.getTime();
        await tellVisitor(db, isSameTime ? "reassigned" : "moved", fact.appointment);
        await mailStaff(db, "moved", fact);
      },
      "appointment.cancelled": async (db, fact) => {
        await tellVisitor(db, "cancelled", fact.appointment);
        await mailStaff(db, "cancelled", fact);
      },
      "appointment.late": (db, fact) => mailStaff(db, "late", fact),
    },
    after: {
      "appointment.booked": wake,
      "appointment.moved": wake,
      "appointment.cancelled": wake,
      "appointment.late": wake,
    },
  };
}
