import type { RecordRef, TimelineGroup } from "../../features/people/model.ts";
import { api } from "../../ui/api-client.ts";
import { useRead } from "../kit/api.ts";
import { usePages } from "../kit/pages.ts";
import type { FiltersOf } from "../kit/use-filters.ts";
import { type Telling, useSave } from "../kit/use-save.ts";
import type { PEOPLE_FILTERS } from "./people-address.ts";

/** Reads and writes of people. */

export const usePeople = (query: Partial<FiltersOf<typeof PEOPLE_FILTERS>>, enabled = true) =>
  usePages(["people", "list"], "GET /people", { query, enabled });

export const usePerson = (id: number, enabled = true) =>
  useRead(["people", "one", id], "GET /people/:id", { params: { id }, enabled });

/** Another email address of the person, if any. @param known the one already known */
export const useOtherAddress = (id: number | null, known: string): string | undefined =>
  usePerson(id ?? 0, id !== null).data?.contacts.find(({ kind, written }) => kind === "mail" && written !== known)
    ?.written;

export const useTimeline = (id: number, group: TimelineGroup | null) =>
  usePages(["people", "timeline", id], "GET /people/:id/timeline", { params: { id }, query: { group } });

/** The person a record belongs to; `null` if unknown. */
export const usePersonOf = ({ kind, id }: RecordRef, enabled = true) =>
  useRead(["people", "of", kind, id], "GET /people/of/:kind/:id", { params: { kind, id }, enabled }).data?.personId;

/** A change after which everything about people is reloaded, since two of them have changed. */
export const usePeopleChange = <Given, Answer>(write: (given: Given) => Promise<Answer>, on: Telling<Given, Answer>) =>
  useSave(write, { touches: [["people"]], ...on });

export const useUndoMerge = (on: Telling<number, unknown>) =>
  usePeopleChange((id: number) => api("POST /people/merges/:id/undo", { params: { id } }), on);
