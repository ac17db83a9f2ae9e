import { memo } from "react";
import type { Consultation } from "../../../features/consultations/model.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { Age, ContactedBadge, Deadline, GradeBadge } from "../consultation-parts.tsx";
import {
  BusinessFacts,
  ContactActions,
  ContactFacts,
  GoalFacts,
  QualificationFacts,
} from "../record/consultation-facts.tsx";
import { ContactedToggle } from "../record/contacted-toggle.tsx";
import { NextStepDue, OwnerMark, StageBadge } from "../record/follow-up-parts.tsx";
import { OpenLink } from "../record/open-link.tsx";
import { ChooseBox } from "./choose-box.tsx";

export interface RowProps {
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

/** One consultation with everything SPEC §2 lists, on one card. */
export const ConsultationCard = memo(function ConsultationCard(props: RowProps) {
  const { consultation, current, open, chosen, pending, onToggle, onFocus, onChoose } = props;
  const { t } = useTexts();
  const { id } = consultation;
  const heading = `card-${id}`;
  return (
    <article
      className="card"
      aria-labelledby={heading}
      data-current={current || undefined}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
      onFocus={() => onFocus(id)}
    >
      <header className="card-head">
        <div className="card-who">
          <ChooseBox consultation={consultation} chosen={chosen} onChoose={onChoose} />
          <div>
            <h2 id={heading}>
              <OpenLink id={id}>
                <Stranger>{consultation.name}</Stranger>
              </OpenLink>
            </h2>
            <p className="card-company">
              <Stranger>{consultation.company}</Stranger>
            </p>
          </div>
        </div>
        <p className="badges">
          <ContactedBadge contacted={consultation.contacted} />
          {consultation.stage !== "new" && consultation.stage !== "contacted" && (
            <StageBadge stage={consultation.stage} />
          )}
          {consultation.leadScore && <GradeBadge grade={consultation.leadScore} />}
        </p>
        <div className="actions">
          <ContactActions consultation={consultation} />
          <ContactedToggle consultation={consultation} pending={pending} onToggle={onToggle} />
        </div>
      </header>
      <div className="card-facts">
        <section>
          <h3>{t.sections.contact}</h3>
          <ContactFacts consultation={consultation} />
        </section>
        <section>
          <h3>{t.sections.business}</h3>
          <BusinessFacts consultation={consultation} />
        </section>
        <section>
          <h3>{t.sections.qualification}</h3>
          <QualificationFacts consultation={consultation} />
        </section>
        <section>
          <h3>{t.sections.goals}</h3>
          <GoalFacts consultation={consultation} />
        </section>
      </div>
      <footer className="card-foot">
        <span>{t.number(id)}</span>
        <Moment iso={consultation.createdAt} />
        <Age consultation={consultation} />
        <Deadline consultation={consultation} />
        <OwnerMark ownerId={consultation.ownerId} />
        <NextStepDue consultation={consultation} />
      </footer>
    </article>
  );
});
