import type { Language, TextLike } from "../../lib/language.ts";
import { layoutEn } from "../../text/en/site/layout.ts";
import { layoutFr } from "../../text/fr/site/layout.ts";

export type LayoutText = TextLike<typeof layoutFr>;

export const LAYOUT_TEXT: Record<Language, LayoutText> = { fr: layoutFr, en: layoutEn };
