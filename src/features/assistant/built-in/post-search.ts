import { withFigures } from "./memory.ts";
import type { Passage } from "./passage.ts";
import type { Reader } from "./reading.ts";

/** Finds what posts say, by their own words and figures: no list of ways of asking knows them. */
export interface PostSearch {
  /**
   * The passage that says most of a question, best in a few sentences.
   * @param prefix that its id begins with: of all posts, or of one
   * @returns with the share of the question, by weight, that it says: 0 to 1
   */
  find(question: string, prefix: string): { passage: Passage; share: number } | undefined;
  /** The sentences of a passage that say most of a question, besides those told already. */
  excerpt(passage: Passage, question: string, told: string): string;
}

/** In UTF-16 units, and sentences: what a short answer holds. */
const EXCERPT_LIMIT = 420;
const EXCERPT_SENTENCES = 3;
/** What every section of a post shares says less of which is meant. */
const OF_TITLE = 0.8;
/** A word of every day says little of what is asked, and a pair of words less than the two. */
const ORDINARY = 0.2;
const PAIR = 0.5;
/** « Combien », "how long": a figure is wanted. */
const WANTS_FIGURE = /\b(?:combien|how (?:many|much|long|often|soon))\b/;
/** What a figure that is wanted weighs, twice where a sum ends. */
const FIGURE = 1.5;
/** What a sum ends with. */
const RESULT = /\b(?:total|soit|au lieu|instead|that is|or \d)\b/i;
/** « Parlez-moi de votre article sur … »: of the post as a whole. */
const WANTS_ALL = /^(?:\S+ ){0,3}(?:parle\w*|resume\w*|tell (?:me|us)|summar\w+|what is your)\b/;
/** A sentence that adds less than this share of those before it is not needed. */
const LEAST_MORE = 0.12;
/** What posts are called: « votre article sur … », "your blog says". */
export const OF_POSTS = /^(?:blogs?|blogues?|articles?|billets?|posts?)$/;

export function createPostSearch(reader: Reader, passages: readonly Passage[]): PostSearch {
  const { language } = reader;
  const wordsIn = (text: string) => withFigures(text.replaceAll("$", " dollars "), language).split(" ");
  function termsOf(words: readonly string[]): ReadonlySet<string> {
    const terms = words.map((word) => (/\d/.test(word) ? [word] : reader.termsOf([word])));
    const roots = terms.flatMap((of) => of.at(-1) ?? []);
    return new Set([...terms.flat(), ...roots.slice(1).map((root, at) => `${roots[at]}+${root}`)]);
  }
  const posts = passages
    .filter(({ id }) => id.startsWith("post-"))
    .map((passage) => {
      const { title, keywords = "", opening, details } = passage;
      const sentences = (details.length > 0 ? details : [opening]).map((text) => ({
        text,
        terms: termsOf(wordsIn(text)),
      }));
      const named = termsOf(wordsIn(`${title} ${keywords}`));
      return { passage, named, sentences, held: new Set(sentences.flatMap(({ terms }) => [...terms])) };
    });
  const counts = new Map<string, number>();
  for (const { held } of posts) for (const term of held) counts.set(term, (counts.get(term) ?? 0) + 1);
  function weigh(term: string): number {
    const rarity = Math.log(1 + posts.length / (counts.get(term) ?? 1));
    const halves = term.split("+");
    const share = halves.length === 1 ? 1 : counts.has(term) ? PAIR : 0;
    return rarity * share * (halves.some((word) => !reader.isOrdinary(word)) ? 1 : ORDINARY);
  }
  const asking = (question: string) =>
    [
      ...termsOf(
        wordsIn(
          reader
            .read(question)
            .words.filter((word) => !OF_POSTS.test(word))
            .join(" "),
        ),
      ),
    ].map((term) => [term, weigh(term)] as const);
  type Asking = ReturnType<typeof asking>;
  const said = (asked: Asking, of: (term: string) => number) =>
    asked.reduce((total, [term, weight]) => total + of(term) * weight, 0);

  /** The sentences that together say most, each with what those before it have not said, then those after the first. */
  function runOf({ sentences }: Pick<(typeof posts)[number], "sentences">, asked: Asking, plain: string) {
    const rest = new Map(asked);
    const told = new Set<number>();
    let score = 0;
    let length = 0;
    const fits = (at: number) =>
      !told.has(at) && (length === 0 || length + sentences[at]!.text.length <= EXCERPT_LIMIT);
    function tell(at: number) {
      told.add(at);
      length += sentences[at]!.text.length;
      for (const term of sentences[at]!.terms) rest.delete(term);
    }
    const wantsFigure = WANTS_FIGURE.test(plain);
    const isNew = ([figure]: RegExpMatchArray) => !plain.includes(figure);
    while (told.size < EXCERPT_SENTENCES) {
      let best = { at: -1, gain: 0 };
      for (const [at, { text, terms }] of sentences.entries()) {
        if (!fits(at)) continue;
        const figure = wantsFigure && text.matchAll(/\d+/g).some(isNew) ? (RESULT.test(text) ? 2 : 1) * FIGURE : 0;
        const gain = terms
          .intersection(rest)
          .values()
          .reduce((total, term) => total + rest.get(term)!, figure);
        if (gain > best.gain) best = { at, gain };
      }
      if (best.at === -1 || best.gain < score * LEAST_MORE) break;
      score += best.gain;
      tell(best.at);
    }
    // A list or a reason is told with the sentence that begins it.
    for (
      let next = [...told][0]! + 1;
      next < sentences.length && told.size < EXCERPT_SENTENCES && fits(next);
      next += 1
    ) {
      tell(next);
    }
    const text = [...told]
      .sort((one, other) => one - other)
      .map((at) => sentences[at]!.text)
      .join(" ");
    return { text, score };
  }

  return {
    find(question, prefix) {
      const asked = asking(question);
      const whole = said(asked, () => 1);
      const plain = wordsIn(question).join(" ");
      const [best] = posts
        .filter(({ passage: { id } }) => id.startsWith(prefix) && (!WANTS_ALL.test(plain) || !id.includes("/")))
        .map((post) => {
          const share = said(asked, (term) => (post.held.has(term) ? 1 : post.named.has(term) ? OF_TITLE : 0)) / whole;
          const run = runOf(post, asked, plain).score / whole;
          const named = said(asked, (term) => (post.named.has(term) ? 1 : 0)) / whole;
          return { passage: post.passage, share, score: share + run + named };
        })
        .sort((one, other) => other.score - one.score);
      return best;
    },
    excerpt(passage, question, told) {
      const plain = wordsIn(question).join(" ");
      const post = posts.find((one) => one.passage === passage);
      if (!post || WANTS_ALL.test(plain))
        return passage.opening || passage.details.slice(0, EXCERPT_SENTENCES).join(" ");
      const untold = { sentences: post.sentences.filter(({ text }) => !told.includes(text)) };
      const run = runOf(untold, asking(question), plain).text || passage.opening;
      // A post sums itself up.
      const isFirst = passage.opening !== "" && !told.includes(passage.opening) && run !== passage.opening;
      return isFirst ? `${passage.opening} ${run}` : run;
    },
  };
}
