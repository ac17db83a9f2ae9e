import type { Language } from "../../lib/language.ts";
import { api } from "../../ui/api-client.ts";
import { keepPreference, readPreference } from "../kit/preference.ts";
import type { DeskTexts } from "./texts/desk-texts.ts";

const LOADERS: Record<Language, () => Promise<DeskTexts>> = {
  fr: () => import("./texts/texts-fr.ts").then((module) => module.texts),
  en: () => import("./texts/texts-en.ts").then((module) => module.texts),
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

/** Keeps which member this browser has told of. */
const TOLD_KEY = "nordet-desk-language-told";

/**
 * Tells the server in which language a member reads, for the mails they get. That it fails harms nobody: the next visit
 * tells it again.
 * @param chosen false: only if the server knows of none, and once in this browser
 */
export function tellLanguage(memberId: string, language: Language, chosen: boolean): void {
  if (!chosen && readPreference(TOLD_KEY, [memberId, ""], "") === memberId) return;
  api("PUT /staff/me/language", { body: { language, chosen } }).then(
    () => keepPreference(TOLD_KEY, memberId),
    () => undefined,
  );
}
