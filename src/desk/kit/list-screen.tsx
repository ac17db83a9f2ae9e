import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAfterPaint } from "../../ui/after-paint.ts";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { goTo } from "../shell/use-address.ts";
import { type PagedResult, rowsOf } from "./api.ts";
import { DetailPlace, type DetailSteps, useDetailBeside } from "./detail-place.tsx";
import { useFocusLoss } from "./hooks.ts";
import { PagedList, RefreshButton, useTold } from "./list-status.tsx";
import { type ShortcutAction, useShortcuts } from "./shortcuts.ts";
import { type Column, LongTable } from "./table.tsx";
import type { ListHandle, RowId } from "./use-virtual-rows.tsx";

/** Arguments of the function that renders a list's rows if the list is not a table. */
export interface RowsGiven<Row extends { id: RowId }> {
  rows: readonly Row[];
  hasNext: boolean;
  onNearEnd: () => void;
  /** Id of the row selected with the keyboard. */
  currentId: RowId | null;
  onFocus: (row: Pick<Row, "id">) => void;
  handle: RefObject<ListHandle | null>;
}

interface ListScreenProps<Row extends { id: RowId }> {
  title: string;
  intro?: string;
  texts: { loading: string; failed: string; empty: string; emptyFiltered?: string; emptyHint?: string };
  list: PagedResult<Row>;
  /** The active filters as text. */
  asked?: string;
  onClear?: () => void;
  /** Text announced when the list changes; defaults to the number of rows. */
  said?: string;
  filters?: ReactNode;
  /** Shown beside the title instead of the refresh button. */
  state?: ReactNode;
  headClass?: string;
  rows: readonly Column<Row>[] | ((given: RowsGiven<Row>) => ReactNode);
  /** Whether `rows` renders more than a list and handles its own empty state, so that it is always shown. */
  isWhole?: boolean;
  handle?: RefObject<ListHandle | null>;
  /** URL that Enter or a press on a row opens. */
  addressOf?: (row: Pick<Row, "id">) => string;
  /** Actions that {@link onAction} handles, listed in the help; must be the same array on every render. */
  works?: readonly ShortcutAction[];
  /** Handles the screen's own shortcuts; `target` is the open row or, if none is open, the current row. */
  onAction?: (action: ShortcutAction, target: Row | undefined, key: string) => boolean;
  /** The row whose page the user visited most recently; focus returns to the row when the user comes back. */
  visited?: { id: RowId | null; isComingBack: boolean };
  /** The row shown in the detail, beside or above the list. */
  detail?: {
    openId: Row["id"] | null;
    /** Whether the detail is half as wide as the window. */
    isWide?: boolean;
    label: string;
    /** URL of the list with no row open. */
    listAddress: string;
    nameOf: (row: Row) => string;
    show: (id: Row["id"], steps: DetailSteps) => ReactNode;
  };
  children?: ReactNode;
}

const NO_ACTIONS: readonly ShortcutAction[] = [];
/** Shortcuts of every list. */
const WALKING: readonly ShortcutAction[] = ["next", "previous", "refresh"];
/** Shortcuts of lists whose rows open. */
const OPENING: readonly ShortcutAction[] = [...WALKING, "open", "close"];

/**
 * A filterable list of records, with the open record beside it or, in narrow windows, above it. Shortcuts, focus and
 * empty states are the same on every screen; the filters and the open row are in the URL.
 */
export function ListScreen<Row extends { id: RowId }>(props: ListScreenProps<Row>) {
  const { title, intro, texts, list, asked = "", onClear, visited, detail, addressOf, isWhole } = props;
  const { t } = useTexts();
  const { announce } = useDesk();
  const rows = rowsOf(list.data);
  const openId = detail?.openId ?? null;
  // Highlight the pressed row at once and render the expensive detail in the next frames (INP, BARS).
  const detailId = useAfterPaint(openId);
  const beside = useDetailBeside();
  const isDetailShown = openId !== null && detailId !== null;
  const [currentId, setCurrentId] = useState(openId ?? visited?.id ?? null);
  const ownHandle = useRef<ListHandle>(null);
  const handle = props.handle ?? ownHandle;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLElement>(null);
  const lostFocus = useFocusLoss(place);

  const at = rows.findIndex(({ id }) => id === (openId ?? currentId));
  /** Most recent index of the current row; if the row disappears, focus moves to the row that took its place. */
  const lastIndex = useRef(0);
  if (at >= 0) lastIndex.current = at;
  // Wait a frame for a dialog above the list to close.
  const focusRow = useCallback(
    (id: RowId | null | undefined) =>
      requestAnimationFrame(() => {
        if (handle.current && id != null) handle.current.focus(id);
        else heading.current?.focus();
      }),
    [handle],
  );
  const { isFetching, fetchNextPage, isFetchNextPageError } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading the list again is what asks for it
  useEffect(() => {
    if (lostFocus()) focusRow(rows[Math.min(lastIndex.current, rows.length - 1)]?.id);
  }, [rows, isFetching, lostFocus, focusRow]);

  // Repeat after a reload, because the row may have moved.
  useEffect(() => {
    if (!visited?.isComingBack) return;
    visited.isComingBack = isFetching;
    focusRow(rows.find(({ id }) => id === visited.id)?.id);
  }, [rows, isFetching, visited, focusRow]);

  /** Row opened by a key that moves within the list, where focus then stays; a press on a row focuses the detail. */
  const followed = useRef<RowId>(undefined);
  const takesFocus = useRef(false);
  const painted = useRef(detailId);
  // Must run before the new heading reads `takesFocus`. If the page loads with a detail open, focus does not move.
  useLayoutEffect(() => {
    if (painted.current === detailId || detailId !== openId) return;
    painted.current = detailId;
    takesFocus.current = detailId !== null && followed.current !== detailId;
    if (takesFocus.current) followed.current = undefined;
  }, [detailId, openId]);
  const lastOpen = useRef(openId);
  useEffect(() => {
    const closed = openId === null ? lastOpen.current : null;
    lastOpen.current = openId;
    if (openId !== null) setCurrentId(openId);
    // However the detail was closed, return focus to its row, unless the user has moved focus elsewhere.
    const { activeElement } = document;
    if (closed !== null && (activeElement === document.body || place.current?.contains(activeElement)))
      focusRow(closed);
  }, [openId, focusRow]);

  const move = (step: 1 | -1) => {
    const ids = handle.current?.ids() ?? [];
    const from = ids.indexOf(openId ?? currentId ?? "");
    const to = from >= 0 ? from + step : currentId === null ? 0 : lastIndex.current - (step === -1 ? 1 : 0);
    const id = ids[Math.min(Math.max(to, 0), ids.length - 1)];
    if (id === undefined) return;
    setCurrentId(id);
    const reading = document.activeElement?.closest(".detail");
    if (openId !== null && addressOf) {
      if (!reading) followed.current = id;
      goTo(addressOf({ id } as Row), { replace: true });
      const row = rows.find((row) => row.id === id);
      if (reading && row) announce(detail?.nameOf(row) ?? "");
    }
    if (openId === null || (beside && !reading)) handle.current?.focus(id);
    if (list.hasNextPage && to >= ids.length - 3) void fetchNextPage();
  };
  const close = () => detail && goTo(detail.listAddress);
  const { works = NO_ACTIONS } = props;
  const always = detail ? OPENING : WALKING;
  const keys = useMemo(() => [...always, ...works], [always, works]);
  useShortcuts(keys, (action, key) => {
    const target = rows[at];
    if (props.onAction?.(action, target, key)) return true;
    if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "open" && target && addressOf) goTo(addressOf(target));
    else if (action === "refresh") void list.refetch();
    else if (action === "close" && openId !== null) close();
    else return false;
    return true;
  });

  useTold(list, asked, props.said ?? t.rowsShown(rows.length, list.hasNextPage));
  const onNearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);
  const marksOf = useCallback(
    ({ id }: { id: RowId }) => ({ current: id === currentId, open: id === openId }),
    [currentId, openId],
  );
  const onFocus = useCallback(({ id }: { id: RowId }) => setCurrentId(id), []);
  const given = { rows, hasNext: list.hasNextPage, onNearEnd, onFocus, handle };
  const shown =
    typeof props.rows === "function" ? (
      props.rows({ ...given, currentId })
    ) : (
      <LongTable
        caption={title}
        layout={isDetailShown && beside ? "beside" : "alone"}
        columns={props.rows}
        marksOf={marksOf}
        {...given}
        {...(addressOf && { addressOf })}
      />
    );
  return (
    <div data-open={isDetailShown && beside ? (detail?.isWide ? "wide" : true) : undefined}>
      <div className={props.headClass ?? "view-head"}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {props.state ?? (
          <RefreshButton
            updatedAt={list.dataUpdatedAt}
            fetching={isFetching && !list.isFetchingNextPage}
            onRefresh={() => void list.refetch()}
          />
        )}
      </div>
      {intro && <p className="view-intro">{intro}</p>}
      {props.filters}
      <div className="list-and-detail">
        <section className="list" ref={place} aria-label={title} aria-busy={isFetching}>
          {isWhole ? (
            shown
          ) : (
            <PagedList
              list={list}
              count={rows.length}
              texts={{ ...texts, empty: asked && texts.emptyFiltered ? texts.emptyFiltered : texts.empty }}
              ifEmpty={
                asked && onClear ? (
                  <button type="button" className="action" onClick={onClear}>
                    {t.clearFilters}
                  </button>
                ) : (
                  texts.emptyHint && <p className="note">{texts.emptyHint}</p>
                )
              }
            >
              {shown}
            </PagedList>
          )}
        </section>
        {detail && isDetailShown && (
          <DetailPlace label={detail.label} beside={beside} takesFocus={takesFocus} onClose={close}>
            {detail.show(detailId, {
              onClose: close,
              onPrevious: at > 0 ? () => move(-1) : undefined,
              onNext: at >= 0 && at < rows.length - 1 ? () => move(1) : undefined,
            })}
          </DetailPlace>
        )}
      </div>
      {props.children}
    </div>
  );
}

interface RowListProps<Row extends { id: RowId }> extends RowsGiven<Row> {
  className: string;
  children: (row: Row) => ReactNode;
}

/** Provides the handle of a list that renders all rows; each has its id in `data-row`, or a focusable heading in it. */
export function useRowHandle<Row extends { id: RowId }>(
  handle: RefObject<ListHandle | null>,
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
): void {
  useImperativeHandle(handle, () => ({
    ids: () => rows.map(({ id }) => id),
    focus: (id) => {
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
      (row?.querySelector<HTMLElement>("h2[tabindex]") ?? row)?.focus();
    },
  }));
}

/** A short list that is not a table; renders every row. */
export function RowList<Row extends { id: RowId }>({ rows, onFocus, handle, className, children }: RowListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  useRowHandle(handle, rows, list);
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={row.id} className={className} data-row={row.id} tabIndex={-1} onFocus={() => onFocus(row)}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
