import { isShown } from "../../lib/company/demonstration.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { caseStudiesEn } from "../../text/en/site/case-studies.ts";
import { caseStudiesFr } from "../../text/fr/site/case-studies.ts";

export type CaseStudiesText = TextLike<typeof caseStudiesFr>;

export const CASE_STUDIES_TEXT: Record<Language, CaseStudiesText> = { fr: caseStudiesFr, en: caseStudiesEn };

/** What the page is called, and its headline: of cases, or as long as there are none of how we measure. */
export function caseStudiesHead(language: Language): Pick<CaseStudiesText, "title" | "description" | "headline"> {
  const text = CASE_STUDIES_TEXT[language];
  return isShown("cases") ? text : text.method;
}
