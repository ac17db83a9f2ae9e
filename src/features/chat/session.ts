/*
 * What a browser needs to know of its chat before any schema is loaded: the widget's first bytes are the page's.
 */

/** Days for which a conversation is kept unless the site is configured otherwise. */
export const KEPT_DAYS = 180;
/** Longest message of a visitor, in UTF-16 units: a page and a half; what a model or a webhook is asked to read. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Key in local storage under which a browser keeps the id of its chat. */
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
