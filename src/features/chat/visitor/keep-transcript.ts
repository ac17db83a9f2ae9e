import type { ChatParts } from "../parts.ts";
import { listMessages } from "../store/messages.ts";
import { saveTranscript } from "../store/summaries.ts";
import { ownConversation } from "./own-conversation.ts";

/** `POST /conversations` (SPEC §7): stores the transcript, the server's own. @returns its number of messages */
export async function keepTranscript(parts: ChatParts, sessionId: string, token: string | undefined): Promise<number> {
  const { kysely } = parts.database;
  const { id } = await ownConversation(parts, token, sessionId);
  const transcript = await listMessages(kysely, id);
  await saveTranscript(kysely, id, transcript, parts.clock());
  return transcript.length;
}
