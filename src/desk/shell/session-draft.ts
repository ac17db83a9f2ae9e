import { useCallback, useState } from "react";
import { useDesk } from "./desk-context.tsx";
import { type UnsentKind, unsentKey } from "./texts/unsent-texts.ts";

/** Text that is not sent yet, kept in the tab: it outlives a reload, and a session that ended. */

function read<Draft>(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Not kept: it lasts as long as the page.
  }
}

/** State kept in session storage under the name of who is signed in; `undefined` forgets it. */
export function useSessionDraft<Draft>(kind: UnsentKind, id: number | string = "") {
  const key = unsentKey(useDesk().staff.email, kind, id);
  const [draft, setDraft] = useState(() => read<Draft>(key));
  const set = useCallback(
    (next: Draft | undefined) => {
      keep(key, next);
      setDraft(next);
    },
    [key],
  );
  return [draft, set] as const;
}
