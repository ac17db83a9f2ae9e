/* The chat's constants that a page needs before any schema loads. Keep this file small, because every page loads it. */

/** Default retention period of a conversation, in days. */
export const CHAT_RETENTION_DAYS = 180;
/** Longest visitor message, in UTF-16 code units: about a page and a half. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Local storage key of the browser's chat session id. */
export const CHAT_SESSION_KEY = "nordet-chat-session";

/** Format of a session id (SPEC §3): prefix, time in base 36, random part. */
export const SESSION_ID = /^nordet-[0-9a-z]{1,12}-[0-9a-z]{8,40}$/;

/**
 * Creates a session id.
 * @param random at least 8 characters of base 36
 */
export function newSessionId(now: Date, random: string): string {
  return `nordet-${now.getTime().toString(36)}-${random}`;
}
