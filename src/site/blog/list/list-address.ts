import { CATEGORIES, type Category } from "../../../features/blog/model.ts";
import { type Language, pathIn } from "../../../lib/language.ts";

/** What the list of articles shows: everything, or what a category, words or a page narrow it to. */
export interface ListView {
  category?: Category | undefined;
  /** Words looked for, as typed. */
  q?: string | undefined;
  /** From 1 on. */
  page?: number | undefined;
}

/** Longest search, in UTF-16 units: what the front passes on of a query. */
export const LONGEST_SEARCH = 100;

/** Space, controls (a page must not hold a NUL), and the marks that turn the writing direction of what follows. */
const NOT_IN_A_SEARCH = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A category as an address says it, the same in both languages: `customer-service`. */
export function categoryInAddress(category: Category): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** The one address of a view: no key that says nothing, always in the same order. */
export function listAddress(language: Language, { category, q = "", page = 1 }: ListView): string {
  const query = new URLSearchParams();
  if (category !== undefined) query.set("category", categoryInAddress(category));
  if (q !== "") query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return pathIn(language, query.size === 0 ? "/blog" : `/blog?${query}`);
}

/** What an address asks for. Unknown categories and pages that are no number are passed over. */
export function readListAddress(query: URLSearchParams): ListView {
  const category = CATEGORIES.find((known) => categoryInAddress(known) === query.get("category"));
  const q = (query.get("q") ?? "").replace(NOT_IN_A_SEARCH, " ").trim().slice(0, LONGEST_SEARCH);
  const page = /^[1-9]\d{0,5}$/.exec(query.get("page") ?? "")?.[0];
  return { category, q, page: Number(page ?? 1) };
}
