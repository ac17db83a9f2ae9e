import type { PeoplePage, Person, TimelineGroup, TimelinePage } from "../../features/people/model.ts";
import { apiWrite } from "../../ui/api-client.ts";
import { useRead } from "../kit/api.ts";
import { useCursorPages } from "../kit/pages.ts";
import { type Telling, useSave } from "../kit/use-save.ts";

/** What the desk reads and writes of people. */

export const PEOPLE_API = "/api/people";

export const usePeople = (query: URLSearchParams, enabled = true) =>
  useCursorPages<PeoplePage>(["people", "list"], PEOPLE_API, query, enabled);

export const usePerson = (id: number) => useRead<Person>(["people", "one", id], `${PEOPLE_API}/${id}`);

export const useTimeline = (id: number, group: TimelineGroup | null) =>
  useCursorPages<TimelinePage>(
    ["people", "timeline", id],
    `${PEOPLE_API}/${id}/timeline`,
    new URLSearchParams(group ? { group } : {}),
  );

/** A change after which everything about people is read again: two of them have changed. */
export const usePeopleChange = <Given, Answer>(write: (given: Given) => Promise<Answer>, on: Telling<Given, Answer>) =>
  useSave(write, { touches: [["people"]], ...on });

export const useUndoMerge = (on: Telling<number, Response>) =>
  usePeopleChange((mergeId: number) => apiWrite("POST", `${PEOPLE_API}/merges/${mergeId}/undo`), on);
