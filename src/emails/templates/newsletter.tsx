import { company } from "../../lib/company/company.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import * as en from "../../text/en/emails/visitor-mails.ts";
import * as fr from "../../text/fr/emails/visitor-mails.ts";
import type { MailPayloads } from "../mail-payloads.ts";
import { ActionButton, Frame, InlineLink, Kicker, Paragraph, PartRule, Small, Title } from "../parts/mail-parts.tsx";
import {
  linkMail,
  type MailContext,
  type RenderedMail,
  textPart,
  textSection,
  textSignature,
} from "../parts/rendered-mail.tsx";

/**
 * Builds the email to an address given in a newsletter sign-up. It says only how to confirm, because until then there
 * is no consent to send anything else (CASL, s. 6).
 */
export function newsletterConfirm(
  { url, days }: MailPayloads["newsletter-confirm"],
  context: MailContext,
): RenderedMail {
  const text = context.language === "fr" ? fr.newsletterConfirm : en.newsletterConfirm;
  const after = [text.validity(days), text.notYou];
  return {
    ...linkMail({ ...text, before: [text.asked], after }, url, context),
    replyTo: { name: company.name, address: company.email },
  };
}

/** Builds the email to a reader who has just confirmed. */
export function newsletterWelcome(
  { unsubscribeUrl, oneClickUrl }: MailPayloads["newsletter-welcome"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr.newsletterWelcome : en.newsletterWelcome;
  const blogUrl = siteUrl + pathIn(language, "/blog");
  return {
    subject: text.subject,
    replyTo: { name: company.name, address: company.email },
    oneClickUrl,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{text.confirmed}</Paragraph>
        <Paragraph>{text.answer}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={blogUrl} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <NewsletterFoot language={language} unsubscribeUrl={unsubscribeUrl} />
      </Frame>
    ),
    text: textPart(
      text.confirmed,
      text.answer,
      text.textLink(blogUrl),
      newsletterFootText(language, unsubscribeUrl),
      textSignature(language),
    ),
  };
}

/** Builds the email to a language's readers about a new article. Opens and clicks are not tracked. */
export function newsletterIssue(
  { reader, title, excerpt, url }: MailPayloads["newsletter-issue"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr.newsletterIssue : en.newsletterIssue;
  const isTest = reader === null;
  const unsubscribeUrl = reader?.unsubscribeUrl ?? siteUrl + pathIn(language, "/newsletter/unsubscribe");
  const subject = isTest ? text.testSubject(title) : title;
  return {
    subject,
    replyTo: { name: company.name, address: company.email },
    ...(reader ? { oneClickUrl: reader.oneClickUrl } : {}),
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={excerpt}>
        {isTest && <Small style={{ margin: "0 0 18px" }}>{text.test}</Small>}
        <Kicker>{text.kicker}</Kicker>
        <Title>{title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{excerpt}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <NewsletterFoot language={language} unsubscribeUrl={unsubscribeUrl} />
      </Frame>
    ),
    text: textPart(
      isTest ? text.test : undefined,
      textSection(title),
      excerpt,
      text.textLink(url),
      newsletterFootText(language, unsubscribeUrl),
      textSignature(language),
    ),
  };
}

interface NewsletterFootProps {
  language: Language;
  unsubscribeUrl: string;
}

/**
 * Says why the reader receives the email and how to unsubscribe (CASL, s. 6(2)), with the sender's email address. The
 * frame adds the postal address.
 */
function NewsletterFoot({ language, unsubscribeUrl }: NewsletterFootProps) {
  const text = language === "fr" ? fr.newsletterFoot : en.newsletterFoot;
  return (
    <>
      <PartRule />
      <Small style={{ margin: 0 }}>
        {text.why} <InlineLink href={unsubscribeUrl}>{text.unsubscribe}</InlineLink>
        <br />
        {text.contact} <InlineLink href={`mailto:${company.email}`}>{company.email}</InlineLink>
      </Small>
    </>
  );
}

/** Returns the content of {@link NewsletterFoot} for the text part. */
function newsletterFootText(language: Language, unsubscribeUrl: string): string {
  const text = language === "fr" ? fr.newsletterFoot : en.newsletterFoot;
  return `${text.why}\n${text.textLink(unsubscribeUrl)}\n${text.contact} ${company.email}`;
}
