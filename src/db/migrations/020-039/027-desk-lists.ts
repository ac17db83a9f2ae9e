import { type Kysely, sql } from "kysely";

/**
 * Waiting requests in the order to call them, with every column a filter or search needs: a list starting with late
 * ones read each waiting request's row, 25,000 of 100,000, to find a few.
 */
export async function deskLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("consultations_waiting").execute();
  await db.schema
    .createIndex("consultations_waiting")
    .on("consultations")
    .columns(["leadScorePercent desc", "createdAt", "id"])
    .columns(["review", "contacted", "leadScore", "stage", "ownerId", "nextStepAt", "searchText"])
    .where(sql<boolean>`"review" = 'accepted' and not "contacted"`)
    .execute();
  // The outbox by state, newest first: of 100,000 emails nearly all are delivered.
  await db.schema.createIndex("outbox_list").on("outbox").columns(["status", "id"]).execute();
}
