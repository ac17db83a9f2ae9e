import type { DataMap } from "../../lib/data-map.ts";
import type { FormProgress } from "./model.ts";

declare module "../../db/tables.ts" {
  interface Tables {
    form_funnel_counts: FormFunnelCountsTable;
    post_view_counts: PostViewCountsTable;
  }
}

export const dataMap: DataMap = {
  form_funnel_counts: { purpose: "operation", none: "day language placement stage count" },
  post_view_counts: { purpose: "operation", none: "day path count" },
};

/** Number of forms that reached each stage, by Montréal day, `2026-11-20`. */
export interface FormFunnelCountsTable extends FormProgress {
  day: string;
  count: number;
}

/** Number of times browsers requested blog posts, by Montréal day. */
export interface PostViewCountsTable {
  day: string;
  /** The post's canonical path: `/en/blog/five-tasks`. */
  path: string;
  count: number;
}
