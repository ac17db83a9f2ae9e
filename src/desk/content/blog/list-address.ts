import { CATEGORIES, PAIR_STATUSES, POST_STATES } from "../../../features/blog/model.ts";
import { MAX_QUERY_LENGTH } from "../../../features/blog/search-words.ts";
import { type FiltersOf, oneOf, textOf } from "../../kit/use-filters.ts";

export const LISTED_STATES = [...POST_STATES, "deleted"] as const;

/** Filters of the post list. */
export const POST_FILTERS = {
  q: textOf(MAX_QUERY_LENGTH),
  state: oneOf(LISTED_STATES),
  status: oneOf(PAIR_STATUSES),
  category: oneOf(CATEGORIES),
};
export type PostFilters = FiltersOf<typeof POST_FILTERS>;

export const LIST_PATH = "/admin/blog";

/** Where posts are imported and exported. */
export const TRANSFER_ADDRESS = `${LIST_PATH}?view=transfer`;

/** Id in `?post=`. */
export function postIdOf(query: URLSearchParams): number | null {
  const value = query.get("post");
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Where a published post is emailed to its readers. */
export function newsletterAddress(id: number): string {
  return `/admin/newsletter?post=${id}`;
}

export function editorAddress(id: number): string {
  return `${LIST_PATH}?post=${id}`;
}

/** A post's preview. */
export function previewAddress(id: number): string {
  return `/admin/preview/${id}`;
}
