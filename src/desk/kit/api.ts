import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import type { CallAnswer, CallName } from "../../lib/http/api-calls.ts";
import {
  type AddressArguments,
  api,
  apiHref,
  type CallArguments,
  type HttpError,
  responseAt,
} from "../../ui/api-client.ts";

type Get = Extract<CallName, `GET ${string}`>;
/** A call that reads JSON. */
type Read = { [Name in Get]: [CallAnswer<Name>] extends [never] ? never : Name }[Get];

interface ReadOptions {
  staleTime?: number;
  gcTime?: number;
  enabled?: boolean;
  keepsPrevious?: boolean;
}

/** The API's response to a GET; cached under its key until a write touches it (SPEC §9). */
export function useRead<Name extends Read>(
  key: readonly unknown[],
  call: Name,
  ...[given]: CallArguments<Name, ReadOptions>
) {
  const { params, query, keepsPrevious, ...options }: ReadOptions & { params?: unknown; query?: unknown } = given ?? {};
  return useQuery<CallAnswer<Name>, HttpError>({
    queryKey: key,
    queryFn: ({ signal }) => api(call, ...([{ params, query, signal }] as unknown as CallArguments<Name>)),
    networkMode: "always",
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/** Reloads what a write has touched. Requests in progress are cancelled: they may predate the write. */
export async function readAfterWrite(client: QueryClient, touched: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    touched.map(async (queryKey) => {
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}

/**
 * Reloads a key on screen after it has changed elsewhere. A request in progress may predate the change: it is allowed
 * to finish, so that something shows however often this happens, and is then repeated once.
 */
export async function readAfterNews(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (underWay.length === 0) return;
  const wasUnderWay = new Set(underWay.map(({ queryHash }) => queryHash));
  const predicate = ({ queryHash }: { queryHash: string }) => wasUnderWay.has(queryHash);
  await client.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
}

/** Versions of a record produced by one's own writes, except the first. */
interface OwnVersions {
  from: number;
  to: number;
}

/**
 * Serializes writes to one record, basing each on the previous one's version: presses during a write are neither lost
 * nor refused because of one's own write.
 * @returns writes `id`, of which the version `shown` is on screen; `write` receives the version to base on
 */
export function inTurn<Stored>(versionOf: (stored: Stored) => number) {
  const last = new Map<number, Promise<OwnVersions>>();
  return (id: number, shown: number, write: (version: number) => Promise<Stored>): Promise<Stored> => {
    const before = last.get(id) ?? Promise.resolve({ from: 0, to: 0 });
    const base = before.then(({ from, to }) => (from <= shown && shown < to ? to : shown));
    const stored = base.then(write);
    const after = async (): Promise<OwnVersions> => {
      const [own, based, now] = await Promise.all([before, base, stored]);
      return { from: based === own.to ? own.from : based, to: versionOf(now) };
    };
    last.set(
      id,
      after().catch(() => before),
    );
    return stored;
  };
}

/**
 * A write, after which everything under the keys it touches is reloaded, even if it was refused, since someone else was
 * then faster.
 */
export function useChange<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: {
    touches: readonly QueryKey[];
    /** Lets others see that it is in progress. */
    key?: QueryKey;
    /** Changes with the same name run one after the other, in the order requested. */
    order?: string;
    /**
     * Shows the response. The write then counts as finished and the reload follows in the background; without this, it
     * is in progress until everything is reloaded.
     */
    shows?: (answer: Answer, given: Given) => void;
    done?: (answer: Answer, given: Given) => unknown;
    failed?: (error: Error, given: Given) => void;
  },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    ...(on.key && { mutationKey: on.key }),
    ...(on.order && { scope: { id: on.order } }),
    onSuccess: (answer: Answer, given: Given) => {
      on.shows?.(answer, given);
      void on.done?.(answer, given);
    },
    ...(on.failed && { onError: on.failed }),
    onSettled: (_answer, error) => {
      const read = readAfterWrite(client, on.touches);
      return on.shows && !error ? undefined : read;
    },
  });
}

/** Ids of records whose change under this key is in progress. */
export function usePending(mutationKey: QueryKey): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => (mutation.state.variables as { id: number }).id,
  });
  return useMemo(() => new Set(pending), [pending]);
}

/**
 * Paginated lists, however the API pages them: each page names the next one's address. Results never go stale by
 * themselves (SPEC §9); writes refetch what they touch.
 */

/** Rows per page: one and a half screens of the dense list, well under the API's 200. */
export const PAGE_SIZE = 50;

interface Page<Row> {
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
interface Listed<Row> {
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
type PagedRead = {
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

/**
 * Data fetching as SPEC §9 requires: results never go stale, and are not retried, refetched on focus or polled. A write
 * without a network fails at once and says so, instead of waiting silently.
 * @param onError called for every failed read and write
 */
export function createQueryClient(onError: (error: Error) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
