import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { cursorAfter, positionOf } from "../../../lib/http/cursor.ts";
import { MAX_ID } from "../../../lib/http/record-id.ts";
import { searchWordsOf } from "../../../lib/text/search-words.ts";
import { countQuestions } from "../faq/store.ts";
import { type ChatSummary, type ConversationListQuery, type ConversationPage, MOST_COUNTED } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { type ConversationFilter, countConversations, listConversations } from "../store/conversation-list.ts";
import { findPersonKeys } from "../store/people.ts";
import { countLive } from "../store/take-overs.ts";
import { openSince, summaryOf } from "./read-conversation.ts";

/**
 * Matching conversations, most recent activity first.
 * @throws AppError `invalid` for an invalid cursor, `not-found` for a nonexistent request
 */
export async function listChats(
  { database, clock }: ChatParts,
  query: ConversationListQuery,
): Promise<ConversationPage> {
  const after = query.cursor === undefined ? undefined : positionOf(query.cursor);
  const filter = await filterOf(database.kysely, query);
  const since = openSince(clock());
  // One extra row, to know whether there is a next page.
  const rows = await listConversations(database, filter, since, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    conversations: page.map((row) => ({ ...summaryOf(row, since), excerpt: row.excerpt ?? "" })),
    total: after
      ? null
      : await countConversations(database, filter, since, filter.words.length > 0 ? MOST_COUNTED : MAX_ID),
    next:
      last && rows.length > page.length
        ? cursorAfter({ createdAt: last.lastMessageAt.toISOString(), id: last.id })
        : null,
  };
}

/** What is waiting for staff. */
export async function countWaiting({ database: { kysely }, clock }: ChatParts): Promise<ChatSummary> {
  const [live, unanswered] = await Promise.all([countLive(kysely, openSince(clock())), countQuestions(kysely)]);
  return { ...live, unanswered };
}

async function filterOf(kysely: Queryable, query: ConversationListQuery): Promise<ConversationFilter> {
  const person = query.consultation === undefined ? undefined : await findPersonKeys(kysely, query.consultation);
  if (query.consultation !== undefined && !person) throw new AppError("not-found", "There is no such request");
  return {
    words: searchWordsOf(query.search ?? ""),
    state: query.state,
    contacted: query.contacted === undefined ? undefined : query.contacted === "true",
    language: query.language,
    hasLead: query.lead === undefined ? undefined : query.lead === "true",
    person,
  };
}
