import type { DocumentText } from "../../../lib/text/document-text.ts";
import { latestDay } from "../../../lib/text/written-date.ts";

/** @param company name and email, from `company.ts` */
export function terms(company: {
  name: string;
  email: string;
  identity: string;
  wordedOn: string | undefined;
}): DocumentText {
  return {
    title: "Terms of service",
    description: "What you can expect from this site and from our plans, in plain words.",
    lead: "What you can expect from us, and what we expect from you, in plain words.",
    updated: `Last updated: ${latestDay("en", "2026-11-20", company.wordedOn)}`,
    contents: "On this page",
    sections: [
      {
        id: "site",
        title: "This site",
        paragraphs: [
          `This site belongs to ${company.name}${company.identity === company.name ? "" : `, operated by ${company.identity}`}. You may read it, link to it and quote from it if you name the source. The words and drawings remain ours.`,
          "We keep it up to date. If you find a mistake, tell us and we will fix it.",
        ],
      },
      {
        id: "consultation",
        title: "The free consultation",
        paragraphs: [
          "It lasts 30 minutes, costs nothing and comes with no obligation. A request is not a contract: you stay free to leave it at that, and we may tell you that we are not the right team for you.",
        ],
      },
      {
        id: "plans",
        title: "The plans",
        paragraphs: ["When we work together:"],
        list: [
          "Prices are per month, in Canadian dollars, before taxes.",
          "You pay month to month, with no long-term contract and no setup fee, and you can cancel any time, no notice required.",
          "We refund you if you change your mind within the first 30 days.",
          "If, after 90 days, the return is not at least three times what you paid, we keep working free of charge until it is.",
          "We guarantee 99.5% uptime for the automations that we run for you.",
        ],
      },
      {
        id: "yours",
        title: "What is yours stays yours",
        paragraphs: [
          "Your data, your accounts and what we build in your tools belong to you. If you leave, you keep all of it, documentation included.",
        ],
      },
      {
        id: "fair-use",
        title: "Acceptable use",
        paragraphs: [
          "The form is made for people. Automated submissions, advertising and attempts to break in are set aside or refused.",
        ],
      },
      {
        id: "law",
        title: "Governing law",
        paragraphs: [
          `The laws of Québec and Canada apply. If we disagree, write to us first at ${company.email}: most things are settled in one conversation.`,
        ],
      },
    ],
  };
}
