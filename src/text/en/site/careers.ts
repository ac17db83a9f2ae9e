import type { DocumentText } from "../../../lib/text/document-text.ts";

/** @param company name and email, from `company.ts` */
export function careers(company: { name: string; email: string; address: { city: string } }): DocumentText {
  return {
    title: "Careers",
    description: `Working with us, in ${company.address.city} or remotely: how we hire, and how to write to us.`,
    lead: "We are a small team and we rarely hire. When we do, this page says so.",
    updated: "Last updated: November 20, 2026",
    contents: "On this page",
    sections: [
      {
        id: "openings",
        title: "Open positions",
        paragraphs: ["There are no open positions at the moment."],
      },
      {
        id: "work",
        title: "How we work",
        paragraphs: ["If you would like to write to us anyway, this is what our weeks look like:"],
        list: [
          "You talk to clients yourself, in French or in English, and you deliver what you promised.",
          `You work remotely or in ${company.address.city}, at hours that suit you, except for meetings.`,
          "We count hours given back to people, not lines of code.",
        ],
      },
      {
        id: "write",
        title: "Write to us",
        paragraphs: [
          `Write to ${company.email}. Tell us in a few lines what you automated, for whom, and what it changed. No cover letter needed. We answer every message.`,
          "We keep applications for six months, then erase them.",
        ],
      },
    ],
  };
}
