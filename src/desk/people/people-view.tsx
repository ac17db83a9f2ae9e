import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { MAX_SEARCH_LENGTH, MOST_COUNTED, type PersonSummary } from "../../features/people/model.ts";
import { searchParams } from "../../ui/api-client.ts";
import { Stranger } from "../kit/facts.tsx";
import { DeskSearchField } from "../kit/filters.tsx";
import { PagedList, useTold } from "../kit/list-status.tsx";
import { once } from "../kit/pages.ts";
import { readablePhone } from "../kit/present.ts";
import { RefreshButton } from "../kit/refresh-button.tsx";
import type { ShortcutAction } from "../kit/shortcuts/shortcuts.ts";
import { useShortcuts } from "../kit/shortcuts/use-shortcuts.ts";
import { type Column, LongTable } from "../kit/table.tsx";
import { useFocusLoss } from "../kit/use-focus-loss.ts";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { Age, GradeBadge } from "../requests/consultation-parts.tsx";
import { PEOPLE_PATH } from "../shell/desk-address.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { follow, goTo, useAddress } from "../shell/use-address.ts";
import {
  lastVisited,
  NO_PEOPLE_FILTERS,
  type PeopleFilters,
  peopleAddress,
  peopleFiltersOf,
  peopleQueryOf,
  personAddress,
  personIdOf,
} from "./people-address.ts";
import { usePeople } from "./people-queries.ts";
import { usePeopleTexts } from "./people-texts.ts";
import { PersonPage } from "./person-page.tsx";

/** Everybody who wrote to us, and the page of one of them. Loaded when somebody comes here. */
export default function PeopleView() {
  const { path } = useAddress();
  const id = personIdOf(path);
  return id === null ? <PeopleList /> : <PersonPage key={id} id={id} />;
}

const addressOf = ({ id }: PersonSummary) => personAddress(id);

/** Everybody who wrote to us, last activity first. */
function PeopleList() {
  const t = usePeopleTexts();
  const { path, query } = useAddress();
  const filters = useMemo(() => peopleFiltersOf(query), [query]);
  const asked = searchParams(peopleQueryOf(filters));
  // On the way to a person the address is theirs already.
  if (path === PEOPLE_PATH) lastVisited.listAddress = peopleAddress(filters);
  const list = usePeople(filters);
  const rows = useMemo(() => once(list.data?.pages.flatMap((page) => page.people)), [list.data]);
  const [currentId, setCurrentId] = useState<number | null>(lastVisited.id);
  const handle = useRef<ListHandle>(null);
  const listPlace = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const lostFocus = useFocusLoss(listPlace);

  const at = rows.findIndex(({ id }) => id === currentId);
  const lastIndex = useRef(0);
  if (at >= 0) lastIndex.current = at;
  useEffect(() => {
    if (!lostFocus()) return;
    if (rows.length > 0) handle.current?.focusRow(Math.min(lastIndex.current, rows.length - 1));
    else title.current?.focus();
  }, [rows, lostFocus]);

  // Whoever comes back from a person goes on from there, also when the list is read anew and the row moves with it.
  const { isFetching } = list;
  useEffect(() => {
    if (!lastVisited.isComingBack) return;
    lastVisited.isComingBack = isFetching;
    const index = rows.findIndex(({ id }) => id === lastVisited.id);
    requestAnimationFrame(() => {
      if (index >= 0) handle.current?.focusRow(index);
      else title.current?.focus();
    });
  }, [rows, isFetching]);

  const change = (next: PeopleFilters, options?: { replace: boolean }) => {
    goTo(peopleAddress(next), options);
    scrollTo({ top: Math.min(scrollY, 0) });
  };
  const move = (step: 1 | -1) => {
    const index = Math.min(Math.max(at < 0 ? 0 : at + step, 0), rows.length - 1);
    const row = rows[index];
    if (!row) return;
    setCurrentId(row.id);
    handle.current?.focusRow(index);
  };
  useShortcuts((action: ShortcutAction) => {
    if (action === "next") move(1);
    else if (action === "previous") move(-1);
    else if (action === "open") {
      if (currentId !== null) goTo(personAddress(currentId));
    } else if (action === "refresh") void list.refetch();
    else return false;
    return true;
  });

  const isFiltered = asked.size > 0;
  const total = list.data?.pages[0]?.total ?? null;
  const totalText = total === null ? "" : t.total(total, filters.search.trim() !== "" && total >= MOST_COUNTED);
  useTold(list, asked.toString(), totalText);

  const { fetchNextPage, isFetchNextPageError } = list;
  const nearEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, isFetching, isFetchNextPageError]);
  const columns = useColumns();
  const marksOf = useCallback(({ id }: PersonSummary) => ({ current: id === currentId }), [currentId]);
  const onFocus = useCallback(({ id }: PersonSummary) => setCurrentId(id), []);

  return (
    <>
      <div className="view-head">
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <search className="filter-bar" aria-label={t.filters}>
        <DeskSearchField
          value={filters.search}
          onSearch={(search) => change({ ...filters, search }, { replace: true })}
          label={t.search}
          placeholder={t.searchPlaceholder}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <label className="tick">
          <input
            type="checkbox"
            checked={filters.onlyOpen}
            onChange={(event) => change({ ...filters, onlyOpen: event.target.checked })}
          />
          {t.onlyOpen}
        </label>
        <span className="note filter-rest">{totalText}</span>
      </search>
      <section className="list" ref={listPlace} aria-label={t.title} aria-busy={list.isFetching}>
        <PagedList
          list={list}
          count={rows.length}
          texts={{ ...t, empty: isFiltered ? t.emptyFiltered : t.empty }}
          ifEmpty={
            isFiltered ? (
              <button type="button" className="action" onClick={() => change(NO_PEOPLE_FILTERS)}>
                {t.clearFilters}
              </button>
            ) : (
              <p className="note">{t.emptyHint}</p>
            )
          }
        >
          <LongTable
            caption={t.title}
            layout="people"
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
    </>
  );
}

function useColumns() {
  const t = usePeopleTexts();
  const desk = useTexts().t;
  return useMemo((): Column<PersonSummary>[] => {
    const contactOf = ({ mail, phone, name }: PersonSummary) =>
      [mail, phone && readablePhone(phone, desk.extension)].filter((value) => value && value !== name).join(" · ");
    return [
      {
        key: "grade",
        head: t.columns.grade,
        width: "4.25rem",
        narrow: "aside",
        cell: ({ leadScore }) => leadScore && <GradeBadge grade={leadScore} brief />,
      },
      {
        key: "name",
        head: t.columns.name,
        isName: true,
        cell: ({ id, name }) => (
          <a
            className="open-link"
            href={personAddress(id)}
            data-row={id}
            onClick={(event) => follow(event, personAddress(id))}
          >
            <Stranger>{name}</Stranger>
          </a>
        ),
      },
      { key: "company", head: t.columns.company, cell: ({ company }) => company && <Stranger>{company}</Stranger> },
      {
        key: "contact",
        head: t.columns.contact,
        from: "wide",
        narrow: "hidden",
        cell: (person) => <Stranger>{contactOf(person)}</Stranger>,
      },
      {
        key: "open",
        head: t.columns.open,
        width: "7rem",
        narrow: "hidden",
        cell: ({ openRequests }) =>
          openRequests > 0 ? (
            <span className="badge badge-pending" title={t.openRequests(openRequests)}>
              {openRequests}
            </span>
          ) : (
            <span className="unseen">{t.none}</span>
          ),
      },
      {
        key: "activity",
        head: t.columns.activity,
        width: "9rem",
        cell: ({ lastActivityAt }) => <Age consultation={{ createdAt: lastActivityAt }} />,
      },
    ];
  }, [t, desk]);
}
