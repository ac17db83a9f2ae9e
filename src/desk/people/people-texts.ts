import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskPeople } from "../../text/fr/desk-people.ts";
import { useTexts } from "../desk-context.tsx";

export type PeopleTexts = TextLike<typeof deskPeople>;

const LOADERS: Record<Language, () => Promise<PeopleTexts>> = {
  fr: () => import("../../text/fr/desk-people.ts").then((module) => module.deskPeople),
  en: () => import("../../text/en/desk-people.ts").then((module) => module.deskPeople),
};

const loading: Partial<Record<Language, Promise<PeopleTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function usePeopleTexts(): PeopleTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
