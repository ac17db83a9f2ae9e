import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";

export interface ListHandle {
  /** Row ids in keyboard order. */
  ids: () => readonly RowId[];
  /** Scrolls a row into view and focuses its link, or the row itself if it has no link. */
  focus: (id: RowId | undefined) => void;
}

export type RowId = number | string;

interface VirtualRowsOptions {
  rows: readonly { id: RowId }[];
  /** Name of the list layout; changing it discards measured heights. */
  layout: string;
  /** Estimated row height before measuring, in px. */
  rowHeight: number;
  /** Rows rendered outside the window on each side. */
  overscan: number;
  hasNext: boolean;
  onNearEnd: () => void;
  handle: RefObject<ListHandle | null>;
}

/** Number of rows before the end at which to load the next page, so that scrolling does not wait. */
const NEAR_END = 20;
/** Height of the sticky header and filters that would cover a row, in px. */
const COVERED_TOP = 140;

/**
 * Virtualizes a list, that is, renders only the rows near the window, so that 100,000 scroll like 50. Each row needs
 * `data-index`, `measure` as its ref, and its id in its link's `data-row`.
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

/** Placeholder for table rows that are not rendered. */
export function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr inert className="space">
      <td style={{ height }} />
    </tr>
  );
}
