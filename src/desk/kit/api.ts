import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import type { CallAnswer, CallName } from "../../lib/http/api-calls.ts";
import { api, type CallArguments, type HttpError } from "../../ui/api-client.ts";

type Get = Extract<CallName, `GET ${string}`>;
/** A call that reads JSON. */
export type Read = { [Name in Get]: [CallAnswer<Name>] extends [never] ? never : Name }[Get];

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
