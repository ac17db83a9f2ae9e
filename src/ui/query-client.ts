import { QueryClient } from "@tanstack/react-query";

/**
 * Data fetching as SPEC §9 wants it: results never go stale, nothing is retried, refetched on focus or polled. A write
 * made without a network fails at once and says so, instead of waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
