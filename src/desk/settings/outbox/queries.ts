import { useMutationState } from "@tanstack/react-query";
import type { OutboxStatus } from "../../../features/outbox/model.ts";
import type { CallAnswer } from "../../../lib/http/api-calls.ts";
import { api } from "../../../ui/api-client.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";

export function useOutbox(status: OutboxStatus | null) {
  return usePages(["outbox", status], "GET /outbox", { query: { limit: PAGE_SIZE, status } });
}

const REPLAY = ["outbox", "replay"];

export const useReplay = (on: Telling<number, CallAnswer<"POST /outbox/:id/replay">>) =>
  useSave((id: number) => api("POST /outbox/:id/replay", { params: { id } }), {
    key: REPLAY,
    touches: [["outbox"]],
    ...on,
  });

/** Messages that are being sent again, wherever that was pressed. */
export function usePendingReplays(): ReadonlySet<number> {
  const filters = { mutationKey: REPLAY, status: "pending" } as const;
  return new Set(useMutationState({ filters, select: ({ state }) => state.variables as number }));
}
