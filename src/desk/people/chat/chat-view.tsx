import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ConversationSummary, MAX_SEARCH_LENGTH, MOST_COUNTED, STATES } from "../../../features/chat/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { useAfterPaint } from "../../../ui/after-paint.ts";
import { searchParams } from "../../../ui/api-client.ts";
import { DetailPlace, useDetailBeside } from "../../kit/detail-place.tsx";
import { Stranger } from "../../kit/facts.tsx";
import { FilterBar } from "../../kit/filters.tsx";
import { PagedList, useTold } from "../../kit/list-status.tsx";
import { once } from "../../kit/pages.ts";
import { readablePhone } from "../../kit/present.ts";
import type { ShortcutAction } from "../../kit/shortcuts/shortcuts.ts";
import { useShortcuts } from "../../kit/shortcuts/use-shortcuts.ts";
import { type Column, LongTable } from "../../kit/table.tsx";
import { useFocusLoss } from "../../kit/use-focus-loss.ts";
import type { ListHandle } from "../../kit/use-virtual-rows.tsx";
import { Age } from "../../requests/consultation-parts.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useIsLive } from "../../shell/live/live-events.ts";
import { follow, goTo, useAddress } from "../../shell/use-address.ts";
import { type ChatFilters, chatFiltersOf, chatQueryOf, conversationAddress, conversationIdOf } from "./chat-address.ts";
import { useConversations, useSetContacted } from "./chat-queries.ts";
import { nameOf, useChatTexts } from "./chat-texts.ts";
import { ConversationBadges, ConversationDetail } from "./conversation-detail.tsx";

const NOTHING = new URLSearchParams();

/** The assistant's conversations, newest activity first, and one of them beside the list or over it. */
export default function ChatView() {
  const t = useChatTexts();
  const { announce } = useDesk();
  const isLive = useIsLive();
  const { path, query } = useAddress();
  const openId = conversationIdOf(path);
  // A press shows in the row at once; the conversation follows in the next frames (INP, BARS).
  const detailId = useAfterPaint(openId);
  const isDetailShown = openId !== null && detailId !== null;
  const filters = useMemo(() => chatFiltersOf(query), [query]);
  const asked = useMemo(() => searchParams(chatQueryOf(filters)), [filters]);
  const list = useConversations(filters);
  const rows = useMemo(() => once(list.data?.pages.flatMap((page) => page.conversations)), [list.data]);
  const beside = useDetailBeside();
  const [currentId, setCurrentId] = useState<number | null>(openId);
  const handle = useRef<ListHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const listPlace = useRef<HTMLElement>(null);
  const lostFocus = useFocusLoss(listPlace);
  const contacted = useSetContacted({
    done: (_answer, { who, contacted: now }) => announce(now ? t.contacted.marked(who) : t.contacted.unmarked(who)),
    failed: t.contacted.failed,
  });

  const addressOf = useCallback(({ id }: ConversationSummary) => conversationAddress(id, asked), [asked]);
  const narrow = (next: URLSearchParams, options?: { replace: boolean }) =>
    goTo(conversationAddress(openId, searchParams(chatQueryOf(chatFiltersOf(next)))), options);
  const change = (name: keyof ChatFilters, value: string | null, options?: { replace: boolean }) => {
    const next = new URLSearchParams(asked);
    if (value === null) next.delete(name);
    else next.set(name, value);
    narrow(next, options);
  };
  const at = rows.findIndex(({ id }) => id === (openId ?? currentId));
  const lastIndex = useRef(0);
  if (at >= 0) lastIndex.current = at;
  // In the next frame: a dialog over the list is gone then.
  const focusRow = useCallback(
    (index: number) =>
      requestAnimationFrame(() => {
        if (handle.current && index >= 0) handle.current.focusRow(index);
        else title.current?.focus();
      }),
    [],
  );
  const close = () => {
    goTo(conversationAddress(null, asked));
    focusRow(at);
  };
  useEffect(() => {
    if (lostFocus()) focusRow(Math.min(lastIndex.current, rows.length - 1));
  }, [rows, lostFocus, focusRow]);
  /** The detail follows the list, in which the reader stays; opened by a press, it is where they go. */
  const moved = useRef(false);
  const move = (step: 1 | -1) => {
    const index = Math.min(Math.max(at + step, 0), rows.length - 1);
    const row = rows[index];
    if (!row) return;
    setCurrentId(row.id);
    const reading = document.activeElement?.closest(".detail");
    if (openId !== null) {
      moved.current = true;
      goTo(addressOf(row), { replace: true });
      if (reading) announce(nameOf(row, t));
    }
    if (openId === null || (beside && !reading)) focusRow(index);
  };
  useShortcuts((action: ShortcutAction) => {
    const target = rows[at];
    if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "open") {
      if (target) goTo(addressOf(target));
    } else if (action === "contacted") {
      if (target) contacted.set({ id: target.id, contacted: !target.contacted, who: nameOf(target, t) });
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

  const isFiltered = asked.size > 0;
  const total = list.data?.pages[0]?.total ?? null;
  const totalText = total === null ? "" : t.total(total, filters.search.trim() !== "" && total >= MOST_COUNTED);
  useTold(list, asked.toString(), totalText);

  const { fetchNextPage, isFetching, isFetchNextPageError } = list;
  const nearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);
  const marksOf = useCallback(
    ({ id }: ConversationSummary) => ({ current: id === currentId, open: id === openId }),
    [currentId, openId],
  );
  const choices = useChoices();
  const columns = useColumns(addressOf, openId);
  const onFocus = useCallback(({ id }: ConversationSummary) => setCurrentId(id), []);
  return (
    <div className="conversations" data-open={(isDetailShown && beside) || undefined}>
      <div className="view-head">
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <p
          className={isLive ? "badge badge-contacted" : "badge badge-pending"}
          title={isLive ? t.liveHint : t.notLiveHint}
        >
          {isLive ? t.live : t.notLive}
        </p>
      </div>
      <FilterBar
        label={t.filters.label}
        search={{
          value: filters.search,
          onSearch: (search) => change("search", search, { replace: true }),
          label: t.filters.search,
          placeholder: t.filters.searchPlaceholder,
          maxLength: MAX_SEARCH_LENGTH,
        }}
        more={t.filters.more}
        filters={choices.map(({ name, options }) => ({
          label: t.filters[name],
          all: t.filters[`${name}All`],
          options,
          value: filters[name] === null ? null : String(filters[name]),
          onChoose: (value) => change(name, value),
        }))}
      >
        <span className="note">{totalText}</span>
      </FilterBar>
      {filters.consultation !== null && (
        <p className="action-row">
          {t.ofRequest(filters.consultation)}
          <button type="button" className="action action-small" onClick={() => narrow(NOTHING)}>
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
                <button type="button" className="action" onClick={() => narrow(NOTHING)}>
                  {t.clearFilters}
                </button>
              ) : (
                <p className="note">{t.emptyHint}</p>
              )
            }
          >
            <LongTable
              caption={t.tabs.conversations}
              layout={beside && isDetailShown ? "beside" : "alone"}
              columns={columns}
              rows={rows}
              hasNext={list.hasNextPage}
              onNearEnd={nearEnd}
              addressOf={addressOf}
              marksOf={marksOf}
              onFocus={onFocus}
              handle={handle}
            />
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

/** What the list can be narrowed by. */
function useChoices() {
  const { filters: t } = useChatTexts();
  const desk = useTexts().t;
  return [
    { name: "state", options: STATES.map((state) => [state, t.states[state]] as const) },
    { name: "contacted", options: (["false", "true"] as const).map((is) => [is, desk.contacted[is]] as const) },
    { name: "lead", options: (["true", "false"] as const).map((is) => [is, t.leads[is]] as const) },
    { name: "language", options: LANGUAGES.map((language) => [language, desk.language[language]] as const) },
  ] as const;
}

function useColumns(addressOf: (row: ConversationSummary) => string, openId: number | null) {
  const t = useChatTexts();
  const desk = useTexts().t;
  return useMemo(
    (): Column<ConversationSummary>[] => [
      {
        key: "who",
        head: t.speakers.user,
        width: "18rem",
        cell: (row) => {
          const { id, company, email, phone } = row;
          const name = nameOf(row, t);
          const told = [company, email, phone && readablePhone(phone, desk.extension)];
          return (
            <>
              <a
                className="open-link"
                href={addressOf(row)}
                data-row={id}
                aria-current={id === openId ? "true" : undefined}
                onClick={(event) => follow(event, addressOf(row))}
              >
                <Stranger>{name}</Stranger>
              </a>
              <span className="row-line cut">
                <Stranger>{told.filter((value) => value && value !== name).join(" · ")}</Stranger>
              </span>
            </>
          );
        },
      },
      {
        key: "said",
        head: t.transcript,
        cell: (row) => (
          <span className="cut" lang={`${row.language}-CA`}>
            <Stranger>{row.excerpt}</Stranger>
          </span>
        ),
      },
      {
        key: "state",
        head: t.filters.state,
        width: "22rem",
        cell: (row) => (
          <span className="badges">
            <ConversationBadges row={row} />
            <span className="note">
              {row.language.toUpperCase()} · {t.messages(row.messageCount)}
            </span>
          </span>
        ),
      },
      {
        key: "activity",
        head: t.activity,
        width: "7rem",
        narrow: "aside",
        isEnd: true,
        cell: ({ lastMessageAt }) => <Age consultation={{ createdAt: lastMessageAt }} />,
      },
    ],
    [t, desk, addressOf, openId],
  );
}
