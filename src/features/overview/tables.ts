import type { Id, Json, Moment } from "../../db/tables.ts";
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

/** A past week's counts; numbers only. They can always be recounted. */
export interface OverviewWeeksTable {
  /** Its Monday in Montréal, `2026-11-16`. */
  day: string;
  counts: Json<Record<string, unknown>>;
}

/** How many minutes of a day the site was up. */
export interface UptimeDaysTable {
  /** In Montréal, `2026-11-20`. */
  day: string;
  minutes: number;
  /** Minutes since 1970 of the last one counted. */
  lastMinute: number;
}

/** Written by database triggers when something the overview counts is added, changed or deleted. */
export interface OverviewChangesTable {
  id: Id;
  /** When the changed request or message was received, which determines the week to recount. */
  at: Moment;
}
