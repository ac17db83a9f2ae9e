import { type Kysely, sql } from "kysely";

/** Whom to call first: the requests that nobody has answered, best score first. */
export async function waitingRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("consultations_waiting")
    .on("consultations")
    .columns(["leadScorePercent desc", "createdAt", "id"])
    .where(sql<boolean>`"review" = 'accepted' and not "contacted"`)
    .execute();
}
