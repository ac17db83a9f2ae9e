import { useCallback, useSyncExternalStore } from "react";
import { useDesk } from "./desk-context.tsx";
import { type UnsentKind, unsentKey } from "./texts/unsent-texts.ts";

/** Unsent text, kept in the tab: it survives a reload, and the end of a session. */

/** The last value read or written, by key, so that all components share it. */
const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function read<Draft>(key: string): Draft | undefined {
  if (!drafts.has(key)) drafts.set(key, stored(key));
  return drafts.get(key) as Draft | undefined;
}

function keep(key: string, draft: unknown): void {
  drafts.set(key, draft);
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Not stored: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** State in session storage under the signed-in user's name; `undefined` deletes it. */
export function useSessionDraft<Draft>(kind: UnsentKind, id: number | string = "") {
  const key = unsentKey(useDesk().staff.email, kind, id);
  const draft = useSyncExternalStore(subscribe, () => read<Draft>(key));
  /** @param next the new draft, or a function of the current one */
  const set = useCallback(
    (next: Draft | undefined | ((now: Draft | undefined) => Draft | undefined)) =>
      keep(key, next instanceof Function ? next(read<Draft>(key)) : next),
    [key],
  );
  return [draft, set] as const;
}
