import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDesk, useTexts } from "../shell/desk-context.tsx";

/** Milliseconds after which a person wonders whether anything still happens. */
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
  /** Of the button, and after the last row, where they are not the usual ones. */
  texts?: ListEndTexts | undefined;
  hasNext: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** What follows the last row: more comes by itself while scrolling, this is for everybody else and for errors. */
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
  /** Rows there are so far. */
  count: number;
  texts: { loading: string; failed: string; empty: string };
  ends?: ListEndTexts;
  /** Under the words that there is nothing. */
  ifEmpty?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list that is read page by page: what stands in its place while there is nothing to show, else its rows and its end. */
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
 * Says what a list shows once it shows something else than before.
 * @param asked what it is asked for, as a text
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
