import { company } from "../../lib/company/company.ts";
import * as en from "../../text/en/emails/visitor-mails.ts";
import * as fr from "../../text/fr/emails/visitor-mails.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { Frame, Paragraph, Small, Title } from "../parts/mail-parts.tsx";
import { dayText } from "../parts/mail-words.ts";
import { linkMail, type MailContext, type RenderedMail, textPart, textSignature } from "../parts/rendered-mail.tsx";

/**
 * Builds the email to an address for which a privacy request was made. It says how to prove ownership, and nothing
 * else.
 */
export function privacyLink({ kind, url, hours }: MailPayloads["privacy-link"], context: MailContext): RenderedMail {
  const text = context.language === "fr" ? fr.privacyLink : en.privacyLink;
  const after = [text.validity(hours), text.notYou];
  return {
    ...linkMail({ ...text, subject: text.subject[kind], before: [text.asked[kind]], after }, url, context),
    replyTo: { name: company.name, address: company.privacyOfficer.email },
  };
}

/**
 * Builds the email to a person whose privacy request is settled. A refusal gives its reason and the person's options.
 */
export function privacyAnswer(
  { kind, outcome, note, receivedOn }: MailPayloads["privacy-answer"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr.privacyAnswer : en.privacyAnswer;
  const day = dayText(receivedOn, language);
  const paragraphs = [
    text.asked[kind](day),
    ...(outcome === "refused" ? [text.refused, note ?? "", text.recourse] : []),
    ...(outcome === "erased" ? [text.erased, text.backups, text.certificate(note ?? "")] : []),
    ...(outcome === "answered" ? [text.answered[kind], ...(note ? [text.note, note] : [])] : []),
  ].filter((paragraph) => paragraph !== "");
  return {
    subject: text.subject[outcome],
    replyTo: { name: company.name, address: company.privacyOfficer.email },
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject[outcome]} preview={text.preview(day)}>
        <Title>{text.title[outcome]}</Title>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} style={{ whiteSpace: "pre-line" }}>
            {paragraph}
          </Paragraph>
        ))}
        <Small style={{ marginTop: 22 }}>
          {text.officer}, {company.privacyOfficer.email}
        </Small>
      </Frame>
    ),
    text: textPart(...paragraphs, `${text.officer}, ${company.privacyOfficer.email}`, textSignature(language)),
  };
}
