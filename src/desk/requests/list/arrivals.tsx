import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { keepPreference, usePageVisible } from "../../kit/hooks.ts";
import { Icon } from "../../kit/icons.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useArrivals, type useConsultations } from "../consultation-queries.ts";

interface ArrivalsProps {
  list: ReturnType<typeof useConsultations>;
  rows: readonly Consultation[];
  filtered: boolean;
  onClearFilters: () => void;
  /** Opens or focuses a request, even if it is not among the loaded rows. */
  onGoTo: (id: number) => void;
}

/** Button above the list with the number of new requests; a press shows them. */
export function Arrivals({ list, rows, filtered, onClearFilters, onGoTo }: ArrivalsProps) {
  const { t } = useTexts();
  const seen = useSeenRequest();
  const arrivals = useArrivals(seen, true).data;
  const unlisted = useUnlisted();
  const visible = usePageVisible();
  const { dataUpdatedAt, refetch } = list;
  const isShown = !filtered && !list.isFetching && !list.isPlaceholderData;

  // All requests shown in the unfiltered list count as seen.
  const readAt = useRef(0);
  useEffect(() => {
    if (!visible || !isShown || readAt.current === dataUpdatedAt) return;
    readAt.current = dataUpdatedAt;
    const newest = rows.reduce((last, { id }) => Math.max(last, id), 0);
    if (newest > 0) markSeen(newest);
  }, [visible, isShown, dataUpdatedAt, rows]);

  /** Id of the request to focus once the list shows it. */
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted === undefined || !isShown) return;
    setWanted(undefined);
    onGoTo(wanted);
    markSeen(wanted);
  }, [wanted, isShown, onGoTo]);

  // The server already counts requests with a higher id.
  const notShown = [...unlisted].filter((id) => id <= (seen ?? 0) && !rows.some((row) => row.id === id));
  const count = (arrivals?.count ?? 0) + notShown.length;
  const show = async () => {
    const id = arrivals?.newest?.id ?? notShown.at(-1);
    forgetUnlisted();
    if (filtered) onClearFilters();
    else await refetch();
    setWanted(id);
  };
  if (count === 0) return null;
  return (
    <button type="button" className="action action-small arrivals" onClick={() => void show()} title={t.arrivals.hint}>
      <Icon name="up" />
      {t.arrivals.count(count)}
    </button>
  );
}

/** Storage key for the id of the newest request seen, shared by the browser's tabs. */
const KEY = "nordet-desk-seen-request";

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
/** Id of the newest request seen in this tab, in case the browser denies storage. */
let seenHere: number | undefined;
/**
 * Ids of requests that a colleague accepted late. The ids are too low to count as new, but the list does not show these
 * requests yet.
 */
let unlisted: ReadonlySet<number> = new Set();

function seenRequest(): number | undefined {
  let kept = Number.NaN;
  try {
    kept = Number.parseInt(localStorage.getItem(KEY) ?? "", 10);
  } catch {
    // Storage is denied, so use this tab's memory.
  }
  return Number.isNaN(kept) || (seenHere ?? 0) > kept ? seenHere : kept;
}

export function markSeen(id: number): void {
  if ((seenRequest() ?? -1) >= id) return;
  seenHere = id;
  keepPreference(KEY, String(id));
  tellAll();
}

/**
 * Replaces the ids of requests that the list does not show yet.
 * @param ids empty once the list has reloaded
 */
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
