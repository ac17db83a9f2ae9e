import { useMemo, useRef } from "react";
import type { AuditLine } from "../../../features/audit/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { DeskSearchField } from "../../kit/desk-search-field.tsx";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Empty, Failed, ListEnd, Loading } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow, useAddress, useSetQuery } from "../../shell/use-address.ts";
import { AUDIT_PATH, type AuditFilters, auditFiltersOf, auditQueryOf, subjectAddress } from "./staff-address.ts";
import { useAudit, useMembers } from "./staff-queries.ts";
import { type StaffTexts, useStaffTexts } from "./staff-texts.ts";

/** What staff did, newest first. What it is narrowed to is in the address. */
export function AuditList() {
  const text = useStaffTexts().audit;
  const { t } = useTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const filters = useMemo(() => auditFiltersOf(query), [query]);
  const list = useAudit(filters);
  const members = useMembers();
  const nameOf = (id: string) => members.data?.find((member) => member.id === id)?.name;
  const lines = useMemo(() => rowsOf(list.data), [list.data]);
  const isNarrowed = auditQueryOf(filters).size > 0;
  return (
    <>
      <div className="view-head">
        <p className="view-intro">{text.intro}</p>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <AuditFilterBar filters={filters} onChange={setQuery} />
      <section className="list" aria-label={text.title} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={text.loading} />
        ) : list.isError && lines.length === 0 ? (
          <Failed text={text.failed} onRetry={() => void list.refetch()} />
        ) : lines.length === 0 ? (
          <Empty text={isNarrowed ? text.emptyFiltered : text.empty}>
            {isNarrowed && (
              <a className="action" href={AUDIT_PATH} onClick={(event) => follow(event, AUDIT_PATH)}>
                {t.clearFilters}
              </a>
            )}
          </Empty>
        ) : (
          <>
            <table className="staff-table audit-table">
              <caption className="unseen">{text.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{text.columns.at}</th>
                  <th scope="col">{text.columns.actor}</th>
                  <th scope="col">{text.columns.action}</th>
                  <th scope="col">{text.columns.subject}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Line key={line.id} line={line} name={nameOf(line.subject)} />
                ))}
              </tbody>
            </table>
            <ListEnd
              hasNext={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </section>
    </>
  );
}

/** @param name of the member of staff whom the line is about */
function Line({ line, name }: { line: AuditLine; name: string | undefined }) {
  const text = useStaffTexts().audit;
  const address = subjectAddress(line.action, line.subject);
  const subject = name ?? shortSubject(line.subject);
  const known = Object.hasOwn(text.actions, line.action);
  const narrowed = `${AUDIT_PATH}?${new URLSearchParams({ subject: line.subject })}`;
  return (
    <tr>
      <td className="col-at">
        <Moment iso={line.at} />
      </td>
      <td className="col-actor">
        <Stranger>{actorName(line, text)}</Stranger>
      </td>
      <th scope="row" className="col-deed">
        {sentenceOf(line, text)}
        {known ? (
          Object.keys(line.detail).length > 0 && (
            <details>
              <summary>{text.details}</summary>
              <code>{line.action}</code> <code>{JSON.stringify(line.detail)}</code>
            </details>
          )
        ) : (
          <> {Object.keys(line.detail).length > 0 && <code>{JSON.stringify(line.detail)}</code>}</>
        )}
      </th>
      <td className="col-subject">
        {address ? (
          <a href={address} onClick={(event) => follow(event, address)}>
            {subject}
          </a>
        ) : (
          subject
        )}{" "}
        <a
          className="audit-same"
          href={narrowed}
          aria-label={text.sameLabel(subject)}
          onClick={(event) => follow(event, narrowed)}
        >
          {text.same}
        </a>
      </td>
    </tr>
  );
}

/** The whole of a long id says nothing to a person. */
function shortSubject(subject: string): string {
  return subject.length > 14 ? `${subject.slice(0, 8)}…` : subject;
}

function actorName({ actor, actorName: name }: AuditLine, text: StaffTexts["audit"]): string {
  if (name !== null) return name;
  if (Object.hasOwn(text.actors, actor)) return text.actors[actor as keyof typeof text.actors];
  return text.formerMember(actor.slice(0, 8));
}

/** What was done, in words; an action nobody has written words for shows its code. */
function sentenceOf({ action, detail }: AuditLine, text: StaffTexts["audit"]): string {
  const words = Object.hasOwn(text.actions, action) ? text.actions[action as keyof typeof text.actions] : action;
  return typeof words === "function" ? words(detail) : words;
}

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: ReturnType<typeof useSetQuery>;
}

function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const text = useStaffTexts().audit;
  const { t } = useTexts();
  const members = useMembers();
  const today = companyDay(new Date());
  const subjectField = useRef<HTMLInputElement>(null);
  const names = Object.entries(text.actors);
  return (
    <search className="audit-filters" aria-label={t.filters.label}>
      <DeskSearchField
        value={filters.subject ?? ""}
        onSearch={(subject) => onChange({ subject: subject.trim() }, { replace: true })}
        field={subjectField}
        label={text.subjectSearch}
        placeholder={text.subjectPlaceholder}
        maxLength={100}
      />
      <select
        aria-label={text.columns.actor}
        data-set={filters.actor !== null || undefined}
        value={filters.actor ?? ""}
        onChange={(event) => onChange({ actor: event.target.value })}
      >
        <option value="">{text.everybody}</option>
        {members.data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {names.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={text.columns.action}
        data-set={filters.action !== null || undefined}
        value={filters.action ?? ""}
        onChange={(event) => onChange({ action: event.target.value })}
      >
        <option value="">{text.everything}</option>
        {filters.action !== null && !Object.hasOwn(text.actions, filters.action) && (
          <option value={filters.action}>{filters.action}</option>
        )}
        {Object.entries(text.areas).map(([area, name]) => (
          <optgroup key={area} label={name}>
            {Object.entries(text.actions)
              .filter(([action]) => action.startsWith(`${area}.`))
              .map(([action, words]) => (
                <option key={action} value={action}>
                  {typeof words === "function" ? words({}) : words}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <label>
        <span>{t.filters.from}</span>
        <input
          type="date"
          value={filters.from ?? ""}
          max={filters.to ?? today}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </label>
      <label>
        <span>{t.filters.to}</span>
        <input
          type="date"
          value={filters.to ?? ""}
          min={filters.from ?? undefined}
          max={today}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </label>
    </search>
  );
}
