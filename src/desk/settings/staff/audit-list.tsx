import { useMemo } from "react";
import type { AuditLine } from "../../../features/audit/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { FilterBar, FilterDays, useFilters } from "../../kit/filters.tsx";
import { ListScreen } from "../../kit/list-screen.tsx";
import { Fact, Facts, Moment, Stranger } from "../../kit/parts.tsx";
import type { Column } from "../../kit/table.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import {
  AUDIT_FILTERS,
  AUDIT_PATH,
  auditWords,
  type StaffTexts,
  subjectAddress,
  useAudit,
  useMembers,
  useStaffTexts,
} from "./queries.ts";

export function AuditList() {
  const text = useStaffTexts().audit;
  const narrowing = useFilters(AUDIT_FILTERS);
  return (
    <ListScreen
      title={text.title}
      intro={text.intro}
      texts={text}
      list={useAudit(narrowing.filters)}
      asked={narrowing.asked}
      onClear={narrowing.clear}
      filters={<AuditFilterBar {...narrowing} />}
      rows={useColumns()}
    />
  );
}

function useColumns() {
  const text = useStaffTexts().audit;
  const members = useMembers().data;
  return useMemo(
    (): Column<AuditLine>[] => [
      { key: "at", head: text.columns.at, width: "11rem", narrow: "aside", cell: ({ at }) => <Moment iso={at} /> },
      {
        key: "actor",
        head: text.columns.actor,
        width: "14rem",
        narrow: "labelled",
        cell: (line) => <Stranger>{actorName(line, text)}</Stranger>,
      },
      { key: "action", head: text.columns.action, isName: true, cell: (line) => <Deed line={line} /> },
      {
        key: "subject",
        head: text.columns.subject,
        width: "14rem",
        narrow: "labelled",
        cell: (line) => <Subject line={line} name={members?.find(({ id }) => id === line.subject)?.name} />,
      },
    ],
    [text, members],
  );
}

/** The action in words, or its code if it has no text. */
function Deed({ line: { action, detail } }: { line: AuditLine }) {
  const text = useStaffTexts().audit;
  const words = auditWords(text, useTexts().t.nav).of(action, detail);
  const stored = Object.entries(detail);
  return (
    <>
      {words ?? action}{" "}
      {stored.length > 0 && (
        <details className="note">
          <summary>{text.details}</summary>
          <code>{action}</code>
          <Facts>
            {stored.map(([name, value]) => (
              <Fact key={name} label={name}>
                {typeof value === "string" ? value : JSON.stringify(value)}
              </Fact>
            ))}
          </Facts>
        </details>
      )}
    </>
  );
}

/**
 * The subject of an entry, with links to its page and to all its entries.
 * @param name name of the staff member concerned, if any
 */
function Subject({ line: { action, subject }, name }: { line: AuditLine; name: string | undefined }) {
  const text = useStaffTexts().audit;
  const address = subjectAddress(action, subject);
  // Shorten long ids, which nobody compares by eye.
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

/** Filters of the audit log. An action without a text can be selected only through its code in the URL. */
function AuditFilterBar({ filters, search, choice, change }: ReturnType<typeof useFilters<typeof AUDIT_FILTERS>>) {
  const text = useStaffTexts().audit;
  const { t } = useTexts();
  const members = useMembers().data ?? [];
  const actions = auditWords(text, t.nav).options;
  const unknown = filters.action !== null && !actions.some(([action]) => action === filters.action);
  return (
    <FilterBar
      label={t.filters.label}
      search={{
        ...search("subject"),
        label: text.subjectSearch,
        placeholder: text.subjectPlaceholder,
        maxLength: 100,
      }}
      more={t.filters.more}
      fieldsSet={Number(filters.from !== null) + Number(filters.to !== null)}
      filters={[
        choice("actor", {
          label: text.columns.actor,
          all: text.everybody,
          options: [...members.map(({ id, name }) => [id, name] as const), ...Object.entries(text.actors)],
        }),
        choice("action", {
          label: text.columns.action,
          all: text.everything,
          options: unknown ? [[filters.action!, filters.action!], ...actions] : actions,
        }),
      ]}
      fields={<FilterDays from={filters.from} to={filters.to} latest={companyDay(new Date())} onChoose={change} />}
    />
  );
}
