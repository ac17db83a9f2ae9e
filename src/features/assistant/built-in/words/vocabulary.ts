/** What the assistant knows of how people write a language: data, one file per language. All without accents, lower case. */
export interface Vocabulary {
  /** Words that say nothing of what is asked, separated by spaces or line ends. */
  stopWords: string;
  /**
   * Ways to say the same: one line each, `word: another way, a third`. Each way is replaced by the first word wherever it
   * stands, in questions and in passages; a way of several words is looked for before single words are.
   */
  synonyms: string;
  /**
   * How words are spoken and typed: `written: spoken, another`. Put into writing before anything else is done with them;
   * `j` before a known word (« jveux ») needs no entry.
   */
  spoken: string;
  /** Says that a story is about the visitor's own business, and what weighs on them. */
  ownStory: string;
  /** Asks whether we work for somebody: a case that is like them is told after the answer. */
  worksFor: string;
  /** Terms that count only where nothing else is said: « que faites-vous », but not in « faites-vous des robots ». */
  weak: string;
  /** What a number counts when it says how large a company is. */
  people: string;
  /** Messages, or the beginning of one, that only greet. */
  greetings: string;
  thanks: string;
  goodbyes: string;
  wellbeing: string;
  /** Asks for this language, in either of the two; without what is around it for politeness. */
  asksForIt: string;
  /** Words of politeness and will around a wish. */
  polite: string;
  yes: string;
  no: string;
  /** Beginnings of a message that goes on from the last answer: « et », "what about". */
  followUps: string;
  /** Words that stand for what was spoken of: « ça », "that one". */
  pointers: string;
  /** Asks for more of the same. */
  more: string;
  /** By place in a list; `last` is the last one. */
  ordinals: Readonly<Record<"first" | "second" | "third" | "last", string>>;
  /** Insults and orders to the program: never answered, whatever else stands beside them. */
  refused: string;
  /** Speaks to us: « vos prix » are ours, « le prix du lait » is not. */
  us: string;
  /** Speaks of the visitor, who has a business too. */
  me: string;
  /**
   * Words of every day that are about anything: they are neither typing errors nor, as strangers are, what a question of
   * somebody else's business is about. One form of each; the stem tells the others.
   */
  ordinary: string;
  /** Words of this language alone: a message is in the language of which it holds more. */
  telling: string;
}

/** The entries of a list: one a line, or separated by commas. */
export function entries(list: string): string[] {
  return list
    .split(/[\n,]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** The words of a list. */
export function wordsOf(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}
