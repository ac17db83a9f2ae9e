import type { Language } from "../../../lib/language.ts";
import type { Turn } from "../answer-provider.ts";
import { answer } from "./answers.ts";
import { askedOf, isStrange } from "./conversation.ts";
import { remembered, TROUBLES, type Trouble } from "./memory.ts";
import { sentencesOf } from "./passage.ts";
import { MARK } from "./reading.ts";
import { LIKELY, SURE, type Understanding, understand } from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** What the site answers to one question of a message. */
export interface LetterAnswer {
  /** As it was asked. */
  question: string;
  text: string;
  /** Of the passage: what it is called, and the path where it stands. */
  title: string;
  href: string;
}

/** What a message to us asks and tells, as far as the site can answer it in a letter. */
export interface LetterAnswers {
  answers: readonly LetterAnswer[];
  /** Whether a question is left that the site does not answer. */
  isOpen: boolean;
  /** What weighs on them. */
  trouble: Trouble | undefined;
}

/** Questions of a message that are answered: a letter with more is a list. */
const MOST_ANSWERS = 2;
/** Sentences that are read: where a question is looked for, and a story ends. */
const MOST_SENTENCES = 24;

const ASKS: Readonly<Record<Language, RegExp>> = {
  fr: /\?|^(?:et |mais |aussi )?(?:combien|comment|quand|quel(?:le)?s?|est-ce|où|pouvez-vous|avez-vous|faites-vous|offrez-vous)(?!\p{L})/iu,
  en: /\?|^(?:and |but |also )?(?:how|what|which|when|where|do you|can you|does|is there|are there|could you)(?!\p{L})/iu,
};
/** Small talk and wishes: the letter itself is the answer. */
const WISHED =
  /^(?:greeting|thanks|goodbye|wellbeing|yes|more|speak-|lost|booking|person|consultation$|contact$|response$)/;
/** They speak of this moment, or of the chat: not for a letter. */
const NOT_WRITTEN = /^(?:hours|holidays|chat-data|self)$/;

/**
 * @param own of the language that the message is in
 * @param index of the language of the letter
 */
export function letterAnswers(turn: Turn, own: WaysIndex, index: WaysIndex): LetterAnswers {
  const { language } = own.reader;
  const memory = remembered(turn, language);
  const answers: LetterAnswer[] = [];
  const told = new Set<string>();
  let isOpen = false;
  let trouble: Trouble | undefined;
  for (const sentence of sentencesOf(turn.text).slice(-MOST_SENTENCES)) {
    const part = { ...turn, text: sentence };
    const meant = understand(sentence, part, own);
    const best = meant.candidates[0];
    if (!ASKS[language].test(sentence)) {
      const weighs = TROUBLES.find((id) => id === best?.id && best.score >= LIKELY);
      trouble ??= weighs;
      continue;
    }
    if (best && best.score >= LIKELY && WISHED.test(best.id)) continue;
    const passage = best?.passage && index.passage(best.id);
    if (!best || !passage || NOT_WRITTEN.test(best.id) || isUncertain(meant, part, memory, own)) {
      isOpen = true;
      continue;
    }
    if (told.has(passage.id) || answers.length === MOST_ANSWERS) continue;
    told.add(passage.id);
    const asked = askedOf(best.passage!, meant, part, memory, own, turn.at);
    const said = index === own ? asked : { ...asked, passage, index, read: index.reader.read(sentence) };
    const reply = answer(said);
    const link = reply.links?.[0] ?? passage;
    answers.push({ question: sentence, text: saidOnce(reply.text), title: link.title, href: link.href });
  }
  return { answers, isOpen, trouble };
}

/** What names a plan, a size or a tool of ours leaves little doubt; a thing that we do not know is none of ours. */
function isUncertain(
  meant: Understanding,
  turn: Turn,
  memory: ReturnType<typeof remembered>,
  index: WaysIndex,
): boolean {
  const [best] = meant.candidates;
  if (!best?.passage || isStrange(meant, index)) return true;
  const { plans, people } = askedOf(best.passage, meant, turn, memory, index, turn.at);
  const isNamed = plans.length > 0 || people.now !== undefined || meant.read.terms.includes(MARK.tool);
  return best.score < (isNamed ? LIKELY : SURE);
}

const OPENING_WORDS = 4;

/** What a detail begins with may have been said by the opening: heard in a chat, seen twice in a letter. */
function saidOnce(text: string): string {
  let said = "";
  for (const sentence of sentencesOf(text)) {
    const opening = sentence
      .split(/\s+/)
      .slice(0, OPENING_WORDS)
      .join(" ")
      .replace(/\P{L}+$/u, "");
    if (!said.replaceAll(/\s+/g, " ").toLowerCase().includes(opening.toLowerCase()))
      said += `${said && " "}${sentence}`;
  }
  return said;
}
