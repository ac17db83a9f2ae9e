import type { Stage } from "../../../features/consultations/follow-up/stage.ts";
import type { Consultation } from "../../../features/consultations/model.ts";
import { companyDay } from "../../../lib/company/company-day.ts";
import { type Language, LOCALE_OF } from "../../../lib/language.ts";
import { useNow, useTexts } from "../../shell/desk-context.tsx";
import { useOwners } from "../follow-up-queries.ts";

export function StageBadge({ stage }: { stage: Stage }) {
  const { followUp } = useTexts();
  return <span className={`badge badge-stage badge-${stage}`}>{followUp.stages[stage]}</span>;
}

/** `A. B.` of the first and the last name, at most two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase();
}

/** Who follows it up, as a small sign; nothing when nobody does. */
export function OwnerMark({ ownerId }: { ownerId: string | null }) {
  const { followUp } = useTexts();
  const owner = useOwners().find(({ id }) => id === ownerId);
  if (!owner) return null;
  return (
    <span className="owner-mark" title={followUp.ownedBy(owner.name)}>
      <span aria-hidden="true">{initialsOf(owner.name)}</span>
      <span className="unseen">{followUp.ownedBy(owner.name)}</span>
    </span>
  );
}

/** By when the next step is to be done, or since when it is overdue; nothing without one. */
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

const SHORT_DAY: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat(LOCALE_OF.fr, { day: "numeric", month: "short", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(LOCALE_OF.en, { day: "numeric", month: "short", timeZone: "UTC" }),
};

/** A day of the calendar, short: `24 nov.` */
export function dayText(day: string, language: Language): string {
  return SHORT_DAY[language].format(new Date(`${day}T12:00:00Z`));
}
