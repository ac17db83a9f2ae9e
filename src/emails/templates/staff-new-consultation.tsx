import type { ReactNode } from "react";
import { type ApplicationField, STEPS } from "../../features/consultations/model.ts";
import { mailLink, phoneLink } from "../../lib/company/contact-details.ts";
import { mailFrame as frameEn } from "../../text/en/emails/mail-frame.ts";
import { staffNewConsultation as en } from "../../text/en/emails/staff-reports.ts";
import { mailFrame as frameFr } from "../../text/fr/emails/mail-frame.ts";
import { staffNewConsultation as fr } from "../../text/fr/emails/staff-reports.ts";
import type { ConsultationInMail, MailPayloads } from "../mail-payloads.ts";
import {
  ActionButton,
  Frame,
  InlineLink,
  Kicker,
  Paragraph,
  PartTitle,
  Quote,
  Small,
  Title,
} from "../parts/mail-parts.tsx";
import { answerText, momentText, optionLabel, phoneText } from "../parts/mail-words.ts";
import { type MailContext, type RenderedMail, textPart, textQuote, textSection } from "../parts/rendered-mail.tsx";
import { Figure, PointsBar, Rows } from "../parts/tables.tsx";

/** Answers that staff read before calling; the others follow below the score. */
const BEFORE_CALLING = [
  "phone",
  "email",
  "urgency",
  "biggestChallenge",
  "automationGoals",
  "budget",
  "timeline",
  "decisionMaker",
] as const satisfies readonly ApplicationField[];

/** Answers shown outside the lists. */
const NAMED = ["name", "company", "jobTitle", "additionalInfo"] as const;

/** Builds the email to staff for each accepted request, with all they need before calling. */
export function staffNewConsultation(
  { consultation }: MailPayloads["staff-new-consultation"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const frame = language === "fr" ? frameFr : frameEn;
  const { name, company, email, phone, jobTitle } = consultation;
  const percent = frame.percent(consultation.leadScorePercent);
  const grade = gradeText(consultation.leadScore, frame.grades);
  const answer = (field: ApplicationField) => answerText(consultation, field, language);
  const subject = text.subject(consultation.leadScore.split(" ")[0] ?? "", percent, company, name);
  const received = momentText(consultation.createdAt, language);
  const deskUrl = `${siteUrl}/admin?consultation=${consultation.id}`;
  const shownPhone = phone ? phoneText(phone, language) : undefined;

  const linked: Partial<Record<ApplicationField, ReactNode>> = {
    email: <InlineLink href={mailLink(email)}>{email}</InlineLink>,
    phone: phone ? <InlineLink href={phoneLink(phone)}>{shownPhone}</InlineLink> : undefined,
  };
  const rows = (fields: readonly ApplicationField[]) =>
    fields.map((field) => ({ label: text.labels[field], value: answer(field) ?? frame.notGiven, field }));
  const factors = consultation.leadScoreFactors.map(({ field, value, points, max }) => ({
    field,
    label: Object.hasOwn(text.labels, field) ? text.labels[field as ApplicationField] : field,
    value: optionLabel(field, value, language),
    points: text.points(points, max),
    given: points,
    max,
  }));
  const most = Math.max(1, ...factors.map(({ max }) => max));
  const shown = new Set<string>([...NAMED, ...BEFORE_CALLING, ...factors.map(({ field }) => field)]);
  const afterwards = STEPS.flat().filter((field) => !shown.has(field));
  const origin = originRows(consultation, text, received);

  return {
    subject,
    replyTo: { name, address: email },
    html: (
      <Frame
        language={language}
        siteUrl={siteUrl}
        subject={subject}
        preview={text.preview(answer("urgency")!, answer("budget")!, answer("biggestChallenge")!)}
      >
        <Kicker>{text.kicker}</Kicker>
        <Title>{company}</Title>
        <Paragraph style={{ marginTop: 8 }}>
          {name}, {jobTitle}
        </Paragraph>
        <div style={{ padding: "20px 0 8px" }}>
          <Figure figure={percent}>{grade}</Figure>
        </div>
        {phone ? (
          <ActionButton href={phoneLink(phone)} kind="signal">
            {text.call(shownPhone!)}
          </ActionButton>
        ) : (
          <ActionButton href={mailLink(email)} kind="signal">
            {text.write}
          </ActionButton>
        )}
        <ActionButton href={deskUrl} kind="outline">
          {text.desk}
        </ActionButton>
        <Small style={{ marginTop: 16 }}>{text.promise(received)}</Small>

        <PartTitle>{text.beforeCalling}</PartTitle>
        <Rows rows={rows(BEFORE_CALLING).map((row) => ({ ...row, value: linked[row.field] ?? row.value }))} />

        {consultation.additionalInfo ? (
          <>
            <PartTitle>{text.message}</PartTitle>
            <Quote language={consultation.language}>{consultation.additionalInfo}</Quote>
          </>
        ) : null}

        <PartTitle>{text.scoreTitle}</PartTitle>
        {factors.map((factor) => (
          <PointsBar key={factor.field} {...factor} most={most} />
        ))}
        <Small>{text.scoreNote}</Small>

        <PartTitle>{text.answersTitle}</PartTitle>
        <Rows rows={rows(afterwards)} />

        <PartTitle>{text.originTitle}</PartTitle>
        <Rows rows={origin} />
        <Small style={{ marginTop: 20 }}>{text.replyHint(name)}</Small>
      </Frame>
    ),
    text: textPart(
      [company, `${name}, ${jobTitle}`, frame.labelled(text.scoreLabel, `${grade}, ${percent}`)].join("\n"),
      text.promise(received),
      `${frame.labelled(text.desk, "")}\n${deskUrl}`.replace(/ \n/, "\n"),
      textSection(text.beforeCalling, ...rows(BEFORE_CALLING).map(({ label, value }) => frame.labelled(label, value))),
      consultation.additionalInfo ? textSection(text.message, textQuote(consultation.additionalInfo)) : undefined,
      textSection(
        text.scoreTitle,
        ...factors.map(({ label, value, points }) => frame.labelled(label, `${value} (${points})`)),
        text.scoreNote,
      ),
      textSection(text.answersTitle, ...rows(afterwards).map(({ label, value }) => frame.labelled(label, value))),
      textSection(text.originTitle, ...origin.map(({ label, value }) => frame.labelled(label, value))),
      text.replyHint(name),
    ),
  };
}

function originRows(
  { id, language, newsletter, source }: ConsultationInMail,
  text: typeof fr | typeof en,
  received: string,
): { label: string; value: string }[] {
  const placements: Record<string, string> = text.placements;
  const campaign = [source.utmSource, source.utmMedium, source.utmCampaign, source.utmTerm, source.utmContent]
    .filter(Boolean)
    .join(" / ");
  const rows = [
    { label: text.origin.number, value: text.number(id) },
    { label: text.origin.received, value: received },
    { label: text.origin.language, value: text.languages[language] },
    { label: text.origin.newsletter, value: newsletter ? text.newsletter.yes : text.newsletter.no },
    { label: text.origin.placement, value: source.placement && (placements[source.placement] ?? source.placement) },
    { label: text.origin.page, value: source.page },
    { label: text.origin.referrer, value: source.referrer },
    { label: text.origin.campaign, value: campaign },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function gradeText(grade: string, grades: Readonly<Record<string, string>>): string {
  return Object.hasOwn(grades, grade) ? grades[grade]! : grade;
}
