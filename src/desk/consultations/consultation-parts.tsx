import type { Consultation } from "../../features/consultations/consultation.ts";
import { company } from "../../lib/company.ts";
import { gradeLabel, gradeStyle } from "../answer-labels.ts";
import { useNow, useTexts } from "../desk-context.tsx";
import { ageOf, hoursSince, longMoment } from "../present.ts";

export function GradeBadge({ grade }: { grade: string }) {
  const { t } = useTexts();
  return <span className={`badge badge-${gradeStyle(grade)}`}>{gradeLabel(t, grade)}</span>;
}

export function ContactedBadge({ contacted }: { contacted: boolean }) {
  const { t } = useTexts();
  return (
    <span className={`badge ${contacted ? "badge-contacted" : "badge-pending"}`}>{t.contacted[`${contacted}`]}</span>
  );
}

/** How long ago; for a request that waits longer than the promise, how long it has waited. */
export function Age({ consultation }: { consultation: Pick<Consultation, "createdAt" | "contacted"> }) {
  const { t, language } = useTexts();
  const now = useNow();
  const hours = hoursSince(consultation.createdAt, now);
  const title = longMoment(consultation.createdAt, language);
  if (!consultation.contacted && hours >= company.answersWithinHours) {
    return (
      <span className="late" title={`${title}. ${t.lateHint}`}>
        {t.late(hours)}
      </span>
    );
  }
  return (
    <time className="age" dateTime={consultation.createdAt} title={title}>
      {ageOf(consultation.createdAt, now, t.age)}
    </time>
  );
}
