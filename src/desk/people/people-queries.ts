import type { PeoplePage, Person, RecordRef, TimelineGroup, TimelinePage } from "../../features/people/model.ts";
import { apiWrite } from "../../ui/api-client.ts";
import { answerOf, useChange, useRead } from "../kit/api.ts";
import { useCursorPages } from "../kit/pages.ts";

/** What the desk reads and writes of people. */

const ROOT = "/api/people";

export const usePeople = (query: URLSearchParams, enabled = true) =>
  useCursorPages<PeoplePage>(["people", "list"], ROOT, query, enabled);

export const usePerson = (id: number) => useRead<Person>(["people", "one", id], `${ROOT}/${id}`);

export const useTimeline = (id: number, group: TimelineGroup | null) =>
  useCursorPages<TimelinePage>(
    ["people", "timeline", id],
    `${ROOT}/${id}/timeline`,
    new URLSearchParams(group ? { group } : {}),
  );

export interface MergeChange {
  id: number;
  otherId: number;
  /** Of the other, for what is said afterwards. */
  name: string;
}

interface Events<Answer, Given> {
  done: (answer: Answer, given: Given) => unknown;
  failed: (error: Error) => void;
}

/** After each of them everything about people is read again: two of them have changed. */
const TOUCHES = { touches: [["people"]] };

export const useMerge = (on: Events<Person, MergeChange>) =>
  useChange(({ id, otherId }: MergeChange) => answerOf<Person>(apiWrite("POST", `${ROOT}/${id}/merge`, { otherId })), {
    ...TOUCHES,
    ...on,
  });

export const useDiffer = (on: Events<Response, MergeChange>) =>
  useChange(({ id, otherId }: MergeChange) => apiWrite("POST", `${ROOT}/${id}/differ`, { otherId }), {
    ...TOUCHES,
    ...on,
  });

export const useUndoMerge = (on: Events<Response, number>) =>
  useChange((mergeId: number) => apiWrite("POST", `${ROOT}/merges/${mergeId}/undo`), { ...TOUCHES, ...on });

export const useSplit = (on: Events<{ personId: number }, RecordRef>) =>
  useChange(
    ({ kind, id }: RecordRef) => answerOf<{ personId: number }>(apiWrite("POST", `${ROOT}/of/${kind}/${id}/split`)),
    { ...TOUCHES, ...on },
  );
