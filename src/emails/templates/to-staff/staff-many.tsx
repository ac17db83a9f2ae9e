import { staffMany as en } from "../../../text/en/emails/staff-notices.ts";
import { staffMany as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { ActionButton, Frame, Paragraph, PartRule, Small, Title } from "../../parts/mail-parts.tsx";
import { textPart } from "../../parts/text-part.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** Where to see them all. */
const DESK_PATHS = { chats: "/admin/chat", requests: "/admin", appointments: "/admin/appointments" };

/** To staff, at most once an hour: there is more than is emailed individually. */
export function staffMany({ of, most }: MailPayloads["staff-many"], { language, siteUrl }: MailContext): RenderedMail {
  const { why, ...texts } = language === "fr" ? fr : en;
  const text = texts[of];
  const url = siteUrl + DESK_PATHS[of];
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
        <Small style={{ margin: 0 }}>{why}</Small>
      </Frame>
    ),
    text: textPart(text.intro(most), `${text.link}\n${url}`, why),
  };
}
