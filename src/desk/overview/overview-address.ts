import { DEFAULT_PERIOD, PERIODS, type Period } from "../../features/overview/weeks.ts";

/** The period in `?weeks=`; whatever is none is the usual one. */
export function periodOfQuery(query: URLSearchParams): Period {
  return PERIODS.find((period) => String(period) === query.get("weeks")) ?? DEFAULT_PERIOD;
}

/** The two pages of the section. */
export const OVERVIEW_PATHS = { overview: "/admin/overview", scoring: "/admin/overview/scoring" } as const;
export type OverviewTab = keyof typeof OVERVIEW_PATHS;
