import type { TimelineKind } from "../model.ts";

/** What does not count as activity: it happens by itself, or is about the keeping of records. */
export const NOT_ACTIVITY: readonly TimelineKind[] = ["mail", "erasure", "merge", "merge-undone", "split"];
