import type { Queryable } from "../../db/database.ts";
import { company as ourselves } from "../../lib/company/company.ts";
import { cleanText, VISIBLE } from "../../lib/text/clean-text.ts";
import { maskNumbers } from "../../lib/text/mask-numbers.ts";
import { applicationFields, MAX_LENGTH } from "../consultations/model.ts";
import { normalisePhone } from "../consultations/submission-schema.ts";
import { LEAD_FIELDS, type Lead, type LeadBody, type LeadFacts, type LeadField } from "./model.ts";
import { noConversation } from "./own-conversation.ts";
import type { ChatParts } from "./parts.ts";
import { lockConversation } from "./store/conversations.ts";
import { findFacts, type LeadOwner, saveFacts } from "./store/leads.ts";

/** Contact details found in a text. */
export type FoundFacts = Partial<Record<LeadField, string>>;

const ADDRESS = /[^\s@<>()[\]\\,;:"«»'’]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** North American phone numbers: 3, 3 and 4 digits with the usual separators, and optionally the country code. */
const PHONE =
  /(?<![\d.-])(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.\u00a0\u202f-]{0,2}[2-9]\d{2}[\s.\u00a0\u202f-]?\d{4}(?![\d-])/g;

/** A proper name of up to four words, with particles as in « Jean de la Fontaine ». */
const PROPER = String.raw`\p{Lu}[\p{L}’'-]*\.?(?:[ \u00a0](?:(?:de|du|des|la|le|van|von|da|di|d’|l’|y|et fils) ?){0,2}\p{Lu}[\p{L}’'-]*\.?){0,3}`;
/** A name in any letter case, for use after a phrase that certainly introduces one. */
const ANY_CASE = String.raw`\p{L}[\p{L}’'-]*(?:[ \u00a0]\p{L}[\p{L}’'-]*){0,3}`;
/** A company name. It starts with a capital or a digit and ends before any word that cannot belong to it. */
const FIRM_WORD = String.raw`[\p{Lu}\d](?:[\p{L}\d&’'+-]|\.(?=[\p{L}\d]))*`;
const FIRM = String.raw`${FIRM_WORD}(?:[ \u00a0](?:${FIRM_WORD}|de|du|des|la|le|les|of|the|and|et|inc\.?|ltée|ltd\.?|&)){0,5}`;

/**
 * Makes a pattern match each letter in either case. We avoid the modifier `(?i:…)`, because V8 was seen to match some
 * letters in one case only while other threads were running.
 */
function inAnyCase(pattern: string): string {
  return pattern.replace(/\\.|\p{L}/gu, (part) =>
    part.startsWith("\\") ? part : `[${part.toLowerCase()}${part.toUpperCase()}]`,
  );
}

/**
 * Returns a pattern for a value that follows an opening phrase.
 * @param opening matched in either case; the rest of the pattern is case-sensitive
 */
function after(opening: string, value: string, rest = ""): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${inAnyCase(opening)})\s+(${value})${rest}`, "u");
}

const NAME_PATTERNS = [
  after("my name is|my name[’']s|the name is", ANY_CASE),
  after("je m[’']appelle|mon nom (?:complet )?est|mon nom,? c[’']est|moi,? c[’']est", ANY_CASE),
  after("I[’']m|I am|this is", PROPER, String.raw`(?=\s+(?:from|at|with|of)\s+\p{Lu}|\s*[,.!]|\s*$)`),
  after("je suis|ici", PROPER, String.raw`(?=\s+(?:chez\s|de\s|du\s|d[’'])|\s*[,.!]|\s*$)`),
];
const COMPANY_PATTERNS = [
  after("(?:I|we) work (?:at|for)", FIRM),
  after("(?:my|our) (?:company|business|firm|employer)(?:[’']s name)?(?: is| name is|:)(?: called)?", FIRM),
  new RegExp(
    String.raw`(?<!\p{L})(?:${inAnyCase("I[’']m|I am|this is")})\s+${PROPER}\s+(?:from|at|with|of)\s+(${FIRM})`,
    "u",
  ),
  after("je (?:travaille|bosse) (?:chez|pour|à)", FIRM),
  after(
    String.raw`(?:mon|notre|ma) (?:entreprise|compagnie|société|firme|employeur)(?:,? c[’']est| est| s[’']appelle| se nomme|\s?:)`,
    FIRM,
  ),
  after("je représente", FIRM),
  new RegExp(String.raw`(?<!\p{L})(?:${inAnyCase("je suis|ici")})\s+${PROPER}\s+(?:de chez|chez)\s+(${FIRM})`, "u"),
];

/** Ways a bot addresses a visitor by name (SPEC §7), in English and French. */
const BOT_NAME = [
  after("nice to meet you,?", PROPER),
  after(
    "(?:enchantée?|ravie?|heureux|heureuse|contente?)(?: de (?:vous rencontrer|faire votre connaissance|vous connaître))?,?",
    PROPER,
  ),
];
const BOT_COMPANY = [after("work (?:at|for)", FIRM), after("travaillez (?:chez|pour)", FIRM)];

/** Words that end a name written in any case. */
const ENDS_NAME =
  /^(?:and|et|from|at|with|de chez|chez|pour|i|je|j’ai|we|nous|my|mon|ma|the|can|could|what|how|but|mais|who|qui|as|comme|is|est|here|ici|by|so|or|ou)$/i;
/** Capitalized words after « je suis » or “I am” that are not names. */
const NO_NAME =
  /^(?:CEO|CFO|CTO|COO|DG|PDG|TI|IT|VP|RH|HR|Canadien|Canadienne|Canadian|Québécois|Québécoise|Quebecer|Français|Française|French|English|Anglais|Anglaise|American|Montréal|Montreal|Laval|Québec|Quebec|Président|Présidente|President|Director|Directeur|Directrice|Owner|Founder|Fondateur|Fondatrice|Nordet|Sorry|Le|La|Les|L[’']|Un|Une|Not|Just|Very|Interested|Looking)$/i;

/** Words a company name cannot end with. */
const LOOSE_END = /(?:\s+(?:de|du|des|la|le|les|of|the|and|et|&)|[\s.,])+$/u;

/** Finds contact details that a visitor states plainly, in either language. */
export function factsOfVisitor(text: string): FoundFacts {
  return factsOf(text, NAME_PATTERNS, COMPANY_PATTERNS);
}

/** Finds the visitor's details that a bot repeats (SPEC §7); our own email address and phone number do not count. */
export function factsOfReply(text: string): FoundFacts {
  return factsOf(text, BOT_NAME, BOT_COMPANY);
}

function factsOf(text: string, names: readonly RegExp[], companies: readonly RegExp[]): FoundFacts {
  const found: FoundFacts = {};
  const name = nameIn(text, names);
  const email = text
    .match(ADDRESS)
    ?.map(soundEmail)
    .find((address) => address && !isOurs(address));
  const phone = text
    .match(PHONE)
    ?.map(soundPhone)
    .find((number) => number && number !== ourselves.phone);
  const company = firstMatch(text, companies)?.replace(LOOSE_END, "");
  if (name) found.name = name;
  if (email) found.email = email;
  if (phone) found.phone = phone;
  if (company && company.length <= MAX_LENGTH.company && company !== ourselves.name) found.company = company;
  return found;
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const value = pattern.exec(text)?.[1];
    if (value) return cleanText(value);
  }
  return undefined;
}

function nameIn(text: string, patterns: readonly RegExp[]): string | undefined {
  const words = firstMatch(text, patterns)?.split(" ") ?? [];
  const end = words.findIndex((word) => ENDS_NAME.test(word));
  const kept = (end === -1 ? words : words.slice(0, end)).map((word) => word.replace(/\.$/, ""));
  const name = kept
    .map((word, index) => (index === 0 || !/^(?:de|du|des|la|le|van|von|da|di)$/.test(word) ? capitalised(word) : word))
    .join(" ");
  if (name.length < 2 || name.length > MAX_LENGTH.name || NO_NAME.test(kept[0]!)) return undefined;
  return name;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Normalizes an email address.
 * @returns undefined if the consultation form would reject the email address
 */
function soundEmail(text: string): string | undefined {
  const result = applicationFields.email.safeParse(text.replace(/[.…!?]+$/, ""));
  return result.success ? result.data : undefined;
}

/**
 * Normalizes a phone number.
 * @returns E.164; undefined unless it is a North American number
 */
function soundPhone(text: string): string | undefined {
  const number = normalisePhone(text);
  return number?.startsWith("+1") ? number : undefined;
}

/** Contact details that a browser posts. */
export type PostedLead = Omit<LeadBody, "sessionId">;

/** Keeps only the valid fields of posted details. */
export function postedFacts({ name, email, phone, company }: PostedLead): FoundFacts {
  const posted = {
    name: readable(name),
    email: soundEmail(email ?? ""),
    phone: soundPhone(phone ?? ""),
    company: readable(company),
  };
  return Object.fromEntries(Object.entries(posted).filter(([, value]) => value));
}

function readable(text: string | null | undefined): string | undefined {
  return text && VISIBLE.test(text) ? maskNumbers(text) : undefined;
}

function isOurs(address: string): boolean {
  const domain = (of: string) => of.slice(of.lastIndexOf("@") + 1).toLowerCase();
  return domain(address) === domain(ourselves.email);
}

/**
 * Merges new contact details. The visitor's replace earlier ones, and a bot's replace only a bot's. Details that staff
 * wrote or confirmed never change.
 * @returns the same object if nothing changed
 */
export function withFacts(facts: LeadFacts, found: FoundFacts, from: "visitor" | "bot"): LeadFacts {
  const merged = { ...facts };
  for (const field of LEAD_FIELDS) {
    const value = found[field];
    const before = facts[field];
    if (!value || value === before?.value || before?.state === "confirmed" || before?.from === "staff") continue;
    if (from === "bot" && before?.from === "visitor") continue;
    merged[field] = { value, from, state: "unconfirmed" };
  }
  return LEAD_FIELDS.some((field) => merged[field] !== facts[field]) ? merged : facts;
}

/** Returns the values of contact details, without their provenance. */
export function leadOf(facts: LeadFacts): Lead {
  return Object.fromEntries(LEAD_FIELDS.flatMap((field) => (facts[field] ? [[field, facts[field].value]] : [])));
}

/** A visitor's details so far, and whether any are new. */
export interface Learnt {
  lead: Lead;
  isNew: boolean;
}

/**
 * Stores contact details found in a text.
 * @param conversation must be locked by the transaction
 */
export async function learnFacts(
  { facts, clock }: Pick<ChatParts, "facts" | "clock">,
  db: Queryable,
  conversation: LeadOwner,
  found: FoundFacts,
  from: "visitor" | "bot",
): Promise<Learnt> {
  const before = await findFacts(db, conversation.leadId);
  const merged = withFacts(before, found, from);
  const isNew = merged !== before;
  if (isNew) {
    const at = clock();
    await saveFacts(db, conversation, merged, at);
    const fields = LEAD_FIELDS.filter((field) => merged[field] !== before[field]);
    await facts.record(db, { kind: "chat.lead", at, actor: "visitor", subject: conversation.id, fields });
  }
  return { lead: leadOf(merged), isNew };
}

/**
 * Stores posted details with the conversation locked; details that the visitor or staff already gave take precedence.
 * @throws AppError `not-found` if the conversation was erased meanwhile
 */
export async function learnPosted(parts: ChatParts, conversation: LeadOwner, found: FoundFacts): Promise<Learnt> {
  return await parts.facts.transaction(async (db) => {
    const locked = await lockConversation(db, conversation.id);
    if (!locked) throw noConversation();
    return await learnFacts(parts, db, { ...conversation, ...locked }, found, "bot");
  });
}
