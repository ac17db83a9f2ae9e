import type { Language } from "../../lib/language.ts";
import { consultationForm as en } from "../../text/en/site/consultation-form.ts";
import { consultationForm as fr } from "../../text/fr/site/consultation-form.ts";
import { CONSENT_VERSION, DRAFTED_CONSENT_VERSION } from "./form-constants.ts";

/**
 * The exact wording a visitor saw above the submit button.
 * @param version the one on their page; for an older page, the wording is in the history of the text files under it
 */
export function consentWording(purpose: "notice" | "newsletter", language: Language, version: string): string {
  const isDrafted = version === DRAFTED_CONSENT_VERSION;
  if (version !== CONSENT_VERSION && !isDrafted) return "";
  const { notice, newsletter } = { fr, en }[language];
  return purpose === "notice"
    ? `${notice.before}${notice.link}${notice.after}${isDrafted ? ` ${notice.drafted}` : ""}`
    : `${newsletter.label} ${newsletter.hint}`;
}
