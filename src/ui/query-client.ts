import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";

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
