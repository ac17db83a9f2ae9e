import { lazy, Suspense, useEffect, useRef } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { useIsPainted } from "../../../ui/after-paint.ts";
import { HttpError } from "../../../ui/api-client.ts";
import { WriteLink } from "../../content/letters/write-link.tsx";
import { DETAIL_TITLE } from "../../kit/detail-place.tsx";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { Icon } from "../../kit/icons.tsx";
import { useChatsOf } from "../../people/chat/chat-summary.ts";
import { PersonLink } from "../../people/person-link.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { Age, ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { ScoreChart } from "../list/score-chart.tsx";
import {
  BusinessFacts,
  ContactActions,
  ContactFacts,
  GoalFacts,
  OriginFacts,
  QualificationFacts,
} from "./consultation-facts.tsx";
import { ContactedToggle } from "./contacted-toggle.tsx";
import { FollowUpBlock } from "./follow-up-block.tsx";

const SentLetters = lazy(() => import("../../content/letters/sent-letters.tsx"));

interface ConsultationDetailProps {
  consultation: Consultation | undefined;
  error: Error | null;
  pending: boolean;
  onToggle: (consultation: Consultation) => void;
  onReview: (consultation: Consultation, review: "accepted" | "discarded") => void;
  onRetry: () => void;
  onClose: () => void;
  /** `undefined` at that end of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Everything about one consultation; the content of the panel beside the list, or of the dialog on small screens. */
export function ConsultationDetail(props: ConsultationDetailProps) {
  const { consultation, error, pending, onToggle, onReview, onRetry, onClose, onPrevious, onNext } = props;
  const { t } = useTexts();
  // Whose request it is comes first, the long rest in the next frames (INP, BARS).
  const isPainted = useIsPainted();
  const acted = useRef(false);
  const review = (target: Consultation, decision: "accepted" | "discarded") => {
    acted.current = true;
    onReview(target, decision);
  };
  // The button that was pressed has gone, and the focus with it.
  useEffect(() => {
    if (pending || !acted.current) return;
    acted.current = false;
    if (document.activeElement === document.body) document.getElementById(DETAIL_TITLE)?.focus();
  }, [pending]);
  const acceptWords = consultation?.review === "discarded" ? t.toCheck.restore : t.toCheck.accept;
  return (
    <>
      <div className="detail-bar">
        <button
          type="button"
          className="tool"
          aria-label={t.detail.previous}
          disabled={!onPrevious}
          onClick={onPrevious}
        >
          <Icon name="up" />
        </button>
        <button type="button" className="tool" aria-label={t.detail.next} disabled={!onNext} onClick={onNext}>
          <Icon name="down" />
        </button>
        <span className="detail-number">{consultation && t.number(consultation.id)}</span>
        <button type="button" className="tool" aria-label={t.detail.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {consultation ? (
        <div className="detail-body">
          <header className="detail-head">
            <h2 id={DETAIL_TITLE} tabIndex={-1}>
              <Stranger>{consultation.name}</Stranger>
            </h2>
            <p className="detail-company">
              <Stranger>{consultation.company}</Stranger>
            </p>
            <p className="badges">
              {consultation.review === "accepted" ? (
                <ContactedBadge contacted={consultation.contacted} />
              ) : (
                <span className="badge badge-dead">{t.toCheck.states[consultation.review]}</span>
              )}
              {consultation.leadScore && <GradeBadge grade={consultation.leadScore} />}
            </p>
            <p className="detail-when">
              <Moment iso={consultation.createdAt} /> <Age consultation={consultation} />{" "}
              <Deadline consultation={consultation} />
            </p>
            <div className="actions">
              {consultation.review === "accepted" ? (
                <ContactedToggle consultation={consultation} pending={pending} onToggle={onToggle} look="primary" />
              ) : (
                <button
                  type="button"
                  className="action action-primary"
                  disabled={pending}
                  aria-label={t.about(acceptWords, consultation.name)}
                  onClick={() => review(consultation, "accepted")}
                >
                  {acceptWords}
                </button>
              )}
              <ContactActions consultation={consultation} />
              <PersonLink kind="consultation" id={consultation.id} />
              {consultation.review === "accepted" && <WriteLink consultationId={consultation.id} />}
            </div>
          </header>
          {isPainted && (
            <>
              {consultation.review !== "accepted" && consultation.verdictReasons.length > 0 && (
                <section>
                  <h3>{t.toCheck.reasons}</h3>
                  <ul className="reasons">
                    {consultation.verdictReasons.map((reason) => (
                      <li key={reason}>{t.verdictReasons[reason]}</li>
                    ))}
                  </ul>
                </section>
              )}
              {consultation.review === "accepted" && (
                <FollowUpBlock key={consultation.id} consultation={consultation} />
              )}
              <Suspense fallback={null}>
                <SentLetters consultationId={consultation.id} />
              </Suspense>
              <section>
                <h3>{t.sections.goals}</h3>
                <GoalFacts consultation={consultation} />
              </section>
              <section>
                <h3>{t.sections.contact}</h3>
                <ContactFacts consultation={consultation} />
                <Chats consultationId={consultation.id} />
              </section>
              <section>
                <h3>{t.sections.score}</h3>
                <ScoreChart consultation={consultation} />
              </section>
              <section>
                <h3>{t.sections.qualification}</h3>
                <QualificationFacts consultation={consultation} />
              </section>
              <section>
                <h3>{t.sections.business}</h3>
                <BusinessFacts consultation={consultation} />
              </section>
              <section>
                <h3>{t.sections.origin}</h3>
                <OriginFacts consultation={consultation} />
              </section>
              {consultation.review === "accepted" && (
                <section className="detail-discard">
                  <button
                    type="button"
                    className="action"
                    disabled={pending}
                    aria-label={t.about(t.toCheck.discard, consultation.name)}
                    onClick={() => review(consultation, "discarded")}
                  >
                    {t.toCheck.discard}
                  </button>
                  <p className="note">{t.toCheck.discardNote}</p>
                </section>
              )}
            </>
          )}
        </div>
      ) : (
        <div className="detail-body detail-message">
          <h2 id={DETAIL_TITLE} tabIndex={-1} className="unseen">
            {t.detail.label}
          </h2>
          {error ? <DetailError error={error} onRetry={onRetry} /> : <p role="status">{t.detail.loading}</p>}
        </div>
      )}
    </>
  );
}

/** The way to what the same person said to the assistant. */
function Chats({ consultationId }: { consultationId: number }) {
  const { t } = useTexts();
  const count = useChatsOf(consultationId).data ?? 0;
  if (count === 0) return null;
  const address = `/admin/chat?consultation=${consultationId}`;
  return (
    <p className="detail-chats">
      <a href={address} onClick={(event) => follow(event, address)}>
        {t.detail.chats(count)}
      </a>
    </p>
  );
}

function DetailError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts();
  const missing = error instanceof HttpError && error.status === 404;
  return (
    <>
      <p role="alert">{missing ? t.detail.missing : t.detail.failed}</p>
      {!missing && (
        <button type="button" className="action" onClick={onRetry}>
          {t.errors.retry}
        </button>
      )}
    </>
  );
}
