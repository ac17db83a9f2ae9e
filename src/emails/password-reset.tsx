import { passwordReset as en } from "../text/en/emails/password-reset.ts";
import { passwordReset as fr } from "../text/fr/emails/password-reset.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import type { MailPayloads } from "./mail-payloads.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { textPart, textSignature } from "./text-part.ts";

/** To a member of staff who asked for a new password. */
export function passwordReset(
  { name, url, minutes }: MailPayloads["password-reset"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  return {
    subject: text.subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview(minutes)}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{text.greeting(name)}</Paragraph>
        <Paragraph>{text.asked}</Paragraph>
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        <Paragraph style={{ marginTop: 20 }}>{text.validity(minutes)}</Paragraph>
        <Paragraph>{text.notYou}</Paragraph>
        <Small style={{ marginTop: 22 }}>
          {text.copy}
          <br />
          <InlineLink href={url}>{url}</InlineLink>
        </Small>
      </Frame>
    ),
    text: textPart(
      text.greeting(name),
      text.asked,
      `${text.button}${language === "fr" ? "\u00a0" : ""}:\n${url}`,
      text.validity(minutes),
      text.notYou,
      textSignature(language),
    ),
  };
}
