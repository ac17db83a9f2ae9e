import type { Language } from "../../lib/language.ts";
import { newsletter as en } from "../../text/en/site/newsletter.ts";
import { newsletter as fr } from "../../text/fr/site/newsletter.ts";
import { NEWSLETTER_CONSENT_VERSION } from "./model.ts";

/**
 * The exact wording beside the sign-up button (CASL, s. 10: purpose, sender, how to withdraw).
 * @param version the one on the visitor's page; for an older page, the wording is in the history of the text files
 *   under it
 */
export function newsletterConsentWording(language: Language, version: string): string {
  return version === NEWSLETTER_CONSENT_VERSION ? { fr, en }[language].signup.consent : "";
}
