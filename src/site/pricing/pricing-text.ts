import type { Language, TextLike } from "../../lib/language.ts";
import { pricingEn } from "../../text/en/site/pricing.ts";
import { pricingFr } from "../../text/fr/site/pricing.ts";

export type PricingText = TextLike<typeof pricingFr>;

export const PRICING_TEXT: Record<Language, PricingText> = { fr: pricingFr, en: pricingEn };

/** The questions that stand on the pricing page. */
export const questionsOn = (language: Language) =>
  PRICING_TEXT[language].questions.list.filter(({ on }) => on?.pricing ?? true);
