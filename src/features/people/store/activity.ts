import type { TimelineKind } from "../model.ts";

/** What does not count as activity: automatic events, and record keeping. */
export const NOT_ACTIVITY: readonly TimelineKind[] = ["mail", "erasure", "merge", "merge-undone", "split"];
