import type { ReactElement } from "react";
import { legalIdentity, postalAddress } from "../../lib/company/contact-details.ts";
import type { Language } from "../../lib/language.ts";
import { ActionButton, Frame, InlineLink, Paragraph, Small, Title } from "./mail-parts.tsx";

export interface RenderedMail {
  subject: string;
  html: ReactElement;
  text: string;
  /** Where replies go; defaults to the sender. */
  replyTo?: { name: string; address: string };
  /** Whether a person wrote the email, so that the recipient's mail program may reply automatically. */
  isPersonal?: boolean;
  /** Event for calendar programs to add, change or remove (RFC 6047). */
  invitation?: { method: "REQUEST" | "CANCEL"; content: string };
  /** URL through which a mail program unsubscribes the reader in one press. */
  oneClickUrl?: string;
}

/** The context an email is rendered in. */
export interface MailContext {
  language: "fr" | "en";
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
}

/** Texts of an email that only delivers a link: why it was sent, the link, and how long it works. */
interface LinkMailText {
  subject: string;
  /** Text that mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Paragraphs before the link. */
  before: readonly string[];
  button: string;
  /** Paragraphs after the link. */
  after: readonly string[];
  /** Text before the full URL, in case the button does not work. */
  copy: string;
}

/** Builds an email with one button, followed by the button's URL to copy. */
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

/** Joins a label and a URL; French puts a non-breaking space before the colon. */
function labelled(label: string, url: string, language: Language): string {
  return `${label}${language === "fr" ? "\u00a0" : ""}:\n${url}`;
}

/**
 * Builds an email's plain-text part, for people who read email without HTML or have it read to them. Sections are
 * separated by an empty line; empty and undefined sections are left out.
 */
export function textPart(...parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Builds a section with an underlined heading. */
export function textSection(title: string, ...lines: readonly (string | undefined)[]): string {
  return [title, "-".repeat(Math.min(title.length, 60)), ...lines.filter((line) => line !== undefined)].join("\n");
}

export function textQuote(text: string): string {
  return text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

/** Returns the sender, below the line that mail programs recognize as the start of a signature (RFC 3676 §4.3). */
export function textSignature(language: Language): string {
  return `-- \n${legalIdentity()}, ${postalAddress(language)}`;
}
