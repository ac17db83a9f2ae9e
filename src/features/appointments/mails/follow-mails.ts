import type { Database, Queryable } from "../../../db/database.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { Clock } from "../../../lib/clock.ts";
import { limitKeyEnd, type MailPace, paceMail } from "../../mail-limits/mail-limits.ts";
import type { Outbox } from "../../outbox/assemble.ts";
import { manyMail } from "../../outbox/enqueue.ts";
import type { ClaimedMessage } from "../../outbox/model.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import { listAttendance } from "../hosts/store.ts";
import type { Appointment } from "../model.ts";
import { findLinkedRequest, lockAppointment } from "../store.ts";
import { deleteAnnouncement, insertAnnouncement, isAnnounced } from "./store.ts";

/**
 * Emails about appointments are batched, never dropped: they report the latest state, at a bounded rate, both to an
 * address a stranger may have typed and to the team and the hosts (docs/decisions/050).
 */

export const APPOINTMENT_MAILS = ["appointment", "staff-appointment", "host-appointment"] as const;
type AppointmentMail = (typeof APPOINTMENT_MAILS)[number];
type Payload = Pick<MailPayloads[AppointmentMail], "appointmentId" | "sequence"> & {
  event: MailPayloads[AppointmentMail]["event"];
  lateMinutes?: number | null;
  staffId?: string;
};

/** To one recipient about one request, or to one unproven address: the rest wait until the day is over. */
const GATHERED = { gap: 2 * 60_000, most: 8, each: "day" } as const;
/** Reminders go out when they are due; beyond a plausible number per address they are skipped. */
const REMINDED = { gap: 0, most: 4, each: "day" } as const;
/** To the team about all appointments; beyond this, one email says that there are more. */
const TO_TEAM = { gap: 0, most: 30, each: "hour" } as const;
/** To a host about all of theirs: more than anyone has in a day. */
const TO_HOST = { gap: 0, most: 30, each: "hour" } as const;

export interface FollowerParts {
  database: Pick<Database, "dialect">;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "releaseKey">;
  /** The team's address. */
  staffMail: string;
}

/** Key of the single pending email about an appointment to a recipient; later ones replace it. */
export const waitingKey = (appointmentId: number, recipient: string): string =>
  `appointment:${appointmentId}:${recipient}`;

export function appointmentFollower({ database, clock, outbox, staffMail }: FollowerParts): MailFollower {
  /** @returns `false` to skip it, a `Date` to wait until then, `"merged"` if a single email to the team replaces it */
  async function turnOf(
    db: Queryable,
    message: ClaimedMessage,
    { consultationId }: Appointment,
  ): Promise<boolean | Date | "merged"> {
    const now = clock();
    const { event } = payloadOf(message);
    /** `true` for now. */
    const pace = async (...paces: MailPace[]) => (await paceMail(db, message.id, paces, now)) ?? true;
    const recipient = recipientOf(message);
    if (message.template === "appointment") {
      // Proven addresses are counted per request, so that strangers who name one in theirs delay nothing.
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
      // Locked, so that it does not change while the email is written.
      const appointment = await lockAppointment(database, db, appointmentId);
      if (!appointment || !(await holds(db, appointment, payload))) return false;
      // Only recipients who heard of it learn that it is over.
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
      // An undelivered email announced nothing; if a crash leaves that unclear, it may have.
      if (status !== "delivered") await deleteAnnouncement(db, appointmentId, recipientOf(message), message.id);
      else if (event === "taken") await deleteAnnouncement(db, appointmentId, recipientOf(message));
      return "keep";
    },
  };
}

/** Whether an email is still accurate. */
async function holds(db: Queryable, appointment: Appointment, { event, ...told }: Payload): Promise<boolean> {
  // Whatever the sequence: no later email tells a host that they lost it.
  if (event === "taken") {
    const { id, state, staffId } = appointment;
    const isTheirs = told.staffId === staffId || (await listAttendance(db, id)).includes(told.staffId ?? "");
    return state === "cancelled" || !isTheirs;
  }
  if (event === "late" && appointment.lateMinutes !== told.lateMinutes) return false;
  return appointment.sequence === told.sequence;
}

const payloadOf = ({ payload }: ClaimedMessage) => payload as unknown as Payload;

/** A recipient's name in announcements. */
function recipientOf(message: ClaimedMessage): string {
  if (message.template === "appointment") return "visitor";
  if (message.template === "staff-appointment") return "team";
  return payloadOf(message).staffId ?? message.recipient;
}
