import { type ConversationState, MAX_SEARCH_LENGTH, STATES } from "../../../features/chat/model.ts";
import type { CallQuery } from "../../../lib/http/api-calls.ts";
import { isLanguage, type Language } from "../../../lib/language.ts";

export const CHAT_PATH = "/admin/chat";
/** Number of the conversation in `/admin/chat/12`. */
export function conversationIdOf(path: string): number | null {
  const id = /^\/admin\/chat\/([1-9]\d{0,9})$/.exec(path)?.[1];
  return id ? Number(id) : null;
}

/** Address of a conversation, or of the list without one, with what the list is narrowed to. */
export function conversationAddress(id: number | null, query: URLSearchParams): string {
  const path = id === null ? CHAT_PATH : `${CHAT_PATH}/${id}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What the list of conversations is narrowed to; kept in the address. */
export interface ChatFilters {
  search: string;
  state: ConversationState | null;
  contacted: boolean | null;
  language: Language | null;
  lead: boolean | null;
  /** Conversations of the person who sent this request. */
  consultation: number | null;
}

const yesOrNo = (value: string | null) => (value === "true" ? true : value === "false" ? false : null);

/** Reads filters from a query; whatever is not valid is left out. */
export function chatFiltersOf(query: URLSearchParams): ChatFilters {
  const language = query.get("language");
  const consultation = query.get("consultation") ?? "";
  return {
    search: (query.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    state: STATES.find((state) => state === query.get("state")) ?? null,
    contacted: yesOrNo(query.get("contacted")),
    language: isLanguage(language) ? language : null,
    lead: yesOrNo(query.get("lead")),
    consultation: /^[1-9]\d{0,8}$/.test(consultation) ? Number(consultation) : null,
  };
}

export const NO_CHAT_FILTERS: ChatFilters = {
  search: "",
  state: null,
  contacted: null,
  language: null,
  lead: null,
  consultation: null,
};

/** The query that {@link chatFiltersOf} reads, and that the API understands. */
export const chatQueryOf = ({ search, ...rest }: ChatFilters): CallQuery<"GET /chat/conversations"> => ({
  search: search.trim() || null,
  ...rest,
});
