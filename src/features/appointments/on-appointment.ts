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

export type AppointmentFact =
  | AppointmentFactOf<"appointment.booked">
  | AppointmentFactOf<"appointment.cancelled">
  | AppointmentFactOf<"appointment.late">
  | AppointmentFactOf<"appointment.outcome">
  | (AppointmentFactOf<"appointment.colleagues"> & { added: readonly string[]; removed: readonly string[] })
  | (AppointmentFactOf<"appointment.moved"> & { before: Appointment });

/** Each reminder: how long before the appointment it is sent, and how early it must have been booked to get it. */
const REMINDERS = [
  { name: "day", beforeMs: 24 * 3_600_000, bookedBeforeMs: 26 * 3_600_000 },
  { name: "hour", beforeMs: 3_600_000, bookedBeforeMs: 2 * 3_600_000 },
] as const;

export interface AppointmentMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  /** Key that signs the links. */
  secret: string;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  /** Who is notified of what visitors do. */
  staffMail: string;
  /** The address all emails come from: the ORGANIZER, to whom calendars reply. */
  senderMail: string;
}

/**
 * Writes an appointment's emails: to the visitor, with an invitation and reminders; to the team, about what visitors
 * did.
 */
export function appointmentMails(parts: AppointmentMailsParts): Subscriber<AppointmentFact> {
  const { secret, siteUrl, staffMail, senderMail } = parts;
  const pageOf = (purpose: LinkPurpose, row: Linked, language: Language) =>
    siteUrl + linkPath(secret, purpose, "mail", row, language);

  /** @param dedupeKey of the pending email to replace */
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

  /** Tells the visitor the current state, replacing any pending email. */
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

  /** Only for what visitors do: a colleague who moves an appointment already knows. */
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
