import type { Language } from "../../../lib/language.ts";
import { type Passage, wholeText } from "../../assistant/built-in/passage.ts";
import { createReader, foldedWords, type Reader } from "../../assistant/built-in/reading.ts";

/** Weight of an everyday word; a distinctive word weighs 1. */
const ORDINARY = 0.2;
/** Minimum cosine similarity between the weighted terms of two questions that ask the same thing. */
const SAME = 0.6;

/** Readers without the site's vocabulary, because these are the questions the site could not answer. */
const READERS: Readonly<Record<Language, Reader>> = { fr: createReader("fr", []), en: createReader("en", []) };

interface Asked {
  question: string;
  language: Language;
}

/**
 * Groups questions that ask the same thing in different words, by the assistant's stems and synonyms. A question
 * without a distinctive word, such as « et ça? », stays alone; languages are never mixed.
 * @param questions without duplicates
 * @returns groups in the order of their first questions, with which the others are compared
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

/** Share of a question's distinctive words that a passage must contain to count as near. */
const NEAR = 0.5;

/**
 * Whether a passage contains enough of a question's distinctive words. Synonyms do not count, because they may be off
 * topic.
 */
export function speaksOf(passage: Passage, question: string): boolean {
  const reader = READERS[passage.language];
  const termsOf = (text: string) => reader.termsOf(foldedWords(text, passage.language));
  const told = new Set(termsOf(`${passage.title} ${wholeText(passage)}`));
  // In the terms, a synonym group's name precedes the word itself.
  const about = termsOf(question).filter(
    (term, place, terms) =>
      !term.startsWith("~") && (terms[place - 1]?.startsWith("~") === true || !reader.isOrdinary(term)),
  );
  return about.length > 0 && about.filter((stem) => told.has(stem)).length / about.length >= NEAR;
}

interface Weights {
  terms: ReadonlyMap<string, number>;
  norm: number;
  isTelling: boolean;
}

function weighed(text: string, reader: Reader): Weights {
  const read = reader.termsOf(foldedWords(text, reader.language));
  // A synonym group's name is followed by the word itself, which would count twice.
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
