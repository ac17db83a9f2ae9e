import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useAfterPaint } from "../../ui/after-paint.ts";
import { apiHref } from "../../ui/api-client.ts";
import { ActionMenu } from "../kit/action-menu.tsx";
import { rowsOf } from "../kit/api.ts";
import { useFilters } from "../kit/filters.tsx";
import { useMedia, usePreference } from "../kit/hooks.ts";
import { Icon } from "../kit/icons.tsx";
import { ListScreen } from "../kit/list-screen.tsx";
import { Loading, RefreshButton } from "../kit/list-status.tsx";
import { Segments } from "../kit/parts.tsx";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { goTo, useAddress, useSetQuery } from "../shell/use-address.ts";
import { detailAddress } from "./consultation-parts.tsx";
import { useConsultation, useConsultations, useContacted, useReview, useSummary } from "./consultation-queries.ts";
import { consultationIdOf, REQUEST_FILTERS } from "./filters.ts";
import { REQUEST_KEYS, useRequestKeys } from "./follow-up-queries.ts";
import { Arrivals } from "./list/arrivals.tsx";
import { BulkBar } from "./list/bulk-bar.tsx";
import { CardList, ConsultationTable } from "./list/consultation-list.tsx";
import { RequestFilterBar } from "./list/filter-bar.tsx";
import { addressOf, Counters, SavedViews, ViewTabs } from "./list/list-head.tsx";
import { useBulkChange, useSelection } from "./list/use-selection.ts";
import { ConsultationDetail } from "./record/consultation-detail.tsx";
import { focusAnswer } from "./record/request-record.tsx";

const REQUEST_LIST_KEYS = [
  ...REQUEST_KEYS,
  "contacted",
  "choose",
  "choose-next",
  "choose-previous",
  "layout",
  "undo",
] as const;
const LAYOUTS = ["cards", "list", "board"] as const;

const Board = lazy(() => import("./board.tsx"));

/** The requests dashboard (SPEC §2 "Admin"): counters, and the requests as cards, table or board, with a detail. */
export function ConsultationsView() {
  const { t, followUp } = useTexts();
  const { query } = useAddress();
  const narrowing = useFilters(REQUEST_FILTERS, "consultation");
  const { filters, asked } = narrowing;
  const openId = consultationIdOf(query);
  const [preferred, prefer] = usePreference("nordet-desk-layout", LAYOUTS, "cards");
  const layout = LAYOUTS.find((name) => name === query.get("view")) ?? preferred;
  const setQuery = useSetQuery();
  const setLayout = (name: (typeof LAYOUTS)[number]) => {
    prefer(name);
    setQuery({ view: null }, { replace: true });
  };
  const narrow = useMedia("(max-width: 48rem)");
  const [viewsOpen, setViewsOpen] = useState(false);

  const summary = useSummary();
  const list = useConsultations(filters);
  const rows = rowsOf(list.data);
  const { toggle, pending } = useContacted();
  const { decide, pending: reviews } = useReview();
  const changeByKey = useRequestKeys();

  const inList = rows.find(({ id }) => id === openId);
  const single = useConsultation(openId, list.isFetched && !inList);
  const opened = inList ?? single.data;
  // Highlight the pressed button at once and render the expensive list in the next frames (INP, BARS).
  const shownLayout = useAfterPaint(layout) ?? layout;

  const choice = useSelection(rows);
  const bulk = useBulkChange((left, untried) => {
    // Requests that a colleague changed meanwhile stay selected for another try, as do requests not tried yet.
    const again = left.flatMap(({ id, name, version, reason }) =>
      version === null || reason === "not-accepted" ? [] : [{ id, name, followUpVersion: version }],
    );
    choice.replace([...again, ...untried]);
  });

  const handle = useRef<ListHandle>(null);
  const listHead = useListHead();
  /** Extends the selection by a row, except in details, where Shift and an arrow select text. */
  const extend = (from: number | undefined, step: 1 | -1): boolean => {
    const isElsewhere = layout === "board" || document.activeElement?.closest(".detail");
    const index = isElsewhere ? undefined : choice.extend(from ?? null, step);
    if (index !== undefined) handle.current?.focus(rows[index]?.id);
    return index !== undefined;
  };
  const refresh = () => {
    void list.refetch();
    void summary.refetch();
  };

  const List = shownLayout === "list" ? ConsultationTable : CardList;
  const layouts = LAYOUTS.map((name) => [name, name === "board" ? followUp.board.name : t.layout[name]] as const);
  const csv = apiHref("GET /consultations/export.csv", { query: filters });
  const shown = t.shown(rows.length, list.hasNextPage);
  return (
    <ListScreen
      title={t.title}
      texts={{ ...t, failed: t.errors.list }}
      list={list}
      asked={asked}
      onClear={narrowing.clear}
      said={shown}
      headClass="strip"
      state={
        <>
          <Counters summary={summary.data} failed={summary.isError} />
          <ViewTabs filters={filters} />
          <RefreshButton
            updatedAt={list.dataUpdatedAt}
            fetching={(list.isFetching && !list.isFetchingNextPage) || summary.isFetching}
            onRefresh={refresh}
          />
        </>
      }
      filters={
        <div className="list-head" ref={listHead}>
          {shownLayout !== "board" && (rows.length > 0 || choice.selection.size > 0) && (
            <BulkBar
              rows={rows}
              hasNext={list.hasNextPage}
              filters={filters}
              shown={shown}
              choice={choice}
              bulk={bulk}
            />
          )}
          <RequestFilterBar narrowing={narrowing}>
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
            filtered={asked !== ""}
            onClearFilters={narrowing.clear}
            // With many overdue requests, a new request may not be on the first page.
            onGoTo={(id) => (rows.some((row) => row.id === id) ? handle.current?.focus(id) : goTo(detailAddress(id)))}
          />
        </div>
      }
      rows={(given) =>
        shownLayout === "board" ? (
          <Suspense fallback={<Loading text={t.loading} />}>
            <Board filters={filters} openId={openId} onFocus={given.onFocus} handle={handle} />
          </Suspense>
        ) : (
          <List
            {...given}
            isWhole={query.get("view") === "cards"}
            openId={openId}
            selection={choice.selection}
            pending={pending}
            onToggle={toggle}
            onChoose={choice.toggle}
          />
        )
      }
      isWhole={shownLayout === "board"}
      handle={handle}
      addressOf={({ id }) => detailAddress(id)}
      works={REQUEST_LIST_KEYS}
      onAction={(action, row, key) => {
        const target = openId !== null ? opened : row;
        if (target?.review === "accepted" && changeByKey(action, key, target)) return true;
        if (action === "contacted" || action === "choose") {
          if (target?.review !== "accepted") return false;
          if (action === "contacted") toggle(target);
          else if (layout !== "board") choice.toggle(target, false);
        } else if (action === "choose-next") return extend(row?.id, 1);
        else if (action === "choose-previous") return extend(row?.id, -1);
        else if (action === "refresh") {
          if (openId === null || !focusAnswer()) refresh();
        } else if (action === "layout") setLayout(LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? "cards");
        else if (action === "undo") bulk.undo();
        else if (action === "close" && openId === null && choice.selection.size > 0) choice.clear();
        else return false;
        return true;
      }}
      detail={{
        openId,
        label: t.detail.label,
        listAddress: addressOf(filters),
        nameOf: ({ name }) => name,
        show: (id, steps) => (
          <ConsultationDetail
            consultation={id === openId ? opened : rows.find((row) => row.id === id)}
            error={single.error}
            pending={pending.has(id) || reviews.has(id)}
            onToggle={toggle}
            onReview={decide}
            onRetry={() => void single.refetch()}
            {...steps}
          />
        ),
      }}
    >
      {viewsOpen && <SavedViews filters={filters} onChoose={narrowing.change} onClose={() => setViewsOpen(false)} />}
    </ListScreen>
  );
}

/** Passes the header's height to CSS, because its chips can wrap and the detail panel starts below the header. */
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
