import type { Language } from "../lib/language.ts";
import type { DeskTexts } from "./desk-texts.ts";
import { keepPreference, readPreference } from "./preference.ts";

const LOADERS: Record<Language, () => Promise<DeskTexts>> = {
  fr: () => import("./texts-fr.ts").then((module) => module.texts),
  en: () => import("./texts-en.ts").then((module) => module.texts),
};

/** Fetches the words of one language; nobody loads both before switching. */
export function loadTexts(language: Language): Promise<DeskTexts> {
  return LOADERS[language]();
}

const LANGUAGE_KEY = "nordet-desk-language";

/** French unless English was chosen at this desk (SPEC §2). */
export function deskLanguage(): Language {
  return readPreference(LANGUAGE_KEY, ["fr", "en"], "fr");
}

export function keepDeskLanguage(language: Language): void {
  keepPreference(LANGUAGE_KEY, language);
}
