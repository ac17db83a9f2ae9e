import { useEffect, useMemo, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Stranger } from "../../kit/facts.tsx";
import { PagedList } from "../../kit/list-status.tsx";
import { rowsOf } from "../../kit/pages.ts";
import { ActOn, Segments } from "../../kit/parts.tsx";
import { RefreshButton } from "../../kit/refresh-button.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { useAddress, useSetQuery } from "../../shell/use-address.ts";
import { GradeBadge } from "../consultation-parts.tsx";
import { useConsultations, useReview } from "../consultation-queries.ts";
import { NO_FILTERS } from "../filters.ts";
import { CardFoot, CardHead } from "../list/consultation-list.tsx";
import { Reasons, RequestFacts } from "../record/consultation-facts.tsx";

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
    view.current?.querySelector<HTMLElement>(next ? `#card-${next.id}` : "h1")?.focus();
  }, [rows]);

  return (
    <div ref={view}>
      <div className="view-head">
        <h1 tabIndex={-1}>{t.toCheck.title}</h1>
        <RefreshButton
          updatedAt={list.dataUpdatedAt}
          fetching={list.isFetching && !list.isFetchingNextPage}
          onRefresh={() => void list.refetch()}
        />
      </div>
      <p className="view-intro">{t.toCheck.intro}</p>
      <Segments
        label={t.toCheck.tabsLabel}
        options={[
          ["to-check", t.toCheck.tabs["to-check"]],
          ["discarded", t.toCheck.tabs.discarded],
        ]}
        value={tab}
        onChoose={(name) => setQuery({ review: name === "to-check" ? null : name })}
      />
      <section className="list" aria-label={t.toCheck.tabs[tab]} aria-busy={list.isFetching}>
        <PagedList
          list={list}
          count={rows.length}
          texts={{
            loading: t.toCheck.loading,
            failed: t.errors.list,
            empty: tab === "to-check" ? t.toCheck.empty : t.toCheck.emptyDiscarded,
          }}
        >
          <ul>
            {rows.map((consultation, index) => (
              <li
                key={consultation.id}
                className="card-place"
                onFocus={() => {
                  acted.current = { id: consultation.id, index };
                }}
              >
                <CheckCard consultation={consultation} pending={pending.has(consultation.id)} onDecide={decide} />
              </li>
            ))}
          </ul>
        </PagedList>
      </section>
    </div>
  );
}

interface CheckCardProps {
  consultation: Consultation;
  pending: boolean;
  onDecide: (consultation: Consultation, decision: "accepted" | "discarded") => void;
}

function CheckCard({ consultation, pending, onDecide }: CheckCardProps) {
  const { t } = useTexts();
  const { id, name, review, leadScore } = consultation;
  return (
    <article className="panel card" aria-labelledby={`card-${id}`}>
      <CardHead consultation={consultation} badges={leadScore && <GradeBadge grade={leadScore} />}>
        <Stranger>{name}</Stranger>
      </CardHead>
      <div className="columns" data-least="18" data-gap="5">
        <Reasons consultation={consultation} />
        <RequestFacts consultation={consultation} parts={["contact", "goals"]} />
      </div>
      <div className="actions">
        <ActOn
          words={review === "discarded" ? t.toCheck.restore : t.toCheck.accept}
          whom={name}
          disabled={pending}
          onClick={() => onDecide(consultation, "accepted")}
        />
        {review === "to-check" && (
          <ActOn
            words={t.toCheck.discard}
            whom={name}
            disabled={pending}
            onClick={() => onDecide(consultation, "discarded")}
          />
        )}
      </div>
      <CardFoot consultation={consultation} />
    </article>
  );
}
