import {
  MAX_SEARCH_LENGTH,
  type RecordRef,
  TIMELINE_GROUP_NAMES,
  type TimelineGroup,
} from "../../features/people/model.ts";
import { oneOf, textOf } from "../kit/use-filters.ts";
import { IN_PEOPLE, PEOPLE_PATH } from "../shell/desk-address.ts";

/** Number of the person in `/admin/people/12`. */
export function personIdOf(path: string): number | null {
  const id = IN_PEOPLE.exec(path)?.[1];
  return id ? Number(id) : null;
}

export function personAddress(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

/** What the list of people is narrowed to, here and in the API. */
export const PEOPLE_FILTERS = { search: textOf(MAX_SEARCH_LENGTH), open: oneOf(["true"]) };

/** Which entries of a timeline are shown: `?show=mails`; everything without. */
export function timelineGroupOf(query: URLSearchParams): TimelineGroup | null {
  return TIMELINE_GROUP_NAMES.find((group) => group === query.get("show")) ?? null;
}

/** Where a record is shown; a subscription has no place of its own. */
export function recordAddress({ kind, id }: RecordRef): string | null {
  if (kind === "consultation") return `/admin?consultation=${id}`;
  return kind === "conversation" ? `/admin/chat/${id}` : null;
}

/** Whose page was open last, and how the list is reached again: with what it was narrowed to, at that person's row. */
export const lastVisited: { id: number | null; listAddress: string; isComingBack: boolean } = {
  id: null,
  listAddress: PEOPLE_PATH,
  isComingBack: false,
};
