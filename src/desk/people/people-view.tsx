import { useMemo } from "react";
import { MAX_SEARCH_LENGTH, MOST_COUNTED, type PersonSummary } from "../../features/people/model.ts";
import { DeskSearchField, useFilters } from "../kit/filters.tsx";
import { ListScreen } from "../kit/list-screen.tsx";
import { Stranger } from "../kit/parts.tsx";
import { readablePhone } from "../kit/present.ts";
import type { Column } from "../kit/table.tsx";
import { Age, GradeBadge } from "../requests/consultation-parts.tsx";
import { PEOPLE_PATH } from "../shell/desk-address.ts";
import { useTexts } from "../shell/desk-context.tsx";
import { useAddress } from "../shell/use-address.ts";
import { lastVisited, PEOPLE_FILTERS, personAddress, personIdOf, usePeople, usePeopleTexts } from "./people-queries.ts";
import { PersonPage } from "./person-page.tsx";

/** All people who have written to us, or one person's page. */
export default function PeopleView() {
  const { path } = useAddress();
  const id = personIdOf(path);
  return id === null ? <PeopleList /> : <PersonPage key={id} id={id} />;
}

const addressOf = ({ id }: { id: number }) => personAddress(id);

/** All people who have written to us, most recently active first. */
function PeopleList() {
  const t = usePeopleTexts();
  const { path } = useAddress();
  const { filters, asked, change, clear, search } = useFilters(PEOPLE_FILTERS);
  // While navigating to a person, the URL is already the person's, so do not store it as the list's.
  if (path === PEOPLE_PATH) lastVisited.listAddress = asked ? `${PEOPLE_PATH}?${asked}` : PEOPLE_PATH;
  const list = usePeople(filters);
  const total = list.data?.total ?? null;
  const said = total === null ? "" : t.total(total, filters.search !== null && total >= MOST_COUNTED);
  return (
    <ListScreen
      title={t.title}
      texts={t}
      list={list}
      asked={asked}
      onClear={clear}
      said={said}
      filters={
        <search className="filter-bar" aria-label={t.filters}>
          <DeskSearchField
            {...search("search")}
            label={t.search}
            placeholder={t.searchPlaceholder}
            maxLength={MAX_SEARCH_LENGTH}
          />
          <label className="tick">
            <input
              type="checkbox"
              checked={filters.open !== null}
              onChange={(event) => change({ open: event.target.checked || null })}
            />
            {t.onlyOpen}
          </label>
          <span className="note filter-rest">{said}</span>
        </search>
      }
      rows={useColumns()}
      addressOf={addressOf}
      visited={lastVisited}
    />
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
        isLink: true,
        cell: ({ name }) => <Stranger>{name}</Stranger>,
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
