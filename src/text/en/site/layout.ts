import { company } from "../../../lib/company/company.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { consent as consentFr, layoutFr, notFoundFr, previewCardFr, serverErrorFr } from "../../fr/site/layout.ts";

/** Header, footer and other parts that public pages share. */
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

export const notFoundEn: TextLike<typeof notFoundFr> = {
  title: "Page not found",
  description: "This address doesn’t lead to any page.",
  headline: "404 Page Not Found",
  lead: "The wind took it, or the address never existed. These pages haven’t moved:",
  links: [
    { label: "The home page", path: "/" },
    { label: "Our services", path: "/services" },
    { label: "Contact us", path: "/contact" },
  ],
};

/** Page for statuses 500 and 503. */
export const serverErrorEn: TextLike<typeof serverErrorFr> = {
  title: "An error on our side",
  description: "This page could not be prepared.",
  headline: "An error on our side",
  lead: "This page could not be prepared and the error has been logged. Try again in a minute, or try one of these pages:",
  links: [
    { label: "The home page", path: "/" },
    { label: "Our pricing", path: "/pricing" },
    { label: "Contact us", path: "/contact" },
  ],
};

/** The question asked before anything is measured, and the settings on the privacy page. */
export const consent: TextLike<typeof consentFr> = {
  title: "Your consent to measuring visits",
  question:
    "May we measure your visit with a Google tool, to learn which pages and which ads are of use? Nothing is loaded without your consent.",
  accept: "Accept",
  refuse: "Refuse",
  details: "Details and settings",
  settings: {
    title: "Your choice",
    none: "You have not answered yet: nothing is measured.",
    granted: "You accepted. Date:",
    denied: "You refused: nothing is measured. Date:",
    signal:
      "Your browser has asked not to be tracked. We treat that signal as a no: nothing is measured, and we ask you nothing.",
    noScript: "Without JavaScript, nothing is measured: there is nothing to choose.",
  },
};

/** Preview pictures of pages, shown beside links in social networks and messages. */
export const previewCardEn: TextLike<typeof previewCardFr> = {
  tagline: "Automation for small businesses",
};
