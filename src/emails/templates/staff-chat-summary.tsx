import { mailLink, phoneLink } from "../../lib/company/contact-details.ts";
import { LOCALE_OF } from "../../lib/language.ts";
import { mailFrame as frameEn } from "../../text/en/emails/mail-frame.ts";
import { staffChatSummary as en } from "../../text/en/emails/staff-reports.ts";
import { mailFrame as frameFr } from "../../text/fr/emails/mail-frame.ts";
import { staffChatSummary as fr } from "../../text/fr/emails/staff-reports.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import {
  ActionButton,
  Frame,
  InlineLink,
  Kicker,
  PartTitle,
  Quote,
  Small,
  StepTitle,
  Title,
} from "../parts/mail-parts.tsx";
import { clockText, momentText, phoneText, withoutLinks } from "../parts/mail-words.ts";
import { type MailContext, type RenderedMail, textPart, textQuote, textSection } from "../parts/rendered-mail.tsx";
import { Rows } from "../parts/tables.tsx";

/** Builds the email to staff, once per conversation, with the visitor's messages and contact details. */
export function staffChatSummary(
  chat: MailPayloads["staff-chat-summary"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const frame = language === "fr" ? frameFr : frameEn;
  const value = (field: string) => chat.facts.find((fact) => fact.field === field)?.value;
  const [name, email, company] = [value("name"), value("email"), value("company")];
  const who = name ?? email ?? text.visitor;
  const subject = text.subject([who, company].filter(Boolean).join(" · "));
  const deskUrl = `${siteUrl}/admin/chat/${chat.conversationId}`;
  const begun = momentText(chat.startedAt, language);
  const facts = chat.facts.map((fact) => {
    const shown = fact.field === "phone" ? phoneText(fact.value, language) : fact.value;
    const link = { email: mailLink, phone: phoneLink }[fact.field as string];
    return {
      label: text.labels[fact.field],
      shown,
      mark: fact.confirmed ? text.confirmed : text.unconfirmed,
      html: link ? <InlineLink href={link(fact.value)}>{shown}</InlineLink> : shown,
    };
  });
  const said = chat.messages.map(({ sender, content, at, staffName }) => ({
    heading: text.said(
      sender === "user" ? who : sender === "staff" ? (staffName ?? text.staff) : text.assistant,
      clockText(at, language),
    ),
    // Keeps mail programs from turning URLs and email addresses in a visitor's text into links.
    content: sender === "user" ? withoutLinks(content) : content,
  }));
  const origin = text.origin(begun, chat.page, text.languages[chat.language]);

  return {
    subject,
    ...(email ? { replyTo: { name: name ?? email, address: email } } : {}),
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={text.preview(chat.messages.length)}>
        <Kicker>{text.kicker}</Kicker>
        <Title>{who}</Title>
        <Small style={{ fontSize: 15 }}>{origin}</Small>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={deskUrl} kind="signal">
            {text.desk}
          </ActionButton>
        </div>
        <PartTitle>{text.factsTitle}</PartTitle>
        <Rows
          rows={facts.map(({ label, html, mark }) => ({
            label,
            value: (
              <>
                {html} ({mark})
              </>
            ),
          }))}
        />
        <Small>{text.factsNote}</Small>
        <PartTitle>{text.transcriptTitle}</PartTitle>
        {chat.omitted > 0 ? <Small>{text.omitted(chat.omitted)}</Small> : null}
        {said.map(({ heading, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transcript that is rendered once
          <div key={index} lang={LOCALE_OF[language]}>
            <StepTitle>{heading}</StepTitle>
            <Quote language={chat.language}>{content}</Quote>
          </div>
        ))}
        {email ? <Small style={{ marginTop: 20 }}>{text.replyHint}</Small> : null}
      </Frame>
    ),
    text: textPart(
      who,
      origin,
      `${text.desk}\n${deskUrl}`,
      textSection(
        text.factsTitle,
        ...facts.map(({ label, shown, mark }) => frame.labelled(label, `${shown} (${mark})`)),
        text.factsNote,
      ),
      textSection(text.transcriptTitle, chat.omitted > 0 ? text.omitted(chat.omitted) : undefined),
      ...said.map(({ heading, content }) => `${heading}\n${textQuote(content)}`),
      email ? text.replyHint : undefined,
    ),
  };
}
