import { useCallback, useMemo } from "react";
import { type ConversationSummary, MAX_SEARCH_LENGTH, MOST_COUNTED, STATES } from "../../../features/chat/model.ts";
import { LANGUAGES } from "../../../lib/language.ts";
import { FilterBar, useFilters } from "../../kit/filters.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { Stranger } from "../../kit/parts.tsx";
import { readablePhone } from "../../kit/present.ts";
import type { Column } from "../../kit/table.tsx";
import { Age } from "../../requests/consultation-parts.tsx";
import { focusAnswer } from "../../requests/record/request-record.tsx";
import { useDesk, useTexts } from "../../shell/desk-context.tsx";
import { useIsLive } from "../../shell/live-desk.tsx";
import { useAddress } from "../../shell/use-address.ts";
import {
  CHAT_FILTERS,
  conversationAddress,
  conversationIdOf,
  nameOf,
  useChatTexts,
  useConversations,
  useSetContacted,
} from "./chat-queries.ts";
import { ConversationBadges, ConversationDetail } from "./conversation-detail.tsx";

const CHAT_KEYS = ["contacted"] as const;

/** The assistant's conversations, most recently active first, with the open conversation beside or above the list. */
export default function ChatView() {
  const t = useChatTexts();
  const desk = useTexts().t;
  const { announce } = useDesk();
  const isLive = useIsLive();
  const openId = conversationIdOf(useAddress().path);
  const { filters, asked, clear, search, choice } = useFilters(CHAT_FILTERS);
  const list = useConversations(filters);
  const contacted = useSetContacted({
    done: (_answer, { who, contacted: now }) => announce(now ? t.contacted.marked(who) : t.contacted.unmarked(who)),
    failed: t.contacted.failed,
  });
  const addressOf = useCallback(({ id }: { id: number }) => conversationAddress(id, asked), [asked]);
  const total = list.data?.total ?? null;
  const said = total === null ? "" : t.total(total, filters.search !== null && total >= MOST_COUNTED);
  const choices = {
    state: STATES.map((state) => [state, t.filters.states[state]] as const),
    contacted: (["false", "true"] as const).map((is) => [is, desk.contacted[is]] as const),
    lead: (["true", "false"] as const).map((is) => [is, t.filters.leads[is]] as const),
    language: LANGUAGES.map((language) => [language, desk.language[language]] as const),
  };
  return (
    <ListScreen
      title={t.title}
      texts={t}
      list={list}
      asked={asked}
      onClear={clear}
      said={said}
      state={
        <p
          className={isLive ? "badge badge-contacted" : "badge badge-pending"}
          title={isLive ? t.liveHint : t.notLiveHint}
        >
          {isLive ? t.live : t.notLive}
        </p>
      }
      filters={
        <>
          <FilterBar
            label={t.filters.label}
            search={{
              ...search("search"),
              label: t.filters.search,
              placeholder: t.filters.searchPlaceholder,
              maxLength: MAX_SEARCH_LENGTH,
            }}
            more={t.filters.more}
            filters={(["state", "contacted", "lead", "language"] as const).map((name) =>
              choice(name, { label: t.filters[name], all: t.filters[`${name}All`], options: choices[name] }),
            )}
          >
            <span className="note">{said}</span>
          </FilterBar>
          {filters.consultation !== null && (
            <p className="action-row">
              {t.ofRequest(filters.consultation)}
              <button type="button" className="action action-small" onClick={clear}>
                {t.allConversations}
              </button>
            </p>
          )}
        </>
      }
      rows={useColumns()}
      addressOf={addressOf}
      works={CHAT_KEYS}
      onAction={(action, target) => {
        if (action === "refresh") return openId !== null && focusAnswer();
        if (action !== "contacted") return false;
        if (target) contacted.set({ id: target.id, contacted: !target.contacted, who: nameOf(target, desk) });
        return true;
      }}
      detail={{
        openId,
        isWide: true,
        label: t.detail.label,
        listAddress: conversationAddress(null, asked),
        nameOf: (row) => nameOf(row, desk),
        show: (id, steps) => <ConversationDetail id={id} contacted={contacted} {...steps} />,
      }}
    />
  );
}

function useColumns() {
  const t = useChatTexts();
  const desk = useTexts().t;
  return useMemo(
    (): Column<ConversationSummary>[] => [
      {
        key: "who",
        head: t.speakers.user,
        width: "18rem",
        isLink: true,
        cell: (row) => <Stranger>{nameOf(row, desk)}</Stranger>,
        under: (row) => {
          const told = [row.company, row.email, row.phone && readablePhone(row.phone, desk.extension)];
          return <Stranger>{told.filter((value) => value && value !== nameOf(row, desk)).join(" · ")}</Stranger>;
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
    [t, desk],
  );
}
