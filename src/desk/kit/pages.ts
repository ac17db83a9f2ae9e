import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { CallAnswer } from "../../lib/http/api-calls.ts";
import { api, apiAnswer, apiHref, type CallArguments, responseAt } from "../../ui/api-client.ts";
import type { Read } from "./api.ts";

/** Lists that come page by page. Results never go stale by themselves (SPEC §9); writes refetch what they touch. */

/** Rows a page: one screen and a half of the dense list, well under the API's 200. */
export const PAGE_SIZE = 50;

export interface Page<T> {
  items: T[];
  /** Address of the next page, from the `Link` header. */
  next: string | null;
}

/** Calls that answer with a list, whose `Link` header names the next page. */
export type PagedRead = { [Name in Read]: CallAnswer<Name> extends unknown[] ? Name : never }[Read];

/** @param address of the first page, or as the `Link` of the one before names it */
export async function readPage<Name extends PagedRead>(
  address: string,
  signal?: AbortSignal,
): Promise<Page<CallAnswer<Name>[number]>> {
  const response = await responseAt(address, { signal });
  return { items: await response.json(), next: nextPageOf(response.headers.get("Link"), location.href) };
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

/** A list that comes page by page (RFC 8288). */
export function usePages<Name extends PagedRead>(
  key: readonly unknown[],
  call: Name,
  ...[given]: CallArguments<Name, { enabled?: boolean }>
) {
  const { enabled = true, ...input }: { enabled?: boolean } = given ?? {};
  return useInfiniteQuery({
    enabled,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPage<Name>(pageParam, signal),
    initialPageParam: apiHref(call, ...([input] as unknown as CallArguments<Name, unknown>)),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}

/** Calls whose answer names the cursor of the next page. */
export type CursorRead = {
  [Name in Read]: CallAnswer<Name> extends { next: string | number | null } ? Name : never;
}[Read];

/** A list whose pages name the cursor of the next one. */
export function useCursorPages<Name extends CursorRead>(
  key: readonly unknown[],
  call: Name,
  ...[given]: CallArguments<Name, { enabled?: boolean }>
) {
  const { enabled = true, query, ...input }: { enabled?: boolean; query?: object } = given ?? {};
  return useInfiniteQuery({
    enabled,
    queryKey: [...key, query],
    queryFn: ({ pageParam, signal }) =>
      api(call, ...([{ ...input, query: { ...query, cursor: pageParam }, signal }] as unknown as CallArguments<Name>)),
    initialPageParam: null as string | number | null,
    getNextPageParam: (page: { next: string | number | null }) => page.next,
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

/** @param path as the first page, or the `Link` of the one before, names it */
export async function readPageAt<T>(path: string, signal?: AbortSignal): Promise<Page<T>> {
  const response = await apiAnswer(path, signal ? { signal } : {});
  return { items: (await response.json()) as T[], next: nextPageOf(response.headers.get("Link"), location.href) };
}

/** A list that comes page by page (RFC 8288). @param first path of the first page */
export function usePagesAt<T>(key: readonly unknown[], first: string, enabled = true) {
  return useInfiniteQuery({
    enabled,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPageAt<T>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}
