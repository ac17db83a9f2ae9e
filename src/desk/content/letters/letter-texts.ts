import type { TextLike } from "../../../lib/language.ts";
import type { deskLetters } from "../../../text/fr/desk/letters.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type LetterTexts = TextLike<typeof deskLetters>;

const TEXTS = sectionTexts<LetterTexts>({
  fr: () => import("../../../text/fr/desk/letters.ts").then((module) => module.deskLetters),
  en: () => import("../../../text/en/desk/letters.ts").then((module) => module.deskLetters),
});

export const useLetterTexts = () => useSectionTexts(TEXTS);
