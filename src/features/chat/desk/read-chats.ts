import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { MAX_ID } from "../../../lib/http/input-fields.ts";
import { cursorAfter, positionOf } from "../../../lib/http/list-query.ts";
import { type Caller, mayAsAdmin } from "../../../lib/http/roles.ts";
import { foldForSearch, searchWordsOf } from "../../../lib/text/fold-for-search.ts";
import { normalisePhone } from "../../consultations/submission-schema.ts";
import { countQuestions } from "../faq/store.ts";
import {
  type ChatSummary,
  type ConversationListQuery,
  type ConversationPage,
  type ConversationSummary,
  type FactsBody,
  LEAD_FIELDS,
  type LeadFacts,
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
import { confirmFacts as confirmStored, findPersonKeys, listRequestsOf, markContacted } from "../store/leads.ts";
import { addSearchText, listTranscript } from "../store/messages.ts";
import { countLive } from "../store/take-overs.ts";

/** Maximum consultation requests by the same person that a conversation links to. */
const MOST_REQUESTS = 5;

/** Returns the instant after which an open conversation must have had a message. */
const openSince = (now: Date): Date => new Date(now.getTime() - OPEN_FOR);

/**
 * Finds a conversation with everything the desk shows except its messages.
 * @throws AppError `not-found`
 */
export async function requireConversation(db: Queryable, id: number): Promise<StaffConversationRow> {
  const row = await findStaffConversation(db, id);
  if (!row) throw new AppError("not-found", "There is no such conversation");
  return row;
}

/**
 * Like `requireConversation`, but locks the row until the transaction ends, so that the visitor's next message waits.
 */
export async function lockAndRequire(db: Queryable, id: number): Promise<StaffConversationRow> {
  await lockConversation(db, id);
  return await requireConversation(db, id);
}

/**
 * Reads a conversation with everything the desk shows.
 * @param viewer sees the person's consultation requests only if an admin, or a key with the scope `requests:read`
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

function summaryOf(row: SummaryRow, since: Date): Omit<ConversationSummary, "excerpt"> {
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
 * Lists a page of matching conversations, latest activity first.
 * @throws AppError `invalid` for a malformed cursor, `not-found` if the filter names an unknown request
 */
export async function listChats(
  { database, clock }: ChatParts,
  query: ConversationListQuery,
): Promise<ConversationPage> {
  const after = query.cursor === undefined ? undefined : positionOf(query.cursor);
  const filter = await filterOf(database.kysely, query);
  const since = openSince(clock());
  // One extra row shows whether there is a next page.
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

/** Counts open conversations, and the visitors and questions waiting for staff. */
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

/**
 * Confirms, corrects or removes contact details.
 * @throws AppError `not-found`; `outdated`, with the current conversation, on an edit conflict; `invalid` for an
 * invalid phone number
 */
export async function confirmFacts(
  parts: ChatParts,
  id: number,
  { version, ...values }: FactsBody,
  staff: Caller,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const now = clock();
  const done = await facts.transaction(async (db) => {
    const row = await lockAndRequire(db, id);
    const confirmed: LeadFacts = { ...row.facts };
    const named = LEAD_FIELDS.filter((field) => values[field] !== undefined);
    for (const field of named) {
      const value = storedForm(field, values[field] || null);
      const before = confirmed[field];
      if (value === null) delete confirmed[field];
      else confirmed[field] = { value, from: before?.value === value ? before.from : "staff", state: "confirmed" };
    }
    if (!(await confirmStored(db, row, confirmed, version, now))) return false;
    await addSearchText(db, id, foldForSearch(named.map((field) => confirmed[field]?.value ?? "").join(" ")));
    await facts.record(db, {
      kind: "chat.facts",
      at: now,
      actor: staff.id,
      subject: id,
      detail: { fields: named },
    });
    return true;
  });
  if (!done) {
    throw new AppError("outdated", "The facts have changed since", {
      current: await readConversation(parts, id, staff),
    });
  }
  await database.flushed();
  await events.publish(id, { type: "lead" });
  return await readConversation(parts, id, staff);
}

/**
 * Returns the canonical form of a contact detail.
 * @throws AppError `invalid` for an invalid phone number
 */
function storedForm(field: (typeof LEAD_FIELDS)[number], value: string | null): string | null {
  if (value === null) return null;
  if (field === "email") return value.toLowerCase();
  if (field !== "phone") return value;
  const phone = normalisePhone(value);
  if (!phone) throw new AppError("invalid", "This is no phone number", { fields: { phone: "phoneInvalid" } });
  return phone;
}

/**
 * Records whether staff called or wrote to the visitor.
 * @throws AppError `not-found`
 */
export async function setContacted(
  parts: ChatParts,
  id: number,
  contacted: boolean,
  staff: Caller,
): Promise<StaffConversation> {
  const { database, facts, clock, events } = parts;
  const changed = await facts.transaction(async (db) => {
    const at = clock();
    if (!(await markContacted(db, await lockAndRequire(db, id), contacted, at))) return false;
    await facts.record(db, { kind: "chat.contacted", at, actor: staff.id, subject: id, detail: { contacted } });
    return true;
  });
  await database.flushed();
  if (changed) await events.publish(id, { type: "lead" });
  return await readConversation(parts, id, staff);
}
