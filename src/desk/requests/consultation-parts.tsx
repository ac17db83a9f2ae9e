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

/** @param brief just its letter, where space is tight */
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

/** How long ago it came. */
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
  /** Shortened, for a narrow column. */
  brief?: boolean;
}

/** The answer's deadline, or how long ago it passed; nothing once answered. */
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

/** The owner as a small badge; nothing if unassigned. */
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

/** When the next step is due, or since when it is overdue; nothing without one. */
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

/** Address of a consultation's detail: the current address with its filters, plus the id. */
export function detailAddress(id: number): string {
  const url = new URL(location.href);
  url.searchParams.set("consultation", String(id));
  return `${url.pathname}${url.search}`;
}

/** Link to the detail. A real link: it can be opened in another tab and copied. */
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

/** Selects a request for a bulk change; with Shift, all from the last one on. */
export const ChooseBox = memo(function ChooseBox({ consultation, chosen, onChoose }: ChooseBoxProps) {
  const { followUp } = useTexts();
  return (
    // Otherwise Shift selects the text between the two.
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
