import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  PeoplePage,
  Person,
  PersonSummary,
  RecordRef,
  TimelineEntry,
  TimelineGroup,
  TimelinePage,
} from "../../features/people/model.ts";
import { apiRead, apiWrite } from "../../ui/api-client.ts";

/** What the desk reads and writes of people. */

const ROOT = "/api/people";

export function usePeople(query: URLSearchParams, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: ["people", "list", query.toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(query);
      if (pageParam) asked.set("cursor", pageParam);
      return apiRead<PeoplePage>(`${ROOT}?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

/** Pages as one list; a person who moved between two pages while they were read is listed once. */
export function peopleOf(pages: readonly PeoplePage[] | undefined): PersonSummary[] {
  return once(pages?.flatMap((page) => page.people));
}

function once<Row extends { id: number }>(rows: readonly Row[] = []): Row[] {
  const known = new Map<number, Row>();
  for (const row of rows) if (!known.has(row.id)) known.set(row.id, row);
  return [...known.values()];
}

export function usePerson(id: number) {
  return useQuery({
    queryKey: ["people", "one", id],
    queryFn: ({ signal }) => apiRead<Person>(`${ROOT}/${id}`, { signal }),
    networkMode: "always",
  });
}

export function useTimeline(id: number, group: TimelineGroup | null) {
  return useInfiniteQuery({
    queryKey: ["people", "timeline", id, group],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams();
      if (group) asked.set("group", group);
      if (pageParam) asked.set("cursor", pageParam);
      return apiRead<TimelinePage>(`${ROOT}/${id}/timeline?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

export function entriesOf(pages: readonly TimelinePage[] | undefined): TimelineEntry[] {
  return once(pages?.flatMap((page) => page.entries));
}

interface Events<Answer, Variables> {
  success: (answer: Answer, variables: Variables) => void;
  error: (error: Error) => void;
}

/** A write after which everything about people is read again: two of them have changed. */
function useChange<Answer, Variables>(
  work: (variables: Variables) => Promise<Answer>,
  { success, error }: Events<Answer, Variables>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: async (answer, variables) => {
      await client.invalidateQueries({ queryKey: ["people"] });
      success(answer, variables);
    },
    onError: (failure) => {
      // A refusal means that something has moved on.
      void client.invalidateQueries({ queryKey: ["people"] });
      error(failure);
    },
  });
}

export interface MergeChange {
  id: number;
  otherId: number;
  /** Of the other, for what is said afterwards. */
  name: string;
}

export const useMerge = (on: Events<Person, MergeChange>) =>
  useChange(
    async ({ id, otherId }: MergeChange) =>
      (await (await apiWrite("POST", `${ROOT}/${id}/merge`, { otherId })).json()) as Person,
    on,
  );

export const useDiffer = (on: Events<Response, MergeChange>) =>
  useChange(({ id, otherId }: MergeChange) => apiWrite("POST", `${ROOT}/${id}/differ`, { otherId }), on);

export const useUndoMerge = (on: Events<Response, number>) =>
  useChange((mergeId: number) => apiWrite("POST", `${ROOT}/merges/${mergeId}/undo`), on);

export const useSplit = (on: Events<number, RecordRef>) =>
  useChange(async ({ kind, id }: RecordRef) => {
    const answer = await apiWrite("POST", `${ROOT}/of/${kind}/${id}/split`);
    return ((await answer.json()) as { personId: number }).personId;
  }, on);
