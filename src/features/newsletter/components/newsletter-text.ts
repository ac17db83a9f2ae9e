import type { Language, TextLike } from "../../../lib/language.ts";
import { newsletter as en } from "../../../text/en/site/newsletter.ts";
import { newsletter as fr } from "../../../text/fr/site/newsletter.ts";

export const NEWSLETTER_TEXT: Record<Language, TextLike<typeof fr>> = { fr, en };
