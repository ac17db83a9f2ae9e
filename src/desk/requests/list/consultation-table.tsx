import { type MouseEvent, memo } from "react";
import { isOutcome } from "../../../features/consultations/follow-up/stage.ts";
import { answerLabel, gradeLabel, gradeStyle } from "../../kit/answer-labels.ts";
import { Moment, Stranger } from "../../kit/facts.tsx";
import { useTexts } from "../../shell/desk-context.tsx";
import { goTo } from "../../shell/use-address.ts";
import { Age, ContactedBadge, Deadline } from "../consultation-parts.tsx";
import { gradeLetter } from "../filters.ts";
import { ContactedToggle } from "../record/contacted-toggle.tsx";
import { NextStepDue, OwnerMark, StageBadge } from "../record/follow-up-parts.tsx";
import { detailAddress, OpenLink } from "../record/open-link.tsx";
import { ChooseBox } from "./choose-box.tsx";
import type { RowProps } from "./consultation-card.tsx";

/** Headings of the dense list, in the order of its cells. */
export function ConsultationTableHead() {
  const { t, followUp } = useTexts();
  return (
    <thead>
      <tr>
        <td className="col-choose" />
        <th scope="col" className="col-grade">
          {t.labels.leadScore}
        </th>
        <th scope="col" className="col-name">
          {t.labels.name}
        </th>
        <th scope="col" className="col-company">
          {t.labels.company}
        </th>
        <th scope="col" className="col-challenge">
          {t.labels.biggestChallenge}
        </th>
        <th scope="col" className="col-budget">
          {t.labels.budget}
        </th>
        <th scope="col" className="col-timeline">
          {t.labels.timeline}
        </th>
        <th scope="col" className="col-received">
          {t.labels.received}
        </th>
        <th scope="col" className="col-state">
          {t.labels.state}
        </th>
        <th scope="col" className="col-follow">
          {followUp.title}
        </th>
        <th scope="col" className="col-action">
          <span className="unseen">{t.outbox.columns.action}</span>
        </th>
      </tr>
    </thead>
  );
}

/** One consultation as a line of the dense list. */
export const ConsultationRow = memo(function ConsultationRow(
  props: RowProps & { index: number; measure: (row: Element | null) => void },
) {
  const { consultation, current, open, chosen, pending, onToggle, onFocus, onChoose, index, measure } = props;
  const { t, form } = useTexts();
  const { id } = consultation;
  const openFromRow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a, button, .col-choose")) return;
    if (getSelection()?.isCollapsed === false) return;
    goTo(detailAddress(id));
  };
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-current={current || undefined}
      data-open={open || undefined}
      data-chosen={chosen || undefined}
      onFocus={() => onFocus(id)}
      onClick={openFromRow}
    >
      <td className="col-choose">
        <ChooseBox consultation={consultation} chosen={chosen} onChoose={onChoose} />
      </td>
      <td className="col-grade">
        {consultation.leadScore && (
          <span
            className={`badge badge-${gradeStyle(consultation.leadScore)}`}
            title={gradeLabel(t, consultation.leadScore)}
          >
            {gradeLetter(consultation.leadScore)}
          </span>
        )}
      </td>
      <th scope="row" className="col-name">
        <OpenLink id={id}>
          <Stranger>{consultation.name}</Stranger>
        </OpenLink>
        <span className="row-second">
          <Stranger>{consultation.company}</Stranger>
        </span>
      </th>
      <td className="col-company" title={consultation.company}>
        <Stranger>{consultation.company}</Stranger>
      </td>
      <td className="col-challenge">{answerLabel(form, "biggestChallenge", consultation.currentChallenges)}</td>
      <td className="col-budget">{answerLabel(form, "budget", consultation.budget)}</td>
      <td className="col-timeline">{answerLabel(form, "timeline", consultation.timeline)}</td>
      <td className="col-received">
        <Moment iso={consultation.createdAt} />
        <span className="row-second">
          <Age consultation={consultation} />
        </span>
      </td>
      <td className="col-state">
        <ContactedBadge contacted={consultation.contacted} />
        <span className="row-second">
          <Deadline consultation={consultation} brief />
        </span>
      </td>
      <td className="col-follow">
        <span className="follow-mark">
          <OwnerMark ownerId={consultation.ownerId} />
          {isOutcome(consultation.stage) ? (
            <StageBadge stage={consultation.stage} />
          ) : (
            <NextStepDue consultation={consultation} brief />
          )}
        </span>
      </td>
      <td className="col-action">
        <ContactedToggle consultation={consultation} pending={pending} onToggle={onToggle} look="small" />
      </td>
    </tr>
  );
});
