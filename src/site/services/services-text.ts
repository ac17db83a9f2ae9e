import type { Language, TextLike } from "../../lib/language.ts";
import { servicesEn } from "../../text/en/services.ts";
import { servicesFr } from "../../text/fr/services.ts";

export type ServicesText = TextLike<typeof servicesFr>;

export const SERVICES_TEXT: Record<Language, ServicesText> = { fr: servicesFr, en: servicesEn };
