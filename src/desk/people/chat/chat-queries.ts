import { useQueryClient } from "@tanstack/react-query";
import type { ChatSummary, ConversationPage, LeadField, StaffConversation } from "../../../features/chat/model.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { useChange, useRead } from "../../kit/api.ts";
import { useCursorPages } from "../../kit/pages.ts";

/** What the desk reads and writes of the chat. `LiveChat` has it read anew when something happens. */

const ROOT = "/api/chat/conversations";
const pathOf = (id: number) => `${ROOT}/${id}`;
const keyOf = (id: number) => ["chat", "one", id];
const touching = (id: number) => ({ touches: [keyOf(id), ["chat", "list"], ["chat", "summary"]] });

export const useConversations = (query: URLSearchParams) =>
  useCursorPages<ConversationPage>(["chat", "list"], ROOT, query);

export const useConversation = (id: number) => useRead<StaffConversation>(keyOf(id), pathOf(id));

/** What waits in the chat; read anew whenever something happens there. */
export const useChatSummary = () => useRead<ChatSummary>(["chat", "summary"], "/api/chat/summary");

/** How many conversations the person behind a request had with the assistant. */
export const useChatsOf = (consultationId: number) =>
  useRead<ConversationPage>(
    ["chat", "of-consultation", consultationId],
    `${ROOT}?limit=1&consultation=${consultationId}`,
  ).data?.total;

interface Events<Given> {
  done: (answer: Response, given: Given) => unknown;
  failed: (error: Error) => void;
}

/** @param from id of the colleague it is taken from; `null` takes it from the assistant */
export const takeOver = (id: number, from: string | null) => apiWrite("POST", `${pathOf(id)}/take-over`, { from });

export const useTakeOver = (id: number, on: Events<string | null>) =>
  useChange((from: string | null) => takeOver(id, from), { ...touching(id), ...on });

export const useHandBack = (id: number, on: Events<void>) =>
  useChange<void, Response>(() => apiWrite("POST", `${pathOf(id)}/hand-back`), { ...touching(id), ...on });

export interface ContactedChange {
  id: number;
  contacted: boolean;
  /** Whom it is about, for what is said afterwards. */
  who: string;
}

/** Nothing changes on screen before the server said so; afterwards the list is read again (SPEC §4). */
export const useSetContacted = (on: Events<ContactedChange>) =>
  useChange(({ id, contacted }: ContactedChange) => apiWrite("PUT", `${pathOf(id)}/contacted`, { contacted }), {
    touches: [["chat"]],
    ...on,
  });

export interface FactChange {
  version: number;
  field: LeadField;
  value: string | null;
}

export const useSetFact = (id: number, on: Events<FactChange>) =>
  useChange(
    ({ version, field, value }: FactChange) => apiWrite("PUT", `${pathOf(id)}/facts`, { version, [field]: value }),
    { ...touching(id), ...on },
  );

export const sendMessage = (id: number, message: string, messageId: string) =>
  apiWrite("POST", `${pathOf(id)}/messages`, { message, messageId });

export function useRefetchConversation(id: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
}

export const useErase = (id: number, on: Events<void>) =>
  useChange<void, Response>(() => apiWrite("DELETE", pathOf(id)), {
    touches: [
      ["chat", "list"],
      ["chat", "summary"],
      ["chat", "questions"],
    ],
    ...on,
  });
