import type { Consultation } from "../../features/consultations/model.ts";
import { oneOf, useFilters } from "../kit/filters.tsx";
import { ListScreen, RowList } from "../kit/list-screen.tsx";
import { ActOn, Segments, Stranger } from "../kit/parts.tsx";
import { useTexts } from "../shell/desk-context.tsx";
import { GradeBadge } from "./consultation-parts.tsx";
import { useConsultations, useReview } from "./consultation-queries.ts";
import { NO_FILTERS } from "./filters.ts";
import { CardFoot, CardHead } from "./list/consultation-list.tsx";
import { Reasons, RequestFacts } from "./record/consultation-facts.tsx";

const REVIEWS = ["to-check", "discarded"] as const;
const CHECK_FILTERS = { review: oneOf(REVIEWS) };

/**
 * Requests flagged by the spam check, with the reasons, to accept or discard. Discarded requests can still be accepted.
 */
export function ToCheckView() {
  const { t } = useTexts();
  const { filters, change } = useFilters(CHECK_FILTERS);
  const review = filters.review ?? "to-check";
  const { decide, pending } = useReview();
  return (
    <ListScreen
      title={t.toCheck.title}
      intro={t.toCheck.intro}
      texts={{
        loading: t.toCheck.loading,
        failed: t.errors.list,
        empty: review === "to-check" ? t.toCheck.empty : t.toCheck.emptyDiscarded,
      }}
      list={useConsultations(NO_FILTERS, review)}
      filters={
        <Segments
          label={t.toCheck.tabsLabel}
          options={REVIEWS.map((name) => [name, t.toCheck.tabs[name]] as const)}
          value={review}
          onChoose={(name) => change({ review: name === "to-check" ? null : name })}
        />
      }
      rows={(given) => (
        <RowList className="card-place" {...given}>
          {(consultation) => (
            <CheckCard consultation={consultation} pending={pending.has(consultation.id)} onDecide={decide} />
          )}
        </RowList>
      )}
    />
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
