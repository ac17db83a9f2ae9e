import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Arrivals, Consultation, ConsultationSummary } from "../../features/consultations/model.ts";
import { apiRead, apiWrite } from "../../ui/api-client.ts";
import { PAGE_SIZE, type Pages, usePages } from "../kit/pages.ts";
import { type Filters, queryOf } from "./filters.ts";

/** What the desk reads and writes of requests (SPEC §7); following them up: `follow-up-queries.ts`. */

export type Review = Consultation["review"];

/** @param pageSize rows that are read at a time */
export function useConsultations(filters: Filters, review: Review = "accepted", pageSize = PAGE_SIZE, enabled = true) {
  const query = queryOf(filters);
  if (review !== "accepted") query.set("review", review);
  else query.set("order", "urgent");
  query.set("limit", String(pageSize));
  return usePages<Consultation>(["consultations", "list", query.toString()], `/api/consultations?${query}`, enabled);
}

export function useSummary(enabled = true) {
  return useQuery({
    queryKey: ["consultations", "summary"],
    queryFn: ({ signal }) => apiRead<ConsultationSummary>("/api/consultations/summary", { signal }),
    networkMode: "always",
    enabled,
  });
}

/** One consultation that is not among the rows at hand, for instance from the link in a mail. */
export function useConsultation(id: number | null, enabled: boolean) {
  return useQuery({
    queryKey: ["consultations", "one", id],
    queryFn: ({ signal }) => apiRead<Consultation>(`/api/consultations/${id}`, { signal }),
    networkMode: "always",
    enabled: enabled && id !== null,
  });
}

/** What has come since the last request that was seen in this browser. */
export function useArrivals(seen: number | undefined, enabled: boolean) {
  return useQuery({
    queryKey: ["consultations", "arrivals", seen ?? null],
    queryFn: ({ signal }) =>
      apiRead<Arrivals>(`/api/consultations/arrivals${seen === undefined ? "" : `?after=${seen}`}`, { signal }),
    networkMode: "always",
    enabled,
  });
}

/** After a change: what was asked before it, and is not answered yet, would show the state from before, and is let go. */
export async function refetchConsultations(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: ["consultations", "list"] });
  await client.invalidateQueries({ queryKey: ["consultations"] });
}

/**
 * Writes a row into every list that holds it, so that nothing flickers until the lists are fetched again. A list that is not on
 * screen is read when it is next: what is written into it would count as read.
 */
export function putIntoLists(client: QueryClient, id: number, change: Partial<Consultation>): void {
  putAllIntoLists(client, new Map([[id, change]]));
}

/** The same for many rows at once, by number: every list is compared and drawn again once, not once for each row. */
export function putAllIntoLists(client: QueryClient, changes: ReadonlyMap<number, Partial<Consultation>>): void {
  const changed = (item: Consultation) => {
    const change = changes.get(item.id);
    return change ? { ...item, ...change } : item;
  };
  client.setQueriesData<Pages<Consultation>>({ queryKey: ["consultations", "list"] }, (data) =>
    data?.pages.some(({ items }) => items.some(({ id }) => changes.has(id)))
      ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })) }
      : undefined,
  );
  void client.invalidateQueries({ queryKey: ["consultations", "list"], type: "inactive", refetchType: "none" });
  for (const id of changes.keys()) {
    client.setQueryData<Consultation>(["consultations", "one", id], (item) => item && changed(item));
  }
}

const CONTACTED_KEY = ["consultations", "contacted"];

export interface ContactedChange {
  id: number;
  name: string;
  contacted: boolean;
}

/** The toggle of SPEC §4: nothing changes on screen before the server said so; afterwards the lists are fetched again. */
export function useSetContacted(on: { success: (change: ContactedChange) => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CONTACTED_KEY,
    mutationFn: ({ id, contacted }: ContactedChange) =>
      apiWrite("PUT", `/api/consultations/${id}/contacted`, { contacted }),
    onSuccess: (_response, change) => {
      putIntoLists(client, change.id, { contacted: change.contacted });
      void refetchConsultations(client);
      on.success(change);
    },
    onError: on.error,
  });
}

/** Ids whose toggle is under way. */
export function usePendingToggles(): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey: CONTACTED_KEY, status: "pending" },
    select: (mutation) => (mutation.state.variables as ContactedChange).id,
  });
  return useMemo(() => new Set(pending), [pending]);
}

export interface ReviewChange {
  id: number;
  name: string;
  review: Review;
  /** What it was. */
  before: Review;
  /** Takes a decision back. */
  undone: boolean;
}

const REVIEW_KEY = ["consultations", "review"];

export function useSetReview(on: { success: (change: ReviewChange) => void; error: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: REVIEW_KEY,
    mutationFn: ({ id, review }: ReviewChange) => apiWrite("PUT", `/api/consultations/${id}/review`, { review }),
    onSuccess: (_response, change) => {
      void refetchConsultations(client);
      on.success(change);
    },
    onError: on.error,
  });
}

export function usePendingReviews(): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey: REVIEW_KEY, status: "pending" },
    select: (mutation) => (mutation.state.variables as ReviewChange).id,
  });
  return new Set(pending);
}
