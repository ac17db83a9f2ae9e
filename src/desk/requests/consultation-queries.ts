import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { api } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { PAGE_SIZE, type Pages, usePages, usePending, useRead } from "../kit/api.ts";
import { useSave } from "../kit/use-save.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import type { Filters } from "./filters.ts";

/** Reads and writes of requests (SPEC §7); those for the follow-up are in `follow-up-queries.ts`. */

/** Prefix of all query keys whose data may contain a request. */
export const CONSULTATIONS = ["consultations"];
const LISTS = ["consultations", "list"];
const CONTACTED = ["consultations", "contacted"];
const REVIEW = ["consultations", "review"];

type Review = Consultation["review"];

export function useConsultations(filters: Filters, review: Review = "accepted", pageSize = PAGE_SIZE, enabled = true) {
  const which = review === "accepted" ? ({ order: "urgent" } as const) : { review };
  const query = { ...filters, ...which, limit: pageSize };
  return usePages(LISTS, "GET /consultations", { query, enabled });
}

export function useSummary(enabled = true) {
  return useRead(["consultations", "summary"], "GET /consultations/summary", { enabled });
}

/** Reads a request that is not among the loaded rows, for example because it was opened from an email. */
export function useConsultation(id: number | null, enabled: boolean) {
  return useRead(["consultations", "one", id], "GET /consultations/:id", {
    params: { id: id ?? 0 },
    enabled: enabled && id !== null,
  });
}

/**
 * Reads how many requests arrived after `seen`, and the newest of them.
 * @param seen id of the newest request seen in this browser
 */
export function useArrivals(seen: number | undefined, enabled: boolean) {
  const query = { after: seen };
  return useRead(["consultations", "arrivals", seen ?? null], "GET /consultations/arrivals", { query, enabled });
}

type Rows = ReadonlyMap<number, Partial<Consultation>>;

/** Number of responses to our own writes shown so far; `lastShown` has it as of each request's latest response. */
let shown = 0;
const lastShown = new Map<number, number>();

/**
 * Starts watching our own writes.
 * @returns a function that says whether the response to a write to the request has been shown since this call, so that
 *   earlier reads may be stale
 */
export function followOwnWrites(): (id: number) => boolean {
  const began = shown;
  return (id) => (lastShown.get(id) ?? 0) > began;
}

/** Shows the response to our own write; {@link followOwnWrites} then reports earlier reads as stale. */
export function showOwnWrite(client: QueryClient, changes: Rows): void {
  shown += 1;
  for (const id of changes.keys()) lastShown.set(id, shown);
  putIntoLists(client, changes);
}

/**
 * Updates requests in every list and detail, so that nothing flickers before these reload. Then marks hidden lists as
 * stale, because the update counts as a load and would otherwise prevent their reload.
 */
export function putIntoLists(client: QueryClient, changes: Rows): void {
  const changed = (item: Consultation) => {
    const change = changes.get(item.id);
    return change ? { ...item, ...change } : item;
  };
  client.setQueriesData<Pages<Consultation>>({ queryKey: LISTS }, (data) =>
    data?.pages.some(({ items }) => items.some(({ id }) => changes.has(id)))
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
      : undefined,
  );
  void client.invalidateQueries({ queryKey: LISTS, type: "inactive", refetchType: "none" });
  for (const id of changes.keys()) {
    client.setQueryData<Consultation>(["consultations", "one", id], (item) => item && changed(item));
  }
}

export interface ContactedChange {
  id: number;
  name: string;
  contacted: boolean;
}

/**
 * Returns a write that sets whether a request is contacted. The screen changes only once the server responds; then the
 * lists reload (SPEC §4).
 */
export function useSetContacted(on: { failed: string; done: (change: ContactedChange) => void }) {
  const client = useQueryClient();
  return useSave(
    ({ id, contacted }: ContactedChange) =>
      api("PUT /consultations/:id/contacted", { params: { id }, body: { contacted } }),
    {
      key: CONTACTED,
      touches: [CONSULTATIONS],
      shows: (_response, { id, contacted }) => showOwnWrite(client, new Map([[id, { contacted }]])),
      done: (_response, change) => on.done(change),
      failed: on.failed,
    },
  );
}

export const usePendingToggles = () => usePending(CONTACTED);

/**
 * Returns a function that toggles "contacted" and announces the change to screen readers, and the ids of requests being
 * changed.
 * @param onDone called with the change once it is saved
 */
export function useContacted(onDone?: (change: ContactedChange) => void) {
  const { t } = useTexts();
  const { announce } = useDesk();
  const pending = usePendingToggles();
  const { mutate } = useSetContacted({
    done: (change) => {
      announce(change.contacted ? t.toggle.marked(change.name) : t.toggle.unmarked(change.name));
      onDone?.(change);
    },
    failed: t.errors.toggle,
  });
  const busy = useRef(pending);
  busy.current = pending;
  const toggle = useCallback(
    ({ id, name, contacted }: Pick<Consultation, "id" | "name" | "contacted">) => {
      if (!busy.current.has(id)) mutate({ id, name, contacted: !contacted });
    },
    [mutate],
  );
  return { toggle, pending };
}

interface ReviewChange {
  id: number;
  name: string;
  review: Review;
  before: Review;
  /** Whether this undoes a decision. */
  undone?: boolean;
}

/**
 * Returns a function that accepts or discards a request. The toast can undo a discard, but not an acceptance, which has
 * already triggered emails; an accepted request can still be discarded.
 */
export function useReview() {
  const { toCheck: t } = useTexts().t;
  const { announce } = useDesk();
  const pending = usePending(REVIEW);
  const { mutate } = useSave(
    ({ id, review }: ReviewChange) => api("PUT /consultations/:id/review", { params: { id }, body: { review } }),
    {
      key: REVIEW,
      touches: [CONSULTATIONS],
      done: (_response, { undone, name, review, before, ...change }) => {
        if (undone) announce(t.undone(name));
        else if (review === "accepted") toasts.add({ title: t.accepted, description: t.acceptedText(name) });
        else {
          const undo = () => mutate({ ...change, name, review: before, before: review, undone: true });
          toasts.add({
            title: t.discarded,
            description: t.discardedText(name),
            action: { label: t.undo, instead: t.undoInstead, onPress: undo },
          });
        }
      },
      failed: t.failed,
    },
  );
  const decide = useCallback(
    ({ id, name, review: before }: Consultation, review: Review) => mutate({ id, name, review, before }),
    [mutate],
  );
  return { decide, pending };
}
