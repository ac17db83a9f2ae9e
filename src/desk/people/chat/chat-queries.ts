import { useQueryClient } from "@tanstack/react-query";
import {
  type ConversationSummary,
  type LeadField,
  MAX_SEARCH_LENGTH,
  STATES,
  type StaffConversation,
} from "../../../features/chat/model.ts";
import { LANGUAGES, type TextLike } from "../../../lib/language.ts";
import type { deskChat } from "../../../text/fr/desk/chat.ts";
import { api } from "../../../ui/api-client.ts";
import { inTurn, useChange, usePages, usePending, useRead } from "../../kit/api.ts";
import { type FiltersOf, numberOf, oneOf, textOf, yesOrNo } from "../../kit/filters.tsx";
import { readablePhone } from "../../kit/present.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import { sectionTexts, useSectionTexts, type useTexts } from "../../shell/desk-context.tsx";

type ChatTexts = TextLike<typeof deskChat>;

const TEXTS = sectionTexts<ChatTexts>({
  fr: () => import("../../../text/fr/desk/chat.ts").then((module) => module.deskChat),
  en: () => import("../../../text/en/desk/chat.ts").then((module) => module.deskChat),
});

export const useChatTexts = () => useSectionTexts(TEXTS);

type Known = Pick<ConversationSummary, "id" | "name" | "email" | "phone" | "company">;

/** Returns a conversation's title: the visitor's name, another known detail or, if none is known, its number. */
export function nameOf(
  { id, name, email, phone, company }: Known,
  t: Pick<ReturnType<typeof useTexts>["t"], "visitor" | "extension">,
): string {
  return name ?? email ?? (phone && readablePhone(phone, t.extension)) ?? company ?? t.visitor(id);
}

export const CHAT_PATH = "/admin/chat";

/** How long a visitor counts as present after a chat message, in ms. */
export const PRESENT_FOR = 10 * 60_000;

/** Returns the id in a path such as `/admin/chat/12`; `null` for any other path. */
export function conversationIdOf(path: string): number | null {
  const id = /^\/admin\/chat\/([1-9]\d{0,9})$/.exec(path)?.[1];
  return id ? Number(id) : null;
}

/**
 * Returns the URL of a conversation, or of the list if `id` is `null`.
 * @param asked query string with the list's filters
 */
export function conversationAddress(id: number | null, asked: string): string {
  const path = id === null ? CHAT_PATH : `${CHAT_PATH}/${id}`;
  return asked ? `${path}?${asked}` : path;
}

/** Filters of the conversation list; the API uses the same names. */
export const CHAT_FILTERS = {
  search: textOf(MAX_SEARCH_LENGTH),
  state: oneOf(STATES),
  contacted: yesOrNo,
  language: oneOf(LANGUAGES),
  lead: yesOrNo,
  /** Only conversations of the person who sent this request. */
  consultation: numberOf,
};
export type ChatFilters = FiltersOf<typeof CHAT_FILTERS>;

/** Reads and writes of the chat. `LiveChat` reloads them on live events. */

const SUMMARY = ["chat", "summary"];
export const keyOf = (id: number) => ["chat", "one", id];
/** Query keys to reload after a conversation is erased. */
export const TOUCHED_BY_ERASURE = [["chat", "list"], SUMMARY, ["chat", "questions"]];

export const useConversations = (query: Partial<ChatFilters>) =>
  usePages(["chat", "list"], "GET /chat/conversations", { query });

export const useConversation = (id: number) => useRead(keyOf(id), "GET /chat/conversations/:id", { params: { id } });

/**
 * Reads a draft reply.
 * @param asked id of the message to answer; part of the query key, so that a newer message has its own draft
 */
export const useReplyDraft = (id: number, asked: number) =>
  useRead(["chat", "draft", id, asked], "GET /chat/conversations/:id/draft", { params: { id } });

/** Reads the numbers of waiting conversations and of unanswered questions; reloads on every chat event. */
export const useChatSummary = () => useRead(SUMMARY, "GET /chat/summary");

/** Reads the number of conversations that the person behind a request has had with the assistant. */
export const useChatsOf = (consultation: number) =>
  useRead(["chat", "of-consultation", consultation], "GET /chat/conversations", { query: { limit: 1, consultation } })
    .data?.total;

/** Returns options for a write to a conversation, which show its response at once and then reload the list. */
function useShown(id: number) {
  const client = useQueryClient();
  return {
    touches: [keyOf(id), ["chat", "list"], SUMMARY],
    shows: (conversation: StaffConversation) => void client.setQueryData(keyOf(id), conversation),
  };
}

export const useConversationChange = <Given>(
  id: number,
  write: (given: Given) => Promise<StaffConversation>,
  on: Telling<Given, StaffConversation>,
) => useSave(write, { ...useShown(id), ...on });

const factsInTurn = inTurn(({ leadVersion }: StaffConversation) => leadVersion);

export interface FactChange {
  /** Version of the facts on screen. */
  version: number;
  field: LeadField;
  value: string | null;
}

interface FactEvents {
  done: (answer: StaffConversation, given: FactChange) => unknown;
  failed: (error: Error, given: FactChange) => void;
}

export const useFactChange = (id: number, on: FactEvents) =>
  useChange(
    ({ version: shown, field, value }: FactChange) =>
      factsInTurn(id, shown, (version) =>
        api("PUT /chat/conversations/:id/facts", { params: { id }, body: { version, [field]: value } }),
      ),
    { ...useShown(id), ...on },
  );

/**
 * Takes a conversation over.
 * @param from id of the colleague to take the conversation over from; `null` for the assistant
 */
export const takeOver = (id: number, from: string | null) =>
  api("POST /chat/conversations/:id/take-over", { params: { id }, body: { from } });

const CONTACTED = ["chat", "contacted"];

interface ContactedChange {
  id: number;
  contacted: boolean;
  /** Name of the person, for the toast. */
  who: string;
}

/**
 * Returns a function that sets whether a person is contacted. The screen changes only once the server responds; then
 * the list reloads (SPEC §4).
 */
export function useSetContacted(on: Telling<ContactedChange, StaffConversation>) {
  const pending = usePending(CONTACTED);
  const { mutate } = useSave(
    ({ id, contacted }: ContactedChange) =>
      api("PUT /chat/conversations/:id/contacted", { params: { id }, body: { contacted } }),
    { key: CONTACTED, touches: [["chat"]], ...on },
  );
  return {
    pending,
    set: (change: ContactedChange) => {
      if (!pending.has(change.id)) mutate(change);
    },
  };
}
