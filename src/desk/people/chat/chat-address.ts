import { MAX_SEARCH_LENGTH, STATES } from "../../../features/chat/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { type FiltersOf, numberOf, oneOf, textOf, yesOrNo } from "../../kit/use-filters.ts";

export const CHAT_PATH = "/admin/chat";
/** Id of the conversation in `/admin/chat/12`. */
export function conversationIdOf(path: string): number | null {
  const id = /^\/admin\/chat\/([1-9]\d{0,9})$/.exec(path)?.[1];
  return id ? Number(id) : null;
}

/** Address of a conversation, or of the list. @param asked query with the list's filters */
export function conversationAddress(id: number | null, asked: string): string {
  const path = id === null ? CHAT_PATH : `${CHAT_PATH}/${id}`;
  return asked ? `${path}?${asked}` : path;
}

/** Filters of the list of conversations, here and in the API. */
export const CHAT_FILTERS = {
  search: textOf(MAX_SEARCH_LENGTH),
  state: oneOf(STATES),
  contacted: yesOrNo,
  language: oneOf(LANGUAGES),
  lead: yesOrNo,
  /** Conversations of the person who sent this request. */
  consultation: numberOf,
};
export type ChatFilters = FiltersOf<typeof CHAT_FILTERS>;
