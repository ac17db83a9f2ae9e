import type { Kysely } from "kysely";

/** Adds indexes with every column that the overview's weekly counts read. */
export async function overview(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("consultations_overview")
    .on("consultations")
    .columns(["review", "createdAt", "leadScore", "contacted", "contactedAt", "outcome"])
    .execute();
  await db.schema
    .createIndex("chatbot_messages_overview")
    .on("chatbot_messages")
    .columns(["createdAt", "sender", "kind"])
    .execute();
}
