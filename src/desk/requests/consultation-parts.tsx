import { useMemo } from "react";
import type { Consultation } from "../../features/consultations/model.ts";
import { answerDueAt, reviewDueAt } from "../../lib/company/answer-deadlines.ts";
import { gradeLabel, gradeStyle } from "../kit/answer-labels.ts";
import { ageOf, deadlineTime, latenessOf, longMoment } from "../kit/present.ts";
import { useNow, useTexts } from "../shell/desk-context.tsx";
import { gradeLetter } from "./filters.ts";

/** @param brief its letter alone, for a narrow place */
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
  consultation: Pick<Consultation, "createdAt" | "contacted" | "review">;
  /** In a few words, for a narrow column. */
  brief?: boolean;
}

/** By when the promise is kept, or for how long it has been broken; nothing once somebody answered. */
export function Deadline({ consultation, brief = false }: DeadlineProps) {
  const { t, language } = useTexts();
  const now = useNow();
  const { createdAt, contacted, review } = consultation;
  const due = useMemo(() => {
    const received = new Date(createdAt);
    return review === "to-check" ? reviewDueAt(received) : answerDueAt(received);
  }, [createdAt, review]);
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
