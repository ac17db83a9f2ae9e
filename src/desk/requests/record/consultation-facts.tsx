import type { ReactNode } from "react";
import {
  type ApplicationField,
  type Consultation,
  isSelectField,
  STEPS,
} from "../../../features/consultations/model.ts";
import { phoneLink } from "../../../lib/company/contact-details.ts";
import { writeAddress } from "../../content/letters/letter-queries.ts";
import { useGradesOf } from "../../figures/scoring/scoring-queries.ts";
import { Icon } from "../../kit/icons.tsx";
import { Fact, Facts, Moment, Stranger } from "../../kit/parts.tsx";
import { answerLabel, gradeLabel, readablePhone } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";
import { follow } from "../../shell/use-address.ts";
import { gradeLetter } from "../filters.ts";

/** Link that opens the letter composer above the current screen. */
function WriteLink({ consultationId }: { consultationId: number }) {
  const { t } = useTexts();
  return (
    <a
      className="action"
      href={`/admin?consultation=${consultationId}&write=${consultationId}`}
      onClick={(event) => follow(event, writeAddress(consultationId))}
    >
      <Icon name="mail" />
      {t.write}
    </a>
  );
}

interface OfRequest {
  consultation: Consultation;
}

/** Answers by group, in display order, which differs from the form's steps. */
const ANSWERS = {
  business: ["industry", "companySize", "teamSize", "revenue", "growth", "currentTools"],
  qualification: ["budget", "timeline", "urgency", "decisionMaker", "previousAutomation"],
  goals: ["automationGoals", "biggestChallenge", "timeSpentManualTasks"],
} as const satisfies Record<string, readonly ApplicationField[]>;
const ELSEWHERE = ["name", "email", "phone", "company", "jobTitle", "additionalInfo"] as const;
/** Answers that belong to no other group. */
const OTHERS = STEPS.flat().filter(
  (field) => ![...Object.values(ANSWERS).flat(), ...ELSEWHERE].some((claimed) => claimed === field),
);

type Part = "contact" | "business" | "qualification" | "goals" | "origin";

/** Parts of a request's data, each with a heading. */
export function RequestFacts({ consultation, parts }: OfRequest & { parts: readonly Part[] }) {
  const { t } = useTexts();
  const factsOf = useFactsOf(consultation);
  return parts.map((part) => (
    <FactGroup key={part} title={t.sections[part]}>
      <Facts>
        {Object.entries(factsOf[part]()).map(([name, value]) => (
          <Fact
            key={name}
            label={t.labels[name as keyof typeof t.labels]}
            wide={name === "additionalInfo" && Boolean(value)}
          >
            {value}
          </Fact>
        ))}
      </Facts>
    </FactGroup>
  ));
}

/** Returns functions that build the labels and values of each part. */
function useFactsOf(consultation: Consultation): Record<Part, () => Record<string, ReactNode>> {
  const { t, form } = useTexts();
  const { email, phone, jobTitle, language, additionalInfo, source, contacted, contactedAt, wishedStart } =
    consultation;
  const said = (text: string | null | undefined) => text && <Stranger>{text}</Stranger>;
  const answers = (fields: readonly ApplicationField[]) =>
    Object.fromEntries(
      fields.map((field) => {
        const value = consultation[field];
        return [field, isSelectField(field) ? answerLabel(form, field, String(value)) : said(value)];
      }),
    );
  return {
    contact: () => ({
      email: <span className="breakable">{said(email)}</span>,
      phone: phone && (
        <a className="number" href={phoneLink(phone)}>
          {readablePhone(phone, t.extension)}
        </a>
      ),
      jobTitle: said(jobTitle),
      language: t.languages[language],
      ...(wishedStart === null ? {} : { wishedStart: <Moment iso={wishedStart} /> }),
    }),
    business: () => answers(ANSWERS.business),
    qualification: () => ({
      leadScore: consultation.leadScore && t.score.percent(consultation.leadScorePercent),
      ...answers(ANSWERS.qualification),
    }),
    goals: () => ({
      ...answers([...ANSWERS.goals, ...OTHERS]),
      additionalInfo: additionalInfo && <span className="message">{said(additionalInfo)}</span>,
    }),
    origin: () => {
      const { placement, page, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = source;
      const placements: Readonly<Record<string, string>> = t.placements;
      return {
        placement: placement !== undefined && Object.hasOwn(placements, placement) ? placements[placement] : null,
        page: said(page),
        referrer: said(referrer),
        campaign: said([utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(" · ")),
        newsletter: t.newsletter[`${consultation.newsletter}`],
        contactedAt: contacted && contactedAt ? <Moment iso={contactedAt} /> : null,
      };
    },
  };
}

export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack" data-gap="2">
      <h3 className="note">{title}</h3>
      {children}
    </section>
  );
}

/** Why the spam check flagged the request. */
export function Reasons({ consultation }: OfRequest) {
  const { t } = useTexts();
  return (
    <FactGroup title={t.toCheck.reasons}>
      <ul className="callout" data-urgent>
        {consultation.verdictReasons.map((reason) => (
          <li key={reason}>{t.verdictReasons[reason]}</li>
        ))}
      </ul>
    </FactGroup>
  );
}

export function CallLink({ consultation: { phone } }: OfRequest) {
  const { t } = useTexts();
  return (
    phone && (
      <a className="action" href={phoneLink(phone)}>
        <Icon name="phone" />
        {t.call}
      </a>
    )
  );
}

/** Links to email and call the person (SPEC §2). */
export function ContactActions({ consultation }: OfRequest) {
  return (
    <>
      <WriteLink consultationId={consultation.id} />
      <CallLink consultation={consultation} />
    </>
  );
}

/** Explains the score: the points of each factor out of its maximum, on one scale, and then the sum. */
export function ScoreChart({ consultation }: { consultation: Consultation }) {
  const { t, form } = useTexts();
  const { leadScorePercent: percent, leadScore: grade, leadScoreFactors: factors, leadScoreVersion } = consultation;
  const grades = useGradesOf(leadScoreVersion);
  // All bars share one scale, so that factors can be compared.
  const mostPoints = Math.max(1, ...factors.map(({ max }) => max));
  return (
    <div className="stack" data-gap="2">
      <ul className="stack score" data-gap="2">
        {factors.map(({ field, value, points, max }) => (
          <li key={field}>
            <span>{isSelectField(field) ? form.fields[field] : field}</span>
            <span className="note">{answerLabel(form, field, value)}</span>
            <progress value={points} max={max} style={{ width: `${(max / mostPoints) * 100}%` }} aria-hidden="true" />
            <span className="number">{t.score.points(points, max)}</span>
          </li>
        ))}
      </ul>
      <p>
        <b>{t.score.total(percent, gradeLabel(t, grade))}</b>
      </p>
      <p className="note">{grades.map(({ grade: letter, from }) => `${gradeLetter(letter)} ≥ ${from}`).join(" · ")}</p>
      <p className="note">
        {t.score.note} {t.score.version(leadScoreVersion)}
      </p>
    </div>
  );
}
