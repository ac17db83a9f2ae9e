import type { TextLike } from "../../../lib/language.ts";
import type { deskStaff } from "../../../text/fr/desk/staff.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

export type StaffTexts = TextLike<typeof deskStaff>;

const TEXTS = sectionTexts<StaffTexts>({
  fr: () => import("../../../text/fr/desk/staff.ts").then((module) => module.deskStaff),
  en: () => import("../../../text/en/desk/staff.ts").then((module) => module.deskStaff),
});

/** The words of this screen. */
export const useStaffTexts = () => useSectionTexts(TEXTS);
