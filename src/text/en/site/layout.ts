import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { layoutFr } from "../../fr/site/layout.ts";

/** Header, footer and the rest of the frame of public pages. */
export const layoutEn: TextLike<typeof layoutFr> = {
  skip: "Skip to content",
  homeLink: `${company.name}, home page`,
  mainNavigation: "Main navigation",
  menu: "Menu",
  language: "Language",
  languageNames: { fr: "Français", en: "English" },
  links: {
    services: "Services",
    about: "About",
    pricing: "Pricing",
    contact: "Contact",
    blog: "Blog",
    caseStudies: "Case studies",
    careers: "Careers",
    compliance: "Compliance: Law 25 and GDPR",
    privacy: "Privacy policy",
    terms: "Terms of service",
  },
  formOnPaper: "Form to fill in online",
  footer: {
    blurb: `We automate the repetitive work of small businesses and solo founders, in French and English, in ${company.address.city} and across North America.`,
    quickLinks: "Quick links",
    ask: "Ask a question",
    services: "Services",
    support: "Customer service",
    sales: "Sales and follow-up",
    operations: "Operations",
    company: "Company",
    start: "Get started",
    startText: "Tell us what you do over and over. The consultation is free, with no obligation.",
    startLink: "Contact us",
    legal: "Legal information",
    proudlyCanadian: "Proudly Canadian",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
  },
};
