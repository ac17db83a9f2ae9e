import type { OutboxStatus } from "../../../features/outbox/model.ts";
import type { CallAnswer } from "../../../lib/http/api-calls.ts";
import { api } from "../../../ui/api-client.ts";
import { usePending } from "../../kit/api.ts";
import { PAGE_SIZE, usePages } from "../../kit/pages.ts";
import { type Telling, useSave } from "../../kit/use-save.ts";

export function useOutbox(status: OutboxStatus | null) {
  return usePages(["outbox"], "GET /outbox", { query: { limit: PAGE_SIZE, status } });
}

const REPLAY = ["outbox", "replay"];

interface Replayed {
  id: number;
}

export const useReplay = (on: Telling<Replayed, CallAnswer<"POST /outbox/:id/replay">>) =>
  useSave(({ id }: Replayed) => api("POST /outbox/:id/replay", { params: { id } }), {
    key: REPLAY,
    touches: [["outbox"]],
    ...on,
  });

/** Messages that are being sent again, wherever that was pressed. */
export const usePendingReplays = () => usePending(REPLAY);
