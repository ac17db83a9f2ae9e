import MiniSearch from "minisearch";
import type { Language } from "../../../lib/language.ts";
import { ASKED, HEARD } from "./languages.ts";
import { type Chances, learnedWays } from "./learned-ways.ts";
import { type Passage, wholeText } from "./passage.ts";
import { pause } from "./pauses.ts";
import { createLexicon, type Lexicon } from "./words/lexicon.ts";

/** A passage that a question may mean. */
export interface Candidate {
  /** Of the passage, or one of `INTENTS`. */
  id: string;
  /** Absent for an intent. */
  passage?: Passage;
  /** How surely the question means it: 0 to 1, above it where search and learning agree. */
  confidence: number;
  /** How far the terms alone say so: 0 to 1. */
  likeness: number;
}

/** What is asked for besides passages; the ways to ask are in `asked-*.ts`. */
export const INTENTS = ["booking", "person", "self", "unanswered", "off-topic"] as const;

/** How many passages the search hands over to be weighed. */
const WEIGHED = 16;
/** A term that the passage only says is a weaker sign than one it is asked by. */
const SAID = 0.55;
/** A term of another way to ask than the one it resembles most. */
const ASKED_OTHERWISE = 0.6;
/** Posts are long and say many words: theirs are weaker signs still. */
const SAID_IN_POST = 0.62;
/** A word that no passage holds may be what the question is about, or mere talk. */
const UNHEARD = 0.8;
/** A word of every day says less than one of ours, or than one that nobody knows. */
const ORDINARY = 0.5;
/** Of each further such word in a story, which holds many and means none; in a question each is what it is about. */
const UNHEARD_AGAIN = 0.5;
/** Terms from which on a message is a story. */
const STORY_TERMS = 6;
/** What the synonyms gather is what visitors ask about; other words are there by chance. */
const CONCEPT = 1.5;
/** Of the confidence; the rest is the share of the question's terms that the passage holds. */
const LIKENESS_SHARE = 0.5;
/** Of the two parts of a confidence: they overlap, so that one alone may be enough. Chosen with `tuning.ts`. */
const BY_TERMS = 0.4;
const BY_LEARNING = 0.85;
/** Of a post that nothing was learned of; what staff wrote counts as if it had been. */
const NOT_LEARNED = 0.85;
/** How many of the learned ids are weighed besides what the search found. */
const LIKELIEST = 5;
/** What a post says of a matter comes after what a page says of it. */
const IN_POST = 0.94;
/** Staff wrote it for exactly this question: where all else is equal it comes first. */
const STAFF_BONUS = 0.05;

interface Entry {
  id: string;
  passage?: Passage;
  asked: ReadonlySet<string>[];
  askedTerms: ReadonlySet<string>;
  saidTerms: ReadonlySet<string>;
  said: number;
}

export interface PassageIndex {
  readonly lexicon: Lexicon;
  passage(id: string): Passage | undefined;
  /**
   * Best first.
   * @param terms of the question, by `lexicon.typedTerms`
   * @param chances of the same question; without them the terms alone decide
   */
  search(terms: readonly string[], chances?: Chances): Candidate[];
  /** What a message, or a part of it, is about by what was learned from the ways of asking. */
  chancesOf(text: string): Chances;
  /** Share of the terms, by weight, that a passage is asked by or says: 0 to 1. */
  holds(id: string, terms: readonly string[]): number;
  /** Share of the terms, by weight, that a passage is asked by: 0 to 1. */
  asks(id: string, terms: readonly string[]): number;
  /** The terms that a passage is neither asked by nor says. */
  unheld(id: string, terms: readonly string[]): string[];
  /** How telling a term is: the fewer passages hold it, the more. */
  weight(term: string): number;
}

/** Everything of one language that is searched. */
export async function createPassageIndex(language: Language, passages: readonly Passage[]): Promise<PassageIndex> {
  const asked = ASKED[language];
  const lexicon = await createLexicon(language, textsOf(passages, [asked, HEARD[language]]));
  const learned = await learnedWays(language);
  const entries = new Map<string, Entry>();
  const frequency = new Map<string, number>();
  const add = (id: string, ways: readonly string[], passage?: Passage) => {
    const sets = ways.map((way) => new Set(lexicon.terms(way))).filter((terms) => terms.size > 0);
    const askedTerms = new Set(sets.flatMap((terms) => [...terms]));
    const saidTerms = new Set(passage ? lexicon.terms(`${passage.keywords ?? ""} ${wholeText(passage)}`) : []);
    entries.set(id, {
      id,
      ...(passage ? { passage } : {}),
      asked: sets,
      askedTerms,
      saidTerms,
      said: id.startsWith("post-") ? SAID_IN_POST : SAID,
    });
    for (const term of new Set([...askedTerms, ...saidTerms])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  };
  for (const passage of passages) {
    add(passage.id, [...(passage.asked ?? [passage.title]), ...ways(asked[passage.id])], passage);
    await pause();
  }
  for (const intent of INTENTS) add(intent, ways(asked[intent]));

  const search = new MiniSearch<{ id: string; asked: string; said: string }>({
    fields: ["asked", "said"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || null,
    searchOptions: { boost: { asked: 3 } },
  });
  for (const { id, asked: sets, saidTerms } of entries.values()) {
    search.add({ id, asked: sets.flatMap((terms) => [...terms]).join(" "), said: [...saidTerms].join(" ") });
    await pause();
  }

  const weight = (term: string) => {
    const holders = frequency.get(term) ?? 0;
    const rarity = Math.log(1 + (entries.size - holders + 0.5) / (holders + 0.5));
    if (lexicon.isOrdinary(term)) return rarity * ORDINARY;
    if (holders === 0) return rarity * UNHEARD;
    return lexicon.isConcept(term) ? rarity * CONCEPT : rarity;
  };
  /** Weight of all that is asked; a name we never heard (`netflix!`) keeps its own. */
  const weightOfQuestion = (question: Iterable<string>) => {
    const terms = [...question];
    if (terms.length < STORY_TERMS) return total(terms);
    let unheard = 1;
    return terms.reduce((sum, term) => {
      if (frequency.has(term) || term.endsWith("!")) return sum + weight(term);
      const part = weight(term) * unheard;
      unheard *= UNHEARD_AGAIN;
      return sum + part;
    }, 0);
  };
  const total = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + weight(term), 0);

  function likeness(entry: Entry, question: ReadonlySet<string>, questionWeight: number): number {
    const heldBy = (way: ReadonlySet<string> | undefined) => {
      let held = 0;
      for (const term of question) {
        if (way?.has(term)) held += weight(term);
        else if (entry.askedTerms.has(term)) held += weight(term) * ASKED_OTHERWISE;
        else if (entry.saidTerms.has(term)) held += weight(term) * entry.said;
      }
      return held / questionWeight;
    };
    const best = entry.asked.reduce(
      (highest, way) => {
        const shared = total([...question].filter((term) => way.has(term)));
        if (shared === 0) return highest;
        const dice = (2 * shared) / (questionWeight + total(way));
        return Math.max(highest, LIKENESS_SHARE * dice + (1 - LIKENESS_SHARE) * heldBy(way));
      },
      (1 - LIKENESS_SHARE) * heldBy(undefined),
    );
    if (entry.id.startsWith("post-")) return best * IN_POST;
    return entry.id.startsWith("staff-") && best > 0.5 ? best + STAFF_BONUS : best;
  }

  return {
    lexicon,
    passage: (id) => entries.get(id)?.passage,
    weight,
    holds(id, terms) {
      const entry = entries.get(id);
      const all = total(terms);
      if (!entry || all === 0) return 0;
      return total(terms.filter((term) => entry.askedTerms.has(term) || entry.saidTerms.has(term))) / all;
    },
    asks(id, terms) {
      const entry = entries.get(id);
      const all = weightOfQuestion(terms);
      return entry && all > 0 ? total(terms.filter((term) => entry.askedTerms.has(term))) / all : 0;
    },
    unheld(id, terms) {
      const entry = entries.get(id);
      return terms.filter((term) => !entry?.askedTerms.has(term) && !entry?.saidTerms.has(term));
    },
    chancesOf: (text) => learned.chancesOf(text, lexicon),
    search(terms, chances) {
      const question = new Set(terms);
      const questionWeight = weightOfQuestion(question);
      const found = question.size === 0 ? [] : search.search([...question].join(" ")).slice(0, WEIGHED);
      const ids = new Set([...found.map(({ id }) => String(id)), ...likeliest(chances)]);
      return [...ids]
        .flatMap((id) => entries.get(id) ?? [])
        .map((entry): Candidate => {
          const alike = questionWeight === 0 ? 0 : likeness(entry, question, questionWeight);
          return {
            id: entry.id,
            ...(entry.passage ? { passage: entry.passage } : {}),
            confidence: together(alike, entry.id, chances),
            likeness: alike,
          };
        })
        .sort((one, other) => other.confidence - one.confidence);
    },
  };
}

/** What the terms alone may not find. */
function likeliest(chances: Chances | undefined): string[] {
  return [...(chances ?? [])]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LIKELIEST)
    .map(([id]) => id);
}

/** One confidence of two: what the terms share with a passage, and what was learned. */
function together(likeness: number, id: string, chances: Chances | undefined): number {
  if (!chances) return likeness;
  const chance = chances.get(id);
  if (chance !== undefined) return BY_TERMS * likeness + BY_LEARNING * chance;
  return id.startsWith("staff-") ? (BY_TERMS + BY_LEARNING) * likeness : NOT_LEARNED * likeness;
}

function ways(lines: string | undefined): string[] {
  return (lines ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function* textsOf(passages: readonly Passage[], asked: readonly Readonly<Record<string, string>>[]): Generator<string> {
  for (const ways of asked) yield* Object.values(ways);
  for (const passage of passages) {
    yield passage.title;
    yield wholeText(passage);
    yield passage.keywords ?? "";
    yield* passage.asked ?? [];
  }
}
