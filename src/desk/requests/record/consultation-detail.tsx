import { lazy, Suspense, useEffect, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useIsPainted } from "../../../ui/after-paint.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { WriteLink } from "../../content/letters/write-link.tsx";
import { DETAIL_TITLE, DetailBar, type DetailSteps, DetailTitle } from "../../kit/detail-place.tsx";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { useChatsOf } from "../../people/chat/chat-queries.ts";
import { PersonLink } from "../../people/person-link.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { Age, ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { CallLink, FactGroup, Reasons, RequestFacts, ScoreChart } from "./consultation-facts.tsx";
import { ContactedToggle } from "./contacted-toggle.tsx";
import { FollowUpBlock } from "./follow-up-block.tsx";

const SentLetters = lazy(() => import("../../content/letters/sent-letters.tsx"));

interface ConsultationDetailProps extends DetailSteps {
  consultation: Consultation | undefined;
  error?: Error | null;
  pending: boolean;
  /** Where only accepted requests are shown. */
  onToggle?: (consultation: Consultation) => void;
  onReview: (consultation: Consultation, review: "accepted" | "discarded") => void;
  onRetry?: () => void;
}

/** Everything about one consultation; the content of the panel beside the list, or of the dialog on small screens. */
export function ConsultationDetail(props: ConsultationDetailProps) {
  const { consultation, error, onRetry, onClose, onPrevious, onNext } = props;
  const { t } = useTexts();
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
        {consultation ? (
          <Body {...props} consultation={consultation} />
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

function Body(props: ConsultationDetailProps & { consultation: Consultation }) {
  const { consultation, pending, onToggle, onReview } = props;
  const { t } = useTexts();
  // Whose request it is comes first, the long rest in the next frames (INP, BARS).
  const isPainted = useIsPainted();
  const acted = useRef(false);
  // The button that was pressed has gone, and the focus with it.
  useEffect(() => {
    if (pending || !acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) document.getElementById(DETAIL_TITLE)?.focus();
  }, [pending]);
  const { review } = consultation;
  const isAccepted = review === "accepted";
  const decision = (words: string, next: "accepted" | "discarded", className: string) => (
    <button
      type="button"
      className={className}
      disabled={pending}
      aria-label={t.about(words, consultation.name)}
      onClick={() => {
        acted.current = true;
        onReview(consultation, next);
      }}
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
          {review === "accepted" ? (
            <ContactedBadge contacted={consultation.contacted} />
          ) : (
            <span className="badge badge-dead">{t.toCheck.states[review]}</span>
          )}
          {consultation.leadScore && <GradeBadge grade={consultation.leadScore} />}
        </p>
        <p className="detail-when">
          <Moment iso={consultation.createdAt} /> <Age consultation={consultation} />{" "}
          <Deadline consultation={consultation} />
        </p>
        <div className="actions">
          {isAccepted ? (
            <ContactedToggle consultation={consultation} pending={pending} onToggle={(it) => onToggle?.(it)} />
          ) : (
            decision(review === "discarded" ? t.toCheck.restore : t.toCheck.accept, "accepted", "action action-primary")
          )}
          {isAccepted && <WriteLink consultationId={consultation.id} isMain />}
          <CallLink consultation={consultation} />
          <PersonLink kind="consultation" id={consultation.id} />
        </div>
      </header>
      {isPainted && (
        <>
          {!isAccepted && consultation.verdictReasons.length > 0 && <Reasons consultation={consultation} />}
          {isAccepted && <FollowUpBlock key={consultation.id} consultation={consultation} />}
          <Suspense fallback={null}>
            <SentLetters consultationId={consultation.id} />
          </Suspense>
          <RequestFacts consultation={consultation} parts={["goals", "contact"]} />
          <Chats consultationId={consultation.id} />
          <FactGroup title={t.sections.score}>
            <ScoreChart consultation={consultation} />
          </FactGroup>
          <RequestFacts consultation={consultation} parts={["qualification", "business", "origin"]} />
          {isAccepted && (
            <section>
              {decision(t.toCheck.discard, "discarded", "action")}
              <p className="note">{t.toCheck.discardNote}</p>
            </section>
          )}
        </>
      )}
    </>
  );
}

/** The way to what the same person said to the assistant. */
function Chats({ consultationId }: { consultationId: number }) {
  const { t } = useTexts();
  const count = useChatsOf(consultationId) ?? 0;
  if (count === 0) return null;
  const address = `/admin/chat?consultation=${consultationId}`;
  return (
    <a className="open-link" href={address} onClick={(event) => follow(event, address)}>
      {t.detail.chats(count)}
    </a>
  );
}
