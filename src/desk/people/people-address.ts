import {
  MAX_SEARCH_LENGTH,
  type RecordRef,
  TIMELINE_GROUP_NAMES,
  type TimelineGroup,
} from "../../features/people/model.ts";
import type { CallQuery } from "../../lib/http/api-calls.ts";
import { searchParams } from "../../ui/api-client.ts";
import { IN_PEOPLE, PEOPLE_PATH } from "../shell/desk-address.ts";

/** Number of the person in `/admin/people/12`. */
export function personIdOf(path: string): number | null {
  const id = IN_PEOPLE.exec(path)?.[1];
  return id ? Number(id) : null;
}

export function personAddress(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

/** What the list of people is narrowed to; kept in the address. */
export interface PeopleFilters {
  search: string;
  onlyOpen: boolean;
}

export const NO_PEOPLE_FILTERS: PeopleFilters = { search: "", onlyOpen: false };

/** Reads filters from a query; whatever is not valid is left out. */
export function peopleFiltersOf(query: URLSearchParams): PeopleFilters {
  return {
    search: (query.get("search") ?? "").slice(0, MAX_SEARCH_LENGTH),
    onlyOpen: query.get("open") === "true",
  };
}

/** The query that {@link peopleFiltersOf} reads, and that the API understands. */
export const peopleQueryOf = ({ search, onlyOpen }: PeopleFilters): CallQuery<"GET /people"> => ({
  search: search.trim() || null,
  open: onlyOpen ? "true" : null,
});

export function peopleAddress(filters: PeopleFilters): string {
  const query = searchParams(peopleQueryOf(filters));
  return query.size > 0 ? `${PEOPLE_PATH}?${query}` : PEOPLE_PATH;
}

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
