import type { RefObject } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { type ListHandle, Space, useVirtualRows } from "../../kit/use-virtual-rows.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { ConsultationCard } from "./consultation-card.tsx";
import { ConsultationRow, ConsultationTableHead } from "./consultation-table.tsx";
import type { Selection } from "./selection.ts";

/** What this list draws; the board is drawn by itself. */
export type ListLayout = "cards" | "list";
export type Layout = ListLayout | "board";

interface ConsultationListProps {
  layout: ListLayout;
  rows: readonly Consultation[];
  hasNext: boolean;
  onNearEnd: () => void;
  currentId: number | null;
  openId: number | null;
  selection: Selection;
  pending: ReadonlySet<number>;
  onToggle: (consultation: Consultation) => void;
  onFocus: (id: number) => void;
  onChoose: (consultation: Consultation, extend: boolean) => void;
  handle: RefObject<ListHandle | null>;
}

/** Heights guessed before a row is measured, in pixels. */
const GUESSED_HEIGHT: Record<ListLayout, number> = { cards: 330, list: 45 };

/** All rows at hand, of which only those near the window are in the page: 100,000 of them scroll like 50. */
export function ConsultationList(props: ConsultationListProps) {
  const { layout, rows, hasNext, onNearEnd, currentId, openId, selection, pending, handle } = props;
  const { onToggle, onFocus, onChoose } = props;
  const { t } = useTexts();
  const { top, items, before, after, measure } = useVirtualRows({
    rows,
    layout,
    rowHeight: GUESSED_HEIGHT[layout],
    overscan: layout === "cards" ? 3 : 12,
    hasNext,
    onNearEnd,
    handle,
  });

  const rowProps = (consultation: Consultation) => ({
    consultation,
    current: consultation.id === currentId,
    open: consultation.id === openId,
    chosen: selection.has(consultation.id),
    pending: pending.has(consultation.id),
    onToggle,
    onFocus,
    onChoose,
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
              return <ConsultationRow key={key} index={index} measure={measure} {...rowProps(consultation)} />;
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
              ref={measure}
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
