import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { MOST_COUNTED } from "../../../features/chat/model.ts";
import { useAfterPaint } from "../../../ui/after-paint.ts";
import { DetailPlace, useDetailBeside } from "../../kit/detail-place.tsx";
import { PagedList, useTold } from "../../kit/list-status.tsx";
import { once } from "../../kit/pages.ts";
import type { ShortcutAction } from "../../kit/shortcuts/shortcuts.ts";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { useFailure } from "../../kit/use-failure.ts";
import { useFocusLoss } from "../../kit/use-focus-loss.ts";
import { useDesk } from "../../shell/desk-context.tsx";
import { goTo, useAddress } from "../../shell/use-address.ts";
import {
  type ChatFilters,
  chatFiltersOf,
  chatQueryOf,
  conversationAddress,
  conversationIdOf,
  NO_CHAT_FILTERS,
} from "./chat-address.ts";
import { ChatFilterBar } from "./chat-filter-bar.tsx";
import { useConversations, useSetContacted } from "./chat-queries.ts";
import { useChatTexts } from "./chat-texts.ts";
import { ConversationDetail } from "./conversation-detail.tsx";
import { ConversationRow } from "./conversation-row.tsx";
import { nameOf } from "./name-of.ts";

/** The conversations, newest activity first, and one of them beside the list or over it. */
export function ConversationPane() {
  const t = useChatTexts();
  const { announce } = useDesk();
  const fail = useFailure();
  const { path, query } = useAddress();
  const openId = conversationIdOf(path);
  // A press shows in the row at once; the conversation follows in the next frames (INP, BARS).
  const detailId = useAfterPaint(openId);
  const isDetailShown = openId !== null && detailId !== null;
  const filters = useMemo(() => chatFiltersOf(query), [query]);
  const list = useConversations(chatQueryOf(filters));
  const rows = useMemo(() => once(list.data?.pages.flatMap((page) => page.conversations)), [list.data]);
  const beside = useDetailBeside();
  const [currentId, setCurrentId] = useState<number | null>(openId);
  const pane = useRef<HTMLDivElement>(null);
  const listPlace = useRef<HTMLElement>(null);
  const lostFocus = useFocusLoss(listPlace);
  const contacted = useSetContacted({
    done: (_answer, { who, contacted: now }) => announce(now ? t.contacted.marked(who) : t.contacted.unmarked(who)),
    failed: (error) => fail(error, t.contacted.failed),
  });

  const show = useCallback(
    (id: number | null, options?: { replace: boolean }) => goTo(conversationAddress(id, chatQueryOf(filters)), options),
    [filters],
  );
  const change = (next: ChatFilters, options?: { replace: boolean }) =>
    goTo(conversationAddress(openId, chatQueryOf(next)), options);
  const focusRow = useCallback(
    (id: number | undefined) =>
      requestAnimationFrame(() => {
        const row = id === undefined ? null : pane.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
        (row ?? document.querySelector<HTMLElement>(".chat-desk h1"))?.focus();
      }),
    [],
  );
  const close = () => {
    show(null);
    focusRow(openId ?? undefined);
  };

  const at = rows.findIndex(({ id }) => id === (openId ?? currentId));
  const lastIndex = useRef(0);
  if (at >= 0) lastIndex.current = at;
  useEffect(() => {
    if (lostFocus()) focusRow(rows[Math.min(lastIndex.current, rows.length - 1)]?.id);
  }, [rows, lostFocus, focusRow]);
  /** The detail follows the list, in which the reader stays; opened by a press, it is where they go. */
  const moved = useRef(false);
  const move = (step: 1 | -1) => {
    const row = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    if (!row) return;
    setCurrentId(row.id);
    const reading = document.activeElement?.closest(".detail");
    if (openId !== null) {
      moved.current = true;
      show(row.id, { replace: true });
      if (reading) announce(nameOf(row, t));
    }
    if (openId === null || (beside && !reading)) focusRow(row.id);
    if (list.hasNextPage && at + step >= rows.length - 3) void list.fetchNextPage();
  };

  useShortcuts((action: ShortcutAction) => {
    if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "open") {
      if (currentId !== null) show(currentId);
    } else if (action === "contacted") {
      const target = rows[at];
      if (target && !contacted.isPending) {
        contacted.mutate({ id: target.id, contacted: !target.contacted, who: nameOf(target, t) });
      }
    } else if (action === "refresh") void list.refetch();
    else if (action === "close" && openId !== null) close();
    else return false;
    return true;
  });

  const takesFocus = useRef(false);
  const shown = useRef(openId);
  if (shown.current !== openId) {
    shown.current = openId;
    takesFocus.current = openId !== null && !moved.current;
    moved.current = false;
  }
  useEffect(() => {
    if (openId !== null) setCurrentId(openId);
  }, [openId]);

  const isFiltered = chatQueryOf(filters).size > 0;
  const total = list.data?.pages[0]?.total ?? null;
  const totalText = total === null ? "" : t.total(total, filters.search.trim() !== "" && total >= MOST_COUNTED);
  useTold(list, chatQueryOf(filters).toString(), totalText);

  return (
    <div className="conversations" data-open={(isDetailShown && beside) || undefined} ref={pane}>
      <ChatFilterBar filters={filters} onChange={change}>
        <span className="note">{totalText}</span>
      </ChatFilterBar>
      {filters.consultation !== null && (
        <p className="of-request">
          {t.ofRequest(filters.consultation)}
          <button type="button" className="action action-small" onClick={() => change(NO_CHAT_FILTERS)}>
            {t.allConversations}
          </button>
        </p>
      )}
      <div className="list-and-detail">
        <section className="list" ref={listPlace} aria-label={t.tabs.conversations} aria-busy={list.isFetching}>
          <PagedList
            list={list}
            count={rows.length}
            texts={{ ...t, empty: isFiltered ? t.emptyFiltered : t.empty }}
            ifEmpty={
              isFiltered ? (
                <button type="button" className="action" onClick={() => change(NO_CHAT_FILTERS)}>
                  {t.clearFilters}
                </button>
              ) : (
                <p className="note">{t.emptyHint}</p>
              )
            }
          >
            <ul className="chats">
              {rows.map((row) => (
                <ConversationRow
                  key={row.id}
                  row={row}
                  address={conversationAddress(row.id, chatQueryOf(filters))}
                  current={row.id === currentId}
                  open={row.id === openId}
                  onFocus={setCurrentId}
                />
              ))}
            </ul>
          </PagedList>
        </section>
        {isDetailShown && (
          <DetailPlace label={t.detail.label} beside={beside} onClose={close}>
            <ConversationDetail
              key={detailId}
              id={detailId}
              contacted={contacted}
              takesFocus={takesFocus}
              onClose={close}
              onPrevious={at > 0 ? () => move(-1) : undefined}
              onNext={at >= 0 && at < rows.length - 1 ? () => move(1) : undefined}
            />
          </DetailPlace>
        )}
      </div>
    </div>
  );
}
