import type { Language, TextLike } from "../../lib/language.ts";
import { contactEn } from "../../text/en/site/contact.ts";
import { contactFr } from "../../text/fr/site/contact.ts";

export type ContactText = TextLike<typeof contactFr>;

export const CONTACT_TEXT: Record<Language, ContactText> = { fr: contactFr, en: contactEn };
