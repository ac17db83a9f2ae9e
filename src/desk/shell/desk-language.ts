import type { Language } from "../../lib/language.ts";
import { api } from "../../ui/api-client.ts";
import { keepPreference, readPreference } from "../kit/hooks.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";

const LOADERS: Record<Language, () => Promise<DeskTexts>> = {
  fr: () => import("./texts/texts-fr.ts").then((module) => module.texts),
  en: () => import("./texts/texts-en.ts").then((module) => module.texts),
};

/** Loads the texts of one language: only users who switch need both. */
export function loadTexts(language: Language): Promise<DeskTexts> {
  return LOADERS[language]();
}

const LANGUAGE_KEY = "nordet-desk-language";

/** Language chosen on this desk; French by default (SPEC §2). */
export function deskLanguage(): Language {
  return readPreference(LANGUAGE_KEY, ["fr", "en"], "fr");
}

export function keepDeskLanguage(language: Language): void {
  keepPreference(LANGUAGE_KEY, language);
}

/** Remembers the member whose language this browser has already reported. */
const TOLD_KEY = "nordet-desk-language-told";

/**
 * Tells the server which language a member reads, for their emails. If it fails, the next visit tries again.
 * @param chosen false if it is only the default: then sent once per browser, and ignored if the server has a language
 */
export function tellLanguage(memberId: string, language: Language, chosen: boolean): void {
  if (!chosen && readPreference(TOLD_KEY, [memberId, ""], "") === memberId) return;
  api("PUT /staff/me/language", { body: { language, chosen } }).then(
    () => keepPreference(TOLD_KEY, memberId),
    () => undefined,
  );
}
