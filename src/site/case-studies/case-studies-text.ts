import type { Language, TextLike } from "../../lib/language.ts";
import { caseStudiesEn } from "../../text/en/site/case-studies.ts";
import { caseStudiesFr } from "../../text/fr/site/case-studies.ts";

export type CaseStudiesText = TextLike<typeof caseStudiesFr>;

export const CASE_STUDIES_TEXT: Record<Language, CaseStudiesText> = { fr: caseStudiesFr, en: caseStudiesEn };
