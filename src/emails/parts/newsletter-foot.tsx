import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { newsletterFoot as en } from "../../text/en/emails/newsletter.ts";
import { newsletterFoot as fr } from "../../text/fr/emails/newsletter.ts";
import { InlineLink, PartRule, Small } from "./mail-parts.tsx";

interface NewsletterFootProps {
  language: Language;
  unsubscribeUrl: string;
}

/**
 * Why the reader gets this and how to stop it (CASL, s. 6(2)), with the sender's email address; the postal one follows
 * in the frame.
 */
export function NewsletterFoot({ language, unsubscribeUrl }: NewsletterFootProps) {
  const text = language === "fr" ? fr : en;
  return (
    <>
      <PartRule />
      <Small style={{ margin: 0 }}>
        {text.why} <InlineLink href={unsubscribeUrl}>{text.unsubscribe}</InlineLink>
        <br />
        {text.contact} <InlineLink href={`mailto:${company.email}`}>{company.email}</InlineLink>
      </Small>
    </>
  );
}

/** The same for the text part. */
export function newsletterFootText(language: Language, unsubscribeUrl: string): string {
  const text = language === "fr" ? fr : en;
  return `${text.why}\n${text.textLink(unsubscribeUrl)}\n${text.contact} ${company.email}`;
}
