import { leadOf } from "../lead/lead-facts.ts";
import type { OwnConversation } from "../model.ts";
import type { ChatParts } from "../parts.ts";
import { findFacts } from "../store/leads.ts";
import { listMessages } from "../store/messages.ts";
import { findOwn } from "./own-conversation.ts";

/** A session's conversation, or an empty one. */
export async function readTranscript(parts: ChatParts, token: string | undefined): Promise<OwnConversation> {
  const conversation = await findOwn(parts, token);
  if (!conversation) return { sessionId: null, messages: [], mode: "assistant", staffName: null, lead: {} };
  const { kysely } = parts.database;
  const { id, sessionId, leadId, mode, staffName } = conversation;
  const lead = leadOf(await findFacts(kysely, leadId));
  return { sessionId, messages: await listMessages(kysely, id), mode, staffName, lead };
}
