import { type MouseEvent, memo, type RefObject } from "react";
import type { PersonSummary } from "../../features/people/model.ts";
import { gradeLabel, gradeStyle } from "../kit/answer-labels.ts";
import { Stranger } from "../kit/facts.tsx";
import { ageOf, longMoment, readablePhone } from "../kit/present.ts";
import { type ListHandle, Space, useVirtualRows } from "../kit/use-virtual-rows.tsx";
import { gradeLetter } from "../shell/desk-address.ts";
import { useNow, useTexts } from "../shell/desk-context.tsx";
import { follow, goTo } from "../shell/use-address.ts";
import { personAddress } from "./people-address.ts";
import { usePeopleTexts } from "./people-texts.ts";

interface PeopleTableProps {
  rows: readonly PersonSummary[];
  hasNext: boolean;
  onNearEnd: () => void;
  /** Where `j` and `k` are. */
  currentId: number | null;
  onFocus: (id: number) => void;
  handle: RefObject<ListHandle | null>;
}

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 45;

export function PeopleTable({ rows, hasNext, onNearEnd, currentId, onFocus, handle }: PeopleTableProps) {
  const t = usePeopleTexts();
  const { top, items, before, after, measure } = useVirtualRows({
    rows,
    layout: "people",
    rowHeight: ROW_HEIGHT,
    overscan: 12,
    hasNext,
    onNearEnd,
    handle,
  });
  return (
    <div ref={top}>
      <table className="dense people-table" aria-rowcount={hasNext ? -1 : rows.length + 1}>
        <caption className="unseen">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="col-grade">
              {t.columns.grade}
            </th>
            <th scope="col" className="col-name">
              {t.columns.name}
            </th>
            <th scope="col" className="people-company">
              {t.columns.company}
            </th>
            <th scope="col" className="people-contact">
              {t.columns.contact}
            </th>
            <th scope="col" className="people-waiting">
              {t.columns.open}
            </th>
            <th scope="col" className="people-activity">
              {t.columns.activity}
            </th>
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {items.map(({ index, key }) => {
            const person = rows[index];
            if (!person) return null;
            return (
              <PersonRow
                key={key}
                index={index}
                person={person}
                current={person.id === currentId}
                onFocus={onFocus}
                measure={measure}
              />
            );
          })}
          <Space height={after} />
        </tbody>
      </table>
    </div>
  );
}

interface PersonRowProps {
  index: number;
  person: PersonSummary;
  current: boolean;
  onFocus: (id: number) => void;
  measure: (row: Element | null) => void;
}

const PersonRow = memo(function PersonRow({ index, person, current, onFocus, measure }: PersonRowProps) {
  const t = usePeopleTexts();
  const { t: desk, language } = useTexts();
  const now = useNow();
  const { id, name, company, leadScore, mail, phone, openRequests, lastActivityAt } = person;
  const address = personAddress(id);
  const number = phone && readablePhone(phone, desk.extension);
  const contact = [mail, number].filter((value) => value && value !== name).join(" · ");
  const openFromRow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, button")) return;
    if (getSelection()?.isCollapsed === false) return;
    goTo(address);
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-current={current || undefined}
      onFocus={() => onFocus(id)}
      onClick={openFromRow}
    >
      <td className="col-grade">
        {leadScore && (
          <span className={`badge badge-${gradeStyle(leadScore)}`} title={gradeLabel(desk, leadScore)}>
            {gradeLetter(leadScore)}
          </span>
        )}
      </td>
      <th scope="row" className="col-name">
        <a className="open-link" href={address} data-row={id} onClick={(event) => follow(event, address)}>
          <Stranger>{name}</Stranger>
        </a>
        <span className="row-second">
          <Stranger>{company ?? contact}</Stranger>
        </span>
      </th>
      <td className="people-company" title={company ?? undefined}>
        {company && <Stranger>{company}</Stranger>}
      </td>
      <td className="people-contact" title={contact}>
        <Stranger>{contact}</Stranger>
      </td>
      <td className="people-waiting">
        {openRequests > 0 ? (
          <span className="badge badge-pending" title={t.openRequests(openRequests)}>
            {openRequests}
          </span>
        ) : (
          <span className="unseen">{t.none}</span>
        )}
      </td>
      <td className="people-activity">
        <time dateTime={lastActivityAt} title={longMoment(lastActivityAt, language)}>
          {ageOf(lastActivityAt, now, desk.age)}
        </time>
      </td>
    </tr>
  );
});
