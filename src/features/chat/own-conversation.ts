import { AppError } from "../../lib/http/app-error.ts";
import { digestOfToken } from "../../lib/secrets.ts";
import type { ChatParts } from "./parts.ts";
import { type Conversation, findBySecret, saveTranscript } from "./store/conversations.ts";
import { listMessages } from "./store/messages.ts";

/** Finds a session cookie's conversation. */
export async function findOwn(
  { database }: Pick<ChatParts, "database">,
  token: string | undefined,
): Promise<Conversation | undefined> {
  const digest = digestOfToken(token);
  return digest === undefined ? undefined : await findBySecret(database.kysely, digest);
}

/**
 * Finds a session cookie's conversation, which must exist.
 * @throws AppError `not-found` if the cookie proves no session, `forbidden` if it proves a session other than
 * `sessionId`
 */
export async function ownConversation(
  parts: Pick<ChatParts, "database">,
  token: string | undefined,
  sessionId?: string,
): Promise<Conversation> {
  const conversation = await findOwn(parts, token);
  if (!conversation) throw noConversation();
  if (sessionId !== undefined && sessionId !== conversation.sessionId) {
    throw new AppError("forbidden", "The cookie is of another session");
  }
  return conversation;
}

export function noConversation(): AppError {
  return new AppError("not-found", "The session has no conversation");
}

/** Creates an NDJSON stream that drops lines written after the reader has left. */
export function createLineStream<Line>() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = undefined;
    },
  });
  return {
    stream,
    emit: (line: Line) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    close: () => controller?.close(),
  };
}

/**
 * Handles `POST /conversations` (SPEC §7): stores the server's own transcript rather than the posted messages.
 * @returns the number of messages stored
 */
export async function keepTranscript(parts: ChatParts, sessionId: string, token: string | undefined): Promise<number> {
  const { kysely } = parts.database;
  const { id } = await ownConversation(parts, token, sessionId);
  const transcript = await listMessages(kysely, id);
  await saveTranscript(kysely, id, transcript, parts.clock());
  return transcript.length;
}
