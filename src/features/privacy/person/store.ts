import type { Queryable } from "../../../db/database.ts";

/** Names matching a search, with contact details: candidates, not yet the person. */
export async function findByName(db: Queryable, words: readonly string[], limit: number) {
  const requests = await db
    .selectFrom("consultations")
    .select(["name", "email", "phone", "company"])
    .where((eb) => eb.and(words.map((word) => eb("searchText", "like", `%${likeText(word)}%`))))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const leads = await db
    .selectFrom("chatbot_leads as lead")
    .innerJoin("chatbot_conversations as conversation", "conversation.leadId", "lead.id")
    .select(["lead.name", "lead.email", "lead.phone", "lead.company"])
    .where((eb) => eb.and(words.map((word) => eb("conversation.searchText", "like", `%${likeText(word)}%`))))
    .orderBy("lead.id", "desc")
    .limit(limit)
    .execute();
  return [...requests, ...leads];
}

/** A word for `like`: its two wildcards are not escaped, which is harmless where a person reviews the results. */
function likeText(word: string): string {
  return word.replace(/[%\\]/g, "_");
}
