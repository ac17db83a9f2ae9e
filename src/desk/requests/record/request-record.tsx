import { lazy, memo, type ReactNode, Suspense, useEffect } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { phoneLink } from "../../../lib/company/contact-details.ts";
import { useIsPainted } from "../../../ui/after-paint.ts";
import { isMissing } from "../../../ui/refusal.ts";
import { useLetterStart, useTemplates } from "../../content/letters/letter-queries.ts";
import { DETAIL_TITLE, DetailTitle } from "../../kit/detail-place.tsx";
import { Icon } from "../../kit/icons.tsx";
import { Failed, Loading } from "../../kit/list-status.tsx";
import { ActOn, Fact, Facts, Moment, Stranger } from "../../kit/parts.tsx";
import { answerLabel, readablePhone } from "../../kit/present.ts";
import { useChatsOf } from "../../people/chat/chat-queries.ts";
import { usePersonOf, useTimeline } from "../../people/people-queries.ts";
import { PersonLink } from "../../people/person-link.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { useConsultation, useContacted } from "../consultation-queries.ts";
import { RequestFacts, ScoreChart } from "./consultation-facts.tsx";
import { ContactedToggle } from "./contacted-toggle.tsx";
import { FollowUpBlock } from "./follow-up-block.tsx";

const LetterForm = lazy(() =>
  import("../../content/letters/letter-form.tsx").then((module) => ({ default: module.LetterForm })),
);
const TimelineItem = lazy(() =>
  import("../../people/timeline.tsx").then((module) => ({ default: module.TimelineItem })),
);

interface RequestRecordProps {
  consultation: Consultation;
  isToggling: boolean;
  onToggle: (consultation: Consultation) => void;
  /** Why the record was opened, shown above the conversation. */
  top?: ReactNode;
  /** Called with `true` when the reply is sent, and with `false` when sending is undone. */
  onAnswered?: (isSent: boolean) => void;
  onReview?: (consultation: Consultation, review: "discarded") => void;
}

/**
 * Focuses the reply field.
 * @returns false if there is none
 */
export function focusAnswer(): boolean {
  const field = document.querySelector<HTMLElement>(":is(.answer [name=body], .reply textarea)");
  field?.focus();
  return field !== null;
}

/** Returns the id of the request whose record is on screen, as text; `undefined` if there is none. */
export const shownRequest = () => document.querySelector<HTMLElement>(".record-talk")?.dataset["consultation"];

const ignore = () => undefined;

/** A request as a conversation: the message, what followed, and a reply ready to send, with the facts beside them. */
export const RequestRecord = memo(function RequestRecord(props: RequestRecordProps) {
  const { consultation, isToggling, onToggle, top, onAnswered = ignore, onReview } = props;
  const { t } = useTexts();
  // Render the requester first and the long rest in the next frames (INP, BARS).
  const isPainted = useIsPainted();
  const { id, name, company, phone } = consultation;
  return (
    <>
      <section className="record-talk" data-consultation={id} aria-labelledby={DETAIL_TITLE}>
        <header className="detail-head record-head">
          <DetailTitle>
            <Stranger>{name}</Stranger>
          </DetailTitle>
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
            <PersonLink kind="consultation" id={id} />
          </p>
        </header>
        <ol className="stack record-messages">
          {top && <li>{top}</li>}
          <li className="stack panel" data-gap="2">
            <p className="note">
              {t.today.wrote} <Moment iso={consultation.createdAt} />
            </p>
            <Answers consultation={consultation} />
          </li>
          {isPainted && (
            <Suspense fallback={null}>
              <Since consultationId={id} />
            </Suspense>
          )}
        </ol>
        {isPainted && <Answer consultationId={id} onAnswered={onAnswered} />}
        <p className="record-bar">
          <button type="button" className="action action-primary" onClick={focusAnswer}>
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
      {isPainted && (
        <section className="stack record-facts" data-gap="4" aria-label={t.today.facts}>
          <p className="badges">
            <GradeBadge grade={consultation.leadScore} /> <b>{t.score.percent(consultation.leadScorePercent)}</b>
            <ContactedBadge contacted={consultation.contacted} />
          </p>
          <RequestFacts consultation={consultation} parts={["contact"]} />
          <FollowUpBlock key={id} consultation={consultation} />
          <Chats consultationId={id} />
          <details>
            <summary>{t.sections.score}</summary>
            <ScoreChart consultation={consultation} />
          </details>
          <details>
            <summary>{t.today.more}</summary>
            <RequestFacts consultation={consultation} parts={["qualification", "business", "goals", "origin"]} />
          </details>
          {onReview && (
            <details>
              <summary>{t.toCheck.discard}</summary>
              <p className="note">{t.toCheck.discardNote}</p>
              <ActOn
                words={t.toCheck.discard}
                whom={name}
                disabled={isToggling}
                onClick={() => onReview(consultation, "discarded")}
              />
            </details>
          )}
        </section>
      )}
    </>
  );
});

/** Stands in for the record of a request that was erased, perhaps while it was open. */
export function MissingRecord() {
  const { t } = useTexts();
  // The field that had the focus went with the record.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(DETAIL_TITLE)?.focus();
  }, []);
  return (
    <div className="detail-head record-head">
      <DetailTitle>{t.detail.label}</DetailTitle>
      <p role="alert">{t.detail.erased}</p>
    </div>
  );
}

interface RecordOfProps {
  consultationId: number;
  /** Name of the requester, shown while loading. */
  title: string;
  top: ReactNode;
  /** Called when the request is answered or marked as contacted. */
  onDone?: () => void;
}

/** A request's record, opened from another item, such as a call or a bounced email. */
export function RecordOf({ consultationId, title, top, onDone = ignore }: RecordOfProps) {
  const { t } = useTexts();
  const { data, error, isError, refetch } = useConsultation(consultationId, true);
  const { toggle, pending } = useContacted(({ contacted }) => contacted && onDone());
  if (isMissing(error)) return <MissingRecord />;
  if (data) {
    return (
      <RequestRecord
        consultation={data}
        isToggling={pending.has(consultationId)}
        onToggle={toggle}
        onAnswered={(isSent) => isSent && onDone()}
        top={top}
      />
    );
  }
  return (
    <div className="detail-head record-head">
      <h2 id={DETAIL_TITLE} tabIndex={-1}>
        <Stranger>{title}</Stranger>
      </h2>
      {isError ? <Failed text={t.detail.failed} onRetry={() => void refetch()} /> : <Loading text={t.detail.loading} />}
    </div>
  );
}

/** The request's answers, as the first message of the conversation. */
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

/** The person's timeline since the request, oldest first. */
function Since({ consultationId }: { consultationId: number }) {
  const personId = usePersonOf({ kind: "consultation", id: consultationId });
  return personId ? <Entries personId={personId} consultationId={consultationId} /> : null;
}

function Entries({ personId, consultationId }: { personId: number; consultationId: number }) {
  const timeline = useTimeline(personId, null);
  // The request itself is already shown above.
  const entries = timeline.data?.rows.filter(
    ({ kind, record }) => !(kind === "request" && record?.id === consultationId),
  );
  return entries?.toReversed().map((entry) => <TimelineItem key={entry.id} entry={entry} busy={false} />);
}

interface AnswerProps {
  consultationId: number;
  onAnswered?: (isSent: boolean) => void;
}

/** The reply, prefilled in the person's language with a draft that fits the situation. */
export function Answer({ consultationId, onAnswered = ignore }: AnswerProps) {
  const { t } = useTexts();
  const start = useLetterStart(consultationId);
  const templates = useTemplates();
  // Keep the letter being written if a reload fails, for example offline.
  if ((start.isError && !start.data) || (templates.isError && !templates.data)) {
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
    <div className="answer">
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
    </div>
  );
}

/** Link to the same person's conversations with the assistant. */
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
