import { useSyncExternalStore } from "react";
import type { DraftSession } from "./draft-session.ts";

/** What a session holds, for a component that shows it. */
export function useDraft(session: DraftSession) {
  return useSyncExternalStore(session.subscribe, session.get);
}
