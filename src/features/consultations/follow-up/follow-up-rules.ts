import type { Consultation } from "../model.ts";
import type { FollowUpRow } from "../store/requests.ts";
import type { BulkChangeFacts } from "../tables.ts";
import type { BulkLeft, FollowUpChange } from "./model.ts";
import { movedTo, stageOf } from "./stage.ts";

/** What a change does to a request's follow-up. */

/** What a bulk change does to each request. */
export interface BulkChange {
  contacted?: boolean | undefined;
  ownerId?: string | null | undefined;
  stage?: Consultation["stage"] | undefined;
  /** The next step's due day. */
  nextStepAt?: string | undefined;
  /** With a day: the next step for requests that have none. */
  nextStep?: string | undefined;
}

export const isGone = (id: number): BulkLeft => ({ id, reason: "gone", version: null });

/** What a bulk change means for one request: only those without a next step get one. */
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

/** A request's follow-up after a change, with the times of contact and outcome updated. */
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
