import type { Language, TextLike } from "../../lib/language.ts";
import { homeEn } from "../../text/en/site/home.ts";
import { homeFr } from "../../text/fr/site/home.ts";

export type HomeText = TextLike<typeof homeFr>;

export const HOME_TEXT: Record<Language, HomeText> = { fr: homeFr, en: homeEn };
