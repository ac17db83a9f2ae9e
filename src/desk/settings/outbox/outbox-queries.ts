import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import type { OutboxEntry, OutboxStatus } from "../../../features/outbox/model.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";

export function useOutbox(status: OutboxStatus | null) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
  if (status) query.set("status", status);
  return usePages<OutboxEntry>(["outbox", query.toString()], `/api/outbox?${query}`);
}

const REPLAY_KEY = ["outbox", "replay"];

export function useReplay(on: { success: () => unknown; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: REPLAY_KEY,
    mutationFn: (id: number) => apiWrite("POST", `/api/outbox/${id}/replay`),
    onSuccess: on.success,
    onError: on.error,
    // A refusal means that the message moved on: the list is out of date then too.
    onSettled: () => void client.invalidateQueries({ queryKey: ["outbox"] }),
  });
}

export function usePendingReplays(): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey: REPLAY_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as number,
  });
  return new Set(pending);
}
