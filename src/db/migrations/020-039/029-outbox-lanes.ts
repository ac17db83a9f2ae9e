import { type Kysely, sql } from "kysely";

/**
 * Adds the priorities of due emails, and an index to count the chats that the team was emailed about in the past hour.
 */
export async function outboxLanes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("lane", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update outbox set lane = case when template = 'newsletter-issue' then 2 else 1 end
    where template = 'newsletter-issue' or template like 'staff-%'`.execute(db);
  await db.schema.createIndex("outbox_lanes").on("outbox").columns(["status", "lane", "nextAttemptAt", "id"]).execute();
  await db.schema
    .createIndex("chatbot_conversations_summary_sent")
    .on("chatbot_conversations")
    .column("summarySentAt")
    .execute();
}
