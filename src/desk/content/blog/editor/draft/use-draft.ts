import { useSyncExternalStore } from "react";
import type { DraftSession } from "./draft-session.ts";

/** A session's state, for a component. */
export function useDraft(session: DraftSession) {
  return useSyncExternalStore(session.subscribe, session.get);
}
