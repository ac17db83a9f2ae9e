import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { CallAnswer } from "../../lib/http/api-calls.ts";
import { type AddressArguments, apiHref, type CallArguments, responseAt } from "../../ui/api-client.ts";
import type { Read } from "./api.ts";

/**
 * Paginated lists, however the API pages them: each page names the next one's address. Results never go stale by
 * themselves (SPEC §9); writes refetch what they touch.
 */

/** Rows per page: one and a half screens of the dense list, well under the API's 200. */
export const PAGE_SIZE = 50;

export interface Page<Row> {
  items: Row[];
  /** Address of the next page; `null` after the last one. */
  next: string | null;
  /** Rows on all pages, if the API counts them. */
  total?: number | null | undefined;
}

/** The loaded part of a list. */
export interface Pages<Row> {
  pages: Page<Row>[];
  pageParams: unknown[];
}

/** {@link Pages} for display. */
export interface Listed<Row> {
  rows: Row[];
  total: number | null;
}

export type PagedResult<Row> = UseInfiniteQueryResult<Listed<Row>>;

/** A row of a response that is, or contains, a list. */
type RowOf<Answer> = Extract<
  Answer extends readonly (infer Row)[]
    ? Row
    : Answer extends { next: unknown } | { pages: number }
      ? Extract<Answer[keyof Answer], readonly unknown[]>[number]
      : never,
  { id: number | string }
>;

/** Calls that return a list. */
export type PagedRead = {
  [Name in Read]: [RowOf<CallAnswer<Name>>] extends [never] ? never : Name;
}[Read];

/** @param address of the first page, or as named by the previous one */
export async function readPage<Name extends PagedRead>(
  address: string,
  signal?: AbortSignal,
): Promise<Page<RowOf<CallAnswer<Name>>>> {
  const response = await responseAt(address, { signal });
  return pageOf(await response.json(), response.headers.get("Link"), new URL(address, location.href));
}

/** A response's rows and next page: a list with a `Link` header, or one beside a cursor or page number. */
export function pageOf<Row>(answer: Row[] | Record<string, unknown>, link: string | null, at: URL): Page<Row> {
  if (Array.isArray(answer)) return { items: answer, next: nextPageOf(link, at.href) };
  const { next: cursor, page, pages, total } = answer as Record<string, number | undefined>;
  const [name, value] = page && pages ? ["page", page < pages ? page + 1 : null] : ["cursor", cursor ?? null];
  at.searchParams.set(name, String(value));
  const items = Object.values(answer).find(Array.isArray) ?? [];
  return { items, next: value === null ? null : `${at.pathname}${at.search}`, total };
}

/** Pages as one list: each row in its latest version, at its first position. */
export function joined<Row extends { id: number | string }>(data: Pages<Row> | undefined): Row[] {
  return [...new Map(data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
}

const listed = <Row extends { id: number | string }>(data: Pages<Row>): Listed<Row> => ({
  rows: joined(data),
  total: data.pages[0]?.total ?? null,
});

const NO_ROWS: never[] = [];

/** The loaded rows of a list. */
export const rowsOf = <Row>(data: Listed<Row> | undefined): Row[] => data?.rows ?? NO_ROWS;

interface PagesOptions {
  enabled?: boolean;
  /** Whether the previous list stays until the next one has loaded; defaults to true. */
  keepsPrevious?: boolean;
}

/** A list whose pages are read in a custom way. @param first address of the first page */
export function usePagesBy<Row extends { id: number | string }>(
  key: readonly unknown[],
  first: string | null,
  read: (at: string | null, signal: AbortSignal) => Promise<Page<Row>>,
  { enabled = true, keepsPrevious = true }: PagesOptions = {},
) {
  return useInfiniteQuery({
    enabled,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page: Page<Row>) => page.next,
    select: listed<Row>,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    networkMode: "always",
  });
}

/** The list a call returns. Its key ends with the address of its first page. */
export function usePages<Name extends PagedRead>(
  key: readonly unknown[],
  call: Name,
  ...[given]: CallArguments<Name, PagesOptions>
) {
  const { enabled, keepsPrevious, ...input }: PagesOptions = given ?? {};
  const first = apiHref(call, ...([input] as unknown as AddressArguments<Name>));
  return usePagesBy<RowOf<CallAnswer<Name>>>(
    [...key, first],
    first,
    (at, signal) => readPage<Name>(at ?? first, signal),
    { enabled, keepsPrevious },
  );
}

/**
 * Address of the next page from a `Link` header (RFC 8288), as sent by the API's paginated lists.
 * @returns path and query on this site; `null` without a next page, and for an address on another site
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
