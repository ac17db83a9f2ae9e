import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../reading/get-consultation.ts";
import { mailRequest } from "../sending/mail-request.ts";
import { updateReview } from "../store/requests.ts";

/**
 * Judges a request. The first acceptance of one that was put aside sends its mails.
 * @param actor id of the member of staff
 * @throws AppError `not-found`
 */
export async function reviewRequest(
  parts: ConsultationsParts,
  id: number,
  review: Consultation["review"],
  actor: string,
): Promise<Consultation> {
  const reviewed = await parts.facts.transaction(async (db) => {
    const at = parts.clock();
    const isChanged = await updateReview(db, id, review, at);
    const consultation = await getConsultation({ kysely: db }, id);
    if (!isChanged) return consultation;
    const fact = { at, actor, subject: id };
    await parts.facts.record(db, { ...fact, kind: "consultation.review", detail: { review } });
    if (review === "accepted" && consultation.verdictReasons.length > 0) {
      await parts.facts.record(db, { ...fact, kind: "consultation.accepted", consultation, mailsWait: 0 });
      await mailRequest(parts, db, consultation, 0);
    }
    return consultation;
  });
  parts.outbox.wake();
  return reviewed;
}
