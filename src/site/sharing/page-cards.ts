import { NEWSLETTER_TEXT } from "../../features/newsletter/components/newsletter-form.tsx";
import type { Language } from "../../lib/language.ts";
import { LANDING_TEXT } from "../consultation/landing-page.tsx";
import { DOCUMENT_TEXT, privacyText } from "../document/document-page.tsx";
import { SITE_ADDRESSES, type SitePath } from "../layout/site-pages.ts";
import {
  ABOUT_TEXT,
  APPOINTMENT_TEXT,
  BLOG_TEXT,
  CASE_STUDIES_TEXT,
  CONTACT_TEXT,
  caseStudiesHead,
  HOME_TEXT,
  KNOWLEDGE_BASE_TEXT,
  PRICING_TEXT,
  SERVICES_TEXT,
} from "../page-texts.ts";
import type { PreviewCard } from "./preview-card.ts";

type CardWords = Omit<PreviewCard, "language">;

/** Text of each page's card: its headline, with its name above. */
const CARD_WORDS: Readonly<Record<SitePath, (language: Language) => CardWords>> = {
  "/": (language) => ({ title: HOME_TEXT[language].headline }),
  "/services": (language) => ({ title: SERVICES_TEXT[language].headline, eyebrow: SERVICES_TEXT[language].name }),
  "/about": (language) => ({ title: ABOUT_TEXT[language].headline, eyebrow: ABOUT_TEXT[language].title }),
  "/case-studies": (language) => ({
    title: caseStudiesHead(language).headline,
    eyebrow: CASE_STUDIES_TEXT[language].name,
  }),
  "/pricing": (language) => ({
    title: PRICING_TEXT[language].headline.join("\n"),
    eyebrow: PRICING_TEXT[language].name,
  }),
  "/contact": (language) => ({ title: CONTACT_TEXT[language].headline, eyebrow: CONTACT_TEXT[language].title }),
  "/consultation-gratuite": (language) => ({ title: LANDING_TEXT[language].title }),
  "/rendez-vous": (language) => ({
    title: APPOINTMENT_TEXT[language].choose.title,
    eyebrow: APPOINTMENT_TEXT[language].pick.title,
  }),
  "/newsletter": (language) => ({
    title: NEWSLETTER_TEXT[language].page.headline,
    eyebrow: NEWSLETTER_TEXT[language].page.title,
  }),
  "/share": (language) => ({ title: KNOWLEDGE_BASE_TEXT[language].title }),
  "/blog": (language) => ({ title: BLOG_TEXT[language].headline, eyebrow: BLOG_TEXT[language].name }),
  "/careers": (language) => ({ title: DOCUMENT_TEXT.careers[language].title }),
  "/compliance": (language) => ({ title: DOCUMENT_TEXT.compliance[language].title }),
  "/privacy": (language) => ({ title: privacyText(language, { measured: false, drafted: false }).title }),
  "/terms": (language) => ({ title: DOCUMENT_TEXT.terms[language].title }),
};

/**
 * Returns a page's card.
 * @param path the page's path in its language: `/en/pricing`
 * @returns undefined if the page is not in the table
 */
export function pageCard(path: string): PreviewCard | undefined {
  const address = SITE_ADDRESSES.find((known) => known.path === path);
  return address && { language: address.language, ...CARD_WORDS[address.page.path](address.language) };
}
