import type { Language } from "../../lib/language.ts";
import { newsletter as en } from "../../text/en/site/newsletter.ts";
import { newsletter as fr } from "../../text/fr/site/newsletter.ts";
import { NEWSLETTER_CONSENT_VERSION } from "./model.ts";

/**
 * The exact words beside the button of the sign-up form (CASL, s. 10: purpose, sender, how to withdraw).
 * @param version the one the visitor's page had; of an older page the words are in the history of the text files under it
 */
export function newsletterConsentWording(language: Language, version: string): string {
  return version === NEWSLETTER_CONSENT_VERSION ? { fr, en }[language].signup.consent : "";
}
