import type { Queryable } from "../../../db/database.ts";
import type { Fact } from "../../../db/facts.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import type { AppointmentKind } from "../kinds.ts";
import { type Appointment, CONDITION_MS, type ConditionedTime } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import type { BookableRequest } from "../store.ts";

/** A visitor acting from the screen. */
export interface Visitor {
  /** Client address, from the front. */
  address: string;
  /** Milliseconds to delay the emails they trigger, so that those from quieter networks go first. */
  mailsWait: number;
}

/** @throws Error when an on-screen link is used without its visitor: such links are limited by network */
export function named(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error("A link of the screen is used by nobody");
  return visitor;
}

/** Conditional booking links a mailbox gets in a day; each can book any free time. */
const MAILS_A_DAY = 3;

interface Wish {
  start: Date;
  kind: AppointmentKind;
  zone: string;
  /** The appointment to move there, if any. */
  appointment: Appointment | null;
}

/** A visitor chose a time that becomes theirs once they open an emailed link. */
export type WishedFact = Fact & {
  kind: "appointment.wished";
  request: BookableRequest;
  wished: Wish & { leavesAt: Date; until: Date };
};

/** Reserves nothing: emails a link that books the time if it is still free. */
export async function wishOnCondition(
  { facts, clock }: AppointmentsParts,
  db: Queryable,
  request: BookableRequest,
  wish: Wish,
  { mailsWait }: Visitor,
): Promise<ConditionedTime> {
  const now = clock();
  let isMailed = false;
  for (let count = 1; count <= MAILS_A_DAY && !isMailed; count += 1) {
    isMailed = await claimMail(db, `appointment-on-condition-${count}`, request.email, now);
  }
  if (isMailed) {
    const leavesAt = new Date(now.getTime() + mailsWait);
    const until = new Date(leavesAt.getTime() + CONDITION_MS);
    const wished = { ...wish, leavesAt, until };
    const fact = { kind: "appointment.wished", at: now, actor: "visitor", subject: request.id, request, wished };
    await facts.record(db, fact);
  }
  return { state: "on-condition", start: wish.start.toISOString(), kind: wish.kind, isMailed };
}
