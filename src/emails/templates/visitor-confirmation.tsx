import { type ApplicationField, STEPS } from "../../features/consultations/model.ts";
import { company } from "../../lib/company/company.ts";
import { pathIn } from "../../lib/language.ts";
import { greetingName } from "../../lib/text/mailbox.ts";
import { mailFrame as frameEn } from "../../text/en/emails/mail-frame.ts";
import { visitorConfirmation as en } from "../../text/en/emails/visitor-mails.ts";
import { consultationForm as formEn } from "../../text/en/site/consultation-form.ts";
import { mailFrame as frameFr } from "../../text/fr/emails/mail-frame.ts";
import { visitorConfirmation as fr } from "../../text/fr/emails/visitor-mails.ts";
import { consultationForm as formFr } from "../../text/fr/site/consultation-form.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import {
  ActionButton,
  Frame,
  InlineLink,
  Paragraph,
  PartTitle,
  Quote,
  Small,
  StepTitle,
  Title,
} from "../parts/mail-parts.tsx";
import { APPOINTMENT_TEXTS, answerText, momentText, phoneText, withoutLinks } from "../parts/mail-words.ts";
import {
  type MailContext,
  type RenderedMail,
  textPart,
  textQuote,
  textSection,
  textSignature,
} from "../parts/rendered-mail.tsx";
import { Rows } from "../parts/tables.tsx";

/** Answers that are typed rather than chosen. */
const TYPED: ReadonlySet<ApplicationField> = new Set(["name", "company", "jobTitle"]);

/** Index of the step about the time of the call, among the three steps. */
const TIME_STEP = 1;

/**
 * Builds the email to a visitor, in their language, about what they sent, and what happens next and when. It contains
 * no advertising.
 */
export function visitorConfirmation(
  { consultation, bookingUrl, time }: MailPayloads["visitor-confirmation"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const form = language === "fr" ? formFr : formEn;
  const { labelled } = language === "fr" ? frameFr : frameEn;
  const { mail, page, frame } = APPOINTMENT_TEXTS[language];
  const there = time && mail.when(page.day(time.visitor.day), page.time(time.visitor.time));
  const when = time && `${there} (${time.isElsewhere ? mail.elsewhere(page.time(time.company.time)) : frame.timeZone})`;
  const asked = time && text.asked[time.state](when!);
  const isBooked = time?.state === "booked";
  const isToPick = bookingUrl !== undefined && (time === undefined || time.state === "requested");
  const preview = isBooked ? text.bookedPreview(there!) : text.preview;
  const next = text.steps.map((step, index) =>
    isBooked && index === TIME_STEP ? { ...step, when: text.bookedStep.when, text: text.bookedStep.text(when!) } : step,
  );
  const received = text.received(momentText(consultation.createdAt, language));
  const greeting = text.greeting(greetingName(withoutLinks(consultation.name)));
  const message = consultation.additionalInfo ? withoutLinks(consultation.additionalInfo) : undefined;
  const steps = STEPS.map((fields, index) => ({
    title: form.steps[index]!.title,
    rows: fields
      .filter((field) => field !== "additionalInfo")
      .flatMap((field) => {
        const value = answerText(consultation, field, language);
        const shown = TYPED.has(field) ? withoutLinks(value ?? "") : value;
        return shown ? [{ label: form.fields[field], value: shown }] : [];
      }),
  }));
  const policyUrl = siteUrl + pathIn(language, "/privacy");
  const officer = company.privacyOfficer.email;

  return {
    subject: text.subject,
    replyTo: { name: company.name, address: company.email },
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={preview}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{greeting}</Paragraph>
        <Paragraph>{received}</Paragraph>
        {asked ? <Paragraph>{asked}</Paragraph> : null}
        {isToPick ? (
          <>
            <Paragraph>{text.pick}</Paragraph>
            <ActionButton href={bookingUrl} kind="signal">
              {text.pickButton}
            </ActionButton>
          </>
        ) : null}

        <PartTitle>{text.next}</PartTitle>
        <Rows
          rows={next.map((step) => ({
            label: step.when,
            value: (
              <>
                <strong>{step.title}</strong>
                <br />
                {step.text}
              </>
            ),
          }))}
        />

        <PartTitle>{text.sent}</PartTitle>
        {steps.map(({ title, rows }) => (
          <div key={title}>
            <StepTitle>{title}</StepTitle>
            <Rows rows={rows} />
          </div>
        ))}
        {message ? (
          <>
            <StepTitle>{form.fields.additionalInfo}</StepTitle>
            <Quote language={language}>{message}</Quote>
          </>
        ) : null}
        <Paragraph style={{ marginTop: 22 }}>{text.correct}</Paragraph>
        <Paragraph>
          {text.signature}
          <br />
          {phoneText(company.phone, language)}
        </Paragraph>

        <PartTitle>{text.privacyTitle}</PartTitle>
        <Small>
          {text.privacy} {text.rights} <InlineLink href={`mailto:${officer}`}>{officer}</InlineLink>.{" "}
          <InlineLink href={policyUrl}>{text.policy}</InlineLink>
        </Small>
        <Small>{text.notYou}</Small>
      </Frame>
    ),
    text: textPart(
      greeting,
      received,
      asked,
      isToPick ? `${text.pick}\n${labelled(text.pickButton, bookingUrl)}` : undefined,
      textSection(
        text.next,
        ...next.map(
          (step) => `* ${labelled(step.when, step.title)}
  ${step.text}`,
        ),
      ),
      textSection(text.sent),
      ...steps.map(({ title, rows }) =>
        [title, ...rows.map((row) => `  ${labelled(row.label, row.value)}`)].join("\n"),
      ),
      message ? `${form.fields.additionalInfo}\n${textQuote(message)}` : undefined,
      text.correct,
      `${text.signature}\n${phoneText(company.phone, language)}`,
      textSection(text.privacyTitle, `${text.privacy} ${text.rights} ${officer}`, labelled(text.policy, policyUrl)),
      text.notYou,
      textSignature(language),
    ),
  };
}
