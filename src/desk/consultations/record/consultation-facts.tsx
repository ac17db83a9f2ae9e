import type { Consultation } from "../../../features/consultations/consultation.ts";
import { mailLink, phoneLink } from "../../../lib/company/contact-links.ts";
import { answerLabel } from "../../kit/answer-labels.ts";
import { Fact, Facts, Moment, Stranger } from "../../kit/facts.tsx";
import { Icon } from "../../kit/icons.tsx";
import { readablePhone } from "../../kit/present.ts";
import { useTexts } from "../../shell/desk-context.tsx";

interface PartProps {
  consultation: Consultation;
}

function useAnswer(consultation: Consultation) {
  const { form } = useTexts();
  return (field: keyof Consultation) => answerLabel(form, field, String(consultation[field]));
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

export function BusinessFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  const answer = useAnswer(consultation);
  return (
    <Facts>
      <Fact label={t.labels.industry}>{answer("industry")}</Fact>
      <Fact label={t.labels.companySize}>{answer("companySize")}</Fact>
      <Fact label={t.labels.teamSize}>{answer("teamSize")}</Fact>
      <Fact label={t.labels.revenue}>{answer("revenue")}</Fact>
      <Fact label={t.labels.growth}>{answer("growth")}</Fact>
      <Fact label={t.labels.currentTools}>{answer("currentTools")}</Fact>
    </Facts>
  );
}

export function QualificationFacts({ consultation }: PartProps) {
  const { t } = useTexts();
  const answer = useAnswer(consultation);
  return (
    <Facts>
      <Fact label={t.labels.leadScore}>{consultation.leadScore && t.score.percent(consultation.leadScorePercent)}</Fact>
      <Fact label={t.labels.budget}>{answer("budget")}</Fact>
      <Fact label={t.labels.timeline}>{answer("timeline")}</Fact>
      <Fact label={t.labels.urgency}>{answer("urgency")}</Fact>
      <Fact label={t.labels.decisionMaker}>{answer("decisionMaker")}</Fact>
      <Fact label={t.labels.previousAutomation}>{answer("previousAutomation")}</Fact>
    </Facts>
  );
}

export function GoalFacts({ consultation }: PartProps) {
  const { t, form } = useTexts();
  const answer = useAnswer(consultation);
  return (
    <Facts>
      <Fact label={t.labels.automationGoals}>{answer("automationGoals")}</Fact>
      <Fact label={t.labels.biggestChallenge}>
        {answerLabel(form, "biggestChallenge", consultation.currentChallenges)}
      </Fact>
      <Fact label={t.labels.timeSpentManualTasks}>{answer("timeSpentManualTasks")}</Fact>
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

/** Write and call (SPEC §2): the two things one does with a request. */
export function ContactActions({ consultation }: PartProps) {
  const { t } = useTexts();
  const { email, phone, language } = consultation;
  return (
    <>
      <a className="action" href={mailLink(email, t.mailSubject[language])}>
        <Icon name="mail" />
        {t.write}
      </a>
      {phone && (
        <a className="action" href={phoneLink(phone)}>
          <Icon name="phone" />
          {t.call}
        </a>
      )}
    </>
  );
}
