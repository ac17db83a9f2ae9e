import type { Language, TextLike } from "../../lib/language.ts";
import { servicesEn } from "../../text/en/site/services.ts";
import { servicesFr } from "../../text/fr/site/services.ts";

export type ServicesText = TextLike<typeof servicesFr>;

export const SERVICES_TEXT: Record<Language, ServicesText> = { fr: servicesFr, en: servicesEn };
