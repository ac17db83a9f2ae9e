import { useQuery } from "@tanstack/react-query";
import type { ChatSummary, ConversationPage } from "../../../features/chat/model.ts";
import { apiRead } from "../../../ui/api-client.ts";

/** What other sections tell of the chat; its own screens: `chat-queries.ts`. */

/** What waits in the chat; read anew whenever something happens there. */
export function useChatSummary() {
  return useQuery({
    queryKey: ["chat", "summary"],
    queryFn: ({ signal }) => apiRead<ChatSummary>("/api/chat/summary", { signal }),
    networkMode: "always",
  });
}

/** How many conversations the person behind a request had with the assistant. */
export function useChatsOf(consultationId: number) {
  return useQuery({
    queryKey: ["chat", "of-consultation", consultationId],
    queryFn: ({ signal }) =>
      apiRead<ConversationPage>(`/api/chat/conversations?limit=1&consultation=${consultationId}`, { signal }),
    select: ({ total }) => total ?? 0,
    networkMode: "always",
  });
}
