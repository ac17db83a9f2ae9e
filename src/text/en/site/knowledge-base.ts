import { formatDollars } from "../../../lib/company/amounts.ts";
import { company } from "../../../lib/company/company.ts";
import { CONSULTATION_MINUTES, PLANS, TARGET_CLIENTS } from "../../../lib/company/plans.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { knowledgeBaseFr } from "../../fr/site/knowledge-base.ts";
import { sayEn } from "../claims.ts";

const { name, address, foundingYear } = company;
const { employees, revenue } = TARGET_CLIENTS;

/** Texts that only the knowledge base has, and texts of the pages that offer it. */
export const knowledgeBaseEn: TextLike<typeof knowledgeBaseFr> = {
  title: `${name} knowledge base`,
  lead: `What ${name} does, promises and charges, in one document. Taken from this website, prices and guarantees included.`,
  fileName: `${name.toLowerCase()}-knowledge-base`,
  sections: {
    company: {
      title: "Who we are",
      get paragraphs() {
        return [
          sayEn("less-work", "lessWork"),
          `We’ve been in ${address.city} since ${foundingYear} and have served ${sayEn("clients", "clients")}. Proudly Canadian, the team works in French and English.`,
          `Our plans are made mostly for businesses of ${employees.from} to ${employees.to} people, with ${formatDollars("en", revenue.from)} to $${revenue.to / 1_000_000}M in annual revenue. The ${PLANS.velocity.name} plan suits solo founders too.`,
        ];
      },
    },
    offer: {
      title: "What we automate",
      result: "Result",
      get revenue() {
        return sayEn("more-revenue", "revenue");
      },
      tools: (tools, more) => `You keep your tools: ${`${tools} ${more}`.trim()}.`,
    },
    plans: { title: "Plans and prices", price: "Price" },
    guarantees: { title: "Guarantees" },
    start: { title: "Going live" },
    cases: { title: "Case studies", change: (before, after) => `${before} before, ${after} after` },
    questions: { title: "Frequently asked questions" },
    consultation: {
      title: "Free consultation",
      paragraph: `A ${CONSULTATION_MINUTES}-minute call, free, with no obligation.`,
      book: "Book a call",
    },
    contact: { title: "How to reach us", phone: "Phone", site: "Website", areas: "Where we work" },
  },
  page: (page, pages) => `Page ${page} of ${pages}`,
  upToDate: "Up-to-date version",

  download: {
    title: "Download the knowledge base",
    description: `Everything ${name} does, promises and charges, in one file to keep: plans, guarantees, phases, cases and common questions.`,
    lead: "A text file of a few pages: services, plans and prices, guarantees, phases, cases and common questions. It opens anywhere and can be read offline.",
    button: "Download the file",
    downloading: "Downloading...",
    done: "The file has been downloaded.",
    retry: "Try again",
    failed: "The file did not arrive. Check your connection, then try again.",
    contains: "What’s inside",
    about: (kilobytes) => `Plain text, ${kilobytes} KB`,
    others: "Other formats",
    pdf: "The PDF, to print or attach to an email",
    share: "The online version, to read or copy",
  },
  share: {
    title: `All about ${name}: knowledge base`,
    description: `Services, plans and prices, guarantees, phases, cases and answers from ${name} on a single page, to read, copy or pass on.`,
    contents: "In this document",
    copy: "Copy to Clipboard",
    copied: "Copied!",
    copyFailed: "Copying did not work. The text is selected: press Ctrl+C (⌘C on a Mac).",
    download: "Download File",
    downloaded: "The PDF has been downloaded.",
    plainText: "Text version",
  },
  file: {
    title: "Your PDF file",
    description: `The ${name} knowledge base as a PDF: the download starts by itself, then you are taken back to the home page.`,
    starting: "The PDF download is starting.",
    started: "The PDF has been downloaded.",
    leaving: "Taking you back to the home page.",
    failed: "The PDF did not arrive. Check your connection, then try again.",
    link: "Download the PDF",
    home: "Go to the home page",
  },
};
