import { useQueryClient } from "@tanstack/react-query";
import type { LeadField, StaffConversation } from "../../../features/chat/model.ts";
import { api } from "../../../ui/api-client.ts";
import { inTurn, useChange, usePending, useRead } from "../../kit/api.ts";
import { usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";
import type { ChatFilters } from "./chat-address.ts";

/** What the desk reads and writes of the chat. `LiveChat` has it read anew when something happens. */

const SUMMARY = ["chat", "summary"];
export const keyOf = (id: number) => ["chat", "one", id];
/** What is read again once a conversation is gone. */
export const TOUCHED_BY_ERASURE = [["chat", "list"], SUMMARY, ["chat", "questions"]];

export const useConversations = (query: Partial<ChatFilters>) =>
  usePages(["chat", "list"], "GET /chat/conversations", { query });

export const useConversation = (id: number) => useRead(keyOf(id), "GET /chat/conversations/:id", { params: { id } });

/** What a reply to a visitor can begin with. @param asked id of their message that it is made for: for another one, it is another */
export const useReplyDraft = (id: number, asked: number) =>
  useRead(["chat", "draft", id, asked], "GET /chat/conversations/:id/draft", { params: { id } });

/** What waits in the chat; read anew whenever something happens there. */
export const useChatSummary = () => useRead(SUMMARY, "GET /chat/summary");

/** How many conversations the person behind a request had with the assistant. */
export const useChatsOf = (consultation: number) =>
  useRead(["chat", "of-consultation", consultation], "GET /chat/conversations", { query: { limit: 1, consultation } })
    .data?.total;

/** A change of one conversation, whose answer shows at once; the list is read again afterwards. */
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
  /** Of the facts on screen. */
  version: number;
  field: LeadField;
  value: string | null;
}

interface FactEvents {
  done: (answer: StaffConversation, given: FactChange) => unknown;
  failed: (error: Error, given: FactChange) => void;
}

/** Confirms a fact with its value, corrects it, or takes it out. */
export const useFactChange = (id: number, on: FactEvents) =>
  useChange(
    ({ version: shown, field, value }: FactChange) =>
      factsInTurn(id, shown, (version) =>
        api("PUT /chat/conversations/:id/facts", { params: { id }, body: { version, [field]: value } }),
      ),
    { ...useShown(id), ...on },
  );

/** @param from id of the colleague it is taken from; `null` takes it from the assistant */
export const takeOver = (id: number, from: string | null) =>
  api("POST /chat/conversations/:id/take-over", { params: { id }, body: { from } });

const CONTACTED = ["chat", "contacted"];

interface ContactedChange {
  id: number;
  contacted: boolean;
  /** Whom it is about, for what is said afterwards. */
  who: string;
}

/** Nothing changes on screen before the server said so; afterwards the list is read again (SPEC §4). */
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
