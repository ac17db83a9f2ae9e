import { staffManyChats as en } from "../../../text/en/emails/staff-many-chats.ts";
import { staffManyChats as fr } from "../../../text/fr/emails/staff-many-chats.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { ActionButton, Frame, Paragraph, PartRule, Small, Title } from "../../parts/mail-parts.tsx";
import { textPart } from "../../parts/text-part.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To the staff, once an hour at most: more chats with contact details came than are mailed one by one. */
export function staffManyChats(
  { most }: MailPayloads["staff-many-chats"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const url = `${siteUrl}/admin/chat`;
  return {
    subject: text.subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph>{text.intro(most)}</Paragraph>
        <div style={{ paddingTop: 4 }}>
          <ActionButton href={url} kind="signal">
            {text.link}
          </ActionButton>
        </div>
        <PartRule />
        <Small style={{ margin: 0 }}>{text.why}</Small>
      </Frame>
    ),
    text: textPart(text.intro(most), `${text.link}\n${url}`, text.why),
  };
}
