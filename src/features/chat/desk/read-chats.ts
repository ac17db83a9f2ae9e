import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { cursorAfter, positionOf } from "../../../lib/http/cursor.ts";
import { MAX_ID } from "../../../lib/http/record-id.ts";
import { type Caller, mayAsAdmin } from "../../../lib/http/roles.ts";
import { searchWordsOf } from "../../../lib/text/search-words.ts";
import { countQuestions } from "../faq/store.ts";
import {
  type ChatSummary,
  type ConversationListQuery,
  type ConversationPage,
  type ConversationSummary,
  MOST_COUNTED,
  OPEN_FOR,
  type StaffConversation,
} from "../model.ts";
import type { ChatParts } from "../parts.ts";
import {
  type ConversationFilter,
  countConversations,
  findStaffConversation,
  listConversations,
  type StaffConversationRow,
} from "../store/conversation-list.ts";
import { lockConversation } from "../store/conversations.ts";
import { findPersonKeys, listRequestsOf } from "../store/leads.ts";
import { listTranscript } from "../store/messages.ts";
import { countLive } from "../store/take-overs.ts";

/** Requests by the same person that a conversation links to. */
const MOST_REQUESTS = 5;

/** A conversation with a message after this moment is open. */
export const openSince = (now: Date): Date => new Date(now.getTime() - OPEN_FOR);

/** @throws AppError `not-found` */
export async function requireConversation(db: Queryable, id: number): Promise<StaffConversationRow> {
  const row = await findStaffConversation(db, id);
  if (!row) throw new AppError("not-found", "There is no such conversation");
  return row;
}

/** The same, locked until the transaction ends: what a visitor says meanwhile is processed afterwards. */
export async function lockAndRequire(db: Queryable, id: number): Promise<StaffConversationRow> {
  await lockConversation(db, id);
  return await requireConversation(db, id);
}

/**
 * A whole conversation as the desk shows it.
 * @param viewer who sees requests only as an admin, or with a key's scope
 * @throws AppError `not-found`
 */
export async function readConversation(
  { database: { kysely }, clock }: Pick<ChatParts, "database" | "clock">,
  id: number,
  viewer: Caller,
): Promise<StaffConversation> {
  const row = await requireConversation(kysely, id);
  const { email, phone, leadVersion, contactedAt, staffUntil } = row;
  return {
    ...summaryOf(row, openSince(clock())),
    messages: await listTranscript(kysely, id),
    facts: row.facts ?? {},
    leadVersion: leadVersion ?? 0,
    contactedAt: contactedAt?.toISOString() ?? null,
    staffUntil: staffUntil?.toISOString() ?? null,
    consultations: mayAsAdmin(viewer, "requests:read")
      ? await listRequestsOf(kysely, { email, phone }, MOST_REQUESTS)
      : null,
  };
}

type SummaryRow = Omit<
  StaffConversationRow,
  "sessionId" | "leadId" | "facts" | "leadVersion" | "contactedAt" | "staffUntil"
>;

export function summaryOf(row: SummaryRow, since: Date): Omit<ConversationSummary, "excerpt"> {
  const { id, name, email, phone, company, language, page, mode, contacted, messageCount } = row;
  return {
    id,
    name,
    email,
    phone,
    company,
    language,
    page,
    mode,
    staff: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? "" },
    waitingSince: row.waitingSince?.toISOString() ?? null,
    open: row.lastMessageAt > since,
    contacted,
    messageCount,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
  };
}

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
