import type { Language, TextLike } from "../../lib/language.ts";
import { knotEn } from "../../text/en/site/knot.ts";
import { knotFr } from "../../text/fr/site/knot.ts";

export type KnotText = TextLike<typeof knotFr>;

export const KNOT_TEXT: Record<Language, KnotText> = { fr: knotFr, en: knotEn };

/** What leads on to the pricing page from so many hours a week on, and to which plan there; none where none pays for itself. */
export type Offer = readonly [from: number, words: string, plan?: string];

/** What {@link Knot} and its script are given; the figures come from the server, so that browsers load no prices. */
export interface KnotProps {
  language: Language;
  /** Percent of the hours that we aim to free; 0 once that has lapsed in the register of claims. */
  aim: number;
  /** By rising hours. */
  offers: readonly Offer[];
}

/** Hours a week that we aim to give back. */
export const hoursBack = (hours: number, aim: number) => Math.round((hours * aim) / 100);

/** What is said below the knot of so many hours, with what leads on to the pricing page and where on it. */
export function freedText({ language, aim, offers }: KnotProps, hours: number) {
  const text = KNOT_TEXT[language];
  const [, offer, plan] = offers.findLast(([from]) => hours >= from)!;
  const sentence = plan ? text.aim(hours, hoursBack(hours, aim)) : aim ? text.none(hours) : text.hours(hours);
  return { sentence, offer, place: plan ?? "calculation-title" };
}
