import {
  type ApplicationField,
  type Consultation,
  isSelectField,
  STEPS,
} from "../../../features/consultations/model.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-links.ts";
import { answerLabel } from "../../kit/answer-labels.ts";
import { Fact, Facts, Moment, Stranger } from "../../kit/facts.tsx";
import { Icon } from "../../kit/icons.tsx";
import { readablePhone } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";

interface PartProps {
  consultation: Consultation;
}

export function ContactFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  const { email, phone, language } = consultation;
  return (
    <Facts>
      <Fact label={t.labels.email}>
        <a className="breakable" href={mailLink(email, t.mailSubject[language])}>
          <Stranger>{email}</Stranger>
        </a>
      </Fact>
      <Fact label={t.labels.phone}>
        {phone && (
          <a className="number" href={phoneLink(phone)}>
            {readablePhone(phone, t.extension)}
          </a>
        )}
      </Fact>
      <Fact label={t.labels.jobTitle}>
        <Stranger>{consultation.jobTitle}</Stranger>
      </Fact>
      <Fact label={t.labels.language}>{t.languages[language]}</Fact>
    </Facts>
  );
}

/** Which answers stand together on a card, in order; the steps of the form are another order. */
const BUSINESS = ["industry", "companySize", "teamSize", "revenue", "growth", "currentTools"] as const;
const QUALIFICATION = ["budget", "timeline", "urgency", "decisionMaker", "previousAutomation"] as const;
const GOALS = ["automationGoals", "biggestChallenge", "timeSpentManualTasks"] as const;
const ELSEWHERE = ["name", "email", "phone", "company", "jobTitle", "additionalInfo"] as const;
/** Answers that no group has claimed. */
const OTHERS = STEPS.flat().filter(
  (field) => ![...BUSINESS, ...QUALIFICATION, ...GOALS, ...ELSEWHERE].some((claimed) => claimed === field),
);

function Answers({ consultation, fields }: PartProps & { fields: readonly ApplicationField[] }) {
  const { t, form } = useTexts();
  return fields.map((field) => {
    const value = consultation[field];
    return (
      <Fact key={field} label={t.labels[field]}>
        {isSelectField(field) ? answerLabel(form, field, String(value)) : value && <Stranger>{value}</Stranger>}
      </Fact>
    );
  });
}

export function BusinessFacts({ consultation }: PartProps) {
  return (
    <Facts>
      <Answers consultation={consultation} fields={BUSINESS} />
    </Facts>
  );
}

export function QualificationFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  return (
    <Facts>
      <Fact label={t.labels.leadScore}>{consultation.leadScore && t.score.percent(consultation.leadScorePercent)}</Fact>
      <Answers consultation={consultation} fields={QUALIFICATION} />
    </Facts>
  );
}

export function GoalFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  return (
    <Facts>
      <Answers consultation={consultation} fields={[...GOALS, ...OTHERS]} />
      <Fact label={t.labels.additionalInfo} wide={Boolean(consultation.additionalInfo)}>
        {consultation.additionalInfo && (
          <span className="message">
            <Stranger>{consultation.additionalInfo}</Stranger>
          </span>
        )}
      </Fact>
    </Facts>
  );
}

export function OriginFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  const { source } = consultation;
  const campaign = [source.utmSource, source.utmMedium, source.utmCampaign, source.utmTerm, source.utmContent]
    .filter(Boolean)
    .join(" · ");
  return (
    <Facts>
      <Fact label={t.labels.placement}>{placementText(t.placements, source.placement)}</Fact>
      <Fact label={t.labels.page}>{source.page && <Stranger>{source.page}</Stranger>}</Fact>
      <Fact label={t.labels.referrer}>{source.referrer && <Stranger>{source.referrer}</Stranger>}</Fact>
      <Fact label={t.labels.campaign}>{campaign && <Stranger>{campaign}</Stranger>}</Fact>
      <Fact label={t.labels.newsletter}>{t.newsletter[`${consultation.newsletter}`]}</Fact>
      <Fact label={t.labels.contactedAt}>
        {consultation.contacted && consultation.contactedAt && <Moment iso={consultation.contactedAt} />}
      </Fact>
    </Facts>
  );
}

function placementText(texts: Readonly<Record<string, string>>, placement: string | undefined): string | undefined {
  return placement !== undefined && Object.hasOwn(texts, placement) ? texts[placement] : undefined;
}

/** Why the verdict put it aside. */
export function Reasons({ consultation }: PartProps) {
  const { t } = useTexts();
  return (
    <ul className="reasons">
      {consultation.verdictReasons.map((reason) => (
        <li key={reason}>{t.verdictReasons[reason]}</li>
      ))}
    </ul>
  );
}

export function CallLink({ consultation: { phone } }: PartProps) {
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

/** Write and call (SPEC §2): the two things one does with a request. */
export function ContactActions({ consultation }: PartProps) {
  const { t } = useTexts();
  return (
    <>
      <a className="action" href={mailLink(consultation.email, t.mailSubject[consultation.language])}>
        <Icon name="mail" />
        {t.write}
      </a>
      <CallLink consultation={consultation} />
    </>
  );
}
