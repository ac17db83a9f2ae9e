import { useEffect, useMemo, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Empty, Failed, ListEnd, Loading } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { useReview } from "../../shell/use-review.ts";
import { Deadline, GradeBadge } from "../consultation-parts.tsx";
import { useConsultations } from "../consultation-queries.ts";
import { NO_FILTERS } from "../filters.ts";
import { ContactFacts, GoalFacts } from "../record/consultation-facts.tsx";

const TABS = ["to-check", "discarded"] as const;

/** What the verdict put aside: why, and accept or discard. What was discarded can still be accepted. */
export function ToCheckView() {
  const { t } = useTexts();
  const { query } = useAddress();
  const setQuery = useSetQuery();
  const tab = query.get("review") === "discarded" ? "discarded" : "to-check";
  const list = useConsultations(NO_FILTERS, tab);
  const rows = useMemo(() => rowsOf(list.data), [list.data]);
  const { decide, pending } = useReview();
  const view = useRef<HTMLDivElement>(null);
  /** Where the card stands that somebody is at: once it is decided, by whomever, it leaves, and the focus with it. */
  const acted = useRef<{ id: number; index: number }>(undefined);

  useEffect(() => {
    if (!acted.current || rows.some(({ id }) => id === acted.current?.id)) return;
    const { index } = acted.current;
    acted.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = rows[Math.min(index, rows.length - 1)];
    const heading = next ? `#${headingOf(next)}` : "h1";
    view.current?.querySelector<HTMLElement>(heading)?.focus();
  }, [rows]);

  return (
    <div className="to-check" ref={view}>
      <div className="view-head">
        <h1 tabIndex={-1}>{t.toCheck.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <p className="view-intro">{t.toCheck.intro}</p>
      <fieldset className="segments">
        <legend className="unseen">{t.toCheck.tabsLabel}</legend>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setQuery({ review: name === "to-check" ? null : name })}
          >
            {t.toCheck.tabs[name]}
          </button>
        ))}
      </fieldset>
      <section aria-label={t.toCheck.tabs[tab]} aria-busy={list.isFetching}>
        {list.isPending ? (
          <Loading text={t.toCheck.loading} />
        ) : list.isError && rows.length === 0 ? (
          <Failed text={t.errors.list} onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <Empty text={tab === "to-check" ? t.toCheck.empty : t.toCheck.emptyDiscarded} />
        ) : (
          <>
            <ul className="checks">
              {rows.map((consultation, index) => (
                <li
                  key={consultation.id}
                  onFocus={() => {
                    acted.current = { id: consultation.id, index };
                  }}
                >
                  <CheckCard consultation={consultation} pending={pending.has(consultation.id)} onDecide={decide} />
                </li>
              ))}
            </ul>
            <ListEnd
              hasNext={list.hasNextPage}
              loading={list.isFetchingNextPage}
              failed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </section>
    </div>
  );
}

const headingOf = ({ id }: Consultation) => `check-${id}`;

interface CheckCardProps {
  consultation: Consultation;
  pending: boolean;
  onDecide: (consultation: Consultation, decision: "accepted" | "discarded") => void;
}

function CheckCard({ consultation, pending, onDecide }: CheckCardProps) {
  const { t } = useTexts();
  const { id, name, review } = consultation;
  const heading = headingOf(consultation);
  const acceptWords = review === "discarded" ? t.toCheck.restore : t.toCheck.accept;
  return (
    <article className="card" aria-labelledby={heading}>
      <header className="card-head">
        <div className="card-who">
          <h2 id={heading} tabIndex={-1}>
            <Stranger>{name}</Stranger>
          </h2>
          <p className="card-company">
            <Stranger>{consultation.company}</Stranger>
          </p>
        </div>
        <p className="badges">{consultation.leadScore && <GradeBadge grade={consultation.leadScore} />}</p>
        <div className="actions">
          <button
            type="button"
            className="action"
            disabled={pending}
            aria-label={t.about(acceptWords, name)}
            onClick={() => onDecide(consultation, "accepted")}
          >
            {acceptWords}
          </button>
          {review === "to-check" && (
            <button
              type="button"
              className="action"
              disabled={pending}
              aria-label={t.about(t.toCheck.discard, name)}
              onClick={() => onDecide(consultation, "discarded")}
            >
              {t.toCheck.discard}
            </button>
          )}
        </div>
      </header>
      <div className="card-facts">
        <section>
          <h3>{t.toCheck.reasons}</h3>
          <ul className="reasons">
            {consultation.verdictReasons.map((reason) => (
              <li key={reason}>{t.verdictReasons[reason]}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t.sections.contact}</h3>
          <ContactFacts consultation={consultation} />
        </section>
        <section>
          <h3>{t.sections.goals}</h3>
          <GoalFacts consultation={consultation} />
        </section>
      </div>
      <footer className="card-foot">
        <span>{t.number(id)}</span>
        <Moment iso={consultation.createdAt} />
        <Deadline consultation={consultation} />
      </footer>
    </article>
  );
}
