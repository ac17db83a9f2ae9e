import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Overview } from "../../../features/overview/model.ts";
import type { Period } from "../../../features/overview/weeks.ts";
import { apiRead } from "../../../ui/api-client.ts";

export function useOverview(period: Period) {
  return useQuery({
    queryKey: ["overview", period],
    queryFn: ({ signal }) => apiRead<Overview>(`/api/overview?weeks=${period}`, { signal }),
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
}
