import { type RefObject, useCallback, useMemo } from "react";
import { isOutcome } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { answerLabel } from "../../kit/answer-labels.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { type Column, LongTable } from "../../kit/table.tsx";
import { type ListHandle, useVirtualRows } from "../../kit/use-virtual-rows.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Age, ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { ContactedToggle } from "../record/contacted-toggle.tsx";
import { NextStepDue, OwnerMark, StageBadge } from "../record/follow-up-parts.tsx";
import { detailAddress, OpenLink } from "../record/open-link.tsx";
import { ChooseBox } from "./choose-box.tsx";
import { ConsultationCard } from "./consultation-card.tsx";
import type { Selection } from "./selection.ts";

interface ListProps {
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

/** Height of a card before it is measured, in pixels. */
const CARD_HEIGHT = 150;

/** All rows at hand as cards, of which only those near the window are in the page. */
export function CardList(props: ListProps) {
  const { rows, hasNext, onNearEnd, currentId, openId, selection, pending, handle, ...card } = props;
  const { top, items, before, after, measure } = useVirtualRows({
    rows,
    layout: "cards",
    rowHeight: CARD_HEIGHT,
    overscan: 5,
    hasNext,
    onNearEnd,
    handle,
  });
  return (
    <div ref={top}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {items.map(({ index, key }) => {
          const consultation = rows[index];
          if (!consultation) return null;
          const { id } = consultation;
          return (
            <li
              key={key}
              ref={measure}
              className="card-place"
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={hasNext ? -1 : rows.length}
            >
              <ConsultationCard
                consultation={consultation}
                current={id === currentId}
                open={id === openId}
                chosen={selection.has(id)}
                pending={pending.has(id)}
                {...card}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const addressOf = ({ id }: Consultation) => detailAddress(id);

/** The same as a dense table. */
export function ConsultationTable(props: ListProps) {
  const { currentId, openId, selection, pending, onToggle, onFocus, onChoose, ...list } = props;
  const { t, form, followUp } = useTexts();
  const columns = useMemo(
    (): Column<Consultation>[] => [
      {
        key: "name",
        head: t.labels.name,
        isName: true,
        cell: (row) => (
          <div className="with-choice">
            <ChooseBox consultation={row} chosen={selection.has(row.id)} onChoose={onChoose} />
            <div>
              <OpenLink id={row.id}>
                <Stranger>{row.name}</Stranger>
              </OpenLink>
              <span className="row-line">
                <Stranger>{row.company}</Stranger>
              </span>
            </div>
          </div>
        ),
      },
      {
        key: "grade",
        head: t.labels.leadScore,
        width: "4.25rem",
        narrow: "aside",
        cell: ({ leadScore }) => leadScore && <GradeBadge grade={leadScore} brief />,
      },
      {
        key: "challenge",
        head: t.labels.biggestChallenge,
        from: "widest",
        narrow: "hidden",
        cell: (row) => answerLabel(form, "biggestChallenge", row.currentChallenges),
      },
      {
        key: "budget",
        head: t.labels.budget,
        width: "12rem",
        from: "wide",
        narrow: "hidden",
        cell: (row) => answerLabel(form, "budget", row.budget),
      },
      {
        key: "timeline",
        head: t.labels.timeline,
        width: "11rem",
        from: "widest",
        narrow: "hidden",
        cell: (row) => answerLabel(form, "timeline", row.timeline),
      },
      {
        key: "received",
        head: t.labels.received,
        width: "10.5rem",
        narrow: "hidden",
        cell: (row) => (
          <>
            <Moment iso={row.createdAt} />
            <span className="row-line">
              <Age consultation={row} />
            </span>
          </>
        ),
      },
      {
        key: "state",
        head: t.labels.state,
        width: "8.5rem",
        cell: (row) => (
          <>
            <ContactedBadge contacted={row.contacted} />
            <span className="row-line">
              <Deadline consultation={row} brief />
            </span>
          </>
        ),
      },
      {
        key: "follow",
        head: followUp.title,
        width: "8.5rem",
        from: "middle",
        narrow: "hidden",
        cell: (row) => (
          <span className="badges">
            <OwnerMark ownerId={row.ownerId} />
            {isOutcome(row.stage) ? <StageBadge stage={row.stage} /> : <NextStepDue consultation={row} brief />}
          </span>
        ),
      },
      {
        key: "action",
        head: t.outbox.columns.action,
        isHeadUnseen: true,
        width: "14.75rem",
        isEnd: true,
        from: "middle",
        narrow: "hidden",
        cell: (row) => (
          <ContactedToggle consultation={row} pending={pending.has(row.id)} onToggle={onToggle} look="small" />
        ),
      },
    ],
    [t, form, followUp, selection, pending, onChoose, onToggle],
  );
  const marksOf = useCallback(
    ({ id }: Consultation) => ({ current: id === currentId, open: id === openId, chosen: selection.has(id) }),
    [currentId, openId, selection],
  );
  const focus = useCallback(({ id }: Consultation) => onFocus(id), [onFocus]);
  return (
    <LongTable
      caption={t.nav.consultations}
      layout="list"
      columns={columns}
      addressOf={addressOf}
      marksOf={marksOf}
      onFocus={focus}
      {...list}
    />
  );
}
