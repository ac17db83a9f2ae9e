import { memo, type ReactNode, useMemo } from "react";
import type { Stage } from "../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../features/consultations/model.ts";
import { requestDue } from "../../features/consultations/request-due.ts";
import { reviewDueAt } from "../../lib/company/answer-deadlines.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import {
  ageOf,
  dayText,
  deadlineTime,
  gradeLabel,
  gradeStyle,
  initialsOf,
  latenessOf,
  longMoment,
} from "../kit/present.ts";
import { useNow, useTexts } from "../shell/desk-context.tsx";
import { follow } from "../shell/use-address.ts";
import { gradeLetter } from "./filters.ts";
import { useOwners } from "./follow-up-queries.ts";

/**
 * A request's grade.
 * @param brief whether to show only the letter, where space is tight
 */
export function GradeBadge({ grade, brief }: { grade: string; brief?: boolean }) {
  const { t } = useTexts();
  const name = gradeLabel(t, grade);
  return (
    <span className={`badge badge-${gradeStyle(grade)}`} title={brief ? name : undefined}>
      {brief ? gradeLetter(grade) : name}
    </span>
  );
}

export function ContactedBadge({ contacted }: { contacted: boolean }) {
  const { t } = useTexts();
  return (
    <span className={`badge ${contacted ? "badge-contacted" : "badge-pending"}`}>{t.contacted[`${contacted}`]}</span>
  );
}

/** How long ago the request arrived. */
export function Age({ consultation }: { consultation: Pick<Consultation, "createdAt"> }) {
  const { t, language } = useTexts();
  const { createdAt } = consultation;
  return (
    <time className="age" dateTime={createdAt} title={longMoment(createdAt, language)}>
      {ageOf(createdAt, useNow(), t.age)}
    </time>
  );
}

interface DeadlineProps {
  consultation: Pick<Consultation, "createdAt" | "contacted" | "review" | "additionalInfo" | "urgency">;
  /** Whether to use the short form, for a narrow column. */
  brief?: boolean;
}

/** Deadline for the answer, or how overdue it is; renders nothing once answered. */
export function Deadline({ consultation, brief = false }: DeadlineProps) {
  const { t, language } = useTexts();
  const now = useNow();
  const { contacted, review } = consultation;
  const due = useMemo(
    () => (review === "to-check" ? reviewDueAt(new Date(consultation.createdAt)) : requestDue(consultation).due),
    [consultation, review],
  );
  if (contacted || review === "discarded") return null;
  const isLate = due < now;
  const say = brief ? t.dueShort : review === "to-check" ? t.reviewDue : t.due;
  return (
    <time
      className={isLate ? "late" : "due"}
      dateTime={due.toISOString()}
      title={t.dueHint(longMoment(due.toISOString(), language))}
    >
      {isLate ? latenessOf(due, now, t.late) : say(deadlineTime(due, now, language, brief ? "short" : "long"))}
    </time>
  );
}

export function StageBadge({ stage }: { stage: Stage }) {
  const { followUp } = useTexts();
  return <span className={`badge badge-${stage === "won" ? "contacted" : "outline"}`}>{followUp.stages[stage]}</span>;
}

/** Small badge with the owner; renders nothing if unassigned. */
export function OwnerMark({ ownerId }: { ownerId: string | null }) {
  const { followUp } = useTexts();
  const owner = useOwners().find(({ id }) => id === ownerId);
  if (!owner) return null;
  return (
    <span className="badge badge-contacted" title={followUp.ownedBy(owner.name)}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="unseen">{followUp.ownedBy(owner.name)}</span>
    </span>
  );
}

/** When the next step is due, or how overdue it is; renders nothing without a date. */
export function NextStepDue({ consultation, brief }: { consultation: Consultation; brief?: boolean }) {
  const { followUp, language } = useTexts();
  const today = companyDay(useNow());
  const { nextStep, nextStepAt } = consultation;
  if (nextStep === null) return null;
  if (nextStepAt === null) return brief ? null : <span>{nextStep}</span>;
  const day = dayText(nextStepAt, language);
  const isLate = nextStepAt < today;
  const when = isLate ? followUp.overdue(day) : nextStepAt === today ? followUp.dueToday : followUp.due(day);
  return (
    <span title={brief ? `${nextStep} · ${when}` : undefined}>
      {!brief && `${nextStep} · `}
      <time dateTime={nextStepAt} className={isLate ? "late" : "due"}>
        {brief ? day : when}
      </time>
      {brief && <span className="unseen">{when}</span>}
    </span>
  );
}

/** Returns the current URL, including filters, with this request open. */
export function detailAddress(id: number): string {
  const url = new URL(location.href);
  url.searchParams.set("consultation", String(id));
  return `${url.pathname}${url.search}`;
}

/** Link that opens a request; a real link, so that it can be copied or opened in another tab. */
export function OpenLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <a
      className="open-link"
      href={`?consultation=${id}`}
      data-row={id}
      onClick={(event) => follow(event, detailAddress(id))}
    >
      {children}
    </a>
  );
}

interface ChooseBoxProps {
  consultation: Consultation;
  chosen: boolean;
  onChoose: (consultation: Consultation, extend: boolean) => void;
}

/** Checkbox that selects a request for a bulk change; Shift selects the range from the checkbox pressed before. */
export const ChooseBox = memo(function ChooseBox({ consultation, chosen, onChoose }: ChooseBoxProps) {
  const { followUp } = useTexts();
  return (
    // Prevent Shift from selecting the text in between.
    <label className="choose" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={followUp.bulk.select(consultation.name)}
        onChange={({ nativeEvent }) =>
          onChoose(consultation, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
});
