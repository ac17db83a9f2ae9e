import type { Queryable } from "../../../db/database.ts";
import type { Subscriber } from "../../../db/facts.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import { COMPANY_TIME_ZONE } from "../../../lib/clock.ts";
import { company } from "../../../lib/company/company.ts";
import { DEFAULT_LANGUAGE } from "../../../lib/language.ts";
import { hostUidOf } from "../link/link-token.ts";
import { waitingKey } from "../mails/follow-mails.ts";
import { isAnnounced } from "../mails/store.ts";
import type { Appointment } from "../model.ts";
import type { AppointmentFact, AppointmentMailsParts } from "../on-appointment.ts";
import { findBookableRequest } from "../store.ts";
import { wallTimeAt } from "../times/wall-clock.ts";
import { findHostAddress, listAttendance } from "./store.ts";

type HostEvent = MailPayloads["host-appointment"]["event"];

/**
 * Sends hosts their own copy, with an invitation that updates their calendar in place. Both the previous and the new
 * host are notified.
 */
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
        // The previous host's calendar has the old time.
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
