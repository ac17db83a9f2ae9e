import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const list = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("[]");
const language = (column: ColumnDefinitionBuilder) => column.notNull().check(sql`"language" in ('fr', 'en')`);

/**
 * Creates the website assistant's tables: visitors, conversations, messages, staff's answers, and unanswered questions.
 */
export async function chat(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("chatbot_leads"), dialect)
    .addColumn("sessionId", "text", (c) => c.notNull().unique())
    .addColumn("name", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("company", "text")
    .addColumn("leadScore", "text")
    .addColumn("createdAt", moment, required)
    .addColumn("contacted", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("facts", "jsonb", (c) => c.notNull().defaultTo("{}"))
    .addColumn("updatedAt", moment, required)
    .addColumn("contactedAt", moment)
    .addColumn("version", "integer", counter)
    .execute();
  await db.schema.createIndex("chatbot_leads_email").on("chatbot_leads").column("email").execute();

  await withId(db.schema.createTable("chatbot_conversations"), dialect)
    .addColumn("sessionId", "text", (c) => c.notNull().unique())
    .addColumn("leadId", "integer", (c) => c.references("chatbot_leads.id").onDelete("set null"))
    .addColumn("messages", "jsonb", list)
    .addColumn("summary", "text")
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("secretDigest", "text", (c) => c.notNull().unique())
    .addColumn("language", "text", language)
    .addColumn("page", "text", required)
    .addColumn("mode", "text", (c) => c.notNull().defaultTo("assistant").check(sql`"mode" in ('assistant', 'staff')`))
    .addColumn("staffId", "text", (c) => c.references("staff.id").onDelete("set null"))
    .addColumn("messageCount", "integer", counter)
    .addColumn("lastMessageAt", moment, required)
    .addColumn("lastReplyAt", moment)
    .addColumn("summaryDueAt", moment)
    .addColumn("summarySentAt", moment)
    .addColumn("busyUntil", moment)
    .addColumn("version", "integer", counter)
    .addColumn("searchText", "text", required)
    .execute();
  await db.schema
    .createIndex("chatbot_conversations_newest")
    .on("chatbot_conversations")
    .columns(["lastMessageAt", "id"])
    .execute();
  await db.schema.createIndex("chatbot_conversations_lead").on("chatbot_conversations").column("leadId").execute();
  await db.schema
    .createIndex("chatbot_conversations_summary")
    .on("chatbot_conversations")
    .column("summaryDueAt")
    .where(sql.ref("summaryDueAt"), "is not", null)
    .execute();

  await withId(db.schema.createTable("chatbot_messages"), dialect)
    .addColumn("conversationId", "integer", (c) =>
      c.notNull().references("chatbot_conversations.id").onDelete("cascade"),
    )
    .addColumn("clientId", "text")
    .addColumn("replyTo", "integer")
    .addColumn("sender", "text", (c) => c.notNull().check(sql`"sender" in ('user', 'bot', 'staff')`))
    .addColumn("content", "text", required)
    .addColumn("links", "jsonb", list)
    .addColumn("suggestions", "jsonb", list)
    .addColumn("kind", "text")
    .addColumn("topics", "jsonb", list)
    .addColumn("provider", "text")
    .addColumn("staffId", "text")
    .addColumn("language", "text", language)
    .addColumn("createdAt", moment, required)
    .addUniqueConstraint("chatbot_messages_client", ["conversationId", "clientId"])
    .execute();
  await db.schema
    .createIndex("chatbot_messages_order")
    .on("chatbot_messages")
    .columns(["conversationId", "id"])
    .execute();

  await withId(db.schema.createTable("chatbot_faq"), dialect)
    .addColumn("questionFr", "text", required)
    .addColumn("answerFr", "text", required)
    .addColumn("questionEn", "text", required)
    .addColumn("answerEn", "text", required)
    .addColumn("createdBy", "text", required)
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("version", "integer", counter)
    .execute();

  await withId(db.schema.createTable("chatbot_unanswered"), dialect)
    .addColumn("question", "text", required)
    .addColumn("questionKey", "text", required)
    .addColumn("language", "text", language)
    .addColumn("conversationId", "integer", (c) => c.references("chatbot_conversations.id").onDelete("cascade"))
    .addColumn("createdAt", moment, required)
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("open").check(sql`"state" in ('open', 'answered', 'dismissed')`),
    )
    .addColumn("faqId", "integer", (c) => c.references("chatbot_faq.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("chatbot_unanswered_list")
    .on("chatbot_unanswered")
    .columns(["state", "createdAt", "id"])
    .execute();
  await db.schema
    .createIndex("chatbot_unanswered_conversation")
    .on("chatbot_unanswered")
    .column("conversationId")
    .execute();
}
