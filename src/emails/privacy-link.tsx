import { company } from "../lib/company.ts";
import { privacyLink as en } from "../text/en/emails/privacy-link.ts";
import { privacyLink as fr } from "../text/fr/emails/privacy-link.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import type { MailPayloads } from "./mail-payloads.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { textPart, textSignature } from "./text-part.ts";

/** To an address for which somebody asked what we hold: it tells nothing of that, only how to prove whose it is. */
export function privacyLink(
  { kind, url, hours }: MailPayloads["privacy-link"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  return {
    subject: text.subject[kind],
    replyTo: { name: company.name, address: company.privacyOfficer.email },
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject[kind]} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{text.asked[kind]}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <Paragraph style={{ marginTop: 20 }}>{text.validity(hours)}</Paragraph>
        <Paragraph>{text.notYou}</Paragraph>
        <Small style={{ marginTop: 22 }}>
          {text.copy}
          <br />
          <InlineLink href={url}>{url}</InlineLink>
        </Small>
      </Frame>
    ),
    text: textPart(text.asked[kind], text.textLink(url), text.validity(hours), text.notYou, textSignature(language)),
  };
}
