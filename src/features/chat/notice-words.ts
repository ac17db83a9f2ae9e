import type { Language } from "../../lib/language.ts";
import { chatEn as en } from "../../text/en/chat/chat.ts";
import { chatFr as fr } from "../../text/fr/chat/chat.ts";
import type { ChatNotice } from "./parts.ts";

/** Version of the notice above the chat's input; a changed wording gets a new date. */
const CHAT_NOTICE_VERSION = "2026-11-20";

/**
 * The notice above the input before the first message.
 * @param days a conversation is kept
 */
export function noticeWords(language: Language, days: number): ChatNotice {
  const wording = { fr, en }[language].notice(days);
  return { place: "chat-notice", version: CHAT_NOTICE_VERSION, language, wording };
}
