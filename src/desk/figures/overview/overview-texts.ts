import type { TextLike } from "../../../lib/language.ts";
import type { deskOverview } from "../../../text/fr/desk/overview.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

export type OverviewTexts = TextLike<typeof deskOverview>;

const TEXTS = sectionTexts<OverviewTexts>({
  fr: () => import("../../../text/fr/desk/overview.ts").then((module) => module.deskOverview),
  en: () => import("../../../text/en/desk/overview.ts").then((module) => module.deskOverview),
});

/** The words of this screen. */
export const useOverviewTexts = () => useSectionTexts(TEXTS);
