import { type RefObject, useCallback, useMemo } from "react";
import type { PersonSummary } from "../../features/people/model.ts";
import { Stranger } from "../kit/facts.tsx";
import { ageOf, longMoment, readablePhone } from "../kit/present.ts";
import { type Column, LongTable } from "../kit/table.tsx";
import type { ListHandle } from "../kit/use-virtual-rows.tsx";
import { GradeBadge } from "../requests/consultation-parts.tsx";
import { useNow, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
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

const addressOf = ({ id }: PersonSummary) => personAddress(id);

export function PeopleTable({ currentId, onFocus, ...list }: PeopleTableProps) {
  const t = usePeopleTexts();
  const { t: desk, language } = useTexts();
  const columns = useMemo((): Column<PersonSummary>[] => {
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
        cell: ({ lastActivityAt }) => (
          <time dateTime={lastActivityAt} title={longMoment(lastActivityAt, language)}>
            <Age iso={lastActivityAt} />
          </time>
        ),
      },
    ];
  }, [t, desk, language]);
  const marksOf = useCallback(({ id }: PersonSummary) => ({ current: id === currentId }), [currentId]);
  const focus = useCallback(({ id }: PersonSummary) => onFocus(id), [onFocus]);
  return (
    <LongTable
      caption={t.title}
      layout="people"
      columns={columns}
      addressOf={addressOf}
      marksOf={marksOf}
      onFocus={focus}
      {...list}
    />
  );
}

function Age({ iso }: { iso: string }) {
  const { t } = useTexts();
  return ageOf(iso, useNow(), t.age);
}
