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

/** What the API answers to a GET; kept under its key until a write touches it (SPEC §9). */
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

/** Reads what a write has touched again. What is under way is given up: it may have been answered before the write. */
export async function readAfterWrite(client: QueryClient, touched: readonly QueryKey[]): Promise<void> {
  await Promise.all(
    touched.map(async (queryKey) => {
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
}

/**
 * Reads what is shown under a key again after it has changed elsewhere. What is under way may have been answered before
 * the change: it is let through, so that something shows however often this happens, and read once more after it.
 */
export async function readAfterNews(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
  if (underWay.length === 0) return;
  const wasUnderWay = new Set(underWay.map(({ queryHash }) => queryHash));
  const predicate = ({ queryHash }: { queryHash: string }) => wasUnderWay.has(queryHash);
  await client.invalidateQueries({ queryKey, predicate }, { cancelRefetch: false });
}

/** Versions of a record that one's own writes led through, the first of them excepted. */
interface OwnVersions {
  from: number;
  to: number;
}

/**
 * Writes to one record go one after the other, each based on the version that the one before it led to: what is pressed
 * while a write is under way is neither lost nor refused because of oneself.
 * @returns writes `id`, of which the version `shown` is on screen; `write` is told the version it is based on
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
 * A write, after which everything under the keys that it touches is read again, also when it was refused: somebody was
 * quicker then.
 */
export function useChange<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  on: {
    touches: readonly QueryKey[];
    /** Under which others can see that it is under way. */
    key?: QueryKey;
    /** Changes of the same name leave one after the other, in the order in which they were asked for. */
    order?: string;
    /**
     * Puts the answer on screen. The write is over with that, and what it touches is read again behind it; without, it is
     * under way until all of that is read.
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

/** Numbers of the records whose change under this key is under way. */
export function usePending(mutationKey: QueryKey): ReadonlySet<number> {
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation) => (mutation.state.variables as { id: number }).id,
  });
  return useMemo(() => new Set(pending), [pending]);
}
