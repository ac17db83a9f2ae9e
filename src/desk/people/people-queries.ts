import {
  MAX_SEARCH_LENGTH,
  type Person,
  type RecordRef,
  TIMELINE_GROUP_NAMES,
  type TimelineGroup,
} from "../../features/people/model.ts";
import type { TextLike } from "../../lib/language.ts";
import type { deskPeople } from "../../text/fr/desk/people.ts";
import { api } from "../../ui/api-client.ts";
import { usePages, useRead } from "../kit/api.ts";
import { type FiltersOf, oneOf, textOf } from "../kit/filters.tsx";
import { type Telling, useSave } from "../kit/use-save.ts";
import { IN_PEOPLE, PEOPLE_PATH } from "../shell/desk-address.ts";
import { sectionTexts, useSectionTexts } from "../shell/desk-context.tsx";

export type PeopleTexts = TextLike<typeof deskPeople>;

const TEXTS = sectionTexts<PeopleTexts>({
  fr: () => import("../../text/fr/desk/people.ts").then((module) => module.deskPeople),
  en: () => import("../../text/en/desk/people.ts").then((module) => module.deskPeople),
});

export const usePeopleTexts = () => useSectionTexts(TEXTS);

/** Returns the id in a path such as `/admin/people/12`; `null` for any other path. */
export function personIdOf(path: string): number | null {
  const id = IN_PEOPLE.exec(path)?.[1];
  return id ? Number(id) : null;
}

export function personAddress(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

/** Filters of the list of people; the API uses the same names. */
export const PEOPLE_FILTERS = { search: textOf(MAX_SEARCH_LENGTH), open: oneOf(["true"]) };

/** Returns the timeline filter in the URL, such as `?show=mails`; `null` shows all entries. */
export function timelineGroupOf(query: URLSearchParams): TimelineGroup | null {
  return TIMELINE_GROUP_NAMES.find((group) => group === query.get("show")) ?? null;
}

/** Returns the URL of a record; `null` for a subscription, which has no page. */
export function recordAddress({ kind, id }: RecordRef): string | null {
  if (kind === "consultation") return `/admin?consultation=${id}`;
  return kind === "conversation" ? `/admin/chat/${id}` : null;
}

/** The person opened most recently, and the list's URL with its filters, so that going back leads to their row. */
export const lastVisited: { id: number | null; listAddress: string; isComingBack: boolean } = {
  id: null,
  listAddress: PEOPLE_PATH,
  isComingBack: false,
};

export const usePeople = (query: Partial<FiltersOf<typeof PEOPLE_FILTERS>>, enabled = true) =>
  usePages(["people", "list"], "GET /people", { query, enabled });

export const usePerson = (id: number, enabled = true) =>
  useRead(["people", "one", id], "GET /people/:id", { params: { id }, enabled });

/** Returns one of the person's email addresses other than `known`, if any. */
export const useOtherAddress = (id: number | null, known: string): string | undefined =>
  otherAddressOf(usePerson(id ?? 0, id !== null).data?.contacts ?? [], known);

/** Ignores case, because a contact is stored as first written: `Marie@…` is not another address than `marie@…`. */
export const otherAddressOf = (contacts: Person["contacts"], known: string): string | undefined =>
  contacts.find(({ kind, written }) => kind === "mail" && written.toLowerCase() !== known.toLowerCase())?.written;

export const useTimeline = (id: number, group: TimelineGroup | null) =>
  usePages(["people", "timeline", id], "GET /people/:id/timeline", { params: { id }, query: { group } });

/** Reads the id of the person that a record belongs to; `null` if there is none. */
export const usePersonOf = ({ kind, id }: RecordRef, enabled = true) =>
  useRead(["people", "of", kind, id], "GET /people/of/:kind/:id", { params: { kind, id }, enabled }).data?.personId;

/** Returns a write that moves records between people, after which all data about people reloads. */
export const usePeopleChange = <Given, Answer>(write: (given: Given) => Promise<Answer>, on: Telling<Given, Answer>) =>
  useSave(write, { touches: [["people"]], ...on });

export const useUndoMerge = (on: Telling<number, unknown>) =>
  usePeopleChange((id: number) => api("POST /people/merges/:id/undo", { params: { id } }), on);
