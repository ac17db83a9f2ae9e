import type { Language, TextLike } from "../../lib/language.ts";
import { knotEn } from "../../text/en/site/knot.ts";
import { knotFr } from "../../text/fr/site/knot.ts";

export type KnotText = TextLike<typeof knotFr>;

export const KNOT_TEXT: Record<Language, KnotText> = { fr: knotFr, en: knotEn };

/** The link to the pricing page from this many hours a week on, and its plan; none if no plan pays for itself. */
export type Offer = readonly [from: number, words: string, plan?: string];

/** Props of {@link Knot} and its script; the figures come from the server, so that browsers load no prices. */
export interface KnotProps {
  language: Language;
  /** Share of the hours we aim to save, in percent; 0 once the claim has lapsed. */
  aim: number;
  /** By ascending hours. */
  offers: readonly Offer[];
}

/** Hours a week we aim to save. */
export const hoursBack = (hours: number, aim: number) => Math.round((hours * aim) / 100);

/** The text below the knot for this many hours, with its link to the pricing page. */
export function freedText({ language, aim, offers }: KnotProps, hours: number) {
  const text = KNOT_TEXT[language];
  const [, offer, plan] = offers.findLast(([from]) => hours >= from)!;
  const sentence = plan ? text.aim(hours, hoursBack(hours, aim)) : aim ? text.none(hours) : text.hours(hours);
  return { sentence, offer, place: plan ?? "calculation-title" };
}
