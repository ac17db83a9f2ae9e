import { CATEGORIES, type Category } from "../../../features/blog/model.ts";
import { type Language, pathIn } from "../../../lib/language.ts";

/** Which articles the list shows: one category or all, matching a search, on one page. */
export interface ListView {
  category?: Category | undefined;
  /** Search text as typed. */
  q?: string | undefined;
  /** 1-based page number. */
  page?: number | undefined;
}

/** Longest search, in UTF-16 code units: the most that the server reads from a query value. */
export const LONGEST_SEARCH = 100;

/** White space, control characters (a page must not contain NUL) and bidirectional overrides. */
const NOT_IN_A_SEARCH = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns the slug of a category, which is the same in both languages: `customer-service`. */
export function categoryInAddress(category: Category): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** Returns a view's canonical path and query, with parameters in a fixed order and without redundant ones. */
export function listAddress(language: Language, { category, q = "", page = 1 }: ListView): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", categoryInAddress(category));
  if (q !== "") query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return pathIn(language, query.size === 0 ? "/blog" : `/blog?${query}`);
}

/** Reads a view from the URL's query; ignores unknown categories and invalid pages. */
export function readListAddress(query: URLSearchParams): ListView {
  const category = CATEGORIES.find((known) => categoryInAddress(known) === query.get("category"));
  const q = (query.get("q") ?? "").replace(NOT_IN_A_SEARCH, " ").trim().slice(0, LONGEST_SEARCH);
  const page = /^[1-9]\d{0,5}$/.exec(query.get("page") ?? "")?.[0];
  return { category, q, page: Number(page ?? 1) };
}
