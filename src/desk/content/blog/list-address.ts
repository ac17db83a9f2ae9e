import {
  CATEGORIES,
  type Category,
  PAIR_STATUSES,
  type PairStatus,
  POST_STATES,
  type PostState,
} from "../../../features/blog/model.ts";
import { searchParams } from "../../../ui/api-client.ts";

/** What the list of posts is narrowed to; kept in the address. */
export interface PostFilters {
  q: string;
  state: PostState | "deleted" | null;
  status: PairStatus | null;
  category: Category | null;
  page: number;
}

export const LISTED_STATES = [...POST_STATES, "deleted"] as const;

export function postFiltersOf(query: URLSearchParams): PostFilters {
  const page = query.get("page") ?? "";
  return {
    q: query.get("q") ?? "",
    state: LISTED_STATES.find((state) => state === query.get("state")) ?? null,
    status: PAIR_STATUSES.find((status) => status === query.get("status")) ?? null,
    category: CATEGORIES.find((category) => category === query.get("category")) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The filters as the API understands them. */
export const askedOf = ({ q, state, status, category, page }: PostFilters) => ({
  q: q.trim() || null,
  state,
  status,
  category,
  page: page > 1 ? page : null,
});

/** The query that {@link postFiltersOf} reads; only what is set. */
export const postQueryOf = (filters: PostFilters): URLSearchParams => searchParams(askedOf(filters));

export const LIST_PATH = "/admin/blog";

/** Where posts come in from elsewhere, and go out. */
export const TRANSFER_ADDRESS = `${LIST_PATH}?view=transfer`;

/** Id in `?post=`. */
export function postIdOf(query: URLSearchParams): number | null {
  const value = query.get("post");
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** Where a published post is sent to its readers. */
export function newsletterAddress(id: number): string {
  return `/admin/newsletter?post=${id}`;
}

export function editorAddress(id: number): string {
  return `${LIST_PATH}?post=${id}`;
}

/** Where a post is seen as readers would see it. */
export function previewAddress(id: number): string {
  return `/admin/preview/${id}`;
}
