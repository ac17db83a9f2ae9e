import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

export interface ListHandle {
  /** Its rows in the order in which keys go through them. */
  ids: () => readonly RowId[];
  /** Scrolls a row into view and puts the focus on its link; on the row where it has none. */
  focus: (id: RowId | undefined) => void;
}

export type RowId = number | string;

interface VirtualRowsOptions {
  rows: readonly { id: RowId }[];
  /** Tells the rows of one look of the list from those of another: their heights differ. */
  layout: string;
  /** Guessed before a row is measured, in pixels. */
  rowHeight: number;
  /** Rows kept in the page beyond the window. */
  overscan: number;
  hasNext: boolean;
  onNearEnd: () => void;
  handle: RefObject<ListHandle | null>;
}

/** Rows before the end at which the next page is fetched, so that nobody who scrolls waits for it. */
const NEAR_END = 20;
/** What sticks to the top of the window and would hide a row: header and filters, in pixels. */
const COVERED_TOP = 140;

/**
 * All rows at hand, of which only those near the window are in the page: 100,000 of them scroll like 50. Each row's link
 * carries `data-row` with its number, each row's element `data-index` and `measure` as its ref.
 */
export function useVirtualRows(options: VirtualRowsOptions) {
  const { rows, layout, rowHeight, overscan, hasNext, onNearEnd, handle } = options;
  const top = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setMargin(top.current ? top.current.getBoundingClientRect().top + scrollY : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: margin,
    scrollPaddingStart: COVERED_TOP,
    scrollPaddingEnd: 40,
    getItemKey: (index) => `${layout}-${rows[index]?.id}`,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? margin) - margin;
  const after = Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin));
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasNext && rows.length > 0 && last >= rows.length - NEAR_END) onNearEnd();
  }, [hasNext, last, rows.length, onNearEnd]);

  useImperativeHandle(handle, () => ({
    ids: () => rows.map(({ id }) => id),
    focus: (wanted) => {
      const index = rows.findIndex(({ id }) => id === wanted);
      if (index < 0) return;
      virtualizer.scrollToIndex(index, { align: "auto" });
      let tries = 0;
      const focus = () => {
        const find = (what: string) => top.current?.querySelector<HTMLElement>(what);
        const link = find(`[data-row="${wanted}"]`) ?? find(`[data-index="${index}"] th`);
        if (link) link.focus({ preventScroll: true });
        else if (tries++ < 20) requestAnimationFrame(focus);
      };
      focus();
    },
  }));

  return { top, items, before, after, measure: virtualizer.measureElement };
}

/** Room for the rows of a table that are not in the page. */
export function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr inert className="space">
      <td style={{ height }} />
    </tr>
  );
}
