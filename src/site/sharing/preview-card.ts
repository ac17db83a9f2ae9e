import { createHash } from "node:crypto";
import { accent } from "../../lib/company/accent.ts";
import { company } from "../../lib/company/company.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { previewCardEn } from "../../text/en/site/layout.ts";
import { previewCardFr } from "../../text/fr/site/layout.ts";

/** A page's or article's Open Graph image, which social networks show beside a link. */
export interface PreviewCard {
  language: Language;
  /** Title of any length and characters; `\n` breaks the line. */
  title: string;
  /** Line above the title: the page's name or the article's category. */
  eyebrow?: string;
}

/** Size in px, which social networks show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const CARD_TEXT: Record<Language, TextLike<typeof previewCardFr>> = { fr: previewCardFr, en: previewCardEn };

/** Increment when the drawing changes, because social networks cache an image by its URL. */
const DRAWING = 1;

/** Returns six characters that change with anything on the card. */
function versionOf({ language, title, eyebrow = "" }: PreviewCard): string {
  const { name, logo } = company;
  const shown = JSON.stringify([
    DRAWING,
    name,
    logo,
    accent("light").signal,
    CARD_TEXT[language].tagline,
    title,
    eyebrow,
  ]);
  return createHash("sha256").update(shown).digest("base64url").slice(0, 6);
}

/**
 * Returns the path of a card, below its page's path. The path changes with the image, so that the image can be cached
 * forever.
 * @param path the page's path in its language: `/en/pricing`
 */
export function cardPath(path: string, card: PreviewCard): string {
  return `${path === "/" ? "" : path}/card/${versionOf(card)}.png`;
}
