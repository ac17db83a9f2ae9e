import type { TextLike } from "../../../lib/language.ts";
import type { deskScoring } from "../../../text/fr/desk/scoring.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type ScoringTexts = TextLike<typeof deskScoring>;

const TEXTS = sectionTexts<ScoringTexts>({
  fr: () => import("../../../text/fr/desk/scoring.ts").then((module) => module.deskScoring),
  en: () => import("../../../text/en/desk/scoring.ts").then((module) => module.deskScoring),
});

/** The words of this screen. */
export const useScoringTexts = () => useSectionTexts(TEXTS);
