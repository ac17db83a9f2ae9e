import { learnPosted, type PostedLead, postedFacts } from "../lead/lead-facts.ts";
import type { SummaryStatus } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { planLateSummary } from "../summaries/sum-up-chats.ts";
import { ownConversation } from "./own-conversation.ts";

/** `POST /send-summary` (SPEC §7). @returns whether it is or will be sent */
export async function requestSummary(
  parts: ChatParts,
  posted: PostedLead,
  token: string | undefined,
): Promise<SummaryStatus> {
  const conversation = await ownConversation(parts, token);
  const { lead } = await learnPosted(parts, conversation, postedFacts(posted));
  if (conversation.summarySentAt) return "sent";
  if (!lead.email || !conversation.lastReplyAt) return "not-needed";
  await planLateSummary(parts, conversation);
  return "scheduled";
}
