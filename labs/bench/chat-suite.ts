import { monitorEventLoopDelay } from "node:perf_hooks";
import { LANGUAGES } from "../../src/lib/language.ts";
import { sampleAssistant } from "../../test/sample-assistant.ts";
import { judge, type Outcome, QUESTIONS, questionsOf } from "../assistant/judge.ts";
import type { Report, Row } from "./report.ts";

/** Bars for the assistant: shares in percent, times in ms. */
const RIGHT_AT_LEAST = 85;
const WRONG_AT_MOST = 5;
const SLOWEST_TWENTIETH_MS = 5;
const READY_WITHIN_MS = 100;

const percent = (share: number) => `${share.toFixed(1)}%`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

/** Measures how well and how fast the built-in assistant answers out of the box. */
export async function chatSuite(): Promise<Report> {
  const assistant = sampleAssistant();
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  const begin = performance.now();
  await assistant.refresh();
  const readyAfter = performance.now() - begin;
  delays.disable();

  const missed = readyAfter > READY_WITHIN_MS ? [`ready after ${milliseconds(readyAfter)}`] : [];
  const rows: Row[] = [];
  for (const language of LANGUAGES) {
    const outcomes = await judge(assistant, questionsOf(QUESTIONS[language]));
    const { row, right, wrong, slowest } = figuresOf(language, outcomes);
    rows.push(row);
    if (right < RIGHT_AT_LEAST) missed.push(`${language}: ${percent(right)} right, ${RIGHT_AT_LEAST}% wanted`);
    if (wrong > WRONG_AT_MOST) missed.push(`${language}: ${percent(wrong)} wrong, ${WRONG_AT_MOST}% allowed`);
    if (slowest > SLOWEST_TWENTIETH_MS) missed.push(`${language}: p95 ${milliseconds(slowest)}`);
  }
  const longestWait = delays.max / 1_000_000;
  console.log(`ready after ${milliseconds(readyAfter)}, others waited at most ${milliseconds(longestWait)}`);
  return { rows, missed, figures: { readyAfter, longestWait, rows } };
}

function figuresOf(language: string, outcomes: readonly Outcome[]) {
  const share = (verdict: Outcome["verdict"]) =>
    (100 * outcomes.filter((outcome) => outcome.verdict === verdict).length) / outcomes.length;
  const times = outcomes.map((outcome) => outcome.milliseconds).sort((one, other) => one - other);
  const right = share("right");
  const wrong = share("wrong and sure");
  const slowest = times[Math.floor(times.length * 0.95)] ?? 0;
  const row: Row = {
    language,
    asked: outcomes.length,
    right: percent(right),
    "wrong and sure": percent(wrong),
    "gave up": percent(share("gave up")),
    p50: milliseconds(times[Math.floor(times.length / 2)] ?? 0),
    p95: milliseconds(slowest),
  };
  return { row, right, wrong, slowest };
}
