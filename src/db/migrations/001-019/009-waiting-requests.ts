import { type Kysely, sql } from "kysely";

/** Indexes unanswered requests in the order to call them, best score first. */
export async function waitingRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("consultations_waiting")
    .on("consultations")
    .columns(["leadScorePercent desc", "createdAt", "id"])
    .where(sql<boolean>`"review" = 'accepted' and not "contacted"`)
    .execute();
}
