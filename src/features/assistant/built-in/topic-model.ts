import { setImmediate as othersFirst } from "node:timers/promises";
import { inverted } from "./packed-lists.ts";

/** A training text: a way of asking for a topic, or a sentence of its passage. */
export interface Example {
  topic: number;
  /** Numbers of the features, without duplicates. */
  features: readonly number[];
}

/** Additive smoothing: the smaller it is, the more a word counts against topics in which it never occurs. */
const SMOOTHING = 0.003;
/** Factor on the log odds of features, because features of a text depend on one another. */
const FLATTENED = 0.6;
/** Factor on the log prior of a topic. */
const PRIOR = 0.45;
/** Weight of a pair of neighbouring words relative to a single word. Pairs that occur once are left out. */
const PAIR = 0.8;
/** Columns processed before the event loop gets a turn: a few milliseconds of work. */
const AT_ONCE = 1_000;

/**
 * Learns topics from all their examples, whereas the nearest way of asking may be near by chance: complement naive
 * Bayes (each topic against all others) on features weighed by rarity.
 * @param isPair whether a feature, by its number, is a pair of neighbours
 * @returns each topic's likelihood for a text of these features, by the topic's number: 0 to 1, 1 in total
 */
export async function learnTopics(
  examples: readonly Example[],
  topics: number,
  isPair: readonly boolean[],
): Promise<(features: readonly number[]) => Float32Array> {
  const having = inverted(
    examples.map(({ features }) => features),
    isPair.length,
  );
  /** The column of each feature that is learned. */
  const columns: number[] = [];
  const rarities: number[] = [];
  const featureAt: number[] = [];
  for (const [feature, ofPair] of isPair.entries()) {
    const count = having(feature).length;
    if (count === 0 || (ofPair && count === 1)) continue;
    columns[feature] = featureAt.push(feature) - 1;
    rarities.push((ofPair ? PAIR : 1) * Math.sqrt(Math.log(1 + examples.length / count)));
  }
  /** Returns the columns of a text, and the share of each. */
  function vectorOf(features: readonly number[]) {
    const known = features.flatMap((feature) => columns[feature] ?? []);
    const norm = Math.hypot(...known.map((column) => rarities[column]!));
    return known.map((column) => ({ column, share: rarities[column]! / norm }));
  }
  const norms = Float64Array.from(examples, ({ features }) => {
    let sum = 0;
    for (const feature of features) sum += (rarities[columns[feature] ?? -1] ?? 0) ** 2;
    return Math.sqrt(sum);
  });

  const sums = new Float64Array(topics);
  // Few topics hold a column. The log odds of the others differ by topic alone, so only what a column adds is stored.
  const starts = [0];
  const topicsOf: number[] = [];
  const added: number[] = [];
  const ofTopic = new Float64Array(topics);
  for (const [column, feature] of featureAt.entries()) {
    if (column % AT_ONCE === 0) await othersFirst();
    const found: number[] = [];
    let all = 0;
    for (const at of having(feature)) {
      const { topic } = examples[at]!;
      const share = rarities[column]! / norms[at]!;
      if (sums[topic] === 0) found.push(topic);
      sums[topic]! += share;
      all += share;
    }
    for (const topic of found) {
      const own = sums[topic]!;
      topicsOf.push(topic);
      added.push(Math.log((own + SMOOTHING) / (all - own + SMOOTHING)) - Math.log(SMOOTHING / (all + SMOOTHING)));
      ofTopic[topic]! += own;
      sums[topic] = 0;
    }
    starts.push(topicsOf.length);
  }
  const all = ofTopic.reduce((sum, one) => sum + one, 0);
  const spread = SMOOTHING * rarities.length;
  const against = Float64Array.from(ofTopic, (own) => Math.log((all - own + spread) / (own + spread)));
  const prior = Float64Array.from(ofTopic, (own) => PRIOR * Math.log(own + 1));
  const [topicOf, addedTo] = [Uint16Array.from(topicsOf), Float32Array.from(added)];

  return (features) => {
    const vector = vectorOf(features);
    const whole = FLATTENED * vector.reduce((sum, { share }) => sum + share, 0);
    const scores = Float32Array.from(prior, (own, topic) => own + whole * against[topic]!);
    for (const { column, share } of vector) {
      for (let at = starts[column]!; at < starts[column + 1]!; at += 1) {
        scores[topicOf[at]!]! += FLATTENED * share * addedTo[at]!;
      }
    }
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const sum = odds.reduce((total, one) => total + one, 0);
    return odds.map((one) => one / sum);
  };
}
