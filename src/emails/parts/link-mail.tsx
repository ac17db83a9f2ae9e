import type { Language } from "../../lib/language.ts";
import type { MailContext, RenderedMail } from "../rendered-mail.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";
import { textPart, textSignature } from "./text-part.ts";

/** Texts of an email whose whole purpose is one link: why it came, the link, how long it works. */
interface LinkMailText {
  subject: string;
  /** Shown beside the subject by mail programs. */
  preview: string;
  title: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  button: string;
  /** Paragraphs after it. */
  after: readonly string[];
  /** Introduces the address in full, in case the button does not work. */
  copy: string;
}

/** An email with one button, and the same address below to copy. */
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

/** French puts a non-breaking space before a colon. */
function labelled(label: string, url: string, language: Language): string {
  return `${label}${language === "fr" ? "\u00a0" : ""}:\n${url}`;
}
