/** How often forms got how far (`features/visits/model.ts`), by day in Montréal, `2026-11-20`. */
export interface FormFunnelCountsTable {
  day: string;
  language: "fr" | "en";
  placement: "home" | "contact" | "landing" | "modal";
  stage: "seen" | "started" | "step-2" | "step-3" | "sent";
  count: number;
}

/** How often posts of the blog were asked for by a browser, by day in Montréal. */
export interface PostViewCountsTable {
  day: string;
  /** Canonical path of the post: `/en/blog/five-tasks`. */
  path: string;
  count: number;
}
