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
/** Requests that were accepted late, by a colleague: their number is no new one, but the list does not show them yet. */
let unlisted: ReadonlySet<number> = new Set();

function seenRequest(): number | undefined {
  let kept = Number.NaN;
  try {
    kept = Number.parseInt(localStorage.getItem(KEY) ?? "", 10);
  } catch {
    // Refused: what this tab remembers counts.
  }
  return Number.isNaN(kept) || (seenHere ?? 0) > kept ? seenHere : kept;
}

/** Everything up to this request has been seen. */
export function markSeen(id: number): void {
  if ((seenRequest() ?? -1) >= id) return;
  seenHere = id;
  keepPreference(KEY, String(id));
  tellAll();
}

/** @param ids that the list does not show yet; empty once it has been read again */
function putUnlisted(ids: ReadonlySet<number>): void {
  unlisted = ids;
  tellAll();
}

export const noteUnlisted = (id: number) => putUnlisted(new Set(unlisted).add(id));
export const forgetUnlisted = () => putUnlisted(new Set());

function subscribe(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === KEY && listener();
  listeners.add(listener);
  window.addEventListener("storage", heard);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", heard);
  };
}

export const useSeenRequest = () => useSyncExternalStore(subscribe, seenRequest);
export const useUnlisted = () => useSyncExternalStore(subscribe, () => unlisted);
