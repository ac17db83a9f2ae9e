import { memo, type ReactNode, useCallback, useMemo } from "react";
import { isOutcome } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useIsPainted } from "../../../ui/after-paint.ts";
import type { RowsGiven } from "../../kit/list-screen.tsx";
import { Moment, Stranger } from "../../kit/parts.tsx";
import { answerLabel } from "../../kit/present.ts";
import { type Column, LongTable } from "../../kit/table.tsx";
import { useVirtualRows } from "../../kit/use-virtual-rows.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import {
  Age,
  ChooseBox,
  ContactedBadge,
  Deadline,
  detailAddress,
  GradeBadge,
  NextStepDue,
  OpenLink,
  OwnerMark,
  StageBadge,
} from "../consultation-parts.tsx";
import { ContactActions, RequestFacts } from "../record/consultation-facts.tsx";
import { ContactedToggle } from "../record/contacted-toggle.tsx";
import type { Selection } from "./use-selection.ts";

interface ListProps extends RowsGiven<Consultation> {
  /** Whether cards are expanded. */
  isWhole?: boolean;
  openId: number | null;
  selection: Selection;
  pending: ReadonlySet<number>;
  onToggle: (consultation: Consultation) => void;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** Estimated card height before measuring, in px. */
const CARD_HEIGHTS = { folded: 150, whole: 480 } as const;

/** Virtualized list of cards, which renders only cards near the window. */
export function CardList(props: ListProps) {
  const { rows, hasNext, onNearEnd, currentId, openId, selection, pending, handle, ...card } = props;
  const layout = card.isWhole ? "whole" : "folded";
  const { top, items, before, after, measure } = useVirtualRows({
    rows,
    layout,
    rowHeight: CARD_HEIGHTS[layout],
    overscan: card.isWhole ? 2 : 5,
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

/** The list of requests as a dense table. */
export function ConsultationTable(props: ListProps) {
  const { currentId, openId, selection, pending, onToggle, onFocus, onChoose, ...list } = props;
  const { t, form, followUp } = useTexts();
  const columns = useMemo((): Column<Consultation>[] => {
    const answer = (
      key: string,
      field: "biggestChallenge" | "budget" | "timeline",
      more: Partial<Column<Consultation>>,
    ) => ({
      key,
      head: t.labels[field],
      narrow: "hidden" as const,
      cell: (row: Consultation) => answerLabel(form, field, row[field]),
      ...more,
    });
    return [
      {
        key: "name",
        head: t.labels.name,
        isName: true,
        cell: (row) => (
          <div className="beside">
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
      answer("challenge", "biggestChallenge", { from: "widest" }),
      answer("budget", "budget", { from: "wide", width: "12rem" }),
      answer("timeline", "timeline", { from: "widest", width: "11rem" }),
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
    ];
  }, [t, form, followUp, selection, pending, onChoose, onToggle]);
  const marksOf = useCallback(
    ({ id }: Consultation) => ({ current: id === currentId, open: id === openId, chosen: selection.has(id) }),
    [currentId, openId, selection],
  );
  return (
    <LongTable
      caption={t.nav.consultations}
      layout="list"
      columns={columns}
      addressOf={addressOf}
      marksOf={marksOf}
      onFocus={onFocus}
      {...list}
    />
  );
}

interface CardProps extends Pick<ListProps, "isWhole"> {
  consultation: Consultation;
  /** Whether this is the keyboard's current card (`j` and `k`). */
  current: boolean;
  open: boolean;
  chosen: boolean;
  pending: boolean;
  onToggle: (consultation: Consultation) => void;
  onFocus: (consultation: Consultation) => void;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** A request with all the details of SPEC §2. Folded, it shows what a decision requires; a press shows all answers. */
export const ConsultationCard = memo(function ConsultationCard(props: CardProps) {
  const { consultation, current, open, chosen, pending, isWhole = false, onToggle, onFocus, onChoose } = props;
  const { t, form } = useTexts();
  const { id, stage, leadScore, currentChallenges, budget, timeline } = consultation;
  // Render the folded part after everything else (INP, BARS).
  const isPainted = useIsPainted();
  const facts = (
    <div className="columns" data-least="15" data-gap="5">
      <RequestFacts consultation={consultation} parts={["contact", "business", "qualification", "goals"]} />
    </div>
  );
  return (
    <article
      className="panel card"
      aria-labelledby={`card-${id}`}
      data-current={current || undefined}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
      onFocus={() => onFocus(consultation)}
    >
      <CardHead
        consultation={consultation}
        choice={<ChooseBox consultation={consultation} chosen={chosen} onChoose={onChoose} />}
        badges={
          <>
            <ContactedBadge contacted={consultation.contacted} />
            {stage !== "new" && stage !== "contacted" && <StageBadge stage={stage} />}
            {leadScore && <GradeBadge grade={leadScore} />}
          </>
        }
      >
        <OpenLink id={id}>
          <Stranger>{consultation.name}</Stranger>
        </OpenLink>
      </CardHead>
      {!isWhole && (
        <p className="note">
          {answerLabel(form, "biggestChallenge", currentChallenges)} · {answerLabel(form, "budget", budget)} ·{" "}
          {answerLabel(form, "timeline", timeline)}
        </p>
      )}
      <div className="actions">
        <ContactActions consultation={consultation} />
        <ContactedToggle consultation={consultation} pending={pending} onToggle={onToggle} />
      </div>
      {isWhole ? (
        facts
      ) : (
        <details>
          <summary aria-label={t.about(t.today.more, consultation.name)}>{t.today.more}</summary>
          {isPainted && facts}
        </details>
      )}
      <CardFoot consultation={consultation}>
        <OwnerMark ownerId={consultation.ownerId} />
        <NextStepDue consultation={consultation} />
      </CardFoot>
    </article>
  );
});

interface CardHeadProps {
  consultation: Consultation;
  choice?: ReactNode;
  badges: ReactNode;
  children: ReactNode;
}

/** Head of a card, with the requester's name and company; its heading labels the card. */
export function CardHead({ consultation: { id, company }, choice, badges, children }: CardHeadProps) {
  return (
    <header className="view-head">
      <div className="beside">
        {choice}
        <div>
          <h2 id={`card-${id}`} tabIndex={-1}>
            {children}
          </h2>
          <p className="note">
            <Stranger>{company}</Stranger>
          </p>
        </div>
      </div>
      <p className="badges">{badges}</p>
    </header>
  );
}

/** Foot of a card, with the request's number, arrival and deadline. */
export function CardFoot({ consultation, children }: { consultation: Consultation; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <footer className="detail-when">
      <span>{t.number(consultation.id)}</span>
      <Moment iso={consultation.createdAt} onCard />
      <Age consultation={consultation} />
      <Deadline consultation={consultation} />
      {children}
    </footer>
  );
}
