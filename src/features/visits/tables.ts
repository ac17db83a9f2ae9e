import type { DataMap } from "../../lib/data-map.ts";
import type { FormProgress } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    form_funnel_counts: FormFunnelCountsTable;
    post_view_counts: PostViewCountsTable;
  }
}

/** What its columns are for (`lib/data-map.ts`). */
export const dataMap: DataMap = {
  form_funnel_counts: { purpose: "operation", none: "day language placement stage count" },
  post_view_counts: { purpose: "operation", none: "day path count" },
};

/** How many forms got to each stage, by day in Montréal, `2026-11-20`. */
export interface FormFunnelCountsTable extends FormProgress {
  day: string;
  count: number;
}

/** How often browsers requested blog posts, by day in Montréal. */
export interface PostViewCountsTable {
  day: string;
  /** Canonical path of the post: `/en/blog/five-tasks`. */
  path: string;
  count: number;
}
