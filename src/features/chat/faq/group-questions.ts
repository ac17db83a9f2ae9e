import type { Language } from "../../../lib/language.ts";
import { type Passage, wholeText } from "../../assistant/built-in/passage.ts";
import { createReader, foldedWords, type Reader } from "../../assistant/built-in/reading.ts";

/** What a word of every day says of a question, beside one that is about something. */
const ORDINARY = 0.2;
/** How near two questions are that ask the same: cosine of their weighed terms. */
const SAME = 0.6;

/** Made of what everybody says, not of the site: that these are no questions it answers is why they are here. */
const READERS: Readonly<Record<Language, Reader>> = { fr: createReader("fr", []), en: createReader("en", []) };

interface Asked {
  question: string;
  language: Language;
}

/**
 * Questions that ask the same in other words, together: read as the assistant reads, by stems and groups of synonyms, and
 * compared as it compares. One that says nothing of its own, « et ça? », stays alone, and so do two languages.
 * @param questions each once
 * @returns groups in the order of their first question, which leads them: the others are compared with it
 */
export function groupQuestions<Question extends Asked>(questions: readonly Question[]): Question[][] {
  const groups: { language: Language; weights: Weights; members: Question[] }[] = [];
  for (const question of questions) {
    const { language } = question;
    const weights = weighed(question.question, READERS[language]);
    const group = groups.find((one) => one.language === language && likeness(one.weights, weights) >= SAME);
    if (group) group.members.push(question);
    else groups.push({ language, weights, members: [question] });
  }
  return groups.map(({ members }) => members);
}

/** Share of what a question is about that a passage must speak of, to be near it. */
const NEAR = 0.5;

/** Whether a passage speaks of most of what a question is about. */
export function speaksOf(passage: Passage, question: string): boolean {
  const reader = READERS[passage.language];
  const told = weighed(`${passage.title} ${wholeText(passage)}`, reader).terms;
  const about = [...weighed(question, reader).terms].filter(([, weight]) => weight === 1);
  return about.length > 0 && about.filter(([term]) => told.has(term)).length / about.length >= NEAR;
}

interface Weights {
  terms: ReadonlyMap<string, number>;
  norm: number;
  isTelling: boolean;
}

function weighed(text: string, reader: Reader): Weights {
  const read = reader.termsOf(foldedWords(text, reader.language));
  // A word stands after the group it is of, which says the same.
  const own = read.filter((_, place) => !read[place - 1]?.startsWith("~"));
  const terms = new Map(own.map((term) => [term, reader.isOrdinary(term) ? ORDINARY : 1]));
  const norm = Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return { terms, norm, isTelling: [...terms.values()].some((weight) => weight === 1) };
}

function likeness(one: Weights, other: Weights): number {
  if (!one.isTelling || !other.isTelling) return 0;
  const dot = [...one.terms].reduce((sum, [term, weight]) => sum + weight * (other.terms.get(term) ?? 0), 0);
  return dot / one.norm / other.norm;
}
