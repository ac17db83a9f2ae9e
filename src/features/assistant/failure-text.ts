import { company } from "../../lib/company/company.ts";
import type { Language } from "../../lib/language.ts";
import { foldForSearch } from "../../lib/text/fold-for-search.ts";
import { chatFailure as en } from "../../text/en/chat/chat-failure.ts";
import { chatFailure as fr } from "../../text/fr/chat/chat-failure.ts";

const TEXTS = { fr, en };
/** Patterns for folded text (lower case, no accents), in both languages because people mix them. */
const AUTOMATION = /\bautomat/;
const PRICE = /\b(?:pric(?:e|es|ed|ing)|costs?|cout\w*|prix|tarifs?|tarification)\b/;

/**
 * Returns the chat's text if no answer is possible (SPEC §8), because the provider failed.
 * @param asked the visitor's message
 */
export function failureText(asked: string, language: Language): string {
  const text = TEXTS[language];
  const words = foldForSearch(asked);
  if (AUTOMATION.test(words)) return [text.trouble, text.automation, text.end(company.email)].join(" ");
  if (PRICE.test(words)) return [text.trouble, text.endAboutPrices(company.email)].join(" ");
  return [text.trouble, text.end(company.email)].join(" ");
}
