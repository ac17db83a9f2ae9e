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
/** Names of the GET calls that return JSON. */
type Read = { [Name in Get]: [CallAnswer<Name>] extends [never] ? never : Name }[Get];

interface ReadOptions {
  staleTime?: number;
  gcTime?: number;
  enabled?: boolean;
  keepsPrevious?: boolean;
}

/** Reads a GET call and caches its response under `key` until a write invalidates it (SPEC §9). */
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

/** Reloads the keys that a write has touched. Cancels requests in flight, because they may predate the write. */
export async function readAfterWrite(client: QueryClient, touched: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    touched.map(async (queryKey) => {
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}

/**
 * Reloads a visible key after another person's change. A request in flight may predate the change, so it is repeated
 * once after it completes. It is not cancelled, because with frequent changes, nothing would ever appear on screen.
 */
export async function readAfterNews(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (underWay.length === 0) return;
  const wasUnderWay = new Set(underWay.map(({ queryHash }) => queryHash));
  const predicate = ({ queryHash }: { queryHash: string }) => wasUnderWay.has(queryHash);
  await client.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
}

/** Range of record versions produced by our own consecutive writes, which started from version `from`. */
interface OwnVersions {
  from: number;
  to: number;
}

/**
 * Queues writes to a record and bases each on the version that the previous write produced, so that quick presses are
 * neither lost nor rejected as an edit conflict with oneself.
 * @returns a function that writes record `id`, whose version on screen is `shown`; `write` receives the version to send
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
 * Returns a write that reloads every key it touches. It does so even if it fails, because a rejection often means that
 * a colleague changed the data first.
 */
export function useChange<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: {
    touches: readonly QueryKey[];
    /** Mutation key, so that other components can see that the write is in progress. */
    key?: QueryKey;
    /** Writes that share this name run one at a time, in the order they were requested. */
    order?: string;
    /**
     * Puts the response on screen. The write then counts as finished while the reload runs in the background; without
     * `shows`, the write stays pending until all keys have reloaded.
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

/** Returns the ids of the records that have a write with this mutation key in progress. */
export function usePending(mutationKey: QueryKey): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => (mutation.state.variables as { id: number }).id,
  });
  return useMemo(() => new Set(pending), [pending]);
}

/**
 * Paginated lists. However the API paginates, each page has the next page's URL. Results never go stale on their own
 * (SPEC §9); writes reload the keys they touch.
 */

/** Rows per page: about one and a half screens of the dense list; the API allows 200. */
export const PAGE_SIZE = 50;

interface Page<Row> {
  items: Row[];
  /** URL of the next page; `null` on the last page. */
  next: string | null;
  /** Total number of rows, if the API counts them. */
  total?: number | null | undefined;
}

/** Pages loaded so far, as the query cache stores them. */
export interface Pages<Row> {
  pages: Page<Row>[];
  pageParams: unknown[];
}

/** {@link Pages} flattened for display. */
interface Listed<Row> {
  rows: Row[];
  total: number | null;
}

export type PagedResult<Row> = UseInfiniteQueryResult<Listed<Row>>;

/** Row type of a response that is or contains a list. */
type RowOf<Answer> = Extract<
  Answer extends readonly (infer Row)[]
    ? Row
    : Answer extends { next: unknown } | { pages: number }
      ? Extract<Answer[keyof Answer], readonly unknown[]>[number]
      : never,
  { id: number | string }
>;

type PagedRead = {
  [Name in Read]: [RowOf<CallAnswer<Name>>] extends [never] ? never : Name;
}[Read];

/**
 * Reads one page of a list.
 * @param address URL of the first page, or the previous page's `next`
 */
export async function readPage<Name extends PagedRead>(
  address: string,
  signal?: AbortSignal,
): Promise<Page<RowOf<CallAnswer<Name>>>> {
  const response = await responseAt(address, { signal });
  return pageOf(await response.json(), response.headers.get("Link"), new URL(address, location.href));
}

/** Extracts the rows and the next page's URL, whether the API uses a `Link` header, a cursor or page numbers. */
export function pageOf<Row>(answer: Row[] | Record<string, unknown>, link: string | null, at: URL): Page<Row> {
  if (Array.isArray(answer)) return { items: answer, next: nextPageOf(link, at.href) };
  const { next: cursor, page, pages, total } = answer as Record<string, number | undefined>;
  const [name, value] = page && pages ? ["page", page < pages ? page + 1 : null] : ["cursor", cursor ?? null];
  at.searchParams.set(name, String(value));
  const items = Object.values(answer).find(Array.isArray) ?? [];
  return { items, next: value === null ? null : `${at.pathname}${at.search}`, total };
}

/** Flattens pages into a list. A row that appears twice keeps its first position and its latest version. */
export function joined<Row extends { id: number | string }>(data: Pages<Row> | undefined): Row[] {
  return [...new Map(data?.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];
}

const listed = <Row extends { id: number | string }>(data: Pages<Row>): Listed<Row> => ({
  rows: joined(data),
  total: data.pages[0]?.total ?? null,
});

const NO_ROWS: never[] = [];

export const rowsOf = <Row>(data: Listed<Row> | undefined): Row[] => data?.rows ?? NO_ROWS;

interface PagesOptions {
  enabled?: boolean;
  /** Whether to show the previous list until the new list has loaded; defaults to true. */
  keepsPrevious?: boolean;
}

/**
 * Reads a paginated list with a custom function per page.
 * @param first passed to `read` for the first page: its URL, or `null` if `read` does not need one
 */
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

/** Reads a paginated list from one API call; appends the first page's URL to the query key. */
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
 * Extracts the next page's URL from a `Link` header (RFC 8288), which the API's paginated lists send.
 * @returns path and query; `null` if there is no next page or its URL has another origin
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
 * Creates a query client as SPEC §9 requires. Results never go stale, and requests are not retried, repeated on focus
 * or polled. Offline, a write fails at once with an error instead of waiting silently.
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
