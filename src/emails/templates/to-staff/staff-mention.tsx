import { staffMention as en } from "../../../text/en/emails/staff-notices.ts";
import { staffMention as fr } from "../../../text/fr/emails/staff-notices.ts";
import type { MailPayloads } from "../../mail-payloads.ts";
import { ActionButton, Frame, Paragraph, PartRule, Small, Title } from "../../parts/mail-parts.tsx";
import { textPart } from "../../parts/text-part.ts";
import type { MailContext, RenderedMail } from "../../rendered-mail.ts";

/** To a member mentioned in a colleague's note; the note's text stays on the desk. */
export function staffMention(
  { author, lead, url }: MailPayloads["staff-mention"],
  { language, siteUrl }: MailContext,
): RenderedMail {
  const text = language === "fr" ? fr : en;
  const subject = text.subject(author, lead);
  const intro = text.intro(author, lead);
  return {
    subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={subject} preview={text.preview}>
        <Title>{text.title}</Title>
        <Paragraph>{intro}</Paragraph>
        <div style={{ paddingTop: 4 }}>
          <ActionButton href={url} kind="signal">
            {text.link}
          </ActionButton>
        </div>
        <PartRule />
        <Small style={{ margin: 0 }}>{text.why}</Small>
      </Frame>
    ),
    text: textPart(intro, `${text.link}\n${url}`, text.why),
  };
}
