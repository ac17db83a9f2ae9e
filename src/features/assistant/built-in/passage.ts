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

/** A text that the assistant can find, quote and link to. */
export interface Passage {
  /** The same in both languages. A post's is `post-<pair>`; its sections' are `post-<pair>/1` and so on. */
  id: string;
  language: Language;
  /** Text of a link to the passage. */
  title: string;
  /** Path on our site, with a fragment. */
  href: string;
  /** The beginning of an answer; empty if the details are enough. */
  opening: string;
  /** Sentences that stand alone; those that match a question best follow the opening. */
  details: readonly string[];
  /** Figures before and after the work was automated, each with its detail; for what is computed from them. */
  figures?: readonly Change[];
  /** A post's keywords, which searches match in addition to its text. */
  keywords?: string;
  /** Ways of asking for staff's answer or a post's section; the site's own are in `text/{fr,en}/visitors/asked.ts`. */
  asked?: readonly string[];
}

/** A topic that a question may be about. */
export interface Candidate {
  /** The passage's id, or the id of small talk or a wish in `asked.ts`, such as `greeting` and `booking`. */
  id: string;
  passage?: Passage | undefined;
  /** Weighted mean of `near` and `likelihood`, 0 to 1, and somewhat more for the passage that a follow-up is about. */
  score: number;
  /** Cosine similarity to the nearest way of asking, 0 to 1. */
  likeness: number;
  /** Share of the question's terms, by weight, that occur in the topic's ways of asking or its passage, 0 to 1. */
  coverage: number;
  /** Weighted mean of `likeness` and `coverage`, 0 to 1. */
  near: number;
  /** The topic's probability according to the learned model (`topic-model.ts`), 0 to 1. */
  likelihood: number;
}

/** A figure before and after. */
export interface Change {
  /** The detail that tells it. */
  text: string;
  label: string;
  before: number;
  after: number;
  /** 52 for an amount per week, 12 for one per month. */
  timesAYear?: 52 | 12 | undefined;
  value(amount: number): string;
}

/** Number of passages given to a language model: fewer may lack the right one, and more distract a small model. */
export const MOST_PASSAGES = 12;

/** Returns the whole text of a passage, for search and for a language model. */
export function wholeText({ opening, details }: Passage): string {
  return [opening, ...details].filter((part) => part !== "").join(" ");
}

/** Splits a text into sentences with their punctuation; the sentences of a quotation stay together. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])\s+(?!(?<=[«“][^»”]*)[^«“]*[»”])|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export type AssistantText = TextLike<typeof assistantFr>;

/** What the assistant says in its own words. */
export const ASSISTANT_TEXT: Readonly<Record<Language, AssistantText>> = { fr: assistantFr, en: assistantEn };

export const ASKED: Readonly<Record<Language, TextLike<typeof askedFr>>> = { fr: askedFr, en: askedEn };
/** Ways of asking by context (`ways-index.ts`), then by the id of the passage that answers. */
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

/** The site's legal and careers pages. */
export type Documents = Readonly<Record<"privacy" | "terms" | "compliance" | "careers", DocumentText>>;

/** @param measured whether an analytics tag is configured (`ANALYTICS_ID`), which the privacy policy then mentions */
export function documentsIn(language: Language, measured: boolean): Documents {
  const facts = legalFacts(language);
  const given = { ...facts, company: facts.name, postalAddress: postalAddress(language), measured };
  const { privacy, terms, compliance, careers } = DOCUMENTS[language];
  return { privacy: privacy(given), terms: terms(given), compliance: compliance(given), careers: careers(company) };
}
