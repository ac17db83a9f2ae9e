import { company } from "../../../lib/company/company.ts";
import { pathIn } from "../../../lib/language.ts";
import { newsletterWelcome as en } from "../../../text/en/emails/newsletter.ts";
import { newsletterWelcome as fr } from "../../../text/fr/emails/newsletter.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { ActionButton, Frame, Paragraph, Title } from "../../parts/mail-parts.tsx";
import { NewsletterFoot, newsletterFootText } from "../../parts/newsletter-foot.tsx";
import { textPart, textSignature } from "../../parts/text-part.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a reader who has just confirmed. */
export function newsletterWelcome(
  { unsubscribeUrl, oneClickUrl }: MailPayloads["newsletter-welcome"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
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
