import { setImmediate as othersFirst } from "node:timers/promises";

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
/** Examples or columns processed before the event loop gets a turn: a few milliseconds of work. */
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
  /** Returns the columns of a text, and the share of each. */
  function vectorOf(features: readonly number[]) {
    const known = features.flatMap((feature) => columns[feature] ?? []);
    const norm = Math.hypot(...known.map((column) => rarities[column]!));
    return known.map((column) => ({ column, share: rarities[column]! / norm }));
  }

  /** The sum of shares of each column that occurs in a topic, by `column * topics + topic`. */
  const sums = new Map<number, number>();
  const ofColumn = new Float64Array(rarities.length);
  const ofTopic = new Float64Array(topics);
  for (const [at, { topic, features }] of examples.entries()) {
    if (at % AT_ONCE === 0) await othersFirst();
    for (const { column, share } of vectorOf(features)) {
      const cell = column * topics + topic;
      sums.set(cell, (sums.get(cell) ?? 0) + share);
      ofColumn[column]! += share;
      ofTopic[topic]! += share;
    }
  }
  const all = ofTopic.reduce((sum, one) => sum + one, 0);
  const spread = SMOOTHING * rarities.length;
  const against = Float64Array.from(ofTopic, (own) => Math.log((all - own + spread) / (own + spread)));
  const prior = Float64Array.from(ofTopic, (own) => PRIOR * Math.log(own + 1));
  // Few topics hold a column. The log odds of the others differ by topic alone, so only what a column adds is stored.
  const starts = new Uint32Array(rarities.length + 1);
  for (const cell of sums.keys()) starts[Math.floor(cell / topics) + 1]! += 1;
  for (let column = 0; column < rarities.length; column += 1) starts[column + 1]! += starts[column]!;
  const [topicsOf, added, next] = [new Uint16Array(sums.size), new Float32Array(sums.size), starts.slice()];
  for (const [cell, own] of sums) {
    const column = Math.floor(cell / topics);
    const others = ofColumn[column]!;
    const at = next[column]!++;
    topicsOf[at] = cell % topics;
    added[at] = Math.log((own + SMOOTHING) / (others - own + SMOOTHING)) - Math.log(SMOOTHING / (others + SMOOTHING));
  }

  return (features) => {
    const vector = vectorOf(features);
    const whole = FLATTENED * vector.reduce((sum, { share }) => sum + share, 0);
    const scores = Float32Array.from(prior, (own, topic) => own + whole * against[topic]!);
    for (const { column, share } of vector) {
      for (let at = starts[column]!; at < starts[column + 1]!; at += 1) {
        scores[topicsOf[at]!]! += FLATTENED * share * added[at]!;
      }
    }
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const sum = odds.reduce((total, one) => total + one, 0);
    return odds.map((one) => one / sum);
  };
}
