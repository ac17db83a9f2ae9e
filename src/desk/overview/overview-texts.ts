import { use } from "react";
import type { Language, TextLike } from "../../lib/language.ts";
import type { deskOverview } from "../../text/fr/desk-overview.ts";
import { useTexts } from "../desk-context.tsx";

export type OverviewTexts = TextLike<typeof deskOverview>;

const LOADERS: Record<Language, () => Promise<OverviewTexts>> = {
  fr: () => import("../../text/fr/desk-overview.ts").then((module) => module.deskOverview),
  en: () => import("../../text/en/desk-overview.ts").then((module) => module.deskOverview),
};

const loading: Partial<Record<Language, Promise<OverviewTexts>>> = {};

/** The words of this screen in the language of the desk; what reads them waits for them. */
export function useOverviewTexts(): OverviewTexts {
  const { language } = useTexts();
  loading[language] ??= LOADERS[language]();
  return use(loading[language]);
}
