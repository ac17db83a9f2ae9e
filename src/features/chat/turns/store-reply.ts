import type { Language } from "../../../lib/language.ts";
import { cutBytes } from "../../../lib/text/cut-bytes.ts";
import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { insertQuestion } from "../faq/store.ts";
import { factsOfReply, factsOfVisitor } from "../lead/lead-facts.ts";
import { type Learnt, learnFacts } from "../lead/learn-facts.ts";
import type { ChatMessage } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { type Conversation, findConversation, lockConversation, releaseTurn } from "../store/conversations.ts";
import { addReply, hasStaffWrittenSince, type NewReply } from "../store/messages.ts";
import { summaryDueAt } from "../summaries/plan-summary.ts";

/** Bytes of an unanswered question in the staff list; the conversation has all of it. */
const MAX_QUESTION = 1_000;
/** Bytes used to recognize repeats, out of the 2,700 a PostgreSQL index allows. */
const MAX_QUESTION_KEY = 500;

interface StoredReply extends Learnt {
  conversation: Conversation;
  /** `null` when a person has taken over and the reply came too late. */
  message: ChatMessage | null;
}

/**
 * Stores a reply and ends the turn. Once a person has taken over, only the part of an assistant's reply that the
 * visitor had read before that person wrote is kept: it never appears after.
 * @returns undefined when the conversation was erased
 */
export async function storeReply(
  parts: ChatParts,
  conversation: Conversation,
  reply: NewReply,
  asked: { question: string; language: Language },
): Promise<StoredReply | undefined> {
  return await parts.facts.transaction(async (db) => {
    const now = parts.clock();
    const add = ({ id, mode }: Conversation) => addReply(db, id, reply, now, { summaryDueAt: summaryDueAt(now), mode });
    let current = conversation;
    let added = await add(current);
    if (!added) {
      if (!(await lockConversation(db, current.id))) return undefined;
      current = (await findConversation(db, current.id))!;
      if (reply.content === "" || (await hasStaffWrittenSince(db, current.id, reply.replyTo))) {
        await releaseTurn(db, current.id);
        return { ...(await learnFacts(parts, db, current, {}, "bot")), conversation: current, message: null };
      }
      added = (await add(current))!;
    }
    if (reply.kind === "person") {
      await parts.facts.record(db, { kind: "chat.hand-over", at: now, actor: "visitor", subject: current.id });
    }
    if ((reply.kind === "unknown" || reply.kind === "failure") && isQuestion(asked.question)) {
      const questionKey = cutBytes(foldForSearch(asked.question), MAX_QUESTION_KEY);
      const question = cutBytes(asked.question, MAX_QUESTION);
      await insertQuestion(db, { ...asked, question, questionKey, conversationId: current.id }, now);
    }
    const owner = { ...current, leadId: added.leadId };
    const learnt = await learnFacts(parts, db, owner, factsOfReply(reply.content), "bot");
    return { ...learnt, conversation: current, message: added.message };
  });
}

/** Whether a message asks something; one that merely introduces its writer gives staff nothing to answer. */
function isQuestion(text: string): boolean {
  return text.includes("?") || Object.keys(factsOfVisitor(text)).length === 0;
}
