import type { Language, TextLike } from "../../lib/language.ts";
import { contactEn } from "../../text/en/contact.ts";
import { contactFr } from "../../text/fr/contact.ts";

export type ContactText = TextLike<typeof contactFr>;

export const CONTACT_TEXT: Record<Language, ContactText> = { fr: contactFr, en: contactEn };
