import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

/**
 * Data fetching as SPEC §9 wants it: results never go stale, nothing is retried, refetched on focus or polled. A write
 * made without a network fails at once and says so, instead of waiting unseen.
 * @param onError told of every read and write that failed
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
