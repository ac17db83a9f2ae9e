import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { api } from "../../ui/api-client.ts";
import { toasts } from "../../ui/toast-store.ts";
import { usePending, useRead } from "../kit/api.ts";
import { PAGE_SIZE, type Pages, usePages } from "../kit/pages.ts";
import { useSave } from "../kit/use-save.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import type { Filters } from "./filters.ts";

/** What the desk reads and writes of requests (SPEC §7); following them up: `follow-up-queries.ts`. */

/** Everything that a change of a request may show in. */
export const CONSULTATIONS = ["consultations"];
const LISTS = ["consultations", "list"];
const CONTACTED = ["consultations", "contacted"];
const REVIEW = ["consultations", "review"];

type Review = Consultation["review"];

/** @param pageSize rows that are read at a time */
export function useConsultations(filters: Filters, review: Review = "accepted", pageSize = PAGE_SIZE, enabled = true) {
  const which = review === "accepted" ? ({ order: "urgent" } as const) : { review };
  const query = { ...filters, ...which, limit: pageSize };
  return usePages(LISTS, "GET /consultations", { query, enabled });
}

export function useSummary(enabled = true) {
  return useRead(["consultations", "summary"], "GET /consultations/summary", { enabled });
}

/** One consultation that is not among the rows at hand, for instance from the link in a mail. */
export function useConsultation(id: number | null, enabled: boolean) {
  return useRead(["consultations", "one", id], "GET /consultations/:id", {
    params: { id: id ?? 0 },
    enabled: enabled && id !== null,
  });
}

/** What has come since the last request that was seen in this browser. */
export function useArrivals(seen: number | undefined, enabled: boolean) {
  const query = { after: seen };
  return useRead(["consultations", "arrivals", seen ?? null], "GET /consultations/arrivals", { query, enabled });
}

type Rows = ReadonlyMap<number, Partial<Consultation>>;

/** How many answers to one's own writes have been shown, and which of them, counted so, was the last of a request. */
let shown = 0;
const lastShown = new Map<number, number>();

/** @returns whether one's own write of a request was answered since: what was asked for before that may be older */
export function followOwnWrites(): (id: number) => boolean {
  const began = shown;
  return (id) => (lastShown.get(id) ?? 0) > began;
}

/** Shows the answer to one's own write: what was asked for before it is shown no more. */
export function showOwnWrite(client: QueryClient, changes: Rows): void {
  shown += 1;
  for (const id of changes.keys()) lastShown.set(id, shown);
  putIntoLists(client, changes);
}

/**
 * Writes rows, by number, into every list that holds them, so that nothing flickers until the lists are fetched again. A list
 * that is not on screen is read when it is next: what is written into it would count as read.
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

/** The toggle of SPEC §4: nothing changes on screen before the server said so; afterwards the lists are fetched again. */
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

/** Marks as contacted, or takes the mark back, and says so. @param onDone told of what was changed */
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
  /** What it was. */
  before: Review;
  /** Takes a decision back. */
  undone?: boolean;
}

/**
 * Accepting and discarding. Discarding can be undone from its toast; accepting cannot, its mails are on their way, but
 * what was accepted can be discarded.
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
