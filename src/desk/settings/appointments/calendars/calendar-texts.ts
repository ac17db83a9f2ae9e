import type { TextLike } from "../../../../lib/language.ts";
import type { deskCalendars } from "../../../../text/fr/desk/calendars.ts";
import { sectionTexts, useSectionTexts } from "../../../shell/texts/section-texts.ts";

const TEXTS = sectionTexts<TextLike<typeof deskCalendars>>({
  fr: () => import("../../../../text/fr/desk/calendars.ts").then((module) => module.deskCalendars),
  en: () => import("../../../../text/en/desk/calendars.ts").then((module) => module.deskCalendars),
});

/** The words of calendars. */
export const useCalendarTexts = () => useSectionTexts(TEXTS);
