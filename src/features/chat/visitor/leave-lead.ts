import { learnPosted, postedFacts } from "../lead/lead-facts.ts";
import type { Lead, LeadBody } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { planLateSummary } from "../summaries/sum-up-chats.ts";
import { ownConversation } from "./own-conversation.ts";

/** `POST /leads` (SPEC §7): fills gaps; facts the server found itself take precedence. */
export async function leaveLead(
  parts: ChatParts,
  { sessionId, ...body }: LeadBody,
  token: string | undefined,
): Promise<Lead> {
  const conversation = await ownConversation(parts, token, sessionId);
  const { lead, isNew } = await learnPosted(parts, conversation, postedFacts(body));
  if (isNew) {
    await parts.events.publish(conversation.id, { type: "lead" });
    await planLateSummary(parts, conversation);
  }
  return lead;
}
