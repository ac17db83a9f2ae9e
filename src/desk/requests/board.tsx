import {
  type DragEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { OPEN_STAGES, OUTCOMES, STAGES, type Stage } from "../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { LOCALE_OF } from "../../lib/language.ts";
import { ActionMenu } from "../kit/action-menu.tsx";
import { rowsOf } from "../kit/api.ts";
import { useFocusLoss, useMedia } from "../kit/hooks.ts";
import { Icon } from "../kit/icons.tsx";
import { Failed, Loading } from "../kit/list-status.tsx";
import { Stranger } from "../kit/parts.tsx";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { Deadline, GradeBadge, NextStepDue, OpenLink, OwnerMark } from "./consultation-parts.tsx";
import { useConsultations } from "./consultation-queries.ts";
import type { Filters, StageFilter } from "./filters.ts";
import { useQuickChange, useStageCounts } from "./follow-up-queries.ts";

/** Maximum window width for showing one column at a time. */
const NARROW = "(max-width: 48rem)";

/** Cards per page of a column, about a window's height. */
const PAGE_SIZE = 12;

/** The card being dragged. */
let dragged: Consultation | undefined;

interface BoardProps {
  filters: Filters;
  openId: number | null;
  onFocus: (consultation: Consultation) => void;
  handle: RefObject<ListHandle | null>;
}

/** Requests by stage; cards move by drag and drop or with their menu. */
export default function Board({ filters, openId, onFocus, handle }: BoardProps) {
  const { followUp: t, language } = useTexts();
  const stages = stagesOf(filters.stage);
  const counts = useStageCounts(filters);
  const narrow = useMedia(NARROW);
  const [chosen, setChosen] = useState<Stage>("new");
  const shown = narrow ? [stages.find((stage) => stage === chosen) ?? stages[0] ?? "new"] : stages;
  const board = useRef<HTMLDivElement>(null);
  const moveTo = useQuickChange();

  // DOM order, so that the keys move down a column and on to the next.
  useImperativeHandle(handle, () => ({
    ids: () =>
      [...board.current!.querySelectorAll<HTMLElement>("[data-row]")].map((card) => Number(card.dataset["row"])),
    focus: (id) => board.current!.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus(),
  }));

  const lostFocus = useFocusLoss(board);
  /** The card moved most recently. Lost focus returns to it or, if it is not rendered, to its old column's title. */
  const moved = useRef<{ id: number; from: Stage }>(undefined);
  const move = useCallback(
    (consultation: Consultation, stage: Stage) => {
      moved.current = { id: consultation.id, from: consultation.stage };
      moveTo(consultation, { stage });
    },
    [moveTo],
  );
  useEffect(() => {
    const target = moved.current;
    if (!target || !lostFocus()) return;
    const find = (selector: string) => board.current?.querySelector<HTMLElement>(selector);
    (find(`[data-row="${target.id}"]`) ?? find(`[data-column="${target.from}"] h2`) ?? find("h2"))?.focus();
  });

  const number = new Intl.NumberFormat(LOCALE_OF[language]);
  const countOf = (stage: Stage) => (counts.data ? number.format(counts.data[stage]) : "…");
  return (
    <div className="stack board" data-gap="2" ref={board}>
      <p className="note">{t.board.hint}</p>
      {counts.isError && (
        <p className="note" role="alert">
          {t.board.countFailed}
        </p>
      )}
      {narrow && stages.length > 1 && (
        <select
          aria-label={t.board.show}
          value={shown[0]}
          onChange={(event) => setChosen(STAGES.find((stage) => stage === event.target.value) ?? "new")}
        >
          {stages.map((stage) => (
            <option key={stage} value={stage}>
              {`${t.stages[stage]} (${countOf(stage)})`}
            </option>
          ))}
        </select>
      )}
      <div className="board-columns">
        {shown.map((stage) => (
          <Column
            key={stage}
            stage={stage}
            count={countOf(stage)}
            filters={filters}
            openId={openId}
            onFocus={onFocus}
            onMove={move}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps {
  stage: Stage;
  count: string;
  filters: Filters;
  openId: number | null;
  onFocus: (consultation: Consultation) => void;
  onMove: (consultation: Consultation, stage: Stage) => void;
}

function Column({ stage, count, filters, openId, onFocus, onMove }: ColumnProps) {
  const { t: desk, followUp: t } = useTexts();
  const list = useConsultations({ ...filters, stage }, "accepted", PAGE_SIZE);
  // A card that has just moved is still in this list until the reload, so leave it out.
  const rows = useMemo(() => rowsOf(list.data).filter((row) => row.stage === stage), [list.data, stage]);
  const [over, setOver] = useState(false);
  const title = `board-${stage}`;
  return (
    <section
      className="stack panel"
      data-gap="2"
      aria-labelledby={title}
      aria-busy={list.isFetching}
      data-column={stage}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = "move";
        setOver(true);
      }}
      onDragLeave={(event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dragged) onMove(dragged, stage);
        dragged = undefined;
      }}
    >
      <h2 id={title} tabIndex={-1}>
        {t.stages[stage]} <span className="note">{count}</span>
      </h2>
      {list.isPending ? (
        <Loading text={desk.loading} />
      ) : list.isError && rows.length === 0 ? (
        <Failed text={desk.errors.list} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 && !list.hasNextPage ? (
        <p className="note">{t.board.empty}</p>
      ) : (
        <ul className="stack" data-gap="2">
          {rows.map((consultation) => (
            <BoardCard
              key={consultation.id}
              consultation={consultation}
              open={consultation.id === openId}
              onFocus={onFocus}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="action action-small"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.board.more}
        </button>
      )}
    </section>
  );
}

interface BoardCardProps extends Pick<ColumnProps, "onFocus" | "onMove"> {
  consultation: Consultation;
  open: boolean;
}

const BoardCard = memo(function BoardCard({ consultation, open, onFocus, onMove }: BoardCardProps) {
  const { followUp: t } = useTexts();
  const { id, name, company, leadScore, stage } = consultation;
  const others = STAGES.filter((other) => other !== stage);
  return (
    <li
      className="panel"
      draggable
      data-open={open || undefined}
      onFocus={() => onFocus(consultation)}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        dragged = consultation;
      }}
      onDragEnd={() => {
        dragged = undefined;
      }}
    >
      <article className="stack" data-gap="2" aria-labelledby={`board-card-${id}`}>
        <div className="beside">
          <div className="item-what">
            <h3 id={`board-card-${id}`}>
              <OpenLink id={id}>
                <Stranger>{name}</Stranger>
              </OpenLink>
            </h3>
            <p className="note">
              <Stranger>{company}</Stranger>
            </p>
          </div>
          <ActionMenu
            label={t.board.moveTo(name)}
            actions={others.map((other) => ({ label: t.stages[other], onChoose: () => onMove(consultation, other) }))}
          >
            <Icon name="move" />
          </ActionMenu>
        </div>
        <p className="badges">
          {leadScore && <GradeBadge grade={leadScore} brief />}
          <OwnerMark ownerId={consultation.ownerId} />
          {stage === "new" && <Deadline consultation={consultation} brief />}
        </p>
        {consultation.nextStep !== null && (
          <p className="note">
            <NextStepDue consultation={consultation} />
          </p>
        )}
      </article>
    </li>
  );
});

function stagesOf(filter: StageFilter | null): readonly Stage[] {
  if (filter === null) return STAGES;
  if (filter === "open") return OPEN_STAGES;
  return filter === "closed" ? OUTCOMES : [filter];
}
