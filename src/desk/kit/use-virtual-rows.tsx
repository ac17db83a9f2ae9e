import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

export interface ListHandle {
  /** Its rows in keyboard order. */
  ids: () => readonly RowId[];
  /** Scrolls a row into view and focuses its link, or the row itself if it has none. */
  focus: (id: RowId | undefined) => void;
}

export type RowId = number | string;

interface VirtualRowsOptions {
  rows: readonly { id: RowId }[];
  /** Distinguishes list layouts, whose heights differ. */
  layout: string;
  /** Estimate before a row is measured, in pixels. */
  rowHeight: number;
  /** Rows rendered beyond the window. */
  overscan: number;
  hasNext: boolean;
  onNearEnd: () => void;
  handle: RefObject<ListHandle | null>;
}

/** Rows before the end at which the next page is loaded, so that scrolling never waits. */
const NEAR_END = 20;
/** Height of what sticks to the top of the window and would hide a row (header and filters), in pixels. */
const COVERED_TOP = 140;

/**
 * All loaded rows, of which only those near the window are rendered: 100,000 of them scroll like 50. Each row's link
 * has its id as `data-row`, each row's element `data-index` and `measure` as its ref.
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

/** Space for table rows that are not rendered. */
export function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr inert className="space">
      <td style={{ height }} />
    </tr>
  );
}
