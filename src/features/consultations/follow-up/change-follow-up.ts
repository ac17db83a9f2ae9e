import type { Queryable } from "../../../db/database.ts";
import type { Subscriber } from "../../../db/facts.ts";
import { addBusinessHours } from "../../../lib/company/business-hours.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { deskAppointments as en } from "../../../text/en/desk/appointments.ts";
import { deskAppointments as fr } from "../../../text/fr/desk/appointments.ts";
import type { AppointmentFact } from "../../appointments/on-appointment.ts";
import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../read-consultations.ts";
import { type FollowUpRow, lockFollowUps, updateFollowUp } from "../store/requests.ts";
import type { BulkChangeFacts } from "../tables.ts";
import type { BulkLeft, FollowUpChange, Step } from "./model.ts";
import { movedTo, stageOf } from "./stage.ts";
import { listOwners } from "./store.ts";

/** The values that a bulk change sets on each request. */
export interface BulkChange {
  contacted?: boolean | undefined;
  ownerId?: string | null | undefined;
  stage?: Consultation["stage"] | undefined;
  /** The next step's due day, `YYYY-MM-DD` in Montréal. */
  nextStepAt?: string | undefined;
  /** With a due day, the next step for requests that have none. */
  nextStep?: string | undefined;
}

export const isGone = (id: number): BulkLeft => ({ id, reason: "gone", version: null });

/** Returns the part of a bulk change that applies to a request: only a request without a next step gets one. */
export function ownChange(before: FollowUpRow, { nextStep, ...change }: BulkChange): BulkChange {
  return nextStep === undefined || before.nextStep !== null ? change : { ...change, nextStep };
}

export function reasonToLeave(
  before: FollowUpRow,
  { nextStep, nextStepAt }: BulkChange,
  version: number | undefined,
): BulkLeft["reason"] | undefined {
  if (before.review !== "accepted") return "not-accepted";
  if (before.followUpVersion !== version) return "changed";
  return nextStepAt !== undefined && before.nextStep === null && nextStep === undefined ? "no-step" : undefined;
}

/** Returns a request's follow-up after a change, including when it was contacted and when its outcome was set. */
export function changedBy(
  before: FollowUpRow,
  change: FollowUpChange & Pick<BulkChange, "contacted">,
  at: Date,
): FollowUpRow {
  let after = { ...before };
  if (change.ownerId !== undefined) after.ownerId = change.ownerId;
  if (change.nextStep !== undefined) after.nextStep = change.nextStep || null;
  if (change.nextStepAt !== undefined) after.nextStepAt = change.nextStepAt;
  if (after.nextStep === null) after.nextStepAt = null;
  if (change.contacted !== undefined) after.contacted = change.contacted;
  after = change.stage === undefined ? { ...after, stage: stageOf(after) } : movedTo(after, change.stage);
  if (after.contacted !== before.contacted) after.contactedAt = after.contacted ? at : null;
  if (after.outcome !== before.outcome) after.outcomeAt = after.outcome ? at : null;
  return after;
}

export function isSame(one: FollowUpRow, other: FollowUpRow): boolean {
  return (["contacted", "ownerId", "stage", "nextStep", "nextStepAt"] as const).every(
    (name) => one[name] === other[name],
  );
}

export function factsOf(row: FollowUpRow): BulkChangeFacts {
  const { contacted, contactedAt, stage, outcome, outcomeAt, ownerId } = row;
  return {
    version: row.followUpVersion,
    contacted,
    contactedAt: contactedAt?.toISOString() ?? null,
    stage,
    outcome,
    outcomeAt: outcomeAt?.toISOString() ?? null,
    ownerId,
    hasNextStep: row.nextStep !== null,
    nextStepAt: row.nextStepAt,
  };
}

export function restoredTo(row: FollowUpRow, before: BulkChangeFacts): FollowUpRow {
  const { version: _, contactedAt, outcomeAt, hasNextStep, ...facts } = before;
  return {
    ...row,
    // A bulk change never overwrites a step, so the existing one is still there.
    nextStep: hasNextStep ? row.nextStep : null,
    ...(facts as Pick<FollowUpRow, "contacted" | "stage" | "outcome" | "ownerId" | "nextStepAt">),
    contactedAt: contactedAt === null ? null : new Date(contactedAt),
    outcomeAt: outcomeAt === null ? null : new Date(outcomeAt),
    followUpVersion: row.followUpVersion + 1,
  };
}

/** Stores a request's follow-up, and records a fact for every changed value. */
export async function saveFollowUp(
  { facts }: Pick<ConsultationsParts, "facts">,
  db: Queryable,
  before: FollowUpRow,
  after: FollowUpRow,
  actor: string,
  at: Date,
): Promise<void> {
  await updateFollowUp(db, after);
  const { ownerId, stage, outcome, contacted, nextStep, nextStepAt } = after;
  const fact = { at, actor, subject: after.id };
  if (before.ownerId !== ownerId) {
    await facts.record(db, { ...fact, kind: "consultation.owner", detail: { owner: ownerId } });
  }
  if (before.stage !== stage) {
    await facts.record(db, { ...fact, kind: "consultation.stage", detail: { from: before.stage, to: stage } });
  }
  if (before.contacted !== contacted) {
    await facts.record(db, { ...fact, kind: "consultation.contacted", detail: { contacted } });
  }
  if (before.outcome !== outcome) await facts.record(db, { ...fact, kind: "consultation.outcome", outcome });
  if (before.nextStep !== nextStep || before.nextStepAt !== nextStepAt) {
    await facts.record(db, { ...fact, kind: "consultation.next-step", detail: { day: nextStepAt }, nextStep });
  }
}

/** @throws AppError `invalid` for an invalid owner */
export async function checkOwner(db: Queryable, ownerId: string | null | undefined): Promise<void> {
  if (!ownerId) return;
  if (!(await listOwners(db)).some(({ id }) => id === ownerId)) {
    throw new AppError("invalid", "No member of staff has this id", { fields: { ownerId: "ownerUnknown" } });
  }
}

/**
 * Changes owner, stage or next step.
 * @throws AppError `not-found`; `invalid` for an invalid owner; `outdated`, with the current consultation, on an edit
 * conflict; `conflict` for a request that was not accepted
 */
export async function changeFollowUp(
  parts: ConsultationsParts,
  id: number,
  version: number,
  change: FollowUpChange,
  actor: string,
): Promise<Consultation> {
  return await parts.facts.transaction(async (db) => {
    const current = () => getConsultation({ kysely: db }, id);
    await checkOwner(db, change.ownerId);
    const [before] = await lockFollowUps(db, parts.database.dialect, [id]);
    if (!before) throw new AppError("not-found", "There is no such consultation");
    if (before.review !== "accepted") throw new AppError("conflict", "It has not been accepted");
    if (before.followUpVersion !== version) {
      throw new AppError("outdated", "Somebody else has changed it since", { current: await current() });
    }
    const at = parts.clock();
    const after = changedBy(before, change, at);
    if (change.nextStepAt && after.nextStep === null) {
      throw new AppError("invalid", "A date of no step", { fields: { nextStep: "required" } });
    }
    if (!isSame(before, after)) {
      await saveFollowUp(parts, db, before, { ...after, followUpVersion: version + 1 }, actor, at);
      await parts.facts.record(db, { kind: "consultation.changed", at, actor, subject: id, ids: [id] });
    }
    return await current();
  });
}

/** Whether a next step is due today or overdue, in Montréal. */
export const isStepDue = ({ nextStep, nextStepAt }: Pick<FollowUpRow, "nextStep" | "nextStepAt">, now: Date): boolean =>
  nextStep !== null && nextStepAt !== null && nextStepAt <= companyDay(now);

async function change(
  parts: ConsultationsParts,
  db: Queryable,
  id: number,
  actor: string,
  changeOf: (row: FollowUpRow, at: Date) => FollowUpChange | undefined,
): Promise<void> {
  const at = parts.clock();
  const [before] = await lockFollowUps(db, parts.database.dialect, [id]);
  const wanted = before && changeOf(before, at);
  if (!before || !wanted) return;
  const after = { ...changedBy(before, wanted, at), followUpVersion: before.followUpVersion + 1 };
  await saveFollowUp(parts, db, before, after, actor, at);
  await parts.facts.record(db, { kind: "consultation.changed", at, actor, subject: id, ids: [id] });
}

/** Completes a request's next step if it is due, in the transaction of the staff action that completes it. */
export const doDueStep = (parts: ConsultationsParts, db: Queryable, id: number, actor: string): Promise<void> =>
  change(parts, db, id, actor, (row, at) => (isStepDue(row, at) ? { nextStep: null } : undefined));

/** Reopens a completed step when the staff action is undone, unless a new step was written since. */
export const takeBackStep = (
  parts: ConsultationsParts,
  db: Queryable,
  id: number,
  step: Step,
  actor: string,
): Promise<void> => change(parts, db, id, actor, (row) => (row.nextStep === null ? step : undefined));

/** Business hours until we contact a person whose call was not held: one day. */
const ASKED_AGAIN_AFTER = 8;

/**
 * Updates a request after its call: the stage becomes `in-discussion` if the call was held; otherwise a next step is
 * added, unless there is one.
 */
export function followUpOfAppointments({
  database,
  facts,
}: Pick<ConsultationsParts, "database" | "facts">): Subscriber<AppointmentFact> {
  async function follow(db: Queryable, fact: AppointmentFact): Promise<void> {
    const { consultationId: id, outcome } = fact.appointment;
    const [before] = await lockFollowUps(db, database.dialect, [id]);
    if (!before || !outcome || before.outcome) return;
    let change: FollowUpChange = { stage: "in-discussion" };
    if (outcome !== "held") {
      if (before.nextStep !== null) return;
      const member = (await listOwners(db)).find((owner) => owner.id === fact.actor);
      const nextStep = (member?.language === "en" ? en : fr).nextStep[outcome];
      change = { nextStep, nextStepAt: companyDay(addBusinessHours(fact.at, ASKED_AGAIN_AFTER)) };
    }
    const after = changedBy(before, change, fact.at);
    if (isSame(before, after)) return;
    after.followUpVersion += 1;
    await saveFollowUp({ facts }, db, before, after, fact.actor, fact.at);
    await facts.record(db, {
      kind: "consultation.changed",
      at: fact.at,
      actor: fact.actor,
      subject: id,
      ids: [id],
    });
  }
  return { during: { "appointment.outcome": follow } };
}
