import { AppError } from "../../../lib/http/app-error.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { ChatParts } from "../parts.ts";
import { type Conversation, findBySecret } from "../store/conversations.ts";

/** The conversation of a session cookie. */
export async function findOwn(
  { database }: Pick<ChatParts, "database">,
  token: string | undefined,
): Promise<Conversation | undefined> {
  const digest = digestOfToken(token);
  return digest === undefined ? undefined : await findBySecret(database.kysely, digest);
}

/**
 * The same, but required.
 * @throws AppError `not-found` when the cookie proves no session, `forbidden` when it is not the one named
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
