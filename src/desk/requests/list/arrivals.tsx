import { useEffect, useRef, useState } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Icon } from "../../kit/icons.tsx";
import { usePageVisible } from "../../kit/use-media.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { useArrivals, type useConsultations } from "../consultation-queries.ts";
import { forgetUnlisted, markSeen, useSeenRequest, useUnlisted } from "./seen-requests.ts";

interface ArrivalsProps {
  list: ReturnType<typeof useConsultations>;
  rows: readonly Consultation[];
  filtered: boolean;
  onClearFilters: () => void;
  /** Leads to a request, wherever it stands. */
  onGoTo: (id: number) => void;
}

/** Says over the list that more has come than it shows, and leads there when somebody wants it. */
export function Arrivals({ list, rows, filtered, onClearFilters, onGoTo }: ArrivalsProps) {
  const { t } = useTexts();
  const seen = useSeenRequest();
  const arrivals = useArrivals(seen, true).data;
  const unlisted = useUnlisted();
  const visible = usePageVisible();
  const { dataUpdatedAt, refetch } = list;
  const isShown = !filtered && !list.isFetching && !list.isPlaceholderData;

  // What the whole list shows in front of somebody, they have seen.
  const readAt = useRef(0);
  useEffect(() => {
    if (!visible || !isShown || readAt.current === dataUpdatedAt) return;
    readAt.current = dataUpdatedAt;
    const newest = rows.reduce((last, { id }) => Math.max(last, id), 0);
    if (newest > 0) markSeen(newest);
  }, [visible, isShown, dataUpdatedAt, rows]);

  /** The request to lead to, once the list shows it. */
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted === undefined || !isShown) return;
    setWanted(undefined);
    onGoTo(wanted);
    markSeen(wanted);
  }, [wanted, isShown, onGoTo]);

  // Those with a higher number are counted by the server.
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
