import { foldForSearch } from "../../../lib/text/fold-for-search.ts";
import { withFigures } from "./memory.ts";
import { ASSISTANT_TEXT, type Passage } from "./passage.ts";
import { phrases, says } from "./phrases.ts";
import { ROW_MARK } from "./post-passages.ts";
import type { Reader } from "./reading.ts";

/** Full-text search in posts, whose sections may have no ways of asking. */
export interface PostSearch {
  /**
   * Finds the passage that contains most of a question's terms, preferably within a few paragraphs.
   * @param prefix prefix of the passage's id, to search all posts or one
   * @param last id of the passage told last, which a follow-up is rather about if it is a section
   * @returns the passage, and the shares of the question's terms, by weight, that it and its heading contain, 0 to 1
   */
  find(
    question: string,
    prefix: string,
    last?: string,
    scoreOf?: (id: string) => number,
  ): { passage: Passage; share: number; inHeading: number } | undefined;
  /** The section of a post that its rank names: « et le troisième? », « le dernier ». */
  ranked(prefix: string, words: readonly string[]): Passage | undefined;
  /** The rank of a post's last section; undefined if its sections have none. */
  lastRank(prefix: string): string | undefined;
  /** The row of the post's table that has the same rank as a section: message 4, on the tenth day. */
  rowOfRank(section: Passage): string | undefined;
  /** The row of a table that was told before which a question is about: « Et les colis brisés? » */
  rowOf(passage: Passage, question: string, told: string): string | undefined;
  /**
   * The paragraphs of a passage that match a question best.
   * @param told earlier replies, whose paragraphs are left out
   * @param paraphrase other terms for the question, and the weight of each, 0 to 1
   * @param section the section that the question about a whole post is also about, told instead of its introduction
   */
  excerpt(
    passage: Passage,
    question: string,
    told: string,
    paraphrase: ReadonlyMap<string, number>,
    section?: Passage,
  ): string;
}

/** Maximum length of an excerpt in UTF-16 code units, and in paragraphs. */
const EXCERPT_LIMIT = 1_100;
const EXCERPT_PARAGRAPHS = 6;
/** Weight of the score that a section's ways of asking give it. */
const ASKED_LIKE = 4;
/** Weight of a term in the title, which does not tell sections of a post apart. */
const OF_TITLE = 0.8;
/** Weights of an everyday word and of a pair of words. */
const ORDINARY = 0.2;
const PAIR = 0.5;
/** « Quand » and "when" that ask for a time, unlike « quand j’appelle », "when I’m away". */
const WANTS_MOMENT =
  /\b(?:quand(?! (?:je|j|un|une|le|la|les|l|mon|ma|mes|nous|ils?|elles?|quelqu|des|notre|nos)\b)|when(?! (?:i|im|ive|we|my|our|an?|the|they|he|she|some\w+|people|customers?|clients?|its?|theres|youre|your)\b))/;
/** Questions that ask for a duration, and for a figure. */
const DURATION = phrases("duration");
export const wantsTime = (folded: string) => WANTS_MOMENT.test(folded) || says(folded, DURATION);
const WANTS_FIGURE = /\b(?:combien|how (?:many|much|long|often|soon))\b/;
/** Durations and dates. */
const TIME =
  /\b(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans|annees?|seconds?|hours?|days?|weeks?|months?|years?)\b/i;
/** Weight of a time for « quand », which may ask for a condition instead. */
const MOMENT = 1;
/** Weight of what such a question asks for, doubled next to a result. */
const FIGURE = 1.5;
const isTable = (text: string) => text.includes(`\n${ROW_MARK}`);
/** Weight of a section's first paragraph when most of the question is in its heading. */
const LEAD = 2;
/** Minimum share of a question's terms, by weight, in the heading of a section, from which it asks for that section. */
export const IN_HEADING = 0.4;
/** The same share in the name of a row, from which only that row of a table that was told before is told again. */
const IN_ROW = 0.3;
/** Words next to the result of a calculation. */
const RESULT = /\b(?:total|soit|au lieu|instead|that is|or \d)\b/i;
/** Lead of the section that the last reply told. */
const STAYS = 0.6;
/** Questions about a post as a whole: « Parlez-moi de votre article sur … ». */
const WANTS_ALL = /^(?:\S+ ){0,3}(?:parle\w*|resume\w*|tell (?:me|us)|summar\w+|what is your)\b/;
/** Exponent on a paragraph's number of terms: 0 favours long paragraphs, 1 short ones. */
const LENGTH = 0.1;
/** Gain, as a share of the weight of a question's terms, from which the paragraph that matches best is told first. */
const LEADS = 0.14;
/** Length of what surely answers, in UTF-16 code units, from which nothing else of the section is told. */
const ENOUGH = 250;
/** A paragraph that adds less than this share of the score so far is left out. */
const LEAST_MORE = 0.12;
/** Words for the blog and its posts. */
export const OF_POSTS = /^(?:blogs?|blogues?|articles?|billets?|posts?|pieces?|textes?)$/;

/** « La première semaine » asks for « Semaine 1 ». */
const ORDINALS = [
  /^(?:premi\w+|first|1st)$/,
  /^(?:deuxiemes?|secondes?|second|2nd|2e)$/,
  /^(?:troisiemes?|third|3rd|3e)$/,
  /^(?:quatriemes?|fourth|4th|4e)$/,
  /^(?:cinquiemes?|fifth|5th|5e)$/,
  /^(?:sixiemes?|sixth|6th|6e)$/,
];
export const LAST = /^(?:derni\w+|last)$/;
const cardinal = (word: string) => {
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(word));
  return at === -1 ? word : String(at + 1);
};

/** Whether a question asks for a time or a figure. */
export const asksFigure = (folded: string) => wantsTime(folded) || WANTS_FIGURE.test(folded);

/** Returns the weight of the time or the figure in a text, if the folded question asks for one that it does not name. */
export function figureIn(text: string, plain: string): number {
  const isNew = ([figure]: RegExpMatchArray) => !plain.includes(figure);
  const ofTime = WANTS_MOMENT.test(plain) ? MOMENT : FIGURE;
  const weight = wantsTime(plain)
    ? TIME.test(text) && ofTime
    : WANTS_FIGURE.test(plain) && text.matchAll(/\d+/g).some(isNew) && FIGURE;
  const isResult = RESULT.test(text) && !isTable(text) && weight !== MOMENT;
  return weight ? (isResult ? 2 : 1) * weight : 0;
}

/** Whether a word says which section of a post is meant. */
export const isRank = (word: string) => LAST.test(word) || /^\d$/.test(cardinal(word));

/** Returns the rank of a section in its heading: « 1. L’envoi », « Semaine 1 : … », « Premier vendredi : … ». */
function rankOf(heading: string): string | undefined {
  const [first = ""] = foldForSearch(heading).split(" ");
  return /^(?:\p{L}+ )?(\d)\b/u.exec(heading)?.[1] ?? (isRank(first) ? cardinal(first) : undefined);
}

/** Returns the heading of a post's section; empty for a whole post. */
export const headingOf = ({ id, title }: Passage) => (id.includes("/") ? title.split(" – ").at(-1)! : "");

export function createPostSearch(reader: Reader, passages: readonly Passage[]): PostSearch {
  const { language } = reader;
  const wordsIn = (text: string) => withFigures(text.replaceAll("$", " dollars "), language).split(" ").map(cardinal);
  /** The words of a row's name, before the colon. */
  const nameOf = (row: string) => wordsIn(row.slice(0, row.indexOf(":")));
  function termsOf(words: readonly string[]): ReadonlySet<string> {
    const terms = words.map((word) => (/\d/.test(word) ? [word] : reader.termsOf([word])));
    const roots = terms.flatMap((of) => of.at(-1) ?? []);
    // « Le cinquième message » is « Message 5 ».
    // « En 5 messages » names none of them.
    const isCount = (at: number) => /^\d+$/.test(words[at]!) && /(?<!^(?:moi|foi))s$/.test(words[at + 1]!);
    const pairs = roots
      .slice(1)
      .flatMap((root, at) => (isCount(at) ? [] : [/^\d$/.test(roots[at]!) ? [root, roots[at]] : [roots[at], root]]));
    return new Set([...terms.flat(), ...pairs.map((pair) => pair.join("+"))]);
  }
  const posts = passages
    .filter(({ id }) => id.startsWith("post-"))
    .map((passage) => {
      const { title, keywords = "", opening, details } = passage;
      const paragraphs = (details.length > 0 ? details : [opening]).map((text) => ({
        text,
        // What a template says in its lines is not what the post says.
        terms: termsOf(wordsIn(isTable(text) ? text : text.split("\n", 1)[0]!)),
      }));
      const named = termsOf(wordsIn(`${title} ${keywords}`));
      const heading = termsOf(wordsIn(headingOf(passage)));
      return { passage, named, heading, paragraphs, held: new Set(paragraphs.flatMap(({ terms }) => [...terms])) };
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
  const shareIn = (terms: ReadonlySet<string>, asked: Asking) =>
    said(asked, (term) => (terms.has(term) ? 1 : 0)) / said(asked, () => 1);

  /** The row of a table that a question names by its rank, « le troisième message »; else the whole text. */
  function rowsFor(text: string, asked: Asking): string {
    if (!isTable(text)) return text;
    const [head, ...rows] = text.split("\n");
    const ranked = rows.filter((row) => {
      const name = termsOf(nameOf(row));
      return asked.some(([term]) => /\+\d$/.test(term) && name.has(term));
    });
    // « Des cinq messages, le quatrième? »
    const isOne = asked.filter(([term]) => /^\d$/.test(term)).length === 1;
    return isOne && ranked.length === 1 ? [head, ...ranked].join("\n") : text;
  }

  /**
   * Picks the paragraphs that together contain most of the question's terms, then fills up with those that follow the
   * first.
   */
  function runOf(
    { passage, paragraphs }: (typeof posts)[number],
    asked: Asking,
    plain: string,
    { lead = 0, atMost = EXCERPT_LIMIT } = {},
  ) {
    const rest = new Map(asked);
    // A figure that most paragraphs have does not tell them apart.
    const figures = paragraphs.map(({ text }) => figureIn(isTable(text) ? text : text.split("\n", 1)[0]!, plain));
    const without = figures.filter((figure) => figure === 0).length / figures.length;
    const told = new Set<number>();
    let score = 0;
    let leading = 0;
    let length = 0;
    const fits = (at: number) => !told.has(at) && (length === 0 || length + paragraphs[at]!.text.length <= atMost);
    function tell(at: number) {
      if (told.has(at)) return;
      told.add(at);
      length += paragraphs[at]!.text.length;
      for (const term of paragraphs[at]!.terms) rest.delete(term);
    }
    while (told.size < EXCERPT_PARAGRAPHS) {
      let best = { at: -1, gain: 0 };
      for (const [at, { terms }] of paragraphs.entries()) {
        if (!fits(at)) continue;
        const found = terms
          .intersection(rest)
          .values()
          .reduce((total, term) => total + rest.get(term)!, figures[at]! * without + (at === 0 ? lead : 0));
        const gain = found / Math.max(1, terms.size) ** LENGTH;
        if (gain > best.gain) best = { at, gain };
      }
      if (best.at === -1 || best.gain < score * LEAST_MORE) break;
      if (told.size === 0) leading = best.gain;
      score += best.gain;
      tell(best.at);
    }
    // A table means little without what introduces it: « Comptez en jours ouvrables. »
    const [first = 0] = told;
    if (first > 0 && isTable(paragraphs[first]!.text) && fits(first - 1)) tell(first - 1);
    // A list or a reason follows what introduces it.
    const hasRoom = (at: number) => at in paragraphs && (told.has(at) || (told.size < EXCERPT_PARAGRAPHS && fits(at)));
    for (let next = first + 1; hasRoom(next); next += 1) tell(next);
    for (let earlier = first - 1; hasRoom(earlier); earlier -= 1) tell(earlier);
    const places = [...told].sort((one, other) => one - other);
    // What surely answers comes first, with what introduces and follows it; not if a whole section or post is asked for.
    const start = places.indexOf(isTable(paragraphs[first]?.text ?? "") && told.has(first - 1) ? first - 1 : first);
    const isLed = (at: number, place: number) => place >= start && place - start === at - places[start]!;
    const isSure = lead === 0 && passage.id.includes("/") && leading >= LEADS * said(asked, () => 1);
    // Paragraphs that do not follow one another could say together what the post does not say.
    const led = isSure ? places.filter(isLed) : [];
    const isEnough = led.reduce((sum, at) => sum + paragraphs[at]!.text.length, 0) >= ENOUGH;
    const others = isEnough ? [] : places.filter((at) => !led.includes(at));
    const text = [...led, ...others]
      .map((at, place, all) => {
        const own = rowsFor(paragraphs[at]!.text, asked);
        if (place === 0) return own;
        const isGap = all[place - 1]! + 1 !== at;
        return `${isGap ? "\n\n" : /\n/.test(own + paragraphs[at - 1]!.text) ? "\n" : " "}${own}`;
      })
      .join("");
    return { text, score };
  }

  const sectionsOf = (prefix: string) =>
    posts.flatMap(({ passage }) => {
      const rank = passage.id.startsWith(prefix) ? rankOf(headingOf(passage)) : undefined;
      return rank === undefined ? [] : { passage, rank };
    });

  return {
    lastRank: (prefix) => sectionsOf(prefix).at(-1)?.rank,
    ranked(prefix, words) {
      const sections = sectionsOf(prefix);
      if (words.some((word) => LAST.test(word))) return sections.at(-1)?.passage;
      // « Le premier, c’est l’inventaire. Le deuxième? »
      const at = words.findLastIndex(isRank);
      const found = sections.find(({ rank }) => rank === cardinal(words[at] ?? ""));
      // « Semaine 3 » names a section, « on est 3 » does not.
      const isNamed =
        /^\d+$/.test(words[at] ?? "") && !foldForSearch(found?.passage.title ?? "").includes(words[at - 1] ?? "");
      return isNamed ? undefined : found?.passage;
    },
    find(question, prefix, last, scoreOf = () => 0) {
      const asked = asking(question);
      const whole = said(asked, () => 1);
      const plain = wordsIn(question).join(" ");
      const [best] = posts
        .filter(({ passage: { id } }) => id.startsWith(prefix) && (!WANTS_ALL.test(plain) || !id.includes("/")))
        .map((post) => {
          const share = said(asked, (term) => (post.held.has(term) ? 1 : post.named.has(term) ? OF_TITLE : 0)) / whole;
          const run = runOf(post, asked, plain).score / whole;
          const named = shareIn(post.named, asked);
          const inHeading = shareIn(post.heading, asked);
          return {
            passage: post.passage,
            share,
            inHeading,
            score:
              share +
              run +
              named +
              (inHeading >= IN_HEADING ? 2 : 1) * inHeading +
              ASKED_LIKE * scoreOf(post.passage.id) +
              (post.passage.id === last && (last.includes("/") || asksFigure(plain)) ? STAYS : 0),
          };
        })
        .sort((one, other) => other.score - one.score);
      return best;
    },
    rowOfRank(section) {
      const rank = rankOf(headingOf(section));
      const [family = ""] = section.id.split("/");
      const tables = posts.flatMap(({ passage, paragraphs }) =>
        passage.id.split("/")[0] === family ? paragraphs : [],
      );
      return tables
        .filter(({ text }) => isTable(text))
        .flatMap(({ text }) => text.split("\n").slice(1))
        .find((row) => rank !== undefined && nameOf(row).includes(rank));
    },
    rowOf(passage, question, told) {
      const asked = asking(question);
      const tables = posts.find((one) => one.passage === passage)?.paragraphs ?? [];
      for (const { text } of tables.filter((one) => isTable(one.text) && told.includes(one.text))) {
        const [head, ...rows] = text.split("\n");
        const shares = rows.map((row) => shareIn(termsOf(nameOf(row)), asked));
        const most = Math.max(...shares);
        const named = rows.filter((_, at) => shares[at] === most);
        if (most >= IN_ROW && named.length === 1) return [head, ...named].join("\n");
      }
      return undefined;
    },
    excerpt(passage, question, told, paraphrase, section = passage) {
      const plain = wordsIn(question).join(" ");
      const post = posts.find((one) => one.passage === section);
      if (!post || WANTS_ALL.test(plain))
        return passage.opening || passage.details.slice(0, EXCERPT_PARAGRAPHS).join(" ");
      const asked = asking(question);
      const said = new Set(asked.map(([term]) => term));
      const isOfRank = asked.some(([term]) => /\+\d$/.test(term) && post.heading.has(term));
      const isOfHeading = !asksFigure(plain) && (isOfRank || shareIn(post.heading, asked) >= IN_HEADING);
      const others = [...paraphrase].filter(([term]) => !said.has(term));
      const beside = isOfHeading
        ? asked.filter(([term]) => !post.heading.has(term))
        : [...asked, ...others.map(([term, share]) => [term, share * weigh(term)] as const)];
      // The opening of a post is its summary. What is told of its introduction leaves room for its contents.
      const isFirst = passage.opening !== "" && !told.includes(passage.opening);
      const parts = posts.flatMap((one) => (one.passage.id.startsWith(`${section.id}/`) ? headingOf(one.passage) : []));
      const contents = isFirst && parts.length > 0 ? ASSISTANT_TEXT[language].contents(parts.join("; ")) : "";
      const atMost = EXCERPT_LIMIT - (isFirst ? passage.opening.length : 0) - contents.length;
      const options = { lead: isOfHeading || section !== passage ? LEAD : 0, atMost };
      const run = runOf(post, beside, plain, options).text || passage.opening;
      return [isFirst && run !== passage.opening ? passage.opening : "", run, contents]
        .filter((part) => part !== "")
        .join("\n\n");
    },
  };
}
