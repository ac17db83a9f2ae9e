import type { ChatParts } from "../parts.ts";
import type { Conversation } from "../store/conversations.ts";
import { planSummary } from "../store/summaries.ts";

/** How long after the last reply the staff get the summary (SPEC §7 and §9), in milliseconds. */
const SUMMARY_AFTER = 300_000;

/** When the summary is due unless another reply follows. */
export const summaryDueAt = (lastReplyAt: Date): Date => new Date(lastReplyAt.getTime() + SUMMARY_AFTER);

/** Plans the summary of a conversation whose mail came up after the last reply: it is due when it would have been. */
export async function planLateSummary(
  { database, wakeSummaries }: ChatParts,
  { id, lastReplyAt }: Pick<Conversation, "id" | "lastReplyAt">,
): Promise<void> {
  if (!lastReplyAt) return;
  await planSummary(database.kysely, id, summaryDueAt(lastReplyAt));
  wakeSummaries();
}
