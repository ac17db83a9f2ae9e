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
  /** Goes to a request, wherever it is. */
  onGoTo: (id: number) => void;
}

/** Says above the list that there are new ones, and goes there on request. */
export function Arrivals({ list, rows, filtered, onClearFilters, onGoTo }: ArrivalsProps) {
  const { t } = useTexts();
  const seen = useSeenRequest();
  const arrivals = useArrivals(seen, true).data;
  const unlisted = useUnlisted();
  const visible = usePageVisible();
  const { dataUpdatedAt, refetch } = list;
  const isShown = !filtered && !list.isFetching && !list.isPlaceholderData;

  // Whatever the whole list shows on screen counts as seen.
  const readAt = useRef(0);
  useEffect(() => {
    if (!visible || !isShown || readAt.current === dataUpdatedAt) return;
    readAt.current = dataUpdatedAt;
    const newest = rows.reduce((last, { id }) => Math.max(last, id), 0);
    if (newest > 0) markSeen(newest);
  }, [visible, isShown, dataUpdatedAt, rows]);

  /** The request to go to once the list shows it. */
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted === undefined || !isShown) return;
    setWanted(undefined);
    onGoTo(wanted);
    markSeen(wanted);
  }, [wanted, isShown, onGoTo]);

  // Those with a higher id are counted by the server.
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

/** Id of the last request seen in this browser, across its tabs. */
const KEY = "nordet-desk-seen-request";

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};
/** For a browser that denies storage. */
let seenHere: number | undefined;
/** Requests a colleague accepted late: their id is not new, but the list does not show them yet. */
let unlisted: ReadonlySet<number> = new Set();

function seenRequest(): number | undefined {
  let kept = Number.NaN;
  try {
    kept = Number.parseInt(localStorage.getItem(KEY) ?? "", 10);
  } catch {
    // Denied: use this tab's memory.
  }
  return Number.isNaN(kept) || (seenHere ?? 0) > kept ? seenHere : kept;
}

/** Marks everything up to this request as seen. */
export function markSeen(id: number): void {
  if ((seenRequest() ?? -1) >= id) return;
  seenHere = id;
  keepPreference(KEY, String(id));
  tellAll();
}

/** @param ids the list does not show yet; empty once it has been reloaded */
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
