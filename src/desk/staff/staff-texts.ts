import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskStaff } from "../../text/fr/desk-staff.ts";
import { useTexts } from "../desk-context.tsx";

export type StaffTexts = TextLike<typeof deskStaff>;

const LOADERS: Record<Language, () => Promise<StaffTexts>> = {
  fr: () => import("../../text/fr/desk-staff.ts").then((module) => module.deskStaff),
  en: () => import("../../text/en/desk-staff.ts").then((module) => module.deskStaff),
};

const loading: Partial<Record<Language, Promise<StaffTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function useStaffTexts(): StaffTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
