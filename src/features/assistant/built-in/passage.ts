import { company } from "../../../lib/company/company.ts";
import { legalFacts, postalAddress } from "../../../lib/company/contact-details.ts";
import type { Language, TextLike } from "../../../lib/language.ts";
import { assistantEn } from "../../../text/en/chat/assistant.ts";
import { appointment as appointmentEn, appointmentZones as zonesEn } from "../../../text/en/site/appointment.ts";
import { blogEn } from "../../../text/en/site/blog.ts";
import { consultationForm as formEn } from "../../../text/en/site/consultation-form.ts";
import { consultationLandingEn } from "../../../text/en/site/consultation-landing.ts";
import {
  careers as careersEn,
  compliance as complianceEn,
  privacy as privacyEn,
  terms as termsEn,
} from "../../../text/en/site/documents.ts";
import { returnCalculatorEn } from "../../../text/en/site/return-calculator.ts";
import { askedEn } from "../../../text/en/visitors/asked.ts";
import { followUpsEn } from "../../../text/en/visitors/follow-ups.ts";
import { assistantFr } from "../../../text/fr/chat/assistant.ts";
import { appointment as appointmentFr, appointmentZones as zonesFr } from "../../../text/fr/site/appointment.ts";
import { blogFr } from "../../../text/fr/site/blog.ts";
import { consultationForm as formFr } from "../../../text/fr/site/consultation-form.ts";
import { consultationLandingFr } from "../../../text/fr/site/consultation-landing.ts";
import {
  careers as careersFr,
  compliance as complianceFr,
  type DocumentText,
  privacy as privacyFr,
  terms as termsFr,
} from "../../../text/fr/site/documents.ts";
import { returnCalculatorFr } from "../../../text/fr/site/return-calculator.ts";
import { askedFr } from "../../../text/fr/visitors/asked.ts";
import { followUpsFr } from "../../../text/fr/visitors/follow-ups.ts";

/** A piece of what the company says, as the assistant finds it, quotes it and leads to it. */
export interface Passage {
  /** The same in both languages. Of a post: `post-<pair>`, its sections `post-<pair>/<number from 1 on>`. */
  id: string;
  language: Language;
  /** Names the passage in a link, and in the question which of two passages is meant. */
  title: string;
  /** Path of our own site, with the fragment where it stands. */
  href: string;
  /** What an answer from it begins with; empty where the details say it all. */
  opening: string;
  /** Sentences that stand alone: those that fit a question best are said after the opening. */
  details: readonly string[];
  /** Words it is found by besides what it says: kept for posts, whose words the visitors' phrases do not know. */
  keywords?: string;
  /** How visitors ask for what staff wrote, or a heading; of the site's own, `text/{fr,en}/visitors/asked.ts` has them. */
  asked?: readonly string[];
}

/** Passages given to a language model: fewer leave out the right one at times, and a small model loses it among more. */
export const MOST_PASSAGES = 12;

/** All that a passage says, for search and for a language model that answers from it. */
export function wholeText({ opening, details }: Passage): string {
  return [opening, ...details].filter((part) => part !== "").join(" ");
}

/** The sentences of a text, each with its mark. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export type AssistantText = TextLike<typeof assistantFr>;

/** What the assistant says in its own words. */
export const ASSISTANT_TEXT: Readonly<Record<Language, AssistantText>> = { fr: assistantFr, en: assistantEn };

export const ASKED: Readonly<Record<Language, TextLike<typeof askedFr>>> = { fr: askedFr, en: askedEn };
/** By what was told, then by the passage that answers. */
export type FollowUps = Readonly<Record<keyof typeof followUpsFr, Readonly<Record<string, string>>>>;
export const FOLLOW_UPS: Readonly<Record<Language, FollowUps>> = { fr: followUpsFr, en: followUpsEn };
export const APPOINTMENT = { fr: appointmentFr, en: appointmentEn };
export const ZONES = { fr: zonesFr, en: zonesEn };
export const BLOG = { fr: blogFr, en: blogEn };
export const CALCULATOR = { fr: returnCalculatorFr, en: returnCalculatorEn };
export const FORM = { fr: formFr, en: formEn };
const DOCUMENTS = {
  fr: { privacy: privacyFr, terms: termsFr, compliance: complianceFr, careers: careersFr },
  en: { privacy: privacyEn, terms: termsEn, compliance: complianceEn, careers: careersEn },
};
export const LANDING = { fr: consultationLandingFr, en: consultationLandingEn };

/** The running texts of the site, by the path of their page. */
export type Documents = Readonly<Record<"privacy" | "terms" | "compliance" | "careers", DocumentText>>;

/** @param measured whether an analytics tag is configured (`ANALYTICS_ID`), which the privacy policy then speaks of */
export function documentsIn(language: Language, measured: boolean): Documents {
  const facts = legalFacts(language);
  const given = { ...facts, company: facts.name, postalAddress: postalAddress(language), measured };
  const { privacy, terms, compliance, careers } = DOCUMENTS[language];
  return { privacy: privacy(given), terms: terms(given), compliance: compliance(given), careers: careers(company) };
}
