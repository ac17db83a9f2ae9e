import { setImmediate as othersFirst } from "node:timers/promises";

/** A text that a topic is asked or told by. */
export interface Example {
  topic: number;
  /** By their numbers, each once. */
  features: readonly number[];
}

/** Count that every feature has in every topic: the smaller, the more a word speaks against topics that never hold it. */
const SMOOTHING = 0.003;
/** Of what the features of a text say: they repeat one another, so all together say less than each alone. */
const FLATTENED = 0.6;
/** Of how often a topic is asked for at all. */
const PRIOR = 0.6;
/** What a pair of neighbours says beside its words; one that occurs once says nothing of other texts. */
const PAIR = 0.5;
/** Examples counted before everything else that waits gets its turn: some milliseconds. */
const AT_ONCE = 1_000;

/**
 * Learns what sets topics apart from all their ways of asking at once, where the nearest way may be near by chance:
 * naive Bayes on terms weighed by rarity, each topic against all others.
 * @param isPair whether a feature, by its number, is a pair of neighbours
 * @returns each topic's likelihood for a text of these features, by the topic's number: 0 to 1, 1 in total
 */
export async function learnTopics(
  examples: readonly Example[],
  topics: number,
  isPair: readonly boolean[],
): Promise<(features: readonly number[]) => Float32Array> {
  const counts = new Uint32Array(isPair.length);
  for (const { features } of examples) for (const feature of features) counts[feature]! += 1;
  /** The column of each feature that is learned. */
  const columns: number[] = [];
  const rarities: number[] = [];
  for (const [feature, count] of counts.entries()) {
    if (count === 0 || (isPair[feature] && count === 1)) continue;
    columns[feature] = rarities.length;
    rarities.push((isPair[feature] ? PAIR : 1) * Math.sqrt(Math.log(1 + examples.length / count)));
  }
  /** The columns of a text, and the share of each. */
  function vectorOf(features: readonly number[]) {
    const known = features.flatMap((feature) => columns[feature] ?? []);
    const norm = Math.hypot(...known.map((column) => rarities[column]!));
    return known.map((column) => ({ column, share: rarities[column]! / norm }));
  }

  // What a column has in each topic, then how much it speaks for the topic.
  const weights = new Float32Array(rarities.length * topics);
  const ofColumn = new Float64Array(rarities.length);
  const ofTopic = new Float64Array(topics);
  for (const [at, { topic, features }] of examples.entries()) {
    if (at % AT_ONCE === 0) await othersFirst();
    for (const { column, share } of vectorOf(features)) {
      weights[column * topics + topic]! += share;
      ofColumn[column]! += share;
      ofTopic[topic]! += share;
    }
  }
  const all = ofTopic.reduce((sum, one) => sum + one, 0);
  const spread = SMOOTHING * rarities.length;
  // Shares of a topic's and of all others' texts, but for the columns: a logarithm for each pair would be slow.
  const against = Float64Array.from(ofTopic, (own) => Math.log((all - own + spread) / (own + spread)));
  for (let column = 0; column < rarities.length; column += 1) {
    if (column % AT_ONCE === 0) await othersFirst();
    const unheld = Math.log(SMOOTHING / (ofColumn[column]! + SMOOTHING));
    for (let topic = 0, at = column * topics; topic < topics; topic += 1, at += 1) {
      const own = weights[at]!;
      const odds = own === 0 ? unheld : Math.log((own + SMOOTHING) / (ofColumn[column]! - own + SMOOTHING));
      weights[at] = FLATTENED * (odds + against[topic]!);
    }
  }
  const leaning = Float32Array.from(ofTopic, (own) => PRIOR * Math.log(own + 1));

  return (features) => {
    const scores = leaning.slice();
    for (const { column, share } of vectorOf(features)) {
      for (let topic = 0, at = column * topics; topic < topics; topic += 1, at += 1)
        scores[topic]! += weights[at]! * share;
    }
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const sum = odds.reduce((total, one) => total + one, 0);
    return odds.map((one) => one / sum);
  };
}
