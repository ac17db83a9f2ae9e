/*
 * What a browser needs to know about its chat before any schema is loaded; kept small, because it is part of the page's
 * first bytes.
 */

/** Days a conversation is kept, unless configured otherwise. */
export const KEPT_DAYS = 180;
/** Longest visitor message, in UTF-16 units: a page and a half, which a model or a webhook can handle. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Local storage key of a browser's chat id. */
export const CHAT_SESSION_KEY = "nordet-chat-session";

/** Prefix, time, random part (SPEC §3). */
export const SESSION_ID = /^nordet-[0-9a-z]{1,12}-[0-9a-z]{8,40}$/;

/**
 * A new session id.
 * @param random characters of base 36, at least 8 of them
 */
export function newSessionId(now: Date, random: string): string {
  return `nordet-${now.getTime().toString(36)}-${random}`;
}
