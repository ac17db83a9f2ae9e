import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { ConsultationsParts } from "../parts.ts";
import { type FollowUpRow, updateFollowUp } from "../store/requests.ts";
import { listOwners } from "./store.ts";

/** Stores a request's follow-up, and records each fact that changed. */
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
