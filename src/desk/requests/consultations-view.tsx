import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useAfterPaint } from "../../ui/after-paint.ts";
import { apiHref } from "../../ui/api-client.ts";
import { ActionMenu } from "../kit/action-menu.tsx";
import { DETAIL_TITLE, DetailPlace, useDetailBeside } from "../kit/detail-place.tsx";
import { Icon } from "../kit/icons.tsx";
import { Loading, PagedList } from "../kit/list-status.tsx";
import { rowsOf } from "../kit/pages.ts";
import { Segments } from "../kit/parts.tsx";
import { usePreference } from "../kit/preference.ts";
import { RefreshButton } from "../kit/refresh-button.tsx";
import { useShortcuts } from "../kit/shortcuts/use-shortcuts.ts";
import { useFocusLoss } from "../kit/use-focus-loss.ts";
import { useMedia } from "../kit/use-media.ts";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../shell/use-address.ts";
import { useConsultation, useConsultations, useContacted, useReview, useSummary } from "./consultation-queries.ts";
import { askedOf, consultationIdOf, FILTER_NAMES, type Filters, filtersOf, NO_FILTERS, queryOf } from "./filters.ts";
import { Arrivals } from "./list/arrivals.tsx";
import { BulkBar } from "./list/bulk-bar.tsx";
import { CardList, ConsultationTable } from "./list/consultation-list.tsx";
import { RequestFilterBar } from "./list/filter-bar.tsx";
import { Counters, SavedViews, ViewTabs } from "./list/list-head.tsx";
import { useBulkChange } from "./list/use-bulk-change.ts";
import { useSelection } from "./list/use-selection.ts";
import { ConsultationDetail } from "./record/consultation-detail.tsx";
import { useRequestKeys } from "./use-request-keys.ts";

const LAYOUTS = ["cards", "list", "board"] as const;

const Board = lazy(() => import("./board.tsx"));

const isInDetail = () => document.activeElement?.closest(".detail");

/** The dashboard (SPEC §2 "Admin"): counters, and the consultations as cards, table or board, with a detail. */
export function ConsultationsView() {
  const { t, followUp } = useTexts();
  const { announce } = useDesk();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  // The same filters as long as they say the same: another request that is opened leaves all alone that only filters concern.
  const asked = queryOf(filtersOf(query)).toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(asked)), [asked]);
  const filtered = asked !== "";
  const openId = consultationIdOf(query);
  const [layout, setLayout] = usePreference("nordet-desk-layout", LAYOUTS, "cards");
  const isBoard = layout === "board";
  const beside = useDetailBeside();
  const narrow = useMedia("(max-width: 48rem)");
  const [viewsOpen, setViewsOpen] = useState(false);

  const summary = useSummary();
  const list = useConsultations(filters);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const { toggle, pending } = useContacted();
  const { decide, pending: reviews } = useReview();
  const changeByKey = useRequestKeys();

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
  const currentIndex = rows.findIndex(({ id }) => id === currentId);
  /** Where the current row stood last: once it is gone, the one in its place is next. */
  const lastIndex = useRef(0);
  if (currentIndex >= 0) lastIndex.current = currentIndex;
  const handle = useRef<ListHandle>(null);
  const listPlace = useRef<HTMLElement>(null);
  const lostFocus = useFocusLoss(listPlace);
  const title = useRef<HTMLHeadingElement>(null);
  const listHead = useListHead();

  const show = useCallback(
    (id: number | null, replace = false) => setQuery({ consultation: id === null ? null : String(id) }, { replace }),
    [setQuery],
  );
  const cardsOnBoard = () => [...(listPlace.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const focusRow = (id: number) => {
    const index = rows.findIndex((row) => row.id === id);
    if (isBoard)
      cardsOnBoard()
        .find((card) => Number(card.dataset["row"]) === id)
        ?.focus();
    else handle.current?.focus(rows[index < 0 ? Math.min(lastIndex.current, rows.length - 1) : index]?.id);
  };
  useEffect(() => {
    if (isBoard || !lostFocus()) return;
    if (rows.length > 0) handle.current?.focus(rows[Math.min(lastIndex.current, rows.length - 1)]?.id);
    else title.current?.focus();
  }, [rows, lostFocus, isBoard]);

  const close = () => {
    show(null);
    requestAnimationFrame(() => openId !== null && focusRow(openId));
  };

  /** The detail follows the list, in which the reader stays; opened by its link, it is where they go. */
  const moved = useRef(false);
  /** Moves by a row, on the board down a column and then to the next one; the detail, when open, follows. */
  const move = (step: 1 | -1) => {
    const order = isBoard ? cardsOnBoard().map((card) => Number(card.dataset["row"])) : rows.map(({ id }) => id);
    const at = order.indexOf(openId ?? currentId ?? 0);
    const target = at >= 0 ? at + step : currentId === null ? 0 : lastIndex.current - (step === -1 ? 1 : 0);
    const id = order[Math.min(Math.max(target, 0), order.length - 1)];
    if (id === undefined) return;
    setCurrentId(id);
    const reading = isInDetail();
    if (openId !== null) {
      moved.current = true;
      show(id, true);
      if (reading) announce(rows.find((row) => row.id === id)?.name ?? "");
    }
    if (openId === null || (beside && !reading)) focusRow(id);
    if (list.hasNextPage && target >= rows.length - 3) void list.fetchNextPage();
  };

  /** Extends what is chosen by the next row; in the details, Shift and an arrow choose text. */
  const extend = (step: 1 | -1): boolean => {
    const index = isBoard || isInDetail() ? undefined : choice.extend(currentId, step);
    if (index !== undefined) handle.current?.focus(rows[index]?.id);
    return index !== undefined;
  };

  const refresh = () => {
    void list.refetch();
    void summary.refetch();
  };

  useShortcuts((action, key) => {
    const target = openId !== null ? opened : rows[currentIndex];
    if (target?.review === "accepted" && changeByKey(action, key, target)) return true;
    if (action === "contacted" || action === "choose") {
      if (target?.review !== "accepted") return false;
      if (action === "contacted") toggle(target);
      else if (!isBoard) choice.toggle(target, false);
    } else if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "choose-next") return extend(1);
    else if (action === "choose-previous") return extend(-1);
    else if (action === "open" && currentId !== null) show(currentId);
    else if (action === "refresh") refresh();
    else if (action === "layout") setLayout(LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? "cards");
    else if (action === "undo") bulk.undo();
    else if (action === "close") {
      if (openId !== null) close();
      else if (choice.selection.size > 0) choice.clear();
    } else return false;
    return true;
  });

  useEffect(() => {
    if (openId !== null) setCurrentId(openId);
  }, [openId]);

  // Whoever opened the detail reads on there; a page that arrives with one open takes no focus.
  const takesFocus = useRef(false);
  const shownId = useRef(detailId);
  useEffect(() => {
    if (shownId.current === detailId) return;
    shownId.current = detailId;
    if (detailId !== null && !moved.current) document.getElementById(DETAIL_TITLE)?.focus();
    moved.current = false;
  }, [detailId]);

  const changeFilters = (next: Filters, options: { replace: boolean }) => {
    const set = queryOf(next);
    setQuery(Object.fromEntries([...FILTER_NAMES, "consultation"].map((name) => [name, set.get(name)])), options);
    scrollTo({ top: Math.min(scrollY, 0) });
  };
  const clearFilters = () => changeFilters(NO_FILTERS, { replace: false });

  const settled = list.isSuccess && !list.isPlaceholderData && !list.isFetching;
  const sayShown = t.shown(rows.length, list.hasNextPage);
  useEffect(() => {
    if (settled && filtered) announce(sayShown);
  }, [settled, filtered, sayShown, announce]);

  const { fetchNextPage, isFetchNextPageError, isFetching } = list;
  const nearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);

  const List = listLayout === "list" ? ConsultationTable : CardList;
  const openedAt = rows.findIndex(({ id }) => id === openId);
  const isDetailShown = openId !== null && detailId !== null;
  const layouts = LAYOUTS.map((name) => [name, name === "board" ? followUp.board.name : t.layout[name]] as const);
  const csv = apiHref("GET /consultations/export.csv", { query: askedOf(filters) });
  return (
    <div data-open={(isDetailShown && beside) || undefined}>
      <div className="strip">
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <Counters summary={summary.data} failed={summary.isError} />
        <ViewTabs filters={filters} />
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={(list.isFetching && !list.isFetchingNextPage) || summary.isFetching}
          onRefresh={refresh}
        />
      </div>
      <div className="list-head" ref={listHead}>
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
        <RequestFilterBar filters={filters} onChange={changeFilters}>
          {narrow ? (
            <ActionMenu
              label={t.layout.label}
              actions={[
                ...layouts.map(([name, label]) => ({ label, onChoose: () => setLayout(name) })),
                { label: followUp.views.open, onChoose: () => setViewsOpen(true) },
                { label: t.exportCsv, href: csv },
              ]}
            >
              <Icon name="more" />
            </ActionMenu>
          ) : (
            <>
              <Segments label={t.layout.label} options={layouts} value={layout} onChoose={setLayout} />
              <button type="button" className="action" onClick={() => setViewsOpen(true)}>
                {followUp.views.open}
              </button>
              <a className="tool" href={csv} aria-label={t.exportCsv} title={t.exportCsv} download>
                <Icon name="download" />
              </a>
            </>
          )}
        </RequestFilterBar>
        <Arrivals
          list={list}
          rows={rows}
          filtered={filtered}
          onClearFilters={clearFilters}
          // So much may be late that it does not stand on the first page.
          onGoTo={(id) => (rows.some((row) => row.id === id) ? focusRow(id) : show(id))}
        />
      </div>
      {viewsOpen && (
        <SavedViews
          filters={filters}
          onChoose={(chosen) => changeFilters(chosen, { replace: false })}
          onClose={() => setViewsOpen(false)}
        />
      )}
      <div className="list-and-detail">
        <section
          className="list"
          data-choosing={choice.selection.size > 0 || undefined}
          ref={listPlace}
          aria-label={t.nav.consultations}
          aria-busy={list.isFetching}
        >
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
        </section>
        {isDetailShown && (
          <DetailPlace label={t.detail.label} beside={beside} takesFocus={takesFocus} onClose={close}>
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
