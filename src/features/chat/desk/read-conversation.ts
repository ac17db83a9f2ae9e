import type { Queryable } from "../../../db/database.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import { type Caller, mayAsAdmin } from "../../../lib/http/roles.ts";
import { type ConversationSummary, OPEN_FOR, type StaffConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { findStaffConversation, type StaffConversationRow } from "../store/conversation-list.ts";
import { lockConversation } from "../store/conversations.ts";
import { listTranscript } from "../store/messages.ts";
import { listRequestsOf } from "../store/people.ts";

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
