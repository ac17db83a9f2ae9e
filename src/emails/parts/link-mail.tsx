import type { Language } from "../../lib/language.ts";
import type { MailContext, RenderedMail } from "../rendered-mail.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import { textPart, textSignature } from "./text-part.ts";

/** What a mail says whose whole purpose is one link: why it came, the link, how long it works. */
interface LinkMailText {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  title: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  button: string;
  /** Paragraphs after it. */
  after: readonly string[];
  /** Leads to the address in full, for whom the button does not work. */
  copy: string;
}

/** A mail with one button, and below it the same address to copy. */
export function linkMail(text: LinkMailText, url: string, { language, siteUrl }: MailContext): RenderedMail {
  return {
    subject: text.subject,
    html: (
      <Frame language={language} siteUrl={siteUrl} subject={text.subject} preview={text.preview}>
        <Title>{text.title}</Title>
        {text.before.map((paragraph, index) => (
          <Paragraph key={paragraph} {...(index === 0 ? { style: { marginTop: 20 } } : {})}>
            {paragraph}
          </Paragraph>
        ))}
        <div style={{ paddingTop: 12 }}>
          <ActionButton href={url} kind="signal">
            {text.button}
          </ActionButton>
        </div>
        {text.after.map((paragraph, index) => (
          <Paragraph key={paragraph} {...(index === 0 ? { style: { marginTop: 20 } } : {})}>
            {paragraph}
          </Paragraph>
        ))}
        <Small style={{ marginTop: 22 }}>
          {text.copy}
          <br />
          <InlineLink href={url}>{url}</InlineLink>
        </Small>
      </Frame>
    ),
    text: textPart(...text.before, labelled(text.button, url, language), ...text.after, textSignature(language)),
  };
}

/** A non-breaking space stands before a French colon. */
function labelled(label: string, url: string, language: Language): string {
  return `${label}${language === "fr" ? "\u00a0" : ""}:\n${url}`;
}
