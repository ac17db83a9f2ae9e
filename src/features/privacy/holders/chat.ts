import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { type FoundRecord, forParts, type Holder, inParts, present } from "./holder.ts";

export const chat: Holder = {
  name: "chat",
  tables: ["chatbot_leads", "chatbot_conversations", "chatbot_messages", "chatbot_unanswered", "chatbot_search"],
  async find(db, person) {
    const ids = new Set<number>();
    const rows = inParts((after, limit) =>
      db
        .selectFrom("chatbot_conversations as conversation")
        .leftJoin("chatbot_leads as lead", "lead.id", "conversation.leadId")
        .select(["conversation.id", "conversation.createdAt", "lead.name", "lead.email", "lead.phone"])
        .where("conversation.id", ">", after)
        .orderBy("conversation.id")
        .limit(limit)
        .execute(),
    );
    for await (const { id, createdAt, name, email, phone } of rows) {
      if (person.owns("chat", id, createdAt, { email, phone, name })) ids.add(id);
    }
    const texts = inParts((after, limit) =>
      db
        .selectFrom("chatbot_messages")
        .select(["id", "conversationId", "content", "createdAt"])
        .where("id", ">", after)
        .where("content", "like", "%@%")
        .orderBy("id")
        .limit(limit)
        .execute(),
    );
    for await (const { conversationId, content, createdAt } of texts) {
      if (person.isMeant(createdAt) && person.isNamedIn(content)) ids.add(conversationId);
    }
    const found: FoundRecord[] = [];
    for (const id of [...ids].sort((a, b) => a - b)) {
      const { leadId, ...row } = await db
        .selectFrom("chatbot_conversations")
        .select(["leadId", "createdAt", "language", "page", "summary", "lastMessageAt"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const lead = await db
        .selectFrom("chatbot_leads")
        .select(["name", "email", "phone", "company", "leadScore"])
        .where("id", "=", leadId)
        .executeTakeFirst();
      const messages = await db
        .selectFrom("chatbot_messages")
        .select(["sender", "content", "createdAt"])
        .where("conversationId", "=", id)
        .orderBy("id")
        .execute();
      found.push({
        id: String(id),
        at: row.createdAt,
        fields: { ...lead, ...row, messages },
        contacts: { emails: present(lead?.email), phones: present(lead?.phone) },
      });
    }
    return found;
  },
  // What staff enter counts as confirmed.
  async correct(db, ids, changes, at) {
    const facts = Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [field, { value, from: "staff", state: "confirmed" }]),
    );
    let changed = 0;
    for (const id of ids) {
      const lead = await db
        .selectFrom("chatbot_leads as lead")
        .innerJoin("chatbot_conversations as conversation", "conversation.leadId", "lead.id")
        .select(["lead.id", "lead.facts", "conversation.searchText"])
        .where("conversation.id", "=", id)
        .executeTakeFirst();
      if (!lead) continue;
      await db
        .updateTable("chatbot_leads")
        .set((eb) => ({
          ...changes,
          facts: JSON.stringify({ ...lead.facts, ...facts }),
          updatedAt: at,
          version: eb("version", "+", 1),
        }))
        .where("id", "=", lead.id)
        .execute();
      const searchText = [lead.searchText, ...Object.values(changes).map(foldForSearch)].join(" ");
      await db.updateTable("chatbot_conversations").set({ searchText }).where("id", "=", id).execute();
      changed += 1;
    }
    return changed;
  },
  erase: (db, ids) =>
    forParts(ids.map(Number), async (some) => {
      const erased = await db
        .deleteFrom("chatbot_conversations")
        .where("id", "in", some)
        .returning("sessionId")
        .execute();
      const sessions = erased.map(({ sessionId }) => sessionId);
      if (sessions.length > 0) await db.deleteFrom("chatbot_leads").where("sessionId", "in", sessions).execute();
    }),
};
