import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskScoring } from "../../text/fr/desk-scoring.ts";
import { useTexts } from "../desk-context.tsx";

type ScoringTexts = TextLike<typeof deskScoring>;

const LOADERS: Record<Language, () => Promise<ScoringTexts>> = {
  fr: () => import("../../text/fr/desk-scoring.ts").then((module) => module.deskScoring),
  en: () => import("../../text/en/desk-scoring.ts").then((module) => module.deskScoring),
};

const loading: Partial<Record<Language, Promise<ScoringTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function useScoringTexts(): ScoringTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
