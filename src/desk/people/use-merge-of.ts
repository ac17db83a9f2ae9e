import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { TimelinePage } from "../../features/people/model.ts";
import { apiRead } from "../../ui/api-client.ts";

/** Reads which merge into a person was the last, to take it back. */
export function useMergeOf(): (personId: number) => Promise<number | undefined> {
  const client = useQueryClient();
  return useCallback(
    async (personId) => {
      const page = await client.fetchQuery({
        queryKey: ["people", "last-merge", personId],
        queryFn: ({ signal }) =>
          apiRead<TimelinePage>(`/api/people/${personId}/timeline?group=changes&limit=1`, { signal }),
        staleTime: 0,
      });
      const entry = page.entries.find(({ canUndoMerge }) => canUndoMerge);
      return entry && Number(entry.detail["mergeId"]);
    },
    [client],
  );
}
