import type { TextLike } from "../../../../lib/language.ts";
import type { deskHours } from "../../../../text/fr/desk/appointment-hours.ts";
import { sectionTexts, useSectionTexts } from "../../../shell/texts/section-texts.ts";

export type HoursTexts = TextLike<typeof deskHours>;

const TEXTS = sectionTexts<HoursTexts>({
  fr: () => import("../../../../text/fr/desk/appointment-hours.ts").then((module) => module.deskHours),
  en: () => import("../../../../text/en/desk/appointment-hours.ts").then((module) => module.deskHours),
});

/** The words of this screen. */
export const useHoursTexts = () => useSectionTexts(TEXTS);
