import type { Language } from "../../../lib/language.ts";

/** Email addresses in a text. */
export const EMAIL = /(?<![^\s@,;<>])[^\s@,;<>]+@[^\s@,;<>]+\.[\p{L}\d]{2,}/gu;
/** Ten digits as North Americans write a phone number. */
export const PHONE = /(?<!\d)(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g;
/** A clause in which the visitor introduces themselves, up to the next comma or the end of the sentence. */
const INTRODUCTION: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(?:je m[’']?\s?appelle|mon nom(?: c[’']?\s?est|\s+est)?|moi c[’']?\s?est|(?:je suis|chu|chus|j[’']?suis|ici|c[’']est)\s+\p{L}+(?:\s+\p{L}+)?\s+(?:de chez|chez|de la compagnie))(?![\p{L}])[^,;.?!\n]*/giu,
  en: /(?<![\p{L}])(?:my name(?:[’']?s|\s+is)|(?:i[’']?m|i am|it[’']?s|this is)\s+\p{L}+(?:\s+\p{L}+)?\s+(?:from|at|with)(?=\s+\p{Lu}))(?![\p{L}])[^,;.?!\n]*/giu,
};
/** Introduces contact details: « Mon courriel, c’est », "my number is". */
const LABEL: Readonly<Record<Language, RegExp>> = {
  fr: /(?:voici )?m(?:on|a|es) (?:courriel|adresse(?: courriel)?|num[ée]ro|t[ée]l[ée]phone|cell|coordonn[ée]es)(?:,? c[’']?\s?est| est| sont)?/giu,
  en: /(?:here(?: i|[’'])s )?my (?:e-?mail(?: address)?|address|(?:phone )?number|phone|cell)(?:[’']?s| is)?/giu,
};
/** Whether a text asks about us. */
const ABOUT_US: Readonly<Record<Language, RegExp>> = { fr: /\?|\bvo(?:tre|s)\b/i, en: /\?|\byour\b/i };

const PRESENTS: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:(?:bonjour|salut|allo|bonsoir)\P{L}+)?(?:j[’']?\s?ai|je (?:suis|gère|dirige|tiens|poss[èe]de)|nous (?:sommes|avons)|on (?:est|a)) (?!besoin|peur|pas|mal)/iu,
  en: /^(?:(?:hi|hello|hey)\P{L}+)?(?:i (?:run|own|manage|have)|i[’']?m|i am|we (?:are|run|own|have)|we[’']?re|there are) (?!not)/iu,
};

const ASKS_US =
  /\?|\b(?:vous|vos|votre|combien|(?:le|la|les)?quel(?:le)?s?|quoi|comment|quand|pourquoi|est-ce|tu|correct|faut|you|your|u|how|what|which|when|why|is (?:it|that|this)|does|(?:can|could|do|am|will) (?:i|we|that|it|this))\b|(?:^|[,;.!] ?)(?:do|does|did|are|is|was|can|could|would|will|should|ever|any|anyone|who|where|got)\b/i;

/** Whether a text asks something, with or without a question mark. */
export const asksUs = (text: string): boolean => ASKS_US.test(text);

/** Whether the visitor only introduces their business, without a question. */
export function presentsItself(text: string, language: Language): boolean {
  return !asksUs(text) && PRESENTS[language].test(text.trim());
}

/** A message that leaves a name, an email address or a phone number. */
export interface ContactLeft {
  /** Whether it has an email address or a phone number, so that we can reply. */
  isReachable: boolean;
  /** The message without these details. */
  rest: string;
  /** Whether the rest asks something, and whether it asks about us. */
  asks: boolean;
  asksAboutUs: boolean;
}

/** @returns undefined if the message has neither a name nor contact details */
export function contactLeft(text: string, language: Language): ContactLeft | undefined {
  const withoutAddress = text.replace(EMAIL, " ").replace(PHONE, " ");
  const named = withoutAddress.replace(INTRODUCTION[language], " ");
  if (named === text) return undefined;
  const rest = named.replace(LABEL[language], " ").replace(/^[\s.,:;!]+$/, "");
  return {
    isReachable: withoutAddress !== text,
    rest: rest.trim(),
    asks: asksUs(rest),
    asksAboutUs: ABOUT_US[language].test(rest),
  };
}

const NAME: Readonly<Record<Language, RegExp>> = {
  // « Moi c’est le 450 555-0199 » gives no name.
  fr: /(?:je m[’']?\s?appelle|mon nom(?: c[’']?\s?est|\s+est)?|moi c[’']?\s?est)\s+(?!(?:l[ae]s?|une?|mon|ma|au|à)\s)(\p{L}[\p{L}’'-]*)/iu,
  en: /my name(?:[’']?s|\s+is)\s+(\p{L}[\p{L}’'-]*)/iu,
};

/** Returns the first name a visitor gives. */
export function nameIn(text: string, language: Language): string | undefined {
  return NAME[language].exec(text)?.[1];
}
