import { useMemo } from "react";
import type { AuditLine } from "../../../features/audit/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { FilterBar, FilterDays } from "../../kit/filters.tsx";
import { Empty, PagedList } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { type Column, Table } from "../../kit/table.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow, useAddress, useSetQuery } from "../../shell/use-address.ts";
import { auditWords } from "./audit-words.ts";
import { type StaffTexts, useAudit, useMembers, useStaffTexts } from "./queries.ts";
import { AUDIT_PATH, type AuditFilters, auditFiltersOf, subjectAddress } from "./staff-address.ts";

/** What staff did, newest first. What it is narrowed to is in the address. */
export function AuditList() {
  const text = useStaffTexts().audit;
  const { t } = useTexts();
  const { query } = useAddress();
  const filters = useMemo(() => auditFiltersOf(query), [query]);
  const list = useAudit(filters);
  const lines = useMemo(() => rowsOf(list.data), [list.data]);
  const columns = useColumns();
  const isNarrowed = Object.values(filters).some((value) => value !== null);
  return (
    <>
      <div className="view-head">
        <h1>{text.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <p className="view-intro">{text.intro}</p>
      <AuditFilterBar filters={filters} />
      <section className="list" aria-label={text.title} aria-busy={list.isFetching}>
        {isNarrowed && list.isSuccess && lines.length === 0 ? (
          <Empty text={text.emptyFiltered}>
            <a className="action" href={AUDIT_PATH} onClick={(event) => follow(event, AUDIT_PATH)}>
              {t.clearFilters}
            </a>
          </Empty>
        ) : (
          <PagedList list={list} count={lines.length} texts={text}>
            <Table caption={text.title} columns={columns} rows={lines} />
          </PagedList>
        )}
      </section>
    </>
  );
}

function useColumns(): Column<AuditLine>[] {
  const text = useStaffTexts().audit;
  const members = useMembers().data;
  return [
    { key: "at", head: text.columns.at, width: "11rem", narrow: "aside", cell: ({ at }) => <Moment iso={at} /> },
    {
      key: "actor",
      head: text.columns.actor,
      width: "14rem",
      cell: (line) => <Stranger>{actorName(line, text)}</Stranger>,
    },
    { key: "action", head: text.columns.action, isName: true, cell: (line) => <Deed line={line} /> },
    {
      key: "subject",
      head: text.columns.subject,
      width: "14rem",
      cell: (line) => <Subject line={line} name={members?.find(({ id }) => id === line.subject)?.name} />,
    },
  ];
}

/** What was done, in words; an action nobody has written words for shows its code. */
function Deed({ line: { action, detail } }: { line: AuditLine }) {
  const text = useStaffTexts().audit;
  const words = auditWords(text, useTexts().t.nav).of(action, detail);
  const stored = Object.keys(detail).length > 0 && <code>{JSON.stringify(detail)}</code>;
  return (
    <>
      {words ?? action}{" "}
      {words && stored ? (
        <details className="note">
          <summary>{text.details}</summary>
          <code>{action}</code> {stored}
        </details>
      ) : (
        stored
      )}
    </>
  );
}

/** @param name of the member of staff whom the line is about */
function Subject({ line: { action, subject }, name }: { line: AuditLine; name: string | undefined }) {
  const text = useStaffTexts().audit;
  const address = subjectAddress(action, subject);
  // The whole of a long id says nothing to a person.
  const words = name ?? (subject.length > 14 ? `${subject.slice(0, 8)}…` : subject);
  const narrowed = `${AUDIT_PATH}?${new URLSearchParams({ subject })}`;
  return (
    <span className="actions">
      {address ? (
        <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
          {words}
        </a>
      ) : (
        words
      )}
      <a
        className="open-link note"
        href={narrowed}
        aria-label={text.sameLabel(words)}
        onClick={(event) => follow(event, narrowed)}
      >
        {text.same}
      </a>
    </span>
  );
}

function actorName({ actor, actorName: name }: AuditLine, text: StaffTexts["audit"]): string {
  if (name !== null) return name;
  if (Object.hasOwn(text.actors, actor)) return text.actors[actor as keyof typeof text.actors];
  return text.formerMember(actor.slice(0, 8));
}

function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const text = useStaffTexts().audit;
  const { t } = useTexts();
  const members = useMembers().data ?? [];
  const setQuery = useSetQuery();
  const today = companyDay(new Date());
  const actions = auditWords(text, t.nav).options;
  const isUnknown = filters.action !== null && !actions.some(([action]) => action === filters.action);
  return (
    <FilterBar
      label={t.filters.label}
      search={{
        value: filters.subject ?? "",
        onSearch: (subject) => setQuery({ subject: subject.trim() }, { replace: true }),
        label: text.subjectSearch,
        placeholder: text.subjectPlaceholder,
        maxLength: 100,
      }}
      more={t.filters.more}
      fieldsSet={Number(filters.from !== null) + Number(filters.to !== null)}
      filters={[
        {
          label: text.columns.actor,
          all: text.everybody,
          options: [...members.map(({ id, name }) => [id, name] as const), ...Object.entries(text.actors)],
          value: filters.actor,
          onChoose: (actor) => setQuery({ actor }),
        },
        {
          label: text.columns.action,
          all: text.everything,
          options: isUnknown ? [[filters.action!, filters.action!], ...actions] : actions,
          value: filters.action,
          onChoose: (action) => setQuery({ action }),
        },
      ]}
      fields={<FilterDays from={filters.from} to={filters.to} latest={today} onChoose={setQuery} />}
    />
  );
}
