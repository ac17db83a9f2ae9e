import { company } from "../lib/company.ts";
import { newsletterConfirm as en } from "../text/en/emails/newsletter-confirm.ts";
import { newsletterConfirm as fr } from "../text/fr/emails/newsletter-confirm.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import type { MailPayloads } from "./mail-payloads.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { textPart, textSignature } from "./text-part.ts";

/**
 * To an address that somebody asked the newsletter for. It says nothing but how to confirm: until then there is no
 * consent to be sent anything (CASL, s. 6).
 */
export function newsletterConfirm(
  { url, days }: MailPayloads["newsletter-confirm"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  return {
    subject: text.subject,
    replyTo: { name: company.name, address: company.email },
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{text.asked}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <Paragraph style={{ marginTop: 20 }}>{text.validity(days)}</Paragraph>
        <Paragraph>{text.notYou}</Paragraph>
        <Small style={{ marginTop: 22 }}>
          {text.copy}
          <br />
          <InlineLink href={url}>{url}</InlineLink>
        </Small>
      </Frame>
    ),
    text: textPart(text.asked, text.textLink(url), text.validity(days), text.notYou, textSignature(language)),
  };
}
