import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { Consultation } from "../../features/consultations/consultation.ts";
import { useTexts } from "../desk-context.tsx";
import { ConsultationCard } from "./consultation-card.tsx";
import { ConsultationRow, ConsultationTableHead } from "./consultation-table.tsx";

export type Layout = "cards" | "list";

export interface ListHandle {
  /** Scrolls a row into view and puts the focus on its link. */
  focusRow: (index: number) => void;
}

interface ConsultationListProps {
  layout: Layout;
  rows: readonly Consultation[];
  hasNext: boolean;
  onNearEnd: () => void;
  currentId: number | null;
  openId: number | null;
  pending: ReadonlySet<number>;
  onToggle: (consultation: Consultation) => void;
  onFocus: (id: number) => void;
  handle: RefObject<ListHandle | null>;
}

/** Heights guessed before a row is measured, in pixels. */
const GUESSED_HEIGHT: Record<Layout, number> = { cards: 330, list: 45 };
/** Rows before the end at which the next page is fetched, so that nobody who scrolls waits for it. */
const NEAR_END = 20;
/** What sticks to the top of the window and would hide a row: header and filters, in pixels. */
const COVERED_TOP = 140;

/** All rows at hand, of which only those near the window are in the page: 100,000 of them scroll like 50. */
export function ConsultationList(props: ConsultationListProps) {
  const { layout, rows, hasNext, onNearEnd, currentId, openId, pending, onToggle, onFocus, handle } = props;
  const { t } = useTexts();
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
    estimateSize: () => GUESSED_HEIGHT[layout],
    overscan: layout === "cards" ? 3 : 12,
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
    focusRow: (index) => {
      const id = rows[index]?.id;
      if (id === undefined) return;
      virtualizer.scrollToIndex(index, { align: "auto" });
      let tries = 0;
      const focus = () => {
        const link = top.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
        if (link) link.focus({ preventScroll: true });
        else if (tries++ < 20) requestAnimationFrame(focus);
      };
      focus();
    },
  }));

  const rowProps = (consultation: Consultation) => ({
    consultation,
    current: consultation.id === currentId,
    open: consultation.id === openId,
    pending: pending.has(consultation.id),
    onToggle,
    onFocus,
  });

  if (layout === "list") {
    return (
      <div ref={top}>
        <table className="dense" aria-rowcount={hasNext ? -1 : rows.length + 1}>
          <caption className="unseen">{t.nav.consultations}</caption>
          <ConsultationTableHead />
          <tbody>
            <Space height={before} />
            {items.map(({ index, key }) => {
              const consultation = rows[index];
              if (!consultation) return null;
              return (
                <ConsultationRow
                  key={key}
                  index={index}
                  measure={virtualizer.measureElement}
                  {...rowProps(consultation)}
                />
              );
            })}
            <Space height={after} />
          </tbody>
        </table>
      </div>
    );
  }
  return (
    <div ref={top}>
      <ul className="cards" style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index, key }) => {
          const consultation = rows[index];
          if (!consultation) return null;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasNext ? -1 : rows.length}
            >
              <ConsultationCard {...rowProps(consultation)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Room for the rows of a table that are not in the page. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr inert className="space">
      <td style={{ height }} />
    </tr>
  );
}
