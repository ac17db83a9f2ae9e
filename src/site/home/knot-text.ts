import type { Language, TextLike } from "../../lib/language.ts";
import { knotEn } from "../../text/en/site/knot.ts";
import { knotFr } from "../../text/fr/site/knot.ts";

export type KnotText = TextLike<typeof knotFr>;

export const KNOT_TEXT: Record<Language, KnotText> = { fr: knotFr, en: knotEn };

/** Link to the pricing page for `from` hours a week or more, with the plan that pays for itself, if any. */
export type Offer = readonly [from: number, words: string, plan?: string];

/** Props of {@link Knot} and its script. The server computes the figures, so that browsers load no price list. */
export interface KnotProps {
  language: Language;
  /** Percentage of the hours that we aim to save; 0 once the claim has lapsed. */
  aim: number;
  /** In ascending order of hours. */
  offers: readonly Offer[];
}

/** Returns the hours that we aim to save out of `hours` a week. */
export const hoursBack = (hours: number, aim: number) => Math.round((hours * aim) / 100);

/** Returns the text below the knot for `hours` a week, and the anchor on the pricing page to link to (`place`). */
export function freedText({ language, aim, offers }: KnotProps, hours: number) {
  const text = KNOT_TEXT[language];
  const [, offer, plan] = offers.findLast(([from]) => hours >= from)!;
  const sentence = plan ? text.aim(hours, hoursBack(hours, aim)) : aim ? text.none(hours) : text.hours(hours);
  return { sentence, offer, place: plan ?? "calculation-title" };
}
