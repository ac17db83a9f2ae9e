import type { AppointmentText } from "../features/appointments/components/time-choices.tsx";
import { shownCases } from "../features/company/shown-cases.ts";
import type { Language, TextLike } from "../lib/language.ts";
import { aboutEn } from "../text/en/site/about.ts";
import { appointment as appointmentEn, appointmentZones as zonesEn } from "../text/en/site/appointment.ts";
import { blogEn } from "../text/en/site/blog.ts";
import { caseStudiesEn } from "../text/en/site/case-studies.ts";
import { contactEn, serviceAreasEn } from "../text/en/site/contact.ts";
import { homeEn } from "../text/en/site/home.ts";
import { knowledgeBaseEn } from "../text/en/site/knowledge-base.ts";
import { layoutEn } from "../text/en/site/layout.ts";
import { pricingEn } from "../text/en/site/pricing.ts";
import { privacyAsk as privacyAskEn } from "../text/en/site/privacy-ask.ts";
import { servicesEn } from "../text/en/site/services.ts";
import { aboutFr } from "../text/fr/site/about.ts";
import { appointment as appointmentFr, appointmentZones as zonesFr } from "../text/fr/site/appointment.ts";
import { blogFr } from "../text/fr/site/blog.ts";
import { caseStudiesFr } from "../text/fr/site/case-studies.ts";
import { contactFr, serviceAreasFr } from "../text/fr/site/contact.ts";
import { homeFr } from "../text/fr/site/home.ts";
import { knowledgeBaseFr } from "../text/fr/site/knowledge-base.ts";
import { layoutFr } from "../text/fr/site/layout.ts";
import { pricingFr } from "../text/fr/site/pricing.ts";
import { privacyAsk as privacyAskFr } from "../text/fr/site/privacy-ask.ts";
import { servicesFr } from "../text/fr/site/services.ts";

export type AboutText = TextLike<typeof aboutFr>;

export const ABOUT_TEXT: Record<Language, AboutText> = { fr: aboutFr, en: aboutEn };

export const APPOINTMENT_TEXT: Readonly<Record<Language, AppointmentText>> = { fr: appointmentFr, en: appointmentEn };

/** Display names of time zones by IANA name. */
export const ZONE_NAMES = { fr: zonesFr, en: zonesEn };

export type BlogText = TextLike<typeof blogFr>;

export const BLOG_TEXT: Record<Language, BlogText> = { fr: blogFr, en: blogEn };

export type CaseStudiesText = TextLike<typeof caseStudiesFr>;

export const CASE_STUDIES_TEXT: Record<Language, CaseStudiesText> = { fr: caseStudiesFr, en: caseStudiesEn };

/** Returns the page's title and headline, about the cases or, if there are none, about how we measure. */
export function caseStudiesHead(language: Language): Pick<CaseStudiesText, "title" | "description" | "headline"> {
  const text = CASE_STUDIES_TEXT[language];
  const cases = shownCases(language);
  if (cases.length === 0) return text.method;
  return cases[0]!.own ? { ...text.own, headline: text.own.headline(cases.length) } : text;
}

export type ContactText = TextLike<typeof contactFr>;

export const CONTACT_TEXT: Record<Language, ContactText> = { fr: contactFr, en: contactEn };

export type HomeText = TextLike<typeof homeFr>;

export const HOME_TEXT: Record<Language, HomeText> = { fr: homeFr, en: homeEn };

export type KnowledgeBaseText = TextLike<typeof knowledgeBaseFr>;

export const KNOWLEDGE_BASE_TEXT: Record<Language, KnowledgeBaseText> = { fr: knowledgeBaseFr, en: knowledgeBaseEn };

export type PricingText = TextLike<typeof pricingFr>;

export const PRICING_TEXT: Record<Language, PricingText> = { fr: pricingFr, en: pricingEn };

/** Returns the questions shown on the pricing page. */
export const questionsOn = (language: Language) =>
  PRICING_TEXT[language].questions.list.filter(({ on }) => on?.pricing ?? true);

export const SERVICE_AREAS_TEXT: Record<Language, TextLike<typeof serviceAreasFr>> = {
  fr: serviceAreasFr,
  en: serviceAreasEn,
};

export type ServicesText = TextLike<typeof servicesFr>;

export const SERVICES_TEXT: Record<Language, ServicesText> = { fr: servicesFr, en: servicesEn };

export const PRIVACY_ASK_TEXT: Readonly<Record<Language, TextLike<typeof privacyAskFr>>> = {
  fr: privacyAskFr,
  en: privacyAskEn,
};

export type LayoutText = TextLike<typeof layoutFr>;

export const LAYOUT_TEXT: Record<Language, LayoutText> = { fr: layoutFr, en: layoutEn };
