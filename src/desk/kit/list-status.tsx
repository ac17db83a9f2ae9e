import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDesk, useTexts } from "../shell/desk-context.tsx";
import { Icon } from "./icons.tsx";
import { clockTime } from "./present.ts";

interface RefreshButtonProps {
  /** When the list last loaded (Unix time in ms); 0 before the first load. */
  updatedAt: number;
  fetching: boolean;
  onRefresh: () => void;
}

/** Shows how old a list is and refreshes it, because lists do not refresh by themselves (SPEC §9). */
export function RefreshButton({ updatedAt, fetching, onRefresh }: RefreshButtonProps) {
  const { t, language } = useTexts();
  return (
    <p className="refresh">
      {updatedAt > 0 && <span className="note">{t.updatedAt(clockTime(new Date(updatedAt), language))}</span>}
      <button
        type="button"
        className="tool"
        onClick={onRefresh}
        aria-label={fetching ? t.refreshing : t.refresh}
        aria-disabled={fetching || undefined}
        title={t.refresh}
      >
        <Icon name="refresh" />
      </button>
    </p>
  );
}

/** Delay before a text says that loading is slow, in ms; about when people start to wonder. */
const SLOW_AFTER = 6_000;

export function Loading({ text }: { text: string }) {
  const { t } = useTexts();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="list-status" role="status">
      <p>{text}</p>
      {slow && <p className="note">{t.loadingSlow}</p>}
    </div>
  );
}

export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className="list-status" role="alert">
      <p>{text}</p>
      <button type="button" className="action" onClick={onRetry}>
        {t.errors.retry}
      </button>
    </div>
  );
}

export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="list-status">
      <p className="list-status-title">{text}</p>
      {children}
    </div>
  );
}

interface ListEndTexts {
  more: string;
  loading: string;
  end: string;
}

interface ListEndProps {
  /** Texts of the button and the list's end, instead of the default texts. */
  texts?: ListEndTexts | undefined;
  hasNext: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** End of a list. Scrolling normally loads the next page; the button is a fallback, and a retry after an error. */
export function ListEnd({ texts, hasNext, loading, failed, onMore }: ListEndProps) {
  const { t } = useTexts();
  const words = texts ?? { more: t.loadMore, loading: t.loadingMore, end: t.endOfList };
  if (!hasNext) return <p className="list-end">{words.end}</p>;
  return (
    <div className="list-end">
      {failed && <p role="alert">{t.errors.more}</p>}
      <button type="button" className="action" disabled={loading} onClick={onMore}>
        {loading ? words.loading : failed ? t.errors.retry : words.more}
      </button>
    </div>
  );
}

interface PagedListProps {
  list: Pick<
    UseInfiniteQueryResult,
    "isPending" | "isError" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
  > & { refetch: () => unknown; fetchNextPage: () => unknown };
  count: number;
  texts: { loading: string; failed: string; empty: string };
  ends?: ListEndTexts;
  /** Shown below the empty message. */
  ifEmpty?: ReactNode;
  children: ReactNode;
}

/** A paginated list, with a placeholder if it is loading, failed or empty; otherwise, the rows and the list's end. */
export function PagedList({ list, count, texts, ends, ifEmpty, children }: PagedListProps) {
  if (list.isPending) return <Loading text={texts.loading} />;
  if (list.isError && count === 0) return <Failed text={texts.failed} onRetry={() => void list.refetch()} />;
  if (count === 0) return <Empty text={texts.empty}>{ifEmpty}</Empty>;
  return (
    <>
      {children}
      <ListEnd
        texts={ends}
        hasNext={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

/**
 * Announces to screen readers what a list shows, once the result of a new query is on screen.
 * @param asked the query as text, to recognize a new one
 */
export function useTold(list: { isSuccess: boolean; isPlaceholderData: boolean }, asked: string, words: string): void {
  const { announce } = useDesk();
  const told = useRef(asked);
  const settled = list.isSuccess && !list.isPlaceholderData;
  useEffect(() => {
    if (!settled || told.current === asked) return;
    told.current = asked;
    announce(words);
  }, [settled, asked, words, announce]);
}
