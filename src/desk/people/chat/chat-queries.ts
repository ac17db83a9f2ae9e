import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ChatMessage,
  ConversationPage,
  ConversationSummary,
  LeadField,
  StaffConversation,
} from "../../../features/chat/model.ts";
import { apiRead, apiWrite } from "../../../ui/api-client.ts";

/** What the desk reads and writes of the chat. `LiveChat` has it read anew when something happens. */

const ROOT = "/api/chat";

export function useConversations(query: URLSearchParams) {
  return useInfiniteQuery({
    queryKey: ["chat", "list", query.toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(query);
      if (pageParam) asked.set("cursor", pageParam);
      return apiRead<ConversationPage>(`${ROOT}/conversations?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

/** Pages as one list; a conversation that moved between two pages while they were read is listed once. */
export function conversationsOf(pages: readonly ConversationPage[] | undefined): ConversationSummary[] {
  const rows = new Map<number, ConversationSummary>();
  for (const page of pages ?? []) for (const row of page.conversations) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

const keyOf = (id: number) => ["chat", "one", id];

export function useConversation(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => apiRead<StaffConversation>(`${ROOT}/conversations/${id}`, { signal }),
    networkMode: "always",
  });
}

export interface ChangeEvents<Variables> {
  success: (conversation: StaffConversation, variables: Variables) => void;
  error: (error: Error) => void;
}

/** A write that answers with the conversation as it is then. */
function useChange<Variables>(
  id: number,
  work: (variables: Variables) => Promise<Response>,
  on: ChangeEvents<Variables>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: Variables) => (await (await work(variables)).json()) as StaffConversation,
    onSuccess: (conversation, variables) => {
      client.setQueryData(keyOf(id), conversation);
      refetchLists(client);
      on.success(conversation, variables);
    },
    onError: (error) => {
      // A refusal means that it has moved on.
      void client.invalidateQueries({ queryKey: keyOf(id) });
      on.error(error);
    },
  });
}

function refetchLists(client: ReturnType<typeof useQueryClient>): void {
  void client.invalidateQueries({ queryKey: ["chat", "list"] });
  void client.invalidateQueries({ queryKey: ["chat", "summary"] });
}

/** @param from id of the colleague it is taken from; `null` takes it from the assistant */
export const takeOver = (id: number, from: string | null) =>
  apiWrite("POST", `${ROOT}/conversations/${id}/take-over`, { from });

export const useTakeOver = (id: number, on: ChangeEvents<{ from: string | null }>) =>
  useChange(id, ({ from }: { from: string | null }) => takeOver(id, from), on);

export const useHandBack = (id: number, on: ChangeEvents<void>) =>
  useChange<void>(id, () => apiWrite("POST", `${ROOT}/conversations/${id}/hand-back`), on);

export interface ContactedChange {
  id: number;
  contacted: boolean;
  /** Whom it is about, for what is said afterwards. */
  who: string;
}

/** Nothing changes on screen before the server said so; afterwards the list is read again (SPEC §4). */
export function useSetContacted(on: { success: (change: ContactedChange) => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, contacted }: ContactedChange) =>
      (await (
        await apiWrite("PUT", `${ROOT}/conversations/${id}/contacted`, { contacted })
      ).json()) as StaffConversation,
    onSuccess: (conversation, change) => {
      client.setQueryData(keyOf(change.id), conversation);
      refetchLists(client);
      on.success(change);
    },
    onError: on.error,
  });
}

export interface FactChange {
  version: number;
  field: LeadField;
  value: string | null;
}

export const useSetFact = (id: number, on: ChangeEvents<FactChange>) =>
  useChange(
    id,
    ({ version, field, value }: FactChange) =>
      apiWrite("PUT", `${ROOT}/conversations/${id}/facts`, { version, [field]: value }),
    on,
  );

export async function sendMessage(id: number, message: string, messageId: string): Promise<ChatMessage> {
  return (await (
    await apiWrite("POST", `${ROOT}/conversations/${id}/messages`, { message, messageId })
  ).json()) as ChatMessage;
}

export function useRefetchConversation(id: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(id) });
}

export function useErase(id: number, on: { success: () => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiWrite("DELETE", `${ROOT}/conversations/${id}`),
    onSuccess: () => {
      refetchLists(client);
      void client.invalidateQueries({ queryKey: ["chat", "questions"] });
      on.success();
    },
    onError: on.error,
  });
}
