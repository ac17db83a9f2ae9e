import { AppError } from "../../../lib/http/app-error.ts";
import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../reading/get-consultation.ts";
import { lockFollowUps } from "../store/requests.ts";
import { changedBy, isSame } from "./follow-up-rules.ts";
import type { FollowUpChange } from "./model.ts";
import { checkOwner, saveFollowUp } from "./save-follow-up.ts";

/**
 * Changes owner, stage or next step.
 * @throws AppError `not-found`; `invalid` for an invalid owner; `outdated`, with the current consultation, when someone
 *   else has changed one of these since; `conflict` for a request that was not accepted
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
