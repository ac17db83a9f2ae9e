import { setImmediate as othersFirst } from "node:timers/promises";

/** A text that a topic is asked or told by. */
export interface Example {
  topic: number;
  features: readonly string[];
}

/** Passes over the examples: more learn them by heart. */
const EPOCHS = 5;
/** How sure of an example the model may become: a text seldom leaves no doubt, and one that is sure of all is sure of errors too. */
const SURE = 0.95;
/** How far one example moves the model, less in each pass. */
const STEP = 5;
const CALMING = 0.2;
/** Of a step, for how often a topic is asked for at all. */
const LEANING = 0.1;
/** What a pair of neighbours says beside its words; one that occurs once says nothing of other texts. */
const PAIR = 0.5;
/** How likely its topic must be for an example to be passed over from then on: half of them, after two passes. */
const KNOWN = 0.85;
/** Examples learned from before everything else that waits gets its turn: some milliseconds. */
const AT_ONCE = 100;
/** A topic less likely than this is not what an example could be mistaken for. */
const UNLIKELY = 0.01;

/**
 * Learns what sets topics apart from all their ways of asking at once, where the nearest way may be near by chance:
 * multinomial logistic regression, by stochastic gradient descent, on terms weighed by rarity.
 * @returns how likely each topic is, by its number: 0 to 1, all together 1
 */
export async function learnTopics(
  examples: readonly Example[],
  topics: number,
): Promise<(features: readonly string[]) => Float32Array> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const columns = new Map<string, number>();
  const rarities: number[] = [];
  for (const [feature, count] of counts) {
    const isPair = feature.includes("+");
    if (isPair && count === 1) continue;
    columns.set(feature, columns.size);
    rarities.push((isPair ? PAIR : 1) * Math.sqrt(Math.log(1 + examples.length / count)));
  }
  const weights = new Float32Array(columns.size * topics);
  const leaning = new Float32Array(topics);

  /** Columns of a text, and what each counts for. */
  function vectorOf(features: readonly string[]): Vector {
    const known = Int32Array.from(features.flatMap((feature) => columns.get(feature) ?? []));
    let norm = 0;
    for (const column of known) norm += rarities[column]! ** 2;
    return { known, shares: Float32Array.from(known, (column) => rarities[column]! / Math.sqrt(norm)) };
  }
  function likelihoods({ known, shares }: Vector, scores = new Float32Array(topics)): Float32Array {
    scores.set(leaning);
    for (let place = 0; place < known.length; place += 1) {
      const share = shares[place]!;
      for (let topic = 0, at = known[place]! * topics; topic < topics; topic += 1, at += 1) {
        scores[topic]! += weights[at]! * share;
      }
    }
    let most = Number.NEGATIVE_INFINITY;
    for (let topic = 0; topic < topics; topic += 1) most = Math.max(most, scores[topic]!);
    let sum = 0;
    for (let topic = 0; topic < topics; topic += 1) sum += scores[topic] = Math.exp(scores[topic]! - most);
    for (let topic = 0; topic < topics; topic += 1) scores[topic]! /= sum;
    return scores;
  }

  // Neighbours in the list are of one topic; a stride that shares no divisor with its length visits all, well mixed.
  const stride = strideThrough(examples.length);
  const isKnown = new Uint8Array(examples.length);
  const vectors = examples.map(({ features }) => vectorOf(features));
  // The same for each step: tens of thousands would outgrow the process.
  const scratch = new Float32Array(topics);
  const mistaken = new Int32Array(topics);
  for (let step = 0; step < EPOCHS * examples.length; step += 1) {
    if (step % AT_ONCE === 0) await othersFirst();
    const at = (step * stride) % examples.length;
    const { topic } = examples[at]!;
    const vector = vectors[at]!;
    const rate = STEP / (1 + CALMING * Math.floor(step / examples.length));
    if (isKnown[at]) continue;
    const missed = likelihoods(vector, scratch);
    isKnown[at] = missed[topic]! > KNOWN ? 1 : 0;
    missed[topic]! -= SURE;
    let count = 0;
    for (let other = 0; other < topics; other += 1) {
      if (Math.abs(missed[other]!) <= UNLIKELY) continue;
      mistaken[count++] = other;
      leaning[other]! -= LEANING * rate * missed[other]!;
    }
    for (let part = 0; part < vector.known.length; part += 1) {
      const from = vector.known[part]! * topics;
      const moved = rate * vector.shares[part]!;
      for (let place = 0; place < count; place += 1) {
        const other = mistaken[place]!;
        weights[from + other]! -= moved * missed[other]!;
      }
    }
  }
  return (features) => likelihoods(vectorOf(features));
}

interface Vector {
  known: Int32Array;
  shares: Float32Array;
}

function strideThrough(length: number): number {
  const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));
  let stride = Math.floor(length * 0.618) + 1;
  while (gcd(stride, length) > 1) stride += 1;
  return stride;
}
