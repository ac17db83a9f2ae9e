import { useMutationState } from "@tanstack/react-query";
import type { OutboxEntry, OutboxStatus } from "../../../features/outbox/model.ts";
import { apiWrite } from "../../../ui/api-client.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";

export function useOutbox(status: OutboxStatus | null) {
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(status && { status }) });
  return usePages<OutboxEntry>(["outbox", `${query}`], `/api/outbox?${query}`);
}

const REPLAY = ["outbox", "replay"];

export const useReplay = (on: Telling<number, Response>) =>
  useSave((id: number) => apiWrite("POST", `/api/outbox/${id}/replay`), {
    key: REPLAY,
    touches: [["outbox"]],
    ...on,
  });

/** Messages that are being sent again, wherever that was pressed. */
export function usePendingReplays(): ReadonlySet<number> {
  const filters = { mutationKey: REPLAY, status: "pending" } as const;
  return new Set(useMutationState({ filters, select: ({ state }) => state.variables as number }));
}
