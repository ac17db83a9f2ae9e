import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { apiAnswer, apiRead } from "../../ui/api-client.ts";

/** Lists that come page by page. Results never go stale by themselves (SPEC §9); writes refetch what they touch. */

/** Rows a page: one screen and a half of the dense list, well under the API's 200. */
export const PAGE_SIZE = 50;

export interface Page<T> {
  items: T[];
  /** Path of the next page, from the `Link` header. */
  next: string | null;
}

/** @param path as the first page, or the `Link` of the one before, names it */
export async function readPage<T>(path: string, signal?: AbortSignal): Promise<Page<T>> {
  const response = await apiAnswer(path, signal ? { signal } : {});
  return { items: (await response.json()) as T[], next: nextPageOf(response.headers.get("Link"), location.href) };
}

export interface Pages<T> {
  pages: Page<T>[];
  pageParams: unknown[];
}

/** Pages of a list as one list; a row that moved between two pages while they were read is listed once. */
export function rowsOf<T extends { id: number }>(data: Pages<T> | undefined): T[] {
  return once(data?.pages.flatMap((page) => page.items));
}

/** Each row as it was read last, where it was read first. */
export function once<T extends { id: number }>(rows: readonly T[] = []): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** A list that comes page by page (RFC 8288). @param first path of the first page */
export function usePages<T>(key: readonly unknown[], first: string, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPage<T>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

/** A list whose pages name the cursor of the next one. @param query what the first page is asked with */
export function useCursorPages<Answer extends { next: string | null }>(
  key: readonly unknown[],
  path: string,
  query: URLSearchParams,
  enabled = true,
) {
  return useInfiniteQuery({
    enabled,
    queryKey: [...key, query.toString()],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams(query);
      if (pageParam) asked.set("cursor", pageParam);
      return apiRead<Answer>(`${path}?${asked}`, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

/**
 * Address of the next page from a `Link` header (RFC 8288), as the paged lists of the API send it.
 * @returns path and query on this site; `null` without a next page, and for an address of another site
 */
export function nextPageOf(header: string | null, base: string): string | null {
  if (!header) return null;
  for (const [, target = "", parameters = ""] of header.matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?=\s*[;,]|\s*$))/i.test(parameters)) continue;
    const address = URL.canParse(target, base) ? new URL(target, base) : undefined;
    if (address?.origin === new URL(base).origin) return `${address.pathname}${address.search}`;
  }
  return null;
}
