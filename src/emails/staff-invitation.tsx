import { staffInvitation as en } from "../text/en/emails/staff-invitation.ts";
import { staffInvitation as fr } from "../text/fr/emails/staff-invitation.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import type { MailPayloads } from "./mail-payloads.ts";
import type { MailContext, RenderedMail } from "./rendered-mail.ts";
import { textPart, textSignature } from "./text-part.ts";

/** To somebody whom an admin asks to join the staff. */
export function staffInvitation(
  { inviter, role, url, days }: MailPayloads["staff-invitation"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  return {
    subject: text.subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview(inviter)}>
        <Title>{text.title}</Title>
        <Paragraph style={{ marginTop: 20 }}>{text.greeting}</Paragraph>
        <Paragraph>{text.invited(inviter)}</Paragraph>
        <Paragraph>{text.roles[role]}</Paragraph>
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
    text: textPart(
      text.greeting,
      text.invited(inviter),
      text.roles[role],
      `${text.button}${language === "fr" ? "\u00a0" : ""}:\n${url}`,
      text.validity(days),
      text.notYou,
      textSignature(language),
    ),
  };
}
