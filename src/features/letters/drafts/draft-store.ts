import type { Queryable } from "../../../db/database.ts";
import { DRAFTED } from "../../consultations/form-constants.ts";

/** Emails and calls of one person considered for a letter: more than anyone has. */
const MOST = 50;

/** A request's appointments, latest first. */
export async function listCalls(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("appointments")
    .select(["state", "outcome", "kind", "startsAt", "endsAt", "wallDay", "wallTime", "visitorZone"])
    .where("consultationId", "=", consultationId)
    .orderBy("startsAt", "desc")
    .limit(MOST)
    .execute();
}

/** Emails about a request, newest first, from its timeline. */
export async function listMails(db: Queryable, consultationId: number) {
  return await db
    .selectFrom("timeline_entries")
    .select(["at", "detail"])
    .where("recordKind", "=", "consultation")
    .where("recordId", "=", consultationId)
    .where("kind", "=", "mail")
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
}

/** Whether the form told the sender of a request that a language model may draft the answer. */
export async function wasToldOfModel(db: Queryable, consultationId: number): Promise<boolean> {
  const row = await db
    .selectFrom("consent_ledger")
    .select("id")
    .where("consultationId", "=", consultationId)
    .where("purpose", "=", "request")
    .where("version", "like", `%${DRAFTED}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person's last message in a chat known to be theirs. */
export async function findLastChatMessage(db: Queryable, consultationId: number, since: Date) {
  return await db
    .selectFrom("person_links as request")
    .innerJoin("person_links as chat", "chat.personId", "request.personId")
    .innerJoin("chatbot_conversations", "chatbot_conversations.id", "chat.recordId")
    .innerJoin("chatbot_messages", "chatbot_messages.conversationId", "chatbot_conversations.id")
    .select(["chatbot_messages.content", "chatbot_messages.createdAt"])
    .where("request.recordKind", "=", "consultation")
    .where("request.recordId", "=", consultationId)
    .where("chat.recordKind", "=", "conversation")
    // If a person has answered them, there or elsewhere, the question is settled.
    .where("chatbot_conversations.waitingSince", "is not", null)
    .where("chatbot_messages.sender", "=", "user")
    .where("chatbot_messages.createdAt", ">", since)
    .orderBy("chatbot_messages.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
