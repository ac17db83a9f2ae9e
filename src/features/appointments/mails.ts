import type { Queryable } from "../../db/database.ts";
import type { Subscriber } from "../../db/facts.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { type Clock, COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { company } from "../../lib/company/company.ts";
import { DEFAULT_LANGUAGE } from "../../lib/language.ts";
import { limitKeyEnd, paceMail } from "../mail-limits/mail-limits.ts";
import type { Outbox } from "../outbox/assemble.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { findHostAddress, listAttendance } from "./hosts/store.ts";
import { hostUidOf, linkPath } from "./link.ts";
import { deleteWaiting, isAnnounced, isWaiting, listWaiting, noteOffered } from "./mails-store.ts";
import type { Appointment } from "./model.ts";
import { type AppointmentFact, type AppointmentMailsParts, waitingKey } from "./on-appointment.ts";
import type { WishedFact } from "./place-appointment.ts";
import { type BookableRequest, findAppointment, findBookableRequest, findBookedFor } from "./store.ts";
import { offerTimes } from "./times/offer-times.ts";
import { timeIn, wallTimeAt } from "./times/wall-clock.ts";

/** How long staff can undo an outcome before the visitor is emailed, in ms. */
const SECOND_THOUGHTS_MS = 10 * 60_000;

/** Number of people who are offered a freed time, and the interval between the offers in ms. */
const TOLD_OF_ONE = 3;
const TURN_MS = 2 * 3_600_000;
/** Delay before a freed time is offered, in ms, because the same visitor may rebook it right away. */
const STAYS_FREE_MS = 10 * 60_000;
/** Rate limit of offers per request with a proven mailbox. One email is enough to see all free times. */
const TOLD_OF_TIMES = { gap: 4 * 3_600_000, most: 12, each: "day" } as const;
/** Rate limit of offers to an unproven mailbox, whose address a stranger may enter in many requests. */
const TOLD_UNPROVEN = { gap: 24 * 3_600_000, most: 1, each: "day" } as const;

interface LinkMailsParts {
  outbox: Pick<Outbox, "enqueue" | "wake" | "withdraw">;
  clock: Clock;
  /** Key that signs the links. */
  secret: string;
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
}

type Payload = MailPayloads["appointment-link"];

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: "fr" | "en";
  linkNonce: string | null;
  /** Nonce of their current appointment's link, if they have an appointment. */
  appointmentNonce?: string | null;
}

/**
 * Emails links to book or move: after a missed or postponed call, when an earlier time is freed, and for a time that
 * only an emailed link can book.
 */
export function linkMails({
  outbox,
  clock,
  secret,
  siteUrl,
}: LinkMailsParts): Subscriber<AppointmentFact | WishedFact> {
  async function mail(
    db: Queryable,
    { id, name, email, language, linkNonce, appointmentNonce = null }: Recipient,
    about: Omit<Payload, "consultationId" | "name" | "url">,
    { more = {}, ...times }: { dueAt: Date; dedupeKey?: string; more?: Record<string, string> },
  ): Promise<void> {
    const { reason, appointmentId, freed } = about;
    // After a freed or chosen time, the link moves the appointment if there is one; otherwise it books.
    const [purpose, of] =
      (reason === "freed" || reason === "chosen") && appointmentId !== null
        ? (["appointment", { id: appointmentId, linkNonce: appointmentNonce }] as const)
        : (["book", { id, linkNonce }] as const);
    const query: Record<string, string> = { ...(freed ? { start: freed.start } : {}), ...more };
    await outbox.enqueue(db, {
      template: "appointment-link",
      recipient: email,
      language,
      payload: {
        consultationId: id,
        name,
        url: siteUrl + linkPath(secret, purpose, "mail", of, language, query),
        ...about,
      },
      about: { kind: "consultation", id },
      ...times,
    });
  }

  async function afterOutcome(db: Queryable, { id, consultationId, outcome }: Appointment): Promise<void> {
    if (outcome !== "missed" && outcome !== "put-off") return;
    const request = await findBookableRequest(db, consultationId);
    if (!request) return;
    const dueAt = new Date(clock().getTime() + SECOND_THOUGHTS_MS);
    await mail(db, request, { reason: outcome, appointmentId: id, freed: null }, { dueAt });
  }

  /**
   * Offers a freed time to one person after another while it stays free; the follower checks this before each email is
   * sent. If the time is freed again before the first offer was sent, the same people stay in line. Booking and
   * cancelling it repeatedly therefore emails no one and costs no one their turn.
   */
  async function offerInTurn(db: Queryable, start: Date): Promise<void> {
    const now = clock();
    const keys = Array.from({ length: TOLD_OF_ONE }, (_, turn) => `freed:${start.toISOString()}:${turn}`);
    const withdrawn = await outbox.withdraw(db, keys);
    const first = withdrawn.map((payload) => Number(payload["consultationId"]));
    const waiting = await listWaiting(db, start, { first, limit: TOLD_OF_ONE });
    if (waiting.length === 0) return;
    for (const [turn, { appointmentId, visitorZone, ...request }] of waiting.entries()) {
      const freed = timeIn(start, visitorZone ?? COMPANY_TIME_ZONE);
      const dueAt = new Date(now.getTime() + STAYS_FREE_MS + turn * TURN_MS);
      await mail(db, request, { reason: "freed", appointmentId, freed }, { dueAt, dedupeKey: keys[turn]! });
    }
    await noteOffered(
      db,
      waiting.map(({ id }) => id),
      now,
    );
  }

  /** Emails a link that books the chosen time if it is still free when the link is used. */
  async function mailWished(db: Queryable, { request, wished }: WishedFact): Promise<void> {
    const { start, kind, zone, appointment, leavesAt, until } = wished;
    // A meeting at our office goes by our clock.
    const chosen = timeIn(start, kind === "office" ? COMPANY_TIME_ZONE : zone);
    const recipient = { ...request, appointmentNonce: appointment?.linkNonce ?? null };
    const about = { reason: "chosen", appointmentId: appointment?.id ?? null, freed: chosen } as const;
    await mail(db, recipient, about, { dueAt: leavesAt, more: { kind, zone, until: until.toISOString() } });
  }

  const wake = () => outbox.wake();
  return {
    during: {
      "appointment.booked": (db, { appointment }) => deleteWaiting(db, appointment.consultationId),
      "appointment.moved": async (db, { appointment, before }) => {
        await deleteWaiting(db, appointment.consultationId);
        await offerInTurn(db, before.startsAt);
      },
      "appointment.cancelled": async (db, { appointment }) => {
        await deleteWaiting(db, appointment.consultationId);
        await offerInTurn(db, appointment.startsAt);
      },
      "appointment.outcome": (db, { appointment }) => afterOutcome(db, appointment),
      "appointment.wished": mailWished,
    },
    after: {
      "appointment.wished": wake,
      "appointment.moved": wake,
      "appointment.cancelled": wake,
      "appointment.outcome": wake,
    },
  };
}

/** Drops an email that is out of date: the time was taken, the person left the list, or the outcome was undone. */
export function linkMailFollower({
  clock,
  outbox,
}: {
  clock: Clock;
  outbox: Pick<Outbox, "releaseKey">;
}): MailFollower {
  async function isFreeFor(db: Queryable, { id, language }: BookableRequest, start: string): Promise<boolean> {
    if (!(await isWaiting(db, id))) return false;
    const booked = await findBookedFor(db, id);
    const own = { appointmentId: booked?.id, kind: booked?.kind };
    const times = await offerTimes({ database: { kysely: db }, clock }, { language, ...own });
    return times.some((time) => time.start === start);
  }

  return {
    async isWanted(db, message) {
      const payload = message.payload as unknown as Payload;
      const { consultationId, appointmentId, reason, freed } = payload;
      if (reason === "freed") {
        const request = await findBookableRequest(db, consultationId);
        if (!request || !freed || !(await isFreeFor(db, request, freed.start))) return false;
        const pace = request.addressProvenAt
          ? { key: `freed-times-of:${consultationId}`, ...TOLD_OF_TIMES }
          : { key: `freed-times${limitKeyEnd(message.recipient)}`, ...TOLD_UNPROVEN };
        const wait = await paceMail(db, message.id, [pace], clock());
        if (!wait) return await outbox.releaseKey(db, message.id);
        // If they were emailed after this time was freed, that email's page already showed it.
        const lastEmailedAt = wait.getTime() - pace.gap;
        return message.createdAt.getTime() > lastEmailedAt ? wait : false;
      }
      const booked = await findBookedFor(db, consultationId);
      if (reason === "chosen") return !booked || booked.id === appointmentId;
      const appointment = appointmentId === null ? undefined : await findAppointment(db, appointmentId);
      return appointment?.outcome === reason && (!booked || booked.id === appointmentId);
    },
    settled: async () => "keep",
  };
}

type HostEvent = MailPayloads["host-appointment"]["event"];

/** Emails hosts and colleagues invitations that update their calendars. A change of host is sent to both hosts. */
export function hostMails({
  outbox,
  siteUrl,
  senderMail,
}: Pick<AppointmentMailsParts, "outbox" | "siteUrl" | "senderMail">): Subscriber<AppointmentFact> {
  async function mailHost(db: Queryable, event: HostEvent, staffId: string, appointment: Appointment): Promise<void> {
    const { id, uid, sequence, kind, startsAt, endsAt, changedAt, reason, consultationId } = appointment;
    const host = await findHostAddress(db, staffId);
    const request = await findBookableRequest(db, consultationId);
    if (!host || !request) return;
    const { name, company: firm, email, phone } = request;
    const dedupeKey = waitingKey(id, staffId);
    await outbox.withdraw(db, [dedupeKey]);
    const isNews = event === "moved" && !(await isAnnounced(db, id, staffId));
    await outbox.enqueue(db, {
      template: "host-appointment",
      recipient: host.email,
      language: host.language ?? DEFAULT_LANGUAGE,
      payload: {
        appointmentId: id,
        sequence,
        event: isNews ? "given" : event,
        staffId,
        uid: hostUidOf(uid),
        changedAt: changedAt.toISOString(),
        kind,
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        company: wallTimeAt(startsAt.getTime(), COMPANY_TIME_ZONE),
        reason,
        lead: { name, company: firm, email, phone },
        url: `${siteUrl}/admin?consultation=${consultationId}`,
        organizer: { name: company.name, email: senderMail },
        attendee: { name: host.name, email: host.email },
      },
      dedupeKey,
    });
  }

  const mailAll = async (db: Queryable, event: HostEvent, staffIds: readonly string[], appointment: Appointment) => {
    for (const staffId of staffIds) await mailHost(db, event, staffId, appointment);
  };
  const wake = () => outbox.wake();
  return {
    during: {
      "appointment.booked": (db, { appointment }) => mailHost(db, "given", appointment.staffId, appointment),
      "appointment.moved": async (db, { before, appointment }) => {
        const colleagues = await listAttendance(db, appointment.id);
        if (before.startsAt.getTime() !== appointment.startsAt.getTime()) {
          await mailAll(db, "moved", colleagues, appointment);
        }
        if (before.staffId === appointment.staffId) {
          return await mailHost(db, "moved", appointment.staffId, appointment);
        }
        // The previous host's calendar still has the old time.
        const { startsAt, endsAt } = before;
        await mailHost(db, "taken", before.staffId, { ...appointment, startsAt, endsAt });
        await mailHost(db, "given", appointment.staffId, appointment);
      },
      "appointment.colleagues": async (db, { appointment, added, removed }) => {
        await mailAll(db, "taken", removed, appointment);
        await mailAll(db, "given", added, appointment);
      },
      "appointment.cancelled": async (db, { appointment }) => {
        const colleagues = await listAttendance(db, appointment.id);
        await mailAll(db, "cancelled", [appointment.staffId, ...colleagues], appointment);
      },
    },
    after: {
      "appointment.booked": wake,
      "appointment.moved": wake,
      "appointment.colleagues": wake,
      "appointment.cancelled": wake,
    },
  };
}
