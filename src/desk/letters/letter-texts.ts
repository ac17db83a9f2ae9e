import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskLetters } from "../../text/fr/desk-letters.ts";
import { useTexts } from "../desk-context.tsx";

type LetterTexts = TextLike<typeof deskLetters>;

const LOADERS: Record<Language, () => Promise<LetterTexts>> = {
  fr: () => import("../../text/fr/desk-letters.ts").then((module) => module.deskLetters),
  en: () => import("../../text/en/desk-letters.ts").then((module) => module.deskLetters),
};

const loading: Partial<Record<Language, Promise<LetterTexts>>> = {};

/** The words of letters in the language of the desk; what reads them waits for them. */
export function useLetterTexts(): LetterTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
