import type { ReactNode } from "react";
import type { Consultation } from "../../features/consultations/consultation.ts";
import { company } from "../../lib/company.ts";
import { gradeLabel } from "../answer-labels.ts";
import { gradeStyle } from "../desk-address.ts";
import { useNow, useTexts } from "../desk-context.tsx";
import { ageOf, hoursSince, longMoment, shortMoment } from "../present.ts";

/** What a stranger wrote: never lets its writing direction out. */
export function Stranger({ children }: { children: string }) {
  return <bdi>{children}</bdi>;
}

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

/** A moment in the short fr-FR form; its full wording in the language of the screen on hover. */
export function Moment({ iso }: { iso: string }) {
  const { language } = useTexts();
  return (
    <time dateTime={iso} title={longMoment(iso, language)}>
      {shortMoment(iso)}
    </time>
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

/** Question and answer pairs. An answer of `null` or nothing shows that it was not given (SPEC §2). */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ label, wide, children }: { label: string; wide?: boolean; children?: ReactNode }) {
  const { t } = useTexts();
  const given = children !== null && children !== undefined && children !== "";
  return (
    <div className={wide ? "fact fact-wide" : "fact"}>
      <dt>{label}</dt>
      <dd>{given ? children : <span className="not-provided">{t.notProvided}</span>}</dd>
    </div>
  );
}
