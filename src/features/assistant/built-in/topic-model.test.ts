import { describe, expect, it } from "vitest";
import { learnTopics } from "./topic-model.ts";

const WAYS = [
  "how much does it cost",
  "what is the price",
  "how long does it take",
  "when is it ready",
  "are you open",
];
const TOPICS = [0, 0, 1, 1, 2];
const WORDS = [...new Set(WAYS.join(" ").split(" "))];
const featuresOf = (text: string) => text.split(" ").map((word) => WORDS.indexOf(word));
const likelihoods = await learnTopics(
  WAYS.map((way, at) => ({ topic: TOPICS[at]!, features: featuresOf(way) })),
  3,
  WORDS.map(() => false),
);

describe("what sets topics apart", () => {
  it.each([
    ["does it cost much", 0],
    ["is it long until ready", 1],
    ["open", 2],
  ])("%s is of topic %i", (text, topic) => {
    const found = [...likelihoods(featuresOf(text))];
    expect(found.indexOf(Math.max(...found))).toBe(topic);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
  });

  it("is sure of nothing where it knows no word", () => {
    expect(Math.max(...likelihoods(featuresOf("zxqv")))).toBeLessThan(0.7);
  });
});
