import type { Language, TextLike } from "../../lib/language.ts";
import { serviceAreasEn } from "../../text/en/site/service-areas.ts";
import { serviceAreasFr } from "../../text/fr/site/service-areas.ts";

export const SERVICE_AREAS_TEXT: Record<Language, TextLike<typeof serviceAreasFr>> = {
  fr: serviceAreasFr,
  en: serviceAreasEn,
};
