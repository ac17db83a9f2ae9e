import type { Language, TextLike } from "../../lib/language.ts";
import { aboutEn } from "../../text/en/about.ts";
import { caseStudiesEn } from "../../text/en/case-studies.ts";
import { contactEn } from "../../text/en/contact.ts";
import { homeEn } from "../../text/en/home.ts";
import { knowledgeBaseEn } from "../../text/en/knowledge-base.ts";
import { pricingEn } from "../../text/en/pricing.ts";
import { servicesEn } from "../../text/en/services.ts";
import { aboutFr } from "../../text/fr/about.ts";
import { caseStudiesFr } from "../../text/fr/case-studies.ts";
import { contactFr } from "../../text/fr/contact.ts";
import { homeFr } from "../../text/fr/home.ts";
import { knowledgeBaseFr } from "../../text/fr/knowledge-base.ts";
import { pricingFr } from "../../text/fr/pricing.ts";
import { servicesFr } from "../../text/fr/services.ts";

const french = {
  own: knowledgeBaseFr,
  home: homeFr,
  about: aboutFr,
  services: servicesFr,
  pricing: pricingFr,
  caseStudies: caseStudiesFr,
  contact: contactFr,
};

/** The texts that the knowledge base is made of, in one language. */
export type Sources = TextLike<typeof french>;

export const SOURCES: Record<Language, Sources> = {
  fr: french,
  en: {
    own: knowledgeBaseEn,
    home: homeEn,
    about: aboutEn,
    services: servicesEn,
    pricing: pricingEn,
    caseStudies: caseStudiesEn,
    contact: contactEn,
  },
};
