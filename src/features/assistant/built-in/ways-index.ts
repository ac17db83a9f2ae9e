import { setImmediate as othersFirst } from "node:timers/promises";
import type { Language } from "../../../lib/language.ts";
import { inverted, packed } from "./packed-lists.ts";
import { type Candidate, type FollowUps, type Passage, wholeText } from "./passage.ts";
import { createPostSearch, type PostSearch } from "./post-search.ts";
import { createReader, foldedLines, foldedWords, type Read, type Reader } from "./reading.ts";
import { createTaughtAnswers, isTaught, type TaughtAnswers } from "./taught-answers.ts";
import { type Example, learnTopics } from "./topic-model.ts";

/** The contexts in which follow-ups are understood, each with the passages that set it. */
const CONTEXTS: Readonly<Record<Exclude<keyof FollowUps, typeof OTHERS | `post-${string}`>, RegExp>> = {
  plans: /^(?:plan|facet-|question-plan|break-even|calculator|hours-year)/,
  promises: /^(?:guarantees|money-back|ninety-days|average-return|uptime|contract|fees|trial|billing|taxes)$/,
  launch: /^(?:start|weeks|method|training|our-time|after-launch)$/,
  services: /^(?:offer|support|sales|operations|operations-hours|handover|calls|wrong-answer)$/,
  tools: /^(?:integrations|keep-tools|technical)$/,
  cases: /^case/,
  privacy:
    /^(?:privacy|rights|retention|collection|sharing|chat-data|data-place|officer|incidents|law-25|gdpr|casl|score|browser|settings|security|soc2|report)$/,
  chat: /^chat-data$/,
  call: /^(?:consultation|call-|form(?:-reasons)?$|after-form|appointment|prepare|late$|earlier-time|no-time|no-need|time-zone)/,
  form: /^(?:form(?:-reasons)?|after-form)$/,
  reach: /^(?:contact|address|hours|holidays|areas|response|social)$/,
  reading: /^(?:blog|newsletter|unsubscribe|knowledge-base|post-)/,
};
/** The context of all other passages, except staff's answers. */
const OTHERS = "firm";
function contextsOf(id: string): readonly string[] {
  const contexts = Object.entries(CONTEXTS).flatMap(([context, ids]) => (ids.test(id) ? [context] : []));
  // Each post is a context, too.
  if (id.startsWith("post-")) contexts.push(id.split("/")[0]!);
  return contexts.length > 0 || isTaught(id) ? contexts : [OTHERS];
}
/** Id in `follow-ups.ts` for a follow-up that the last passage itself answers. */
const SAME = "same";
/** Prefix of the feature that names the context. */
const AFTER = "after:";

/** Weight of a pair of neighbouring words relative to a single word: « quelle heure » says more than « heure ». */
const PAIR = 0.45;
/** Weight of an everyday word that occurs in no way of asking, as a share of the rarest word's. */
const ORDINARY = 0.25;
/** Maximum weight of an everyday word, as a share of the rarest word's. */
const EVERYDAY = 0.75;
/** Share of `likeness` in `near`; the rest is `coverage`. */
const LIKENESS_SHARE = 0.7;
/** Share of the learned model in a score. On held-out ways, either part alone does worse. */
const LEARNED = 0.45;
/** `near` from which a question almost repeats a way of asking. */
const NEAR = 0.7;
/** Topics whose ways of asking have nothing in common, so that coverage only considers the nearest way. */
export const MIXED: ReadonlySet<string> = new Set(["off-topic", "unanswered"]);
/** `likeness` from which a question repeats a way of asking word for word. */
const IN_THESE_WORDS = 0.98;

/** Number of ways of asking that paraphrase a question. */
const PARAPHRASES = 5;

/** Factor on the likeness of a way that does not depend on the context, for a short message after an answer. */
const GENERAL = 0.92;
/** Maximum number of features of such a message. */
const FOLLOW_UP = 14;
/** Added to the score of the passage told last, which such a message rather continues. */
const STAYS = 0.15;

interface Topic {
  id: string;
  passage?: Passage | undefined;
}

export interface WaysIndex {
  reader: Reader;
  posts: PostSearch;
  passage(id: string): Passage | undefined;
  /** Whether a term occurs in a passage or in its ways of asking. */
  holds(id: string, term: string): boolean;
  /**
   * Returns candidates, best first.
   * @param before id of the passage told last, if the text may be a follow-up
   */
  search(read: Pick<Read, "terms">, before?: string): Candidate[];
  /**
   * Returns the terms of the ways of asking for a passage that are nearest to a question, and the likeness of each, 0 to
   * 1: other words for the same question.
   */
  paraphrase(id: string, terms: readonly string[]): ReadonlyMap<string, number>;
  /** Returns a term's weight, which grows with its rarity. */
  weight(term: string): number;
}

/** A topic's texts, as folded words. */
interface TopicTexts {
  id: string;
  passage: Passage | undefined;
  /** Its ways of asking. */
  ways: readonly string[][];
  /** The passage's title, keywords and whole text. */
  said: readonly string[];
  /** The passage's title, opening and details, each on its own. */
  told: readonly string[][];
}

/** The texts of a language. */
export interface Topics {
  passages: readonly Passage[];
  texts: readonly TopicTexts[];
  /** Knows the words of the texts. */
  reader: Reader;
  taught: TaughtAnswers;
}

/**
 * Reads the texts of a language.
 * @param asked ways of asking by topic id, one per line
 */
export async function readTopics(
  language: Language,
  passages: readonly Passage[],
  asked: Readonly<Record<string, string>>,
): Promise<Topics> {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  // All ways share one string per word, to save memory.
  const words = new Map<string, string>();
  function known(word: string): string {
    if (!words.has(word)) words.set(word, word);
    return words.get(word)!;
  }
  const shared = (found: readonly string[]) => found.map(known);
  const fold = (text: string) => shared(foldedWords(text, language));
  const texts: TopicTexts[] = [];
  for (const id of new Set([...Object.keys(asked), ...byId.keys()])) {
    await othersFirst();
    const passage = byId.get(id);
    const ways = foldedLines([asked[id] ?? "", ...(passage?.asked ?? [])].join("\n"), language).map(shared);
    const said = passage ? `${passage.title} ${passage.keywords ?? ""} ${wholeText(passage)}` : "";
    const told = passage ? [passage.title, passage.opening, ...passage.details] : [];
    texts.push({ id, passage, ways, said: fold(said), told: told.map(fold) });
  }
  const reader = createReader(
    language,
    texts.flatMap(({ ways, said }) => [...ways, said]),
  );
  return { passages, texts, reader, taught: createTaughtAnswers(reader) };
}

/**
 * Creates an index that scores topics by three measures: similarity of the question to the nearest way of asking
 * (tf-idf of words and pairs, cosine), the share of the question that the topic covers, and a learned model
 * (`topic-model.ts`).
 * @param followUps ways of asking that depend on the passage told last
 */
export async function createWaysIndex(
  { passages, texts, reader, taught }: Topics,
  followUps: Partial<FollowUps> = {},
): Promise<WaysIndex> {
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const features = createFeatures(reader);

  const topics: Topic[] = [];
  const examples: Example[] = [];
  const ways: (Example & { context?: string })[] = [];
  /** The terms that each topic's ways of asking and its passage contain. */
  const held: number[][] = [];
  /** How many passages contain a term, by its number. */
  const spoken: number[] = [];
  for (const { id, passage, ways: own, said, told } of texts) {
    await othersFirst();
    const examplesOf = (texts: TopicTexts["ways"]) =>
      texts.flatMap((text) => {
        const found = features.of(text);
        return found.length > 0 ? { topic: topics.length, features: found } : [];
      });
    const asking = examplesOf(own);
    examples.push(...asking, ...examplesOf(told));
    ways.push(...asking);
    const terms = new Set(features.termsOf(said));
    for (const term of terms) spoken[term] = (spoken[term] ?? 0) + 1;
    for (const { features: found } of asking) for (const one of found) if (!features.isPair(one)) terms.add(one);
    held.push([...terms]);
    topics.push({ id, passage });
  }
  const same = topics.push({ id: SAME }) - 1;
  for (const [context, targets] of Object.entries(followUps)) {
    await othersFirst();
    for (const [id, list] of Object.entries(targets)) {
      const topic = topics.findIndex((one) => one.id === id);
      // The target is a passage of the sample company that this owner does not have.
      if (topic === -1) continue;
      for (const way of foldedLines(list, reader.language)) {
        const found = features.of(way);
        if (found.length === 0) continue;
        examples.push({ topic, features: [...found, features.numberOf(AFTER + context)] });
        ways.push({ topic, features: found, context });
      }
    }
  }
  const topicOf = Uint16Array.from(ways, ({ topic }) => topic);
  const onlyAfter = ways.map(({ context }) => context);
  const featuresOfWay = packed(ways.map(({ features }) => features));
  const waysWith = inverted(
    ways.map((way) => way.features),
    features.count(),
  );
  const topicsWith = inverted(held, features.count());
  // Functions that use `ways` would keep its lists in memory.
  const count = ways.length;
  const rarest = Math.log(1 + count);
  function weigh(feature: number): number {
    const having = waysWith(feature).length;
    if (features.isPair(feature)) return PAIR * Math.min(rarest, Math.log(1 + count / having));
    const isOrdinary = reader.isOrdinary(features.nameOf(feature));
    // An everyday word does not become telling because few ways contain it.
    if (having > 0) return Math.min(isOrdinary ? EVERYDAY * rarest : rarest, Math.log(1 + count / having));
    if (isOrdinary) return ORDINARY * rarest;
    return 0.8 * Math.log(1 + (topics.length / spoken[feature]!) * 4);
  }
  const weights = Float64Array.from({ length: features.count() }, (_, feature) => weigh(feature));
  const weightOfUnknown = (feature: string) =>
    isPair(feature) ? 0 : (reader.isOrdinary(feature) ? ORDINARY : 1) * rarest;
  function weight(feature: string): number {
    const number = features.find(feature);
    return number === undefined ? weightOfUnknown(feature) : weights[number]!;
  }
  const norms = Float64Array.from(ways, (way) => Math.hypot(...way.features.map((feature) => weights[feature]!)));
  const likelihoods = await learnTopics(
    examples,
    topics.length,
    Array.from({ length: features.count() }, (_, feature) => features.isPair(feature)),
  );

  return {
    reader,
    posts: createPostSearch(reader, passages),
    weight,
    passage: (id) => byId.get(id) ?? taught.passage(id),
    holds(id, term) {
      const number = features.find(term);
      return number !== undefined && topicsWith(number).includes(topics.findIndex((topic) => topic.id === id));
    },
    paraphrase(id, terms) {
      const own = [...new Set(featuresOf(terms))];
      const asked = new Set(own.flatMap((feature) => features.find(feature) ?? []));
      const norm = Math.hypot(...own.map(weight));
      const likenessOf = (way: number) =>
        featuresOfWay(way).reduce((dot, feature) => dot + (asked.has(feature) ? weights[feature]! ** 2 : 0), 0) /
        (norm * norms[way]!);
      // By index and number, because iterators and ids of thousands of ways would take most of the time of an answer.
      const topic = topics.findIndex((one) => one.id === id);
      const ofTopic: number[] = [];
      for (let way = 0; way < topicOf.length; way += 1) if (topicOf[way] === topic) ofTopic.push(way);
      const nearest = ofTopic
        .map((way) => ({ way, likeness: likenessOf(way) }))
        // None is, for a message without words such as "???".
        .filter(({ likeness }) => likeness > 0)
        .sort((one, other) => other.likeness - one.likeness)
        .slice(0, PARAPHRASES);
      // The least alike first, so that a term gets its highest likeness.
      return new Map(
        nearest
          .reverse()
          .flatMap(({ way, likeness }) =>
            Array.from(featuresOfWay(way), (one) => [features.nameOf(one), likeness] as const),
          ),
      );
    },
    search({ terms }, before) {
      const contexts = before === undefined ? [] : contextsOf(before);
      const own = [...new Set(featuresOf(terms))];
      const known = [...own, ...contexts.map((context) => AFTER + context)].flatMap(
        (feature) => features.find(feature) ?? [],
      );
      const norm = Math.sqrt(own.reduce((sum, feature) => sum + weight(feature) ** 2, 0));
      if (norm === 0) return [];
      const dots = new Float32Array(norms.length);
      // By index, because iterators over thousands of ways would take most of the time of an answer.
      for (const feature of known) {
        const share = weights[feature]! ** 2;
        const having = waysWith(feature);
        for (let at = 0; at < having.length; at += 1) dots[having[at]!]! += share;
      }
      const best = new Map<number, { likeness: number; way: number }>();
      const isFollowUp = contexts.length > 0 && own.length <= FOLLOW_UP;
      const general = isFollowUp ? GENERAL : 1;
      for (let way = 0; way < dots.length; way += 1) {
        const dot = dots[way]!;
        const context = onlyAfter[way];
        if (dot === 0 || (context !== undefined && !contexts.includes(context))) continue;
        const topic = topicOf[way]!;
        const likeness = ((context === undefined ? general : 1) * dot) / norm / norms[way]!;
        if (likeness > (best.get(topic)?.likeness ?? 0)) best.set(topic, { likeness, way });
      }
      const asked = own
        .filter((feature) => !isPair(feature))
        .map((term) => ({ number: features.find(term) ?? -1, weight: weight(term) }));
      const whole = asked.reduce((sum, term) => sum + term.weight, 0);
      const covered = new Float64Array(topics.length);
      for (const { number, weight: share } of asked) {
        if (number !== -1) for (const topic of topicsWith(number)) covered[topic]! += share;
      }
      const likely = likelihoods(known);
      const found = topics.map(({ id, passage }, number): Candidate => {
        const { likeness, way } = best.get(number) ?? { likeness: 0, way: undefined };
        const nearest = way === undefined ? NO_FEATURES : featuresOfWay(way);
        const isMixed = MIXED.has(id) || id === SAME;
        const inNearest = () => asked.reduce((sum, one) => (nearest.includes(one.number) ? sum + one.weight : sum), 0);
        const coverage = (isMixed ? inNearest() : covered[number]!) / whole;
        const near = LIKENESS_SHARE * likeness + (1 - LIKENESS_SHARE) * coverage;
        return {
          id,
          passage,
          likeness,
          coverage,
          near,
          likelihood: likely[number]!,
          score: 0,
        };
      });
      const [goesOn] = found.splice(same, 1);
      const told = found.find(({ id }) => id === before);
      if (told && goesOn) {
        told.likelihood += goesOn.likelihood;
        if (goesOn.near > told.near) Object.assign(told, { near: goesOn.near, likeness: goesOn.likeness });
      }
      // Ways of `MIXED` topics share everyday words with any question, so a passage that is almost quoted comes first.
      const nearest = Math.max(...found.map(({ id, near }) => (MIXED.has(id) ? 0 : near)));
      const answers = taught.search(terms, weight);
      const isAnswered = answers.some(({ likelihood }) => likelihood === 1);
      const open = found.filter(({ id, near }) => nearest >= NEAR && MIXED.has(id) && near <= nearest);
      const rest = 1 - sumOf(open);
      const ofPlans = sumOf(found.filter(({ id }) => ANY_PLAN.test(id)));
      return (
        found
          // What the team has answered is no longer what the site does not answer.
          .filter((one) => !open.includes(one) && !(isAnswered && MIXED.has(one.id)))
          .map((one) => {
            const likelihood = (ANY_PLAN.test(one.id) ? ofPlans : one.likelihood) / rest;
            // The question repeats a way word for word. After an answer, though, the same words ("How long does it take?")
            // may refer to that answer.
            const isExact = one.likeness >= IN_THESE_WORDS && !(contexts.length > 0 && one.passage);
            const learned = isExact ? Math.max(one.near, likelihood) : likelihood;
            const stays = isFollowUp && one.id === before ? STAYS : 0;
            return { ...one, likelihood, score: (1 - LEARNED) * one.near + LEARNED * learned + stays };
          })
          .concat(answers)
          .filter(({ score }) => score > 0.1)
          .sort((one, other) => other.score - one.score)
      );
    },
  };
}

/** Topics with the same answer about plans, whose likelihoods are added up. */
const ANY_PLAN =
  /^(?:plans|plan-(?:named|people|smallest|biggest|popular|velocity|accelerate|dominate)|question-plan|plans-compare)$/;
const sumOf = (found: readonly Candidate[]) => found.reduce((sum, { likelihood }) => sum + likelihood, 0);

const isPair = (feature: string) => feature.includes("+");

/** More than the number of terms and pairs of a language. */
const MOST_FEATURES = 1 << 22;

/** Numbers terms and pairs of neighbours. A string for each of the many pairs would take most of the memory. */
function createFeatures(reader: Reader) {
  const terms = new Map<string, number>();
  const pairs = new Map<number, number>();
  /** A term's name, or a pair's key in `pairs`. */
  const numbered: (string | number)[] = [];
  function numberOf(term: string): number {
    const known = terms.get(term);
    if (known !== undefined) return known;
    terms.set(term, numbered.length);
    return numbered.push(term) - 1;
  }
  const keyOf = (first: number, second: number) => first * MOST_FEATURES + second;
  function pairOf(first: number, second: number): number {
    const key = keyOf(first, second);
    const known = pairs.get(key);
    if (known !== undefined) return known;
    pairs.set(key, numbered.length);
    return numbered.push(key) - 1;
  }
  const isGroup = (term: number) => (numbered[term] as string).startsWith("~");
  const termsOf = (words: readonly string[]) => reader.termsOf(words).map(numberOf);
  return {
    count: () => numbered.length,
    isPair: (feature: number) => typeof numbered[feature] === "number",
    nameOf(feature: number): string {
      const name = numbered[feature]!;
      if (typeof name === "string") return name;
      return `${numbered[Math.floor(name / MOST_FEATURES)]}+${numbered[name % MOST_FEATURES]}`;
    },
    numberOf,
    termsOf,
    /** The number of a term or a pair, if there is one. */
    find(feature: string): number | undefined {
      const [first = "", second] = feature.split("+");
      const one = terms.get(first);
      if (second === undefined || one === undefined) return one;
      const other = terms.get(second);
      return other === undefined ? undefined : pairs.get(keyOf(one, other));
    },
    /** The terms and pairs of a text, without duplicates. */
    of(words: readonly string[]): number[] {
      const found = termsOf(words);
      const heads = found.filter((term, at) => at === 0 || !isGroup(found[at - 1]!) || isGroup(term));
      return [...new Set([...found, ...heads.slice(1).map((term, at) => pairOf(heads[at]!, term))])];
    },
  };
}

/** Terms and pairs of neighbours; a word and its synonym group count as one neighbour. */
function featuresOf(terms: readonly string[]): string[] {
  const heads = terms.filter((term, place) => !terms[place - 1]?.startsWith("~") || term.startsWith("~"));
  return [...terms, ...heads.slice(1).map((term, place) => `${heads[place]}+${term}`)];
}

const NO_FEATURES = new Uint32Array();
