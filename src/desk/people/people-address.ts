import {
  MAX_SEARCH_LENGTH,
  type RecordRef,
  TIMELINE_GROUP_NAMES,
  type TimelineGroup,
} from "../../features/people/model.ts";
import { oneOf, textOf } from "../kit/use-filters.ts";
import { IN_PEOPLE, PEOPLE_PATH } from "../shell/desk-address.ts";

/** Id of the person in `/admin/people/12`. */
export function personIdOf(path: string): number | null {
  const id = IN_PEOPLE.exec(path)?.[1];
  return id ? Number(id) : null;
}

export function personAddress(id: number): string {
  return `${PEOPLE_PATH}/${id}`;
}

/** Filters of the list of people, here and in the API. */
export const PEOPLE_FILTERS = { search: textOf(MAX_SEARCH_LENGTH), open: oneOf(["true"]) };

/** Which timeline entries are shown: `?show=mails`; all by default. */
export function timelineGroupOf(query: URLSearchParams): TimelineGroup | null {
  return TIMELINE_GROUP_NAMES.find((group) => group === query.get("show")) ?? null;
}

/** Where a record is shown; a subscription has no page of its own. */
export function recordAddress({ kind, id }: RecordRef): string | null {
  if (kind === "consultation") return `/admin?consultation=${id}`;
  return kind === "conversation" ? `/admin/chat/${id}` : null;
}

/** The last person opened, and the way back to the list: with its filters, at that person's row. */
export const lastVisited: { id: number | null; listAddress: string; isComingBack: boolean } = {
  id: null,
  listAddress: PEOPLE_PATH,
  isComingBack: false,
};
