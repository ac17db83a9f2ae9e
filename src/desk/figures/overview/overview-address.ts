import { DEFAULT_PERIOD, PERIODS, type Period } from "../../../features/overview/weeks.ts";

/** The period in `?weeks=`; whatever is none is the usual one. */
export function periodOfQuery(query: URLSearchParams): Period {
  return PERIODS.find((period) => String(period) === query.get("weeks")) ?? DEFAULT_PERIOD;
}
