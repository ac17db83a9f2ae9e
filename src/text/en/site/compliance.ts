import type { DocumentText } from "../../../lib/text/document-text.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/** @param company name and the officer's email, from `company.ts` */
export function compliance(company: {
  name: string;
  officerEmail: string;
  officer: string | undefined;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Compliance",
    description: "Law 25, GDPR, anti-spam law and security: what we do, and what we do not claim.",
    lead: "What we do to comply with the law and protect your data, and what we do not claim.",
    updated: `Last updated: ${latestDay("en", "2026-11-20", company.wordedOn)}`,
    contents: "On this page",
    sections: [
      {
        id: "law-25",
        title: "Law 25 (Québec)",
        paragraphs: [
          `${company.officer ?? "The person who runs the company"} is in charge of the protection of personal information: write to ${company.officerEmail}. The form says what your answers are for and how long we keep them. Any other use needs your consent, given separately. We keep proof of what you read and agreed to.`,
          "No decision about you is made by a calculation alone: the score of a request helps choose who to call first, and a person reads every request.",
        ],
      },
      {
        id: "gdpr",
        title: "GDPR (Europe)",
        paragraphs: [
          "If you write from Europe, you have the same rights with us: to see, correct, download and have erased what we hold about you, and to withdraw your consent.",
        ],
      },
      {
        id: "casl",
        title: "Canada’s anti-spam law",
        paragraphs: [
          "We send a newsletter only to people who asked for it and confirmed it by email. Every issue carries our name, our postal address and a link to unsubscribe.",
        ],
      },
      {
        id: "security",
        title: "Security",
        paragraphs: [
          "We follow the SOC 2 criteria for security, availability and confidentiality. We have no audit report yet: we’ll publish it once we have one.",
        ],
        list: [
          "Our team’s access is personal and limited to what is needed; what it does with requests is logged.",
          "Without your consent, this site loads nothing from another server and sets a single cookie, if you chat.",
          "Our logs hold no names, no emails and no IP addresses.",
        ],
      },
      {
        id: "report",
        title: "Report a flaw",
        paragraphs: [
          `Found something? Write to ${company.officerEmail}. We answer within two business days and take no action against people who act in good faith.`,
        ],
      },
    ],
  };
}
