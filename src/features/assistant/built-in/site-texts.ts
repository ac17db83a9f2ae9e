import { company } from "../../../lib/company/company.ts";
import { legalFacts, postalAddress } from "../../../lib/company/contact-details.ts";
import type { Language, TextLike } from "../../../lib/language.ts";
import { assistantEn } from "../../../text/en/chat/assistant.ts";
import { appointment as appointmentEn } from "../../../text/en/site/appointment.ts";
import { consultationForm as formEn } from "../../../text/en/site/consultation-form.ts";
import { consultationLandingEn } from "../../../text/en/site/consultation-landing.ts";
import {
  careers as careersEn,
  compliance as complianceEn,
  privacy as privacyEn,
  terms as termsEn,
} from "../../../text/en/site/documents.ts";
import { askedEn } from "../../../text/en/visitors/asked.ts";
import { assistantFr } from "../../../text/fr/chat/assistant.ts";
import { appointment as appointmentFr } from "../../../text/fr/site/appointment.ts";
import { consultationForm as formFr } from "../../../text/fr/site/consultation-form.ts";
import { consultationLandingFr } from "../../../text/fr/site/consultation-landing.ts";
import {
  careers as careersFr,
  compliance as complianceFr,
  type DocumentText,
  privacy as privacyFr,
  terms as termsFr,
} from "../../../text/fr/site/documents.ts";
import { askedFr } from "../../../text/fr/visitors/asked.ts";

export type AssistantText = TextLike<typeof assistantFr>;

/** What the assistant says in its own words. */
export const ASSISTANT_TEXT: Readonly<Record<Language, AssistantText>> = { fr: assistantFr, en: assistantEn };

export const ASKED: Readonly<Record<Language, TextLike<typeof askedFr>>> = { fr: askedFr, en: askedEn };
export const APPOINTMENT = { fr: appointmentFr, en: appointmentEn };
export const FORM = { fr: formFr, en: formEn };
const DOCUMENTS = {
  fr: { privacy: privacyFr, terms: termsFr, compliance: complianceFr, careers: careersFr },
  en: { privacy: privacyEn, terms: termsEn, compliance: complianceEn, careers: careersEn },
};
export const LANDING = { fr: consultationLandingFr, en: consultationLandingEn };

/** The running texts of the site, by the path of their page. */
export type Documents = Readonly<Record<"privacy" | "terms" | "compliance" | "careers", DocumentText>>;

/** @param measured whether an analytics tag is configured (`ANALYTICS_ID`), which the privacy policy then speaks of */
export function documentsIn(language: Language, measured: boolean): Documents {
  const facts = legalFacts(language);
  const given = { ...facts, company: facts.name, postalAddress: postalAddress(language), measured };
  const { privacy, terms, compliance, careers } = DOCUMENTS[language];
  return { privacy: privacy(given), terms: terms(given), compliance: compliance(given), careers: careers(company) };
}
