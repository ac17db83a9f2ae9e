import type { Queryable } from "../../../db/database.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import type { ConsultationsParts } from "../parts.ts";
import { type FollowUpRow, lockFollowUps } from "../store/requests.ts";
import { changedBy } from "./follow-up-rules.ts";
import type { FollowUpChange, Step } from "./model.ts";
import { saveFollowUp } from "./save-follow-up.ts";

/** Whether a next step is due by today, in Montréal. */
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

/** Completes a request's next step if it was due, as part of an action on the request, in its transaction. */
export const doDueStep = (parts: ConsultationsParts, db: Queryable, id: number, actor: string): Promise<void> =>
  change(parts, db, id, actor, (row, at) => (isStepDue(row, at) ? { nextStep: null } : undefined));

/** Reopens a step when the action is undone, unless another was written since. */
export const takeBackStep = (
  parts: ConsultationsParts,
  db: Queryable,
  id: number,
  step: Step,
  actor: string,
): Promise<void> => change(parts, db, id, actor, (row) => (row.nextStep === null ? step : undefined));
