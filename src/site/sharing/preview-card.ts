import { createHash } from "node:crypto";
import { accent } from "../../lib/company/accent.ts";
import { company } from "../../lib/company/company.ts";
import type { Language, TextLike } from "../../lib/language.ts";
import { previewCardEn } from "../../text/en/site/layout.ts";
import { previewCardFr } from "../../text/fr/site/layout.ts";

/** The picture of a page or an article that social networks show beside a link (Open Graph). */
export interface PreviewCard {
  language: Language;
  /** Large; any length and any characters. A line break (`\n`) breaks the line here too. */
  title: string;
  /** A line above the title: the page's name, the article's category. */
  eyebrow?: string;
}

/** The picture's size in pixels, which Open Graph readers show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const CARD_TEXT: Record<Language, TextLike<typeof previewCardFr>> = { fr: previewCardFr, en: previewCardEn };

/** Increment when the drawing changes: networks cache a picture as long as its address stays the same. */
const DRAWING = 1;

/** Six characters that change with anything the picture shows. */
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
 * A picture's path: below the page's own, and changing with the picture, so that it can be cached forever.
 * @param path of the page in its language: `/en/pricing`
 */
export function cardPath(path: string, card: PreviewCard): string {
  return `${path === "/" ? "" : path}/card/${versionOf(card)}.png`;
}
