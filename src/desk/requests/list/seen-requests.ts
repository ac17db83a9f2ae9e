import { useSyncExternalStore } from "react";
import { keepPreference } from "../../kit/preference.ts";

/** Number of the last request that was seen in this browser, in all its tabs. */
const KEY = "nordet-desk-seen-request";

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
/** For a browser that refuses storage. */
let seenHere: number | undefined;

function seenRequest(): number | undefined {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Refused: what this tab remembers counts.
  }
  const kept = stored !== null && /^\d{1,10}$/.test(stored) ? Number(stored) : undefined;
  return kept === undefined || (seenHere ?? 0) > kept ? seenHere : kept;
}

/** Everything up to this request has been seen. */
export function markSeen(id: number): void {
  if ((seenRequest() ?? -1) >= id) return;
  seenHere = id;
  keepPreference(KEY, String(id));
  tellAll();
}

function subscribe(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === KEY && listener();
  listeners.add(listener);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", heard);
  };
}

export function useSeenRequest(): number | undefined {
  return useSyncExternalStore(subscribe, seenRequest);
}

/** Requests that were accepted late, by a colleague: their number is no new one, but the list does not show them yet. */
let unlisted: ReadonlySet<number> = new Set();

export function noteUnlisted(id: number): void {
  unlisted = new Set(unlisted).add(id);
  tellAll();
}

/** The list has been read again. */
export function forgetUnlisted(): void {
  if (unlisted.size === 0) return;
  unlisted = new Set();
  tellAll();
}

export function useUnlisted(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, () => unlisted);
}
