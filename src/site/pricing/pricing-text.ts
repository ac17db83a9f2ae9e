import type { Language, TextLike } from "../../lib/language.ts";
import { pricingEn } from "../../text/en/site/pricing.ts";
import { pricingFr } from "../../text/fr/site/pricing.ts";

export type PricingText = TextLike<typeof pricingFr>;

export const PRICING_TEXT: Record<Language, PricingText> = { fr: pricingFr, en: pricingEn };
