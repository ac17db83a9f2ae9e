import type { ChatSummary, ConversationPage, StaffConversation } from "../../../features/chat/model.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { useChange, useRead } from "../../kit/api.ts";
import { useCursorPages } from "../../kit/pages.ts";

/** What the desk reads and writes of the chat. `LiveChat` has it read anew when something happens. */

const ROOT = "/api/chat/conversations";
const SUMMARY = ["chat", "summary"];
export const pathOf = (id: number) => `${ROOT}/${id}`;
export const keyOf = (id: number) => ["chat", "one", id];
/** What is read again once a conversation is gone. */
export const TOUCHED_BY_ERASURE = [["chat", "list"], SUMMARY, ["chat", "questions"]];

export const useConversations = (query: URLSearchParams) =>
  useCursorPages<ConversationPage>(["chat", "list"], ROOT, query);

export const useConversation = (id: number) => useRead<StaffConversation>(keyOf(id), pathOf(id));

/** What waits in the chat; read anew whenever something happens there. */
export const useChatSummary = () => useRead<ChatSummary>(SUMMARY, "/api/chat/summary");

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

/** A change of one conversation; it and the list are read again afterwards. */
export const useConversationChange = <Given>(
  id: number,
  write: (given: Given) => Promise<Response>,
  on: Events<Given>,
) => useChange(write, { touches: [keyOf(id), ["chat", "list"], SUMMARY], ...on });

/** @param from id of the colleague it is taken from; `null` takes it from the assistant */
export const takeOver = (id: number, from: string | null) => apiWrite("POST", `${pathOf(id)}/take-over`, { from });

interface ContactedChange {
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
