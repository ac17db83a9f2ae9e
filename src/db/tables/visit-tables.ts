import type { FormProgress } from "../../features/visits/model.ts";

/** How often forms got how far, by day in Montréal, `2026-11-20`. */
export interface FormFunnelCountsTable extends FormProgress {
  day: string;
  count: number;
}

/** How often posts of the blog were asked for by a browser, by day in Montréal. */
export interface PostViewCountsTable {
  day: string;
  /** Canonical path of the post: `/en/blog/five-tasks`. */
  path: string;
  count: number;
}
