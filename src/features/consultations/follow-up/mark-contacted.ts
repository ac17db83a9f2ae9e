import type { Queryable } from "../../../db/database.ts";
import type { Consultation } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { getConsultation } from "../reading/get-consultation.ts";
import { updateContacted } from "../store/requests.ts";

/**
 * @param actor id of the member of staff
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
 * The same as part of another staff action, in its transaction. No effect if already done.
 * @param since only undoes a mark set since then
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
