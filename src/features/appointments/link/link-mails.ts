import type { Queryable } from "../../../db/database.ts";
import type { Subscriber } from "../../../db/facts.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import { type Clock, COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import type { Outbox } from "../../outbox/assemble.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import type { Appointment } from "../model.ts";
import type { AppointmentFact } from "../on-appointment.ts";
import { findAppointment, findBookableRequest, findBookedFor } from "../store.ts";
import { offerTimes } from "../times/offer-times.ts";
import { wallTimeAt } from "../times/wall-clock.ts";
import { deleteWaiting, isWaiting, listWaiting, noteOffered } from "../waitlist/store.ts";
import { linkPath } from "./link-token.ts";

/** How long staff can take back what they noted of a call before the visitor is written to, in milliseconds. */
const SECOND_THOUGHTS_MS = 10 * 60_000;

/** How many are told of one time, and how long each has before the next is told, in milliseconds. */
const TOLD_OF_ONE = 3;
const TURN_MS = 2 * 3_600_000;

interface LinkMailsParts {
  outbox: () => Pick<Outbox, "enqueue" | "wake">;
  clock: Clock;
  /** By which links are signed. */
  secret: string;
  /** Where the site is reached, no slash at the end. */
  siteUrl: string;
}

interface Recipient {
  id: number;
  name: string;
  email: string;
  language: "fr" | "en";
}

/** Writes the mails that lead to a time: after a call that did not take place, and when an earlier time is free. */
export function linkMails({ outbox, clock, secret, siteUrl }: LinkMailsParts): Subscriber<AppointmentFact> {
  async function mail(
    db: Queryable,
    { id, name, email, language }: Recipient,
    about: Omit<MailPayloads["appointment-link"], "consultationId" | "name" | "url">,
    dueAt: Date,
  ): Promise<void> {
    const { reason, appointmentId, freed } = about;
    // Who has an appointment moves it, anybody else books.
    const [purpose, of] =
      reason === "freed" && appointmentId !== null
        ? (["appointment", appointmentId] as const)
        : (["book", id] as const);
    const query: Record<string, string> = freed ? { start: freed.start } : {};
    await outbox().enqueue(db, {
      template: "appointment-link",
      recipient: email,
      language,
      payload: {
        consultationId: id,
        name,
        url: siteUrl + linkPath(secret, purpose, of, language, query),
        ...about,
      },
      about: { kind: "consultation", id },
      dueAt,
    });
  }

  async function afterOutcome(db: Queryable, { id, consultationId, outcome }: Appointment): Promise<void> {
    if (outcome !== "missed" && outcome !== "put-off") return;
    const request = await findBookableRequest(db, consultationId);
    if (!request) return;
    const dueAt = new Date(clock().getTime() + SECOND_THOUGHTS_MS);
    await mail(db, request, { reason: outcome, appointmentId: id, freed: null }, dueAt);
  }

  /** One after the other hears of it, while it is free: the follower asks before each mail leaves. */
  async function offerInTurn(db: Queryable, start: Date): Promise<void> {
    const now = clock();
    const waiting = await listWaiting(db, start, TOLD_OF_ONE);
    if (waiting.length === 0) return;
    for (const [turn, { appointmentId, visitorZone, ...request }] of waiting.entries()) {
      const zone = visitorZone ?? COMPANY_TIME_ZONE;
      const freed = {
        start: start.toISOString(),
        company: wallTimeAt(start.getTime(), COMPANY_TIME_ZONE),
        visitor: wallTimeAt(start.getTime(), zone),
        isElsewhere: zone !== COMPANY_TIME_ZONE,
      };
      await mail(db, request, { reason: "freed", appointmentId, freed }, new Date(now.getTime() + turn * TURN_MS));
    }
    await noteOffered(
      db,
      waiting.map(({ id }) => id),
      now,
    );
  }

  const wake = () => outbox().wake();
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
    },
    after: { "appointment.moved": wake, "appointment.cancelled": wake, "appointment.outcome": wake },
  };
}

/** Drops what no longer holds: the time is taken, they wait no more, or what was noted of the call was taken back. */
export function linkMailFollower({ clock }: { clock: Clock }): MailFollower {
  return {
    async isWanted(db, { payload }) {
      const { consultationId, appointmentId, reason, freed } = payload as unknown as MailPayloads["appointment-link"];
      const booked = await findBookedFor(db, consultationId);
      if (reason === "freed") {
        if (!freed || !(await isWaiting(db, consultationId))) return false;
        const request = await findBookableRequest(db, consultationId);
        const own = { appointmentId: booked?.id, kind: booked?.kind };
        const times = request
          ? await offerTimes({ database: { kysely: db }, clock }, { language: request.language, ...own })
          : [];
        return times.some(({ start }) => start === freed.start);
      }
      const appointment = appointmentId === null ? undefined : await findAppointment(db, appointmentId);
      return appointment?.outcome === reason && (!booked || booked.id === appointmentId);
    },
    settled: async () => "keep",
  };
}
