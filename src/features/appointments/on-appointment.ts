import type { Database, Queryable } from "../../db/database.ts";
import type { Fact, Subscriber } from "../../db/facts.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { type Clock, COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { limitKeyEnd, type MailPace, paceMail } from "../mail-limits/mail-limits.ts";
import type { Outbox } from "../outbox/assemble.ts";
import { manyMail } from "../outbox/messages.ts";
import type { ClaimedMessage } from "../outbox/model.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { listAttendance } from "./hosts/store.ts";
import { type Linked, type LinkPurpose, linkPath } from "./link.ts";
import { deleteAnnouncement, insertAnnouncement, isAnnounced } from "./mails-store.ts";
import type { Appointment } from "./model.ts";
import { findBookableRequest, findHostName, findLinkedRequest, lockAppointment } from "./store.ts";
import { wallTimeAt } from "./times/wall-clock.ts";

type AppointmentFactOf<Kind extends string> = Fact & { kind: Kind; appointment: Appointment };

export type AppointmentFact =
  | AppointmentFactOf<"appointment.booked">
  | AppointmentFactOf<"appointment.cancelled">
  | AppointmentFactOf<"appointment.late">
  | AppointmentFactOf<"appointment.outcome">
  | (AppointmentFactOf<"appointment.colleagues"> & { added: readonly string[]; removed: readonly string[] })
  | (AppointmentFactOf<"appointment.moved"> & { before: Appointment });

/**
 * Reminders. Each is sent `beforeMs` before the appointment, if that was booked or moved at least `bookedBeforeMs`
 * ahead.
 */
const REMINDERS = [
  { name: "day", beforeMs: 24 * 3_600_000, bookedBeforeMs: 26 * 3_600_000 },
  { name: "hour", beforeMs: 3_600_000, bookedBeforeMs: 2 * 3_600_000 },
] as const;

export interface AppointmentMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  /** Key that signs the links. */
  secret: string;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Email address of the team, which is notified of visitors' actions. */
  staffMail: string;
  /** Sender of all emails, and the ORGANIZER to whom calendar programs reply. */
  senderMail: string;
}

/**
 * Enqueues an appointment's emails: invitation and reminders to the visitor, and news of the visitor's actions to the
 * team.
 */
export function appointmentMails(parts: AppointmentMailsParts): Subscriber<AppointmentFact> {
  const { secret, siteUrl, staffMail, senderMail } = parts;
  const pageOf = (purpose: LinkPurpose, row: Linked, language: Language) =>
    siteUrl + linkPath(secret, purpose, "mail", row, language);

  /**
   * Enqueues an email to the visitor.
   * @param dedupeKey unique among pending emails
   */
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

  /** Emails the visitor the appointment's current state, replacing any pending email, and reschedules the reminders. */
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

  /** Emails the team, but only about visitors' actions, since a colleague who moves an appointment already knows. */
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

/**
 * Templates of appointment emails. Beyond a rate limit, all but reminders are batched rather than dropped, so that the
 * visitor (whose address a stranger may have typed), the team and the hosts learn the latest state
 * (docs/decisions/050).
 */

export const APPOINTMENT_MAILS = ["appointment", "staff-appointment", "host-appointment"] as const;
type AppointmentMail = (typeof APPOINTMENT_MAILS)[number];
type Payload = Pick<MailPayloads[AppointmentMail], "appointmentId" | "sequence"> & {
  event: MailPayloads[AppointmentMail]["event"];
  lateMinutes?: number | null;
  staffId?: string;
};

/**
 * Rate limit per recipient and request, or per unproven email address. Emails beyond it wait, if need be until the next
 * day.
 */
const GATHERED = { gap: 2 * 60_000, most: 8, each: "day" } as const;
/**
 * Rate limit of reminders, per request or unproven email address. Reminders beyond it are skipped, because late
 * reminders are useless.
 */
const REMINDED = { gap: 0, most: 4, each: "day" } as const;
/** Rate limit of emails to the team; beyond it, one email says that there are more. */
const TO_TEAM = { gap: 0, most: 30, each: "hour" } as const;
/** Rate limit of emails to a host about all their appointments, higher than real use ever reaches. */
const TO_HOST = { gap: 0, most: 30, each: "hour" } as const;

export interface FollowerParts {
  database: Pick<Database, "dialect">;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "releaseKey">;
  /** The team's email address. */
  staffMail: string;
}

/**
 * Returns the deduplication key by which an appointment has at most one pending email per recipient, replaced by later
 * ones.
 */
export const waitingKey = (appointmentId: number, recipient: string): string =>
  `appointment:${appointmentId}:${recipient}`;

export function appointmentFollower({ database, clock, outbox, staffMail }: FollowerParts): MailFollower {
  /**
   * Applies the rate limits.
   * @returns `true` to send now, `false` to skip, a `Date` to wait until, `"merged"` if one team email replaces it
   */
  async function turnOf(
    db: Queryable,
    message: ClaimedMessage,
    { consultationId }: Appointment,
  ): Promise<boolean | Date | "merged"> {
    const now = clock();
    const { event } = payloadOf(message);
    /** Resolves to `true` if the email can be sent now, otherwise to when to try again. */
    const pace = async (...paces: MailPace[]) => (await paceMail(db, message.id, paces, now)) ?? true;
    const recipient = recipientOf(message);
    if (message.template === "appointment") {
      // A proven email address is limited per request, so that strangers who enter it cannot delay its emails.
      const isProven = (await findLinkedRequest(db, consultationId))?.addressProvenAt;
      const end = isProven ? `-of:${consultationId}:visitor` : limitKeyEnd(message.recipient);
      if (event !== "reminder") return await pace({ key: `appointments${end}`, ...GATHERED });
      return (await pace({ key: `appointment-reminders${end}`, ...REMINDED })) === true;
    }
    const ofRequest = { key: `appointments-of:${consultationId}:${recipient}`, ...GATHERED };
    if (message.template === "host-appointment") {
      return await pace(ofRequest, { key: `appointments-to:${recipient}`, ...TO_HOST });
    }
    const turn = await pace(ofRequest);
    if (turn !== true || (await pace({ key: "appointments-to:team", ...TO_TEAM })) === true) return turn;
    await outbox.enqueue(db, manyMail(staffMail, "appointments", TO_TEAM.most, now));
    return "merged";
  }

  return {
    async isWanted(db, message) {
      const payload = payloadOf(message);
      const { appointmentId, event } = payload;
      const recipient = recipientOf(message);
      // Locked, so that the appointment cannot change between these checks and the recorded announcement.
      const appointment = await lockAppointment(database, db, appointmentId);
      if (!appointment || !(await holds(db, appointment, payload))) return false;
      // Do not report the end of an appointment to a recipient who never heard of it.
      const isOver = event === "cancelled" || event === "taken";
      if (isOver && !(await isAnnounced(db, appointmentId, recipient))) return false;
      const turn = await turnOf(db, message, appointment);
      if (turn instanceof Date || turn === false) return turn;
      if (!isOver && event !== "reminder") {
        await insertAnnouncement(db, { appointmentId, recipient, messageId: message.id });
      }
      if (turn === "merged") return false;
      return await outbox.releaseKey(db, message.id);
    },
    async settled(db, message, status) {
      const { appointmentId, event } = payloadOf(message);
      // An undelivered email announced nothing. After a crash we cannot know, so the announcement is kept.
      if (status !== "delivered") await deleteAnnouncement(db, appointmentId, recipientOf(message), message.id);
      else if (event === "taken") await deleteAnnouncement(db, appointmentId, recipientOf(message));
      return "keep";
    },
  };
}

/** Whether an email is still accurate. */
async function holds(db: Queryable, appointment: Appointment, { event, ...told }: Payload): Promise<boolean> {
  // Sent whatever the sequence, because no later email tells hosts that they lost the appointment.
  if (event === "taken") {
    const { id, state, staffId } = appointment;
    const isTheirs = told.staffId === staffId || (await listAttendance(db, id)).includes(told.staffId ?? "");
    return state === "cancelled" || !isTheirs;
  }
  if (event === "late" && appointment.lateMinutes !== told.lateMinutes) return false;
  return appointment.sequence === told.sequence;
}

const payloadOf = ({ payload }: ClaimedMessage) => payload as unknown as Payload;

/** Returns the key of an email's recipient in announcements: `visitor`, `team` or a staff id. */
function recipientOf(message: ClaimedMessage): string {
  if (message.template === "appointment") return "visitor";
  if (message.template === "staff-appointment") return "team";
  return payloadOf(message).staffId ?? message.recipient;
}
