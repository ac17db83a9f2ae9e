import { lazy, memo, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { useAfterPaint } from "../../ui/after-paint.ts";
import { DETAIL_TITLE, DetailPlace, useDetailBeside } from "../kit/detail-place.tsx";
import { Icon } from "../kit/icons.tsx";
import { Loading, PagedList } from "../kit/list-status.tsx";
import { rowsOf } from "../kit/pages.ts";
import { Segments } from "../kit/parts.tsx";
import { usePreference } from "../kit/preference.ts";
import { RefreshButton } from "../kit/refresh-button.tsx";
import type { ShortcutAction } from "../kit/shortcuts/shortcuts.ts";
import { useShortcuts } from "../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../kit/use-failure.ts";
import { useFocusLoss } from "../kit/use-focus-loss.ts";
import { usePageVisible } from "../kit/use-media.ts";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import { useReview } from "../shell/use-review.ts";
import {
  useArrivals,
  useConsultation,
  useConsultations,
  usePendingToggles,
  useSetContacted,
  useSummary,
} from "./consultation-queries.ts";
import { consultationIdOf, FILTER_NAMES, type Filters, filtersOf, NO_FILTERS, queryOf } from "./filters.ts";
import { ArrivalsButton } from "./list/arrivals-button.tsx";
import { BulkBar } from "./list/bulk-bar.tsx";
import { CardList, ConsultationTable } from "./list/consultation-list.tsx";
import { Counters } from "./list/counters.tsx";
import { RequestFilterBar } from "./list/filter-bar.tsx";
import { SavedViews, ViewTabs } from "./list/saved-views.tsx";
import { forgetUnlisted, markSeen, useSeenRequest, useUnlisted } from "./list/seen-requests.ts";
import { useBulkChange } from "./list/use-bulk-change.ts";
import { useSelection } from "./list/use-selection.ts";
import { ConsultationDetail } from "./record/consultation-detail.tsx";
import { OwnersForRows } from "./record/follow-up-parts.tsx";

const LAYOUTS = ["cards", "list", "board"] as const;
type Layout = (typeof LAYOUTS)[number];

const Board = lazy(() => import("./board.tsx"));

/** The dashboard (SPEC §2 "Admin"): counters, and the consultations as cards or as a dense list with a detail. */
export function ConsultationsView() {
  const { t } = useTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  // The same filters as long as they say the same: another request that is opened leaves all alone that only filters concern.
  const asked = queryOf(filtersOf(query)).toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(asked)), [asked]);
  const openId = consultationIdOf(query);
  const [layout, setLayout] = usePreference<Layout>("nordet-desk-layout", LAYOUTS, "cards");
  const beside = useDetailBeside();

  const summary = useSummary();
  const list = useConsultations(filters);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const pending = usePendingToggles();
  const { mutate } = useSetContacted({
    success: ({ name, contacted }) => announce(contacted ? t.toggle.marked(name) : t.toggle.unmarked(name)),
    error: (error) => fail(error, t.errors.toggle),
  });
  const busy = useRef(pending);
  busy.current = pending;
  const toggle = useCallback(
    ({ id, name, contacted }: Consultation) => {
      if (!busy.current.has(id)) mutate({ id, name, contacted: !contacted });
    },
    [mutate],
  );

  const { decide, pending: reviews } = useReview();

  const inList = rows.find(({ id }) => id === openId);
  const single = useConsultation(openId, list.isFetched && !inList);
  const opened = inList ?? single.data;

  // A press shows in the row, or in the button, at once; the long part follows in the next frames (INP, BARS).
  const detailId = useAfterPaint(openId);
  const listLayout = useAfterPaint(layout);
  const inDetail = detailId === openId ? opened : rows.find(({ id }) => id === detailId);

  const choice = useSelection(rows);
  const bulk = useBulkChange((left, untried) => {
    // What somebody has changed meanwhile, or what lacks a step, may still be wanted: a second press does it.
    const again = left.flatMap(({ id, name, version, reason }) =>
      version === null || reason === "not-accepted" ? [] : [{ id, name, followUpVersion: version }],
    );
    choice.replace([...again, ...untried]);
  });

  const [currentId, setCurrentId] = useState<number | null>(openId);
  const lastIndex = useRef(0);
  const currentIndex = rows.findIndex(({ id }) => id === currentId);
  if (currentIndex >= 0) lastIndex.current = currentIndex;
  const handle = useRef<ListHandle>(null);
  const listPlace = useRef<HTMLElement>(null);
  const lostFocus = useFocusLoss(listPlace);
  const title = useRef<HTMLHeadingElement>(null);
  const listHead = useListHead();
  const searchField = useRef<HTMLInputElement>(null);

  const show = useCallback(
    (id: number | null, replace = false) => setQuery({ consultation: id === null ? null : String(id) }, { replace }),
    [setQuery],
  );
  useEffect(() => {
    if (layout === "board" || !lostFocus()) return;
    if (rows.length > 0) handle.current?.focusRow(Math.min(lastIndex.current, rows.length - 1));
    else title.current?.focus();
  }, [rows, lostFocus, layout]);

  const openedAt = rows.findIndex(({ id }) => id === openId);
  const close = () => {
    show(null);
    if (layout === "board") {
      requestAnimationFrame(() => listPlace.current?.querySelector<HTMLElement>(`[data-row="${openId}"]`)?.focus());
      return;
    }
    const back = openedAt >= 0 ? openedAt : lastIndex.current;
    requestAnimationFrame(() => handle.current?.focusRow(back));
  };

  /** The detail follows the list, in which the reader stays; opened by its link, it is where they go. */
  const moved = useRef(false);
  /** On the board the cards follow each other as they are read: down a column, then the next one. */
  const moveOnBoard = (step: 1 | -1) => {
    const cards = [...(listPlace.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const numberOf = (card: HTMLElement | undefined) => Number(card?.dataset["row"]);
    const at = cards.findIndex((card) => numberOf(card) === (openId ?? currentId));
    const card = cards[at < 0 ? 0 : Math.min(Math.max(at + step, 0), cards.length - 1)];
    if (!card) return;
    setCurrentId(numberOf(card));
    if (openId !== null) {
      moved.current = true;
      show(numberOf(card), true);
    }
    if (openId === null || beside) card.focus();
  };
  /** Moves by a row; the detail, when open, follows. */
  const move = (step: 1 | -1) => {
    if (layout === "board") return moveOnBoard(step);
    if (rows.length === 0) return;
    const from = openId !== null && openedAt >= 0 ? openedAt : currentIndex;
    // The row that was current is gone, answered and filtered out: the one that took its place is next.
    const target = from >= 0 ? from + step : currentId === null ? 0 : lastIndex.current - (step === -1 ? 1 : 0);
    const index = Math.min(Math.max(target, 0), rows.length - 1);
    const row = rows[index];
    if (!row) return;
    setCurrentId(row.id);
    const reading = document.activeElement?.closest(".detail");
    if (openId !== null) {
      moved.current = true;
      show(row.id, true);
      if (reading) announce(row.name);
    }
    if (openId === null || (beside && !reading)) handle.current?.focusRow(index);
    if (list.hasNextPage && index >= rows.length - 3) void list.fetchNextPage();
  };

  /** Chooses by key; with Shift and an arrow one row after the other. */
  const choose = (action: "choose" | "choose-next" | "choose-previous"): boolean => {
    if (layout === "board") return false;
    if (action === "choose") {
      const row = rows[openId !== null && openedAt >= 0 ? openedAt : currentIndex];
      if (row) choice.toggle(row, false);
      return row !== undefined;
    }
    // In the details, Shift and an arrow choose text.
    if (document.activeElement?.closest(".detail")) return false;
    const index = choice.extend(currentId, action === "choose-next" ? 1 : -1);
    if (index !== undefined) handle.current?.focusRow(index);
    return index !== undefined;
  };

  useShortcuts((action: ShortcutAction) => {
    if (action === "search") {
      searchField.current?.focus();
      searchField.current?.select();
    } else if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "open") {
      if (currentIndex >= 0 && currentId !== null) show(currentId);
    } else if (action === "contacted") {
      const target = openId !== null ? opened : rows[currentIndex];
      if (target?.review === "accepted") toggle(target);
    } else if (action === "refresh") refresh();
    else if (action === "layout") setLayout(LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? "cards");
    else if (action === "undo") bulk.undo();
    else if (action === "choose" || action === "choose-next" || action === "choose-previous") {
      return choose(action);
    } else if (action === "close") {
      if (document.activeElement === searchField.current) searchField.current?.blur();
      else if (openId !== null) close();
      else if (choice.selection.size > 0) choice.clear();
    } else return false;
    return true;
  });

  const refresh = () => {
    void list.refetch();
    void summary.refetch();
  };

  useEffect(() => {
    if (openId !== null) setCurrentId(openId);
  }, [openId]);

  // Whoever opened the detail reads on there; a page that arrives with one open takes no focus.
  const shownId = useRef(detailId);
  useEffect(() => {
    if (shownId.current === detailId) return;
    shownId.current = detailId;
    const followed = moved.current;
    moved.current = false;
    if (detailId !== null && !followed) document.getElementById(DETAIL_TITLE)?.focus();
  }, [detailId]);

  const changeFilters = useCallback(
    (next: Filters, options: { replace: boolean }) => {
      const set = queryOf(next);
      setQuery(Object.fromEntries([...FILTER_NAMES, "consultation"].map((name) => [name, set.get(name)])), options);
      scrollTo({ top: Math.min(scrollY, 0) });
    },
    [setQuery],
  );

  const clearFilters = () => changeFilters(NO_FILTERS, { replace: false });
  const filtered = asked !== "";
  const settled = list.isSuccess && !list.isPlaceholderData && !list.isFetching;
  const sayShown = t.shown(rows.length, list.hasNextPage);
  useEffect(() => {
    if (settled && filtered) announce(sayShown);
  }, [settled, filtered, sayShown, announce]);

  const { arrived, showArrivals } = useArrivalsOf(list, rows, filtered, {
    open: (id) => show(id),
    focus: (index) => handle.current?.focusRow(index),
    clearFilters,
  });

  const { fetchNextPage, isFetchNextPageError, isFetching } = list;
  const nearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);

  const List = listLayout === "list" ? ConsultationTable : CardList;
  const isDetailShown = openId !== null && detailId !== null;
  return (
    <div className="consultations" data-open={(isDetailShown && beside) || undefined}>
      <div className="view-head">
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={(list.isFetching && !list.isFetchingNextPage) || summary.isFetching}
          onRefresh={refresh}
        />
      </div>
      <Counters summary={summary.data} failed={summary.isError} />
      <ViewTabs filters={filters} />
      <div className="list-head" ref={listHead}>
        <ListBar
          filters={filters}
          layout={layout}
          searchField={searchField}
          onFilters={changeFilters}
          onLayout={setLayout}
        />
        {listLayout !== "board" && (rows.length > 0 || choice.selection.size > 0) && (
          <BulkBar
            rows={rows}
            hasNext={list.hasNextPage}
            filters={filters}
            shown={sayShown}
            choice={choice}
            bulk={bulk}
          />
        )}
        <ArrivalsButton count={arrived} onShow={showArrivals} />
      </div>
      <div className="list-and-detail">
        <section
          className="list"
          data-choosing={choice.selection.size > 0 || undefined}
          ref={listPlace}
          aria-label={t.nav.consultations}
          aria-busy={list.isFetching}
        >
          <OwnersForRows>
            {listLayout === "board" ? (
              <Suspense fallback={<Loading text={t.loading} />}>
                <Board filters={filters} openId={openId} onFocus={setCurrentId} />
              </Suspense>
            ) : (
              <PagedList
                list={list}
                count={rows.length}
                texts={{ loading: t.loading, failed: t.errors.list, empty: filtered ? t.emptyFiltered : t.empty }}
                ifEmpty={
                  filtered ? (
                    <button type="button" className="action" onClick={clearFilters}>
                      {t.clearFilters}
                    </button>
                  ) : (
                    <p className="note">{t.emptyHint}</p>
                  )
                }
              >
                <List
                  rows={rows}
                  hasNext={list.hasNextPage}
                  onNearEnd={nearEnd}
                  currentId={currentId}
                  openId={openId}
                  selection={choice.selection}
                  pending={pending}
                  onToggle={toggle}
                  onFocus={setCurrentId}
                  onChoose={choice.toggle}
                  handle={handle}
                />
              </PagedList>
            )}
          </OwnersForRows>
        </section>
        {isDetailShown && (
          <DetailPlace label={t.detail.label} beside={beside} onClose={close}>
            <ConsultationDetail
              consultation={inDetail}
              error={single.error}
              pending={pending.has(detailId) || reviews.has(detailId)}
              onToggle={toggle}
              onReview={decide}
              onRetry={() => void single.refetch()}
              onClose={close}
              onPrevious={openedAt > 0 ? () => move(-1) : undefined}
              onNext={openedAt >= 0 && openedAt < rows.length - 1 ? () => move(1) : undefined}
            />
          </DetailPlace>
        )}
      </div>
    </div>
  );
}

/** Tells the styles how high the lines over the list are: chips wrap, and the panel beside the list begins below them. */
function useListHead(): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = head.current!;
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty("--list-head", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return head;
}

interface ListBarProps {
  filters: Filters;
  layout: Layout;
  searchField: RefObject<HTMLInputElement | null>;
  onFilters: (filters: Filters, options: { replace: boolean }) => void;
  onLayout: (layout: Layout) => void;
}

/** Search, filters, and what concerns the list as a whole. It stays as it is while requests are opened and read. */
const ListBar = memo(function ListBar({ filters, layout, searchField, onFilters, onLayout }: ListBarProps) {
  const { t, followUp } = useTexts();
  const exportQuery = queryOf(filters).toString();
  return (
    <RequestFilterBar filters={filters} onChange={onFilters} searchField={searchField}>
      <Segments
        label={t.layout.label}
        options={LAYOUTS.map((name) => [name, name === "board" ? followUp.board.name : t.layout[name]] as const)}
        value={layout}
        onChoose={onLayout}
      />
      <SavedViews filters={filters} onChoose={(chosen) => onFilters(chosen, { replace: false })} />
      <a
        className="tool"
        href={`/api/consultations/export.csv${exportQuery && `?${exportQuery}`}`}
        aria-label={t.exportCsv}
        title={t.exportCsv}
        download
      >
        <Icon name="download" />
      </a>
    </RequestFilterBar>
  );
});

interface ListMoves {
  open: (id: number) => void;
  focus: (index: number) => void;
  clearFilters: () => void;
}

/** What has come since the list was read, and the way to it. */
function useArrivalsOf(
  list: ReturnType<typeof useConsultations>,
  rows: readonly Consultation[],
  filtered: boolean,
  moves: ListMoves,
) {
  const seen = useSeenRequest();
  const arrivals = useArrivals(seen, true).data;
  const unlisted = useUnlisted();
  const visible = usePageVisible();
  const { isFetching, isPlaceholderData, dataUpdatedAt } = list;
  const newest = rows.reduce((last, { id }) => Math.max(last, id), 0);
  const readAt = useRef(0);

  // What the whole list shows in front of somebody, they have seen.
  useEffect(() => {
    if (!visible || filtered || isFetching || isPlaceholderData || readAt.current === dataUpdatedAt) return;
    readAt.current = dataUpdatedAt;
    if (newest > 0) markSeen(newest);
  }, [visible, filtered, isFetching, isPlaceholderData, dataUpdatedAt, newest]);
  /** The request to lead to, once the list shows it. */
  const target = useRef<{ id: number; since: number }>(undefined);
  useEffect(() => {
    if (!target.current || filtered || isFetching || isPlaceholderData) return;
    const { id, since } = target.current;
    if (dataUpdatedAt === since) return;
    target.current = undefined;
    const index = rows.findIndex((row) => row.id === id);
    // So much is late that it does not stand on the first page.
    if (index < 0) moves.open(id);
    else moves.focus(index);
    markSeen(id);
  }, [rows, filtered, isFetching, isPlaceholderData, dataUpdatedAt, moves]);

  // Those with a higher number are counted by the server.
  const notShown = [...unlisted].filter((id) => id <= (seen ?? 0) && !rows.some((row) => row.id === id));
  const showArrivals = () => {
    const id = arrivals?.newest?.id ?? notShown.at(-1);
    if (id !== undefined) target.current = { id, since: filtered ? 0 : dataUpdatedAt };
    forgetUnlisted();
    if (filtered) moves.clearFilters();
    else void list.refetch();
  };
  return { arrived: (arrivals?.count ?? 0) + notShown.length, showArrivals };
}
