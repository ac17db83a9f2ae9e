import { expect, it } from "vitest";
import { BATCHES } from "./fresh-batches.ts";
import { heldOut } from "./held-out.ts";
import { measure, totalsOf } from "./measure.ts";
import { sampleAssistant } from "./sample-assistant.ts";
import { TUNING } from "./tuning.ts";

const assistant = sampleAssistant();

// Totals alone: what became of a single held-out question would tempt to tune with it.
it("answers the questions it was tuned with", async () => {
  const { rightPassage, rightIntent, wrongConfident, rightLanguage } = totalsOf(await measure(assistant, TUNING));
  expect(rightPassage).toBeGreaterThanOrEqual(93);
  expect(rightIntent).toBeGreaterThanOrEqual(95);
  expect(wrongConfident).toBeLessThanOrEqual(3);
  expect(rightLanguage).toBe(100);
});

it("answers the questions that were fresh once", async () => {
  const { rightPassage, rightIntent, wrongConfident } = totalsOf(
    await measure(assistant, Object.values(BATCHES).flat()),
  );
  expect(rightPassage).toBeGreaterThanOrEqual(90);
  expect(rightIntent).toBeGreaterThanOrEqual(90);
  expect(wrongConfident).toBeLessThanOrEqual(3);
});

// What issue 5 asks for. It stood at 93.5 and 2.3 when this was written; a question is 0.6.
it("answers the questions it was not tuned with", async () => {
  const { rightPassage, rightIntent, wrongConfident, rightLanguage } = totalsOf(await measure(assistant, heldOut));
  expect(rightPassage).toBeGreaterThanOrEqual(88);
  expect(rightIntent).toBeGreaterThanOrEqual(85);
  expect(wrongConfident).toBeLessThanOrEqual(3);
  expect(rightLanguage).toBe(100);
});
