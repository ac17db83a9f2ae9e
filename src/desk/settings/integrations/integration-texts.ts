import type { TextLike } from "../../../lib/language.ts";
import type { deskIntegrations } from "../../../text/fr/desk/integrations.ts";
import { sectionTexts, useSectionTexts } from "../../shell/texts/section-texts.ts";

type IntegrationTexts = TextLike<typeof deskIntegrations>;

const TEXTS = sectionTexts<IntegrationTexts>({
  fr: () => import("../../../text/fr/desk/integrations.ts").then((module) => module.deskIntegrations),
  en: () => import("../../../text/en/desk/integrations.ts").then((module) => module.deskIntegrations),
});

/** The words of this screen. */
export const useIntegrationTexts = () => useSectionTexts(TEXTS);
