import type { Language, TextLike } from "../../lib/language.ts";
import { aboutEn } from "../../text/en/site/about.ts";
import { caseStudiesEn } from "../../text/en/site/case-studies.ts";
import { contactEn } from "../../text/en/site/contact.ts";
import { homeEn } from "../../text/en/site/home.ts";
import { knowledgeBaseEn } from "../../text/en/site/knowledge-base.ts";
import { pricingEn } from "../../text/en/site/pricing.ts";
import { servicesEn } from "../../text/en/site/services.ts";
import { aboutFr } from "../../text/fr/site/about.ts";
import { caseStudiesFr } from "../../text/fr/site/case-studies.ts";
import { contactFr } from "../../text/fr/site/contact.ts";
import { homeFr } from "../../text/fr/site/home.ts";
import { knowledgeBaseFr } from "../../text/fr/site/knowledge-base.ts";
import { pricingFr } from "../../text/fr/site/pricing.ts";
import { servicesFr } from "../../text/fr/site/services.ts";

const french = {
  own: knowledgeBaseFr,
  home: homeFr,
  about: aboutFr,
  services: servicesFr,
  pricing: pricingFr,
  caseStudies: caseStudiesFr,
  contact: contactFr,
};

/** The texts the knowledge base is built from, in one language. */
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
