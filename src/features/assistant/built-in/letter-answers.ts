import type { Language } from "../../../lib/language.ts";
import type { Turn } from "../answer-provider.ts";
import { answer } from "./answers.ts";
import { isStrange } from "./conversation.ts";
import { remembered, TROUBLES, type Trouble } from "./memory.ts";
import { sentencesOf } from "./passage.ts";
import { MARK } from "./reading.ts";
import { askedOf } from "./sums.ts";
import { LIKELY, mayBeUnanswered, SURE, type Understanding, understand } from "./understanding.ts";
import type { WaysIndex } from "./ways-index.ts";

/** The site's answer to one question in a message. */
export interface LetterAnswer {
  /** The question in the visitor's words. */
  question: string;
  text: string;
  /** Title and path of the page that the answer comes from. */
  title: string;
  href: string;
}

/** What the site answers to a message, and what the message says about its author. */
export interface LetterAnswers {
  answers: readonly LetterAnswer[];
  /** Whether the message has a question that the site does not answer. */
  isOpen: boolean;
  /** The kind of work that takes most of their time. */
  trouble: Trouble | undefined;
}

/** Maximum number of questions answered: with more, the letter would read like a list. */
const MOST_ANSWERS = 3;
/** Maximum number of sentences searched for questions, counted from the end. */
const MOST_SENTENCES = 24;

const ASKS: Readonly<Record<Language, RegExp>> = {
  fr: /\?|^(?:et |mais |aussi )?(?:combien|comment|quand|quel(?:le)?s?|est-ce|où|pouvez-vous|avez-vous|faites-vous|offrez-vous)(?!\p{L})/iu,
  en: /\?|^(?:and |but |also )?(?:how|what|which|when|where|do you|can you|does|is there|are there|could you)(?!\p{L})/iu,
};
/** Small talk and wishes, which the letter itself answers. */
const WISHED =
  /^(?:greeting|thanks|goodbye|wellbeing|yes|more|speak-|lost|booking|person|consultation$|contact$|response$)/;
/** Topics about the present moment or the chat, which a letter leaves out. */
const NOT_WRITTEN = /^(?:hours|holidays|chat-data|self)$/;

/**
 * @param own index of the message's language
 * @param indexOf returns the index of the letter's language, which takes a second to build: only answers need it
 */
export async function letterAnswers(
  turn: Turn,
  own: WaysIndex,
  indexOf: () => Promise<WaysIndex>,
): Promise<LetterAnswers> {
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
    const index = await indexOf();
    const passage = best?.passage && index.passage(best.id);
    if (!best || !passage || NOT_WRITTEN.test(best.id) || isUncertain(meant, part, memory, own)) {
      isOpen = true;
      continue;
    }
    if (told.has(passage.id)) continue;
    if (answers.length === MOST_ANSWERS) {
      isOpen = true;
      continue;
    }
    told.add(passage.id);
    const asked = askedOf(best.passage!, meant, part, memory, own, turn.at);
    const said = index === own ? asked : { ...asked, passage, index, read: index.reader.read(sentence) };
    const reply = answer(said);
    const link = reply.links?.[0] ?? passage;
    answers.push({ question: sentence, text: saidOnce(reply.text), title: link.title, href: link.href });
  }
  return { answers, isOpen, trouble };
}

/** Whether an answer may be the wrong one. A plan, a number of people or one of our tools leaves little doubt. */
function isUncertain(
  meant: Understanding,
  turn: Turn,
  memory: ReturnType<typeof remembered>,
  index: WaysIndex,
): boolean {
  const [best] = meant.candidates;
  if (!best?.passage || isStrange(meant, index) || mayBeUnanswered(meant.candidates)) return true;
  const { plans, people } = askedOf(best.passage, meant, turn, memory, index, turn.at);
  const isNamed = plans.length > 0 || people.now !== undefined || meant.read.terms.includes(MARK.tool);
  return best.score < (isNamed ? LIKELY : SURE);
}

const OPENING_WORDS = 4;

/** Drops sentences that begin like an earlier one: a chat may repeat itself, a letter should not. */
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
