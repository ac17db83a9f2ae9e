import type { Id, Json, Moment } from "../../db/column-types.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    overview_weeks: OverviewWeeksTable;
    uptime_days: UptimeDaysTable;
    overview_changes: OverviewChangesTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  uptime_days: { purpose: "operation", none: "day minutes lastMinute" },
  overview_weeks: { purpose: "operation", none: "day counts" },
  overview_changes: { purpose: "operation", none: "id at" },
};

/** What the overview counts in a week that is over; numbers alone. Anything of it can be counted again. */
export interface OverviewWeeksTable {
  /** Its Monday in Montréal, `2026-11-16`. */
  day: string;
  counts: Json<Record<string, unknown>>;
}

/** In how many minutes of a day the site ran. */
export interface UptimeDaysTable {
  /** In Montréal, `2026-11-20`. */
  day: string;
  minutes: number;
  /** Minutes since 1970 of the last one counted. */
  lastMinute: number;
}

/** Written by the database itself when something that the overview counts is added, changed or removed. */
export interface OverviewChangesTable {
  id: Id;
  /** When the request or message that changed was received: the week that must be counted again. */
  at: Moment;
}
