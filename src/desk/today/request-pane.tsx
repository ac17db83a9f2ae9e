import { lazy, Suspense } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { phoneLink } from "../../lib/company/contact-links.ts";
import { useLetterStart, useTemplates } from "../content/letters/letter-queries.ts";
import { answerLabel } from "../kit/answer-labels.ts";
import { DETAIL_TITLE } from "../kit/detail-place.tsx";
import { Fact, Facts, Moment, Stranger } from "../kit/facts.tsx";
import { Icon } from "../kit/icons.tsx";
import { readablePhone } from "../kit/present.ts";
import { usePersonOf, useTimeline } from "../people/people-queries.ts";
import { Deadline, GradeBadge } from "../requests/consultation-parts.tsx";
import { RequestFacts, ScoreChart } from "../requests/record/consultation-facts.tsx";
import { ContactedToggle } from "../requests/record/contacted-toggle.tsx";
import { FollowUpBlock } from "../requests/record/follow-up-block.tsx";
import { useTexts } from "../shell/desk-context.tsx";

const LetterForm = lazy(() =>
  import("../content/letters/letter-composer.tsx").then((module) => ({ default: module.LetterForm })),
);
const TimelineItem = lazy(() => import("../people/timeline.tsx").then((module) => ({ default: module.TimelineItem })));

interface RequestPaneProps {
  consultation: Consultation;
  isToggling: boolean;
  onToggle: (consultation: Consultation) => void;
  /** The answer is sent, or was taken back. */
  onAnswered: (isSent: boolean) => void;
}

/** A request as a conversation: what they wrote, what followed, the answer ready to be sent; and the facts beside it. */
export function RequestPane({ consultation, isToggling, onToggle, onAnswered }: RequestPaneProps) {
  const { t } = useTexts();
  const { id, name, company, phone } = consultation;
  return (
    <>
      <section className="today-talk" aria-labelledby={DETAIL_TITLE}>
        <header className="detail-head today-head">
          <h2 id={DETAIL_TITLE} tabIndex={-1}>
            <Stranger>{name}</Stranger>
          </h2>
          <p>
            <Stranger>{company}</Stranger> <Deadline consultation={consultation} />
          </p>
          <p className="actions">
            {phone && (
              <a className="action" href={phoneLink(phone)}>
                <Icon name="phone" />
                {readablePhone(phone, t.extension)}
              </a>
            )}
            <ContactedToggle consultation={consultation} pending={isToggling} onToggle={onToggle} />
          </p>
        </header>
        <ol className="stack today-messages">
          <li className="stack panel" data-gap="2">
            <p className="note">
              {t.today.wrote} <Moment iso={consultation.createdAt} />
            </p>
            <Answers consultation={consultation} />
          </li>
          <Suspense fallback={null}>
            <Since consultationId={id} />
          </Suspense>
        </ol>
        <Answer consultationId={id} onAnswered={onAnswered} />
        <p className="today-bar">
          <button
            type="button"
            className="action action-primary"
            onClick={() => document.querySelector<HTMLElement>(".today-talk [name=body]")?.focus()}
          >
            {t.today.reply}
          </button>
          {phone && (
            <a className="action" href={phoneLink(phone)}>
              <Icon name="phone" />
              {t.today.call}
            </a>
          )}
        </p>
      </section>
      <aside className="stack today-facts" data-gap="4" aria-label={t.today.facts}>
        <p className="badges">
          <GradeBadge grade={consultation.leadScore} /> <b>{t.score.percent(consultation.leadScorePercent)}</b>
        </p>
        <ScoreChart consultation={consultation} />
        <RequestFacts consultation={consultation} parts={["contact"]} />
        <FollowUpBlock key={id} consultation={consultation} />
        <details>
          <summary>{t.today.more}</summary>
          <RequestFacts consultation={consultation} parts={["qualification", "business", "goals", "origin"]} />
        </details>
      </aside>
    </>
  );
}

/** What they asked for, as the first message of the conversation. */
function Answers({ consultation }: { consultation: Consultation }) {
  const { t, form } = useTexts();
  const { additionalInfo } = consultation;
  const fields = ["biggestChallenge", "timeSpentManualTasks", "automationGoals", "budget", "timeline"] as const;
  return (
    <>
      {additionalInfo && (
        <p className="message">
          <Stranger>{additionalInfo}</Stranger>
        </p>
      )}
      <Facts>
        {fields.map((field) => (
          <Fact key={field} label={t.labels[field]}>
            {answerLabel(form, field, consultation[field])}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

/** What happened with the person since, oldest first. */
function Since({ consultationId }: { consultationId: number }) {
  const personId = usePersonOf({ kind: "consultation", id: consultationId });
  return personId ? <Entries personId={personId} consultationId={consultationId} /> : null;
}

function Entries({ personId, consultationId }: { personId: number; consultationId: number }) {
  const timeline = useTimeline(personId, null);
  // The request itself stands above, whole.
  const entries = timeline.data?.rows.filter(
    ({ kind, record }) => !(kind === "request" && record?.id === consultationId),
  );
  return entries?.toReversed().map((entry) => <TimelineItem key={entry.id} entry={entry} busy={false} />);
}

/** The answer, begun with the first template in the person's language. */
function Answer({ consultationId, onAnswered }: { consultationId: number; onAnswered: (isSent: boolean) => void }) {
  const { t } = useTexts();
  const start = useLetterStart(consultationId);
  const templates = useTemplates();
  if (start.isError || templates.isError) {
    return (
      <p role="alert">
        {t.today.noComposer}{" "}
        <button
          type="button"
          className="action action-small"
          onClick={() => {
            void start.refetch();
            void templates.refetch();
          }}
        >
          {t.errors.retry}
        </button>
      </p>
    );
  }
  return (
    <Suspense fallback={<p className="note">{t.loadingDesk}</p>}>
      {start.data && templates.data && (
        <LetterForm
          key={consultationId}
          consultationId={consultationId}
          start={start.data}
          templates={templates.data.filter(({ archived }) => !archived)}
          isInline
          onClose={onAnswered}
        />
      )}
    </Suspense>
  );
}
