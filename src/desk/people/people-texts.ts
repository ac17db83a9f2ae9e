import type { TextLike } from "../../lib/language.ts";
import type { deskPeople } from "../../text/fr/desk/people.ts";
import { sectionTexts, useSectionTexts } from "../shell/texts/section-texts.ts";

export type PeopleTexts = TextLike<typeof deskPeople>;

const TEXTS = sectionTexts<PeopleTexts>({
  fr: () => import("../../text/fr/desk/people.ts").then((module) => module.deskPeople),
  en: () => import("../../text/en/desk/people.ts").then((module) => module.deskPeople),
});

export const usePeopleTexts = () => useSectionTexts(TEXTS);
