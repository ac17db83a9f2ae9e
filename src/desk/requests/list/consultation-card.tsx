import { memo, type ReactNode } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { answerLabel } from "../../kit/answer-labels.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Age, ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import { ContactActions, RequestFacts } from "../record/consultation-facts.tsx";
import { ContactedToggle } from "../record/contacted-toggle.tsx";
import { NextStepDue, OwnerMark, StageBadge } from "../record/follow-up-parts.tsx";
import { OpenLink } from "../record/open-link.tsx";
import { ChooseBox } from "./choose-box.tsx";

interface CardProps {
  consultation: Consultation;
  /** Where `j` and `k` are. */
  current: boolean;
  /** Shown in the panel beside the list. */
  open: boolean;
  /** For a change of many. */
  chosen: boolean;
  pending: boolean;
  onToggle: (consultation: Consultation) => void;
  onFocus: (id: number) => void;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** One consultation with everything SPEC §2 lists: what one decides by, and on a press all the answers. */
export const ConsultationCard = memo(function ConsultationCard(props: CardProps) {
  const { consultation, current, open, chosen, pending, onToggle, onFocus, onChoose } = props;
  const { t, form } = useTexts();
  const { id, stage, leadScore, currentChallenges, budget, timeline } = consultation;
  return (
    <article
      className="card"
      aria-labelledby={`card-${id}`}
      data-current={current || undefined}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
      onFocus={() => onFocus(id)}
    >
      <CardHead
        consultation={consultation}
        choice={<ChooseBox consultation={consultation} chosen={chosen} onChoose={onChoose} />}
        badges={
          <>
            <ContactedBadge contacted={consultation.contacted} />
            {stage !== "new" && stage !== "contacted" && <StageBadge stage={stage} />}
            {leadScore && <GradeBadge grade={leadScore} />}
          </>
        }
      >
        <OpenLink id={id}>
          <Stranger>{consultation.name}</Stranger>
        </OpenLink>
      </CardHead>
      <p className="note">
        {answerLabel(form, "biggestChallenge", currentChallenges)} · {answerLabel(form, "budget", budget)} ·{" "}
        {answerLabel(form, "timeline", timeline)}
      </p>
      <div className="actions">
        <ContactActions consultation={consultation} />
        <ContactedToggle consultation={consultation} pending={pending} onToggle={onToggle} />
      </div>
      <details>
        <summary aria-label={t.about(t.today.more, consultation.name)}>{t.today.more}</summary>
        <div className="card-facts">
          <RequestFacts consultation={consultation} parts={["contact", "business", "qualification", "goals"]} />
        </div>
      </details>
      <CardFoot consultation={consultation}>
        <OwnerMark ownerId={consultation.ownerId} />
        <NextStepDue consultation={consultation} />
      </CardFoot>
    </article>
  );
});

interface CardHeadProps {
  consultation: Consultation;
  choice?: ReactNode;
  badges: ReactNode;
  /** The name. */
  children: ReactNode;
}

/** Whose request it is; its heading names the card. */
export function CardHead({ consultation: { id, company }, choice, badges, children }: CardHeadProps) {
  return (
    <header className="card-head">
      <div className="with-choice">
        {choice}
        <div>
          <h2 id={`card-${id}`} tabIndex={-1}>
            {children}
          </h2>
          <p className="note">
            <Stranger>{company}</Stranger>
          </p>
        </div>
      </div>
      <p className="badges">{badges}</p>
    </header>
  );
}

/** Its number, when it came and by when it is to be answered. */
export function CardFoot({ consultation, children }: { consultation: Consultation; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <footer className="card-foot note">
      <span>{t.number(consultation.id)}</span>
      <Moment iso={consultation.createdAt} />
      <Age consultation={consultation} />
      <Deadline consultation={consultation} />
      {children}
    </footer>
  );
}
