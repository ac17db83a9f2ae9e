import type { Language, TextLike } from "../../lib/language.ts";
import { privacyAsk as en } from "../../text/en/site/privacy-ask.ts";
import { privacyAsk as fr } from "../../text/fr/site/privacy-ask.ts";

export const PRIVACY_ASK_TEXT: Readonly<Record<Language, TextLike<typeof fr>>> = { fr, en };
