import { company } from "../../lib/company/company.ts";
import { legalFacts, postalAddress } from "../../lib/company/contact-details.ts";
import type { Language } from "../../lib/language.ts";
import type { DocumentText } from "../../lib/text/document-text.ts";
import { careers as careersEn } from "../../text/en/site/careers.ts";
import { compliance as complianceEn } from "../../text/en/site/compliance.ts";
import { privacy as privacyEn } from "../../text/en/site/privacy.ts";
import { terms as termsEn } from "../../text/en/site/terms.ts";
import { careers as careersFr } from "../../text/fr/site/careers.ts";
import { compliance as complianceFr } from "../../text/fr/site/compliance.ts";
import { privacy as privacyFr } from "../../text/fr/site/privacy.ts";
import { terms as termsFr } from "../../text/fr/site/terms.ts";

/** @param told of the configuration: an analytics tag (`ANALYTICS_ID`), a model that drafts answers (`DRAFT_LLM`) */
export function privacyText(language: Language, told: { measured: boolean; drafted: boolean }): DocumentText {
  const text = language === "fr" ? privacyFr : privacyEn;
  return text({ ...legalFacts(language), company: company.name, postalAddress: postalAddress(language), ...told });
}

/** The other documents linked from the footer. */
export const DOCUMENT_TEXT = {
  terms: { fr: termsFr(legalFacts("fr")), en: termsEn(legalFacts("en")) },
  careers: { fr: careersFr(company), en: careersEn(company) },
  compliance: { fr: complianceFr(legalFacts("fr")), en: complianceEn(legalFacts("en")) },
} satisfies Record<string, Record<Language, DocumentText>>;
