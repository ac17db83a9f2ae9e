import type { Queryable } from "../../../db/database.ts";
import type { Fact } from "../../../db/facts.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import type { AppointmentKind } from "../kinds.ts";
import { type Appointment, CONDITION_MS, type ConditionedTime } from "../model.ts";
import type { AppointmentsParts } from "../parts.ts";
import type { BookableRequest } from "../store.ts";

/** Who asks from the screen. */
export interface Visitor {
  /** Of their client, as the front tells it. */
  address: string;
  /** Milliseconds before mails that their words cause leave, so that those of lighter networks go first. */
  mailsWait: number;
}

/** @throws Error when a link of the screen is used and nobody says by whom: it is held to limits of networks */
export function named(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error("A link of the screen is used by nobody");
  return visitor;
}

/** Links to book on condition that a mailbox gets in a day; each of them books any time that is free. */
const MAILS_A_DAY = 3;

interface Wish {
  start: Date;
  kind: AppointmentKind;
  zone: string;
  /** Which is to be moved there. */
  appointment: Appointment | null;
}

/** A visitor chose a time that is theirs once they open the link in a mail. */
export type WishedFact = Fact & {
  kind: "appointment.wished";
  request: BookableRequest;
  wished: Wish & { leavesAt: Date; until: Date };
};

/** Takes nothing: mails the link that books the time, if it is still free then. */
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
