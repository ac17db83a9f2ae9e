import { useCallback, useEffect, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { DETAIL_TITLE, DetailBar, type DetailSteps, DetailTitle } from "../../kit/detail-place.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { Moment, Stranger } from "../../kit/parts.tsx";
import { PersonLink } from "../../people/person-link.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Age, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { CallLink, Reasons, RequestFacts } from "./consultation-facts.tsx";
import { MissingRecord, RequestRecord } from "./request-record.tsx";

interface ConsultationDetailProps extends DetailSteps {
  consultation: Consultation | undefined;
  error?: Error | null;
  pending: boolean;
  /** Toggles "contacted"; absent for requests that are not accepted. */
  onToggle?: (consultation: Consultation) => void;
  onReview: (consultation: Consultation, review: "accepted" | "discarded") => void;
  onRetry?: () => void;
}

const ignore = () => undefined;

/** A request in full, as content of the detail panel or dialog. */
export function ConsultationDetail(props: ConsultationDetailProps) {
  const { consultation, error, pending, onReview, onRetry, onClose, onPrevious, onNext } = props;
  const { t } = useTexts();
  const acted = useRef(false);
  const review = useCallback(
    (decided: Consultation, decision: "accepted" | "discarded") => {
      acted.current = true;
      onReview(decided, decision);
    },
    [onReview],
  );
  // When the pressed button disappears, move focus to the title.
  useEffect(() => {
    if (pending || !acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) document.getElementById(DETAIL_TITLE)?.focus();
  }, [pending]);
  return (
    <>
      <DetailBar
        title={consultation && t.number(consultation.id)}
        texts={t.detail}
        onPrevious={onPrevious}
        onNext={onNext}
        onClose={onClose}
      />
      <div className="detail-body">
        {consultation && isMissing(error) ? (
          <MissingRecord />
        ) : consultation ? (
          consultation.review === "accepted" ? (
            <RequestRecord
              key={consultation.id}
              consultation={consultation}
              isToggling={pending}
              onToggle={props.onToggle ?? ignore}
              onReview={review}
            />
          ) : (
            <PutAside consultation={consultation} pending={pending} onReview={review} />
          )
        ) : (
          <>
            <DetailTitle isBrief>{t.detail.label}</DetailTitle>
            {!error ? (
              <Loading text={t.detail.loading} />
            ) : isMissing(error) ? (
              <p role="alert">{t.detail.missing}</p>
            ) : (
              <Failed text={t.detail.failed} onRetry={() => onRetry?.()} />
            )}
          </>
        )}
      </div>
    </>
  );
}

/** A flagged request, with the reasons and its text, so that staff can decide. */
function PutAside({
  consultation,
  pending,
  onReview,
}: Pick<ConsultationDetailProps, "pending" | "onReview"> & { consultation: Consultation }) {
  const { t } = useTexts();
  const { review } = consultation;
  const decision = (words: string, next: "accepted" | "discarded", className: string) => (
    <button
      type="button"
      className={className}
      disabled={pending}
      aria-label={t.about(words, consultation.name)}
      onClick={() => onReview(consultation, next)}
    >
      {words}
    </button>
  );
  return (
    <>
      <header className="detail-head">
        <DetailTitle>
          <Stranger>{consultation.name}</Stranger>
        </DetailTitle>
        <p>
          <Stranger>{consultation.company}</Stranger>
        </p>
        <p className="badges">
          {review !== "accepted" && <span className="badge badge-dead">{t.toCheck.states[review]}</span>}
          {consultation.leadScore && <GradeBadge grade={consultation.leadScore} />}
        </p>
        <p className="detail-when">
          <Moment iso={consultation.createdAt} onCard /> <Age consultation={consultation} />{" "}
          <Deadline consultation={consultation} />
        </p>
        <div className="actions">
          {decision(review === "discarded" ? t.toCheck.restore : t.toCheck.accept, "accepted", "action action-primary")}
          {review === "to-check" && decision(t.toCheck.discard, "discarded", "action")}
          <CallLink consultation={consultation} />
          <PersonLink kind="consultation" id={consultation.id} />
        </div>
      </header>
      {consultation.verdictReasons.length > 0 && <Reasons consultation={consultation} />}
      <RequestFacts consultation={consultation} parts={["goals", "contact", "qualification", "business", "origin"]} />
    </>
  );
}
