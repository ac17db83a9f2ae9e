import { useCallback, useState } from "react";

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

/** State kept in session storage, under a key that begins with `nordet-desk-`; `undefined` forgets it. */
export function useSessionDraft<Draft>(key: `nordet-desk-${string}`) {
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
