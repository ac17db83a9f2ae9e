import type { Language, TextLike } from "../../lib/language.ts";
import { aboutEn } from "../../text/en/site/about.ts";
import { aboutFr } from "../../text/fr/site/about.ts";

export type AboutText = TextLike<typeof aboutFr>;

export const ABOUT_TEXT: Record<Language, AboutText> = { fr: aboutFr, en: aboutEn };
