import { shownCases } from "../../features/company/shown-cases.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { caseStudiesEn } from "../../text/en/site/case-studies.ts";
import { caseStudiesFr } from "../../text/fr/site/case-studies.ts";

export type CaseStudiesText = TextLike<typeof caseStudiesFr>;

export const CASE_STUDIES_TEXT: Record<Language, CaseStudiesText> = { fr: caseStudiesFr, en: caseStudiesEn };

/** The page's title and headline: about cases or, while there are none, about how we measure. */
export function caseStudiesHead(language: Language): Pick<CaseStudiesText, "title" | "description" | "headline"> {
  const text = CASE_STUDIES_TEXT[language];
  const cases = shownCases(language);
  if (cases.length === 0) return text.method;
  return cases[0]!.own ? { ...text.own, headline: text.own.headline(cases.length) } : text;
}
