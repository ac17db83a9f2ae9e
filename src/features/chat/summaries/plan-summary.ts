import type { ChatParts } from "../parts.ts";
import type { Conversation } from "../store/conversations.ts";
import { planSummary } from "../store/summaries.ts";

/** Delay of the summary after the last reply (SPEC §7 and §9), in milliseconds. */
const SUMMARY_AFTER = 300_000;

/** When the summary is due unless another reply follows. */
export const summaryDueAt = (lastReplyAt: Date): Date => new Date(lastReplyAt.getTime() + SUMMARY_AFTER);

/**
 * Schedules the summary of a conversation whose email address came up after the last reply: due when it would have
 * been.
 */
export async function planLateSummary(
  { database, wakeSummaries }: ChatParts,
  { id, lastReplyAt }: Pick<Conversation, "id" | "lastReplyAt">,
): Promise<void> {
  if (!lastReplyAt) return;
  await planSummary(database.kysely, id, summaryDueAt(lastReplyAt));
  wakeSummaries();
}
