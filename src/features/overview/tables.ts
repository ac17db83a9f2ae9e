import type { Id, Json, Moment } from "../../db/tables.ts";
import type { DataMap } from "../../lib/data-map.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    overview_weeks: OverviewWeeksTable;
    uptime_days: UptimeDaysTable;
    overview_changes: OverviewChangesTable;
  }
}

export const dataMap: DataMap = {
  uptime_days: { purpose: "operation", none: "day minutes lastMinute" },
  overview_weeks: { purpose: "operation", none: "day counts" },
  overview_changes: { purpose: "operation", none: "id at" },
};

/** A past week's counts, which can always be recounted. */
export interface OverviewWeeksTable {
  /** The week's Monday in Montréal, `2026-11-16`. */
  day: string;
  counts: Json<Record<string, unknown>>;
}

/** Number of minutes per day in which the site was up. */
export interface UptimeDaysTable {
  /** Day in Montréal, `2026-11-20`. */
  day: string;
  minutes: number;
  /** The last minute counted, in minutes since 1970. */
  lastMinute: number;
}

/** Written by database triggers when a row that the overview counts is added, changed or deleted. */
export interface OverviewChangesTable {
  id: Id;
  /** When the changed request or message was received, which determines the week to recount. */
  at: Moment;
}
