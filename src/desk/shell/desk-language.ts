import type { Language } from "../../lib/language.ts";
import { api } from "../../ui/api-client.ts";
import { keepPreference, readPreference } from "../kit/hooks.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";

const LOADERS: Record<Language, () => Promise<DeskTexts>> = {
  fr: () => import("./texts/texts-fr.ts").then((module) => module.texts),
  en: () => import("./texts/texts-en.ts").then((module) => module.texts),
};

/** Loads one language's texts; only users who switch need both. */
export function loadTexts(language: Language): Promise<DeskTexts> {
  return LOADERS[language]();
}

const LANGUAGE_KEY = "nordet-desk-language";

/** Returns the language chosen for the desk in this browser; French by default (SPEC §2). */
export function deskLanguage(): Language {
  return readPreference(LANGUAGE_KEY, ["fr", "en"], "fr");
}

export function keepDeskLanguage(language: Language): void {
  keepPreference(LANGUAGE_KEY, language);
}

/** Storage key for the id of the member whose language this browser has already reported. */
const TOLD_KEY = "nordet-desk-language-told";

/**
 * Sends a member's language to the server, for their emails. If that fails, the next visit tries again.
 * @param chosen whether the member chose the language; a default is sent once per browser, and the server ignores it if
 *   it already has a language
 */
export function tellLanguage(memberId: string, language: Language, chosen: boolean): void {
  if (!chosen && readPreference(TOLD_KEY, [memberId, ""], "") === memberId) return;
  api("PUT /staff/me/language", { body: { language, chosen } }).then(
    () => keepPreference(TOLD_KEY, memberId),
    () => undefined,
  );
}
