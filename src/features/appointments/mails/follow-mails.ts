import type { Database, Queryable } from "../../../db/database.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { Clock } from "../../../lib/clock.ts";
import { limitKeyEnd, type MailPace, paceMail } from "../../mail-limits/mail-limits.ts";
import type { Outbox } from "../../outbox/assemble.ts";
import { manyMail } from "../../outbox/many-mail.ts";
import type { ClaimedMessage } from "../../outbox/model.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import { listAttendance } from "../hosts/store.ts";
import type { Appointment } from "../model.ts";
import { findLinkedRequest, lockAppointment } from "../store.ts";
import { deleteAnnouncement, insertAnnouncement, isAnnounced } from "./store.ts";

/**
 * Mails about appointments are gathered, never dropped: what is told is the last state, and how often is bounded, for who
 * has the address that a stranger typed as for the team and the hosts (docs/decisions/050).
 */

export const APPOINTMENT_MAILS = ["appointment", "staff-appointment", "host-appointment"] as const;
type AppointmentMail = (typeof APPOINTMENT_MAILS)[number];
type Payload = Pick<MailPayloads[AppointmentMail], "appointmentId" | "sequence"> & {
  event: MailPayloads[AppointmentMail]["event"];
  lateMinutes?: number | null;
  staffId?: string;
};

/** To one recipient about one request, or to one address that was not proven: more wait until the day is over. */
const GATHERED = { gap: 2 * 60_000, most: 8, each: "day" } as const;
/** Reminders are due when they are due: more to one address than somebody has appointments are left out. */
const REMINDED = { gap: 0, most: 4, each: "day" } as const;
/** To the team about all appointments, beyond which one mail says that there are more. */
const TO_TEAM = { gap: 0, most: 30, each: "hour" } as const;
/** To a host about all of theirs: more than anybody has in a day. */
const TO_HOST = { gap: 0, most: 30, each: "hour" } as const;

export interface FollowerParts {
  database: Pick<Database, "dialect">;
  clock: Clock;
  outbox: Pick<Outbox, "enqueue" | "releaseKey">;
  /** Where the team reads. */
  staffMail: string;
}

/** Key of the one mail about an appointment that waits for a recipient; what comes later takes its place. */
export const waitingKey = (appointmentId: number, recipient: string): string =>
  `appointment:${appointmentId}:${recipient}`;

export function appointmentFollower({ database, clock, outbox, staffMail }: FollowerParts): MailFollower {
  async function turnOf(db: Queryable, message: ClaimedMessage, { consultationId }: Appointment) {
    const now = clock();
    const { event } = payloadOf(message);
    const pace = (...paces: MailPace[]) => paceMail(db, message.id, paces, now);
    const recipient = recipientOf(message);
    if (message.template === "appointment") {
      // Whose address is proven is counted by request, so that strangers who name it in theirs postpone nothing.
      const isProven = (await findLinkedRequest(db, consultationId))?.addressProvenAt;
      const end = isProven ? `-of:${consultationId}:visitor` : limitKeyEnd(message.recipient);
      if (event !== "reminder") return (await pace({ key: `appointments${end}`, ...GATHERED })) ?? true;
      return (await pace({ key: `appointment-reminders${end}`, ...REMINDED })) === undefined;
    }
    const ofRequest = { key: `appointments-of:${consultationId}:${recipient}`, ...GATHERED };
    if (message.template === "host-appointment") {
      return (await pace(ofRequest, { key: `appointments-to:${recipient}`, ...TO_HOST })) ?? true;
    }
    const wait = await pace(ofRequest);
    if (wait) return wait;
    if ((await pace({ key: "appointments-to:team", ...TO_TEAM })) === undefined) return true;
    await outbox.enqueue(db, manyMail(staffMail, "appointments", TO_TEAM.most, now));
    return "told" as const;
  }

  return {
    async isWanted(db, message) {
      const payload = payloadOf(message);
      const { appointmentId, event } = payload;
      const recipient = recipientOf(message);
      // Held, so that nobody changes it while it is being told.
      const appointment = await lockAppointment(database, db, appointmentId);
      if (!appointment || !(await holds(db, appointment, payload))) return false;
      // Who was never told of it is not told that it is over.
      const isOver = event === "cancelled" || event === "taken";
      if (isOver && !(await isAnnounced(db, appointmentId, recipient))) return false;
      const turn = await turnOf(db, message, appointment);
      if (turn instanceof Date || turn === false) return turn;
      if (!isOver && event !== "reminder") {
        await insertAnnouncement(db, { appointmentId, recipient, messageId: message.id });
      }
      return turn === true && (await outbox.releaseKey(db, message.id));
    },
    async settled(db, message, status) {
      const { appointmentId, event } = payloadOf(message);
      // What did not arrive announced nothing; where a crash leaves that open, it may have.
      if (status !== "delivered") await deleteAnnouncement(db, appointmentId, recipientOf(message), message.id);
      else if (event === "taken") await deleteAnnouncement(db, appointmentId, recipientOf(message));
      return "keep";
    },
  };
}

/** Whether a mail still tells how things are. */
async function holds(db: Queryable, appointment: Appointment, { event, ...told }: Payload): Promise<boolean> {
  // No later mail would tell a host that they no longer have it.
  if (event === "taken") {
    const { id, state, staffId } = appointment;
    const isTheirs = told.staffId === staffId || (await listAttendance(db, id)).includes(told.staffId ?? "");
    return state === "cancelled" || !isTheirs;
  }
  if (event === "late" && appointment.lateMinutes !== told.lateMinutes) return false;
  return appointment.sequence === told.sequence;
}

const payloadOf = ({ payload }: ClaimedMessage) => payload as unknown as Payload;

/** As announcements name them. */
function recipientOf(message: ClaimedMessage): string {
  if (message.template === "appointment") return "visitor";
  if (message.template === "staff-appointment") return "team";
  return payloadOf(message).staffId ?? message.recipient;
}
