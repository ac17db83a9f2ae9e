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
