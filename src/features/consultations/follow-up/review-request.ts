import type { Queryable } from "../../../db/database.ts";
import type { Asked } from "../../appointments/book-time.ts";
import { type Consultation, NO_WISH } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../read-consultations.ts";
import { mailRequest } from "../send-request.ts";
import { updateContacted, updateReview, updateWish } from "../store/requests.ts";

/**
 * Reviews a request. If a request that the verdict flagged is accepted, its emails are sent unless they were before,
 * and its chosen time is booked.
 * @param actor id of the staff member
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
    const { wishedStart } = await getConsultation({ kysely: db }, id);
    if (wishedStart !== null) await parts.times.holdHosts(db);
    const isChanged = await updateReview(db, id, review, at);
    const consultation = await getConsultation({ kysely: db }, id);
    if (!isChanged) return consultation;
    const fact = { at, actor, subject: id };
    await parts.facts.record(db, { ...fact, kind: "consultation.review", detail: { review } });
    if (review === "accepted" && consultation.verdictReasons.length > 0) {
      await parts.facts.record(db, { ...fact, kind: "consultation.accepted", consultation, mailsWait: 0 });
      const asked = wishedStart === null ? undefined : await bookWished(parts, db, consultation);
      await mailRequest(parts, db, consultation, { wait: 0, asked });
    }
    return await getConsultation({ kysely: db }, id);
  });
  parts.outbox.wake();
  return reviewed;
}

/** Books the time chosen with the request if still free; otherwise the email links to available times. */
async function bookWished({ times }: ConsultationsParts, db: Queryable, consultation: Consultation): Promise<Asked> {
  const { id, wishedStart, wishedKind, wishedZone } = consultation;
  const wish = { start: wishedStart!, kind: wishedKind ?? undefined, zone: wishedZone ?? undefined };
  const asked = await times.bookWithRequest(db, consultation, wish);
  if (asked.state === "booked") await updateWish(db, id, NO_WISH);
  return asked;
}

/**
 * Marks a request as contacted, or removes the mark.
 * @param actor id of the staff member
 * @throws AppError `not-found`
 */
export async function markContacted(
  parts: ConsultationsParts,
  id: number,
  contacted: boolean,
  actor: string,
): Promise<Consultation> {
  return await parts.facts.transaction(async (db) => {
    await noteContacted(parts, db, id, contacted, actor);
    return await getConsultation({ kysely: db }, id);
  });
}

/**
 * Like {@link markContacted}, but as part of another staff action, in its transaction. Does nothing if the request is
 * already in that state.
 * @param since removes the mark only if it was set since then
 */
export async function noteContacted(
  { database, clock, facts }: ConsultationsParts,
  db: Queryable,
  id: number,
  contacted: boolean,
  actor: string,
  since?: Date,
): Promise<void> {
  const at = clock();
  if (!(await updateContacted(db, database.dialect, id, { contacted, at, since }))) return;
  const fact = { at, actor, subject: id };
  await facts.record(db, { ...fact, kind: "consultation.contacted", detail: { contacted } });
  await facts.record(db, { ...fact, kind: "consultation.changed", ids: [id] });
}
