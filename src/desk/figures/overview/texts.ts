import type { TextLike } from "../../../lib/language.ts";
import type { deskOverview } from "../../../text/fr/desk/overview.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

const TEXTS = sectionTexts<TextLike<typeof deskOverview>>({
  fr: () => import("../../../text/fr/desk/overview.ts").then((module) => module.deskOverview),
  en: () => import("../../../text/en/desk/overview.ts").then((module) => module.deskOverview),
});
export const useOverviewTexts = () => useSectionTexts(TEXTS);
