import { monitorEventLoopDelay } from "node:perf_hooks";
import { LANGUAGES } from "../../src/lib/language.ts";
import { heldOut } from "../../test/chat-questions/held-out.ts";
import { measure, type Outcome, type Totals, totalsOf } from "../../test/chat-questions/measure.ts";
import { sampleAssistant } from "../../test/chat-questions/sample-assistant.ts";
import { TUNING } from "../../test/chat-questions/tuning.ts";
import type { Report, Row } from "./report.ts";

/** Bars of the assistant, in percent and milliseconds. */
const RIGHT_AT_LEAST = 85;
const WRONG_AT_MOST = 3;
const SLOWEST_TWENTIETH_MS = 5;

const percent = (share: number) => `${share.toFixed(1)}%`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

/**
 * How well the built-in assistant answers out of the box: the set it is tuned with, and the one it never is. Of the
 * latter nothing but totals is told.
 */
export async function chatSuite(): Promise<Report> {
  const assistant = sampleAssistant();
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const begin = performance.now();
  await assistant.refresh();
  const readyAfter = performance.now() - begin;
  delays.disable();

  const sets: readonly [string, Outcome[]][] = [
    ["tuning", await measure(assistant, TUNING)],
    ["held-out", await measure(assistant, heldOut)],
  ];
  const missed: string[] = [];
  const figures: Record<string, Totals> = {};
  const rows = sets.flatMap(([set, outcomes]) =>
    ([...LANGUAGES, "both"] as const).map((language): Row => {
      const totals = totalsOf(outcomes.filter(({ question }) => language === "both" || question.language === language));
      figures[`${set}, ${language}`] = totals;
      if (language === "both") missed.push(...missedBars(set, totals));
      return rowOf(set, language, totals);
    }),
  );
  const longest = delays.max / 1_000_000;
  console.log(`ready after ${milliseconds(readyAfter)}, others waited at most ${milliseconds(longest)}`);
  return { rows, missed, figures: { readyAfter, longestWait: longest, sets: figures } };
}

function missedBars(set: string, { rightPassage, wrongConfident, slowestTwentieth }: Totals): string[] {
  return [
    rightPassage < RIGHT_AT_LEAST ? `${set}: ${percent(rightPassage)} right, ${RIGHT_AT_LEAST}% wanted` : "",
    wrongConfident > WRONG_AT_MOST ? `${set}: ${percent(wrongConfident)} wrong, ${WRONG_AT_MOST}% allowed` : "",
    slowestTwentieth > SLOWEST_TWENTIETH_MS ? `${set}: p95 ${milliseconds(slowestTwentieth)}` : "",
  ].filter((line) => line !== "");
}

function rowOf(set: string, language: string, totals: Totals): Row {
  return {
    set,
    language,
    asked: totals.asked,
    "right passage first": percent(totals.rightPassage),
    "right intent": percent(totals.rightIntent),
    "wrong, confident": percent(totals.wrongConfident),
    "don’t know": percent(totals.unsure),
    "asked back": percent(totals.clarified),
    "right language": percent(totals.rightLanguage),
    p50: milliseconds(totals.median),
    p95: milliseconds(totals.slowestTwentieth),
  };
}
