import type { Language } from "../../lib/language.ts";
import { api } from "../../ui/api-client.ts";
import { keepPreference, readPreference } from "../kit/hooks.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";

const LOADERS: Record<Language, () => Promise<DeskTexts>> = {
  fr: () => import("./texts/texts-fr.ts").then((module) => module.texts),
  en: () => import("./texts/texts-en.ts").then((module) => module.texts),
};

/** Loads one language's texts: both are needed only by those who switch. */
export function loadTexts(language: Language): Promise<DeskTexts> {
  return LOADERS[language]();
}

const LANGUAGE_KEY = "nordet-desk-language";

/** French unless English was chosen on this desk (SPEC §2). */
export function deskLanguage(): Language {
  return readPreference(LANGUAGE_KEY, ["fr", "en"], "fr");
}

export function keepDeskLanguage(language: Language): void {
  keepPreference(LANGUAGE_KEY, language);
}

/** Stores which member's language this browser has reported. */
const TOLD_KEY = "nordet-desk-language-told";

/**
 * Reports a member's reading language to the server, for their emails. A failure is harmless: the next visit repeats
 * it.
 * @param chosen false: only if the server has none, and once in this browser
 */
export function tellLanguage(memberId: string, language: Language, chosen: boolean): void {
  if (!chosen && readPreference(TOLD_KEY, [memberId, ""], "") === memberId) return;
  api("PUT /staff/me/language", { body: { language, chosen } }).then(
    () => keepPreference(TOLD_KEY, memberId),
    () => undefined,
  );
}
