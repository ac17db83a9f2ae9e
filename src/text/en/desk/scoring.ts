import type { TextLike } from "../../../lib/language.ts";
import type { deskScoring as fr } from "../../fr/desk/scoring.ts";

const number = new Intl.NumberFormat("en-CA");
const percent = new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 0 });

export const deskScoring: TextLike<typeof fr> = {
  title: "Scoring",
  loading: "Loading the rubric…",
  failed: "The rubric could not be loaded.",
  intro:
    "The score helps choose who to call first; it decides nothing. Each request keeps the score it got when it came in, and the version that gave it.",
  number: (value) => number.format(value),
  percent: (value) => percent.format(value),
  version: (value) => `Rubric ${value}`,
  distribution: {
    title: "Distribution of scores",
    note: "All accepted requests, in five-point steps out of 100.",
    range: "Range",
    requests: "Requests",
    all: "All versions",
    choose: "Version of the rubric",
    summary: (count) => (count === 1 ? "1 request." : `${number.format(count)} requests.`),
  },
  versions: {
    title: "Versions",
    inForce: "in force",
    first: "The starting rubric",
    published: (day, author) => (author ? `Published on ${day} by ${author}` : `Published on ${day}`),
    draft: "Draft",
  },
  draft: {
    title: "Draft",
    none: "No draft. A draft changes nothing until it is published.",
    begin: "Start a draft",
    weight: (factor) => `Weight: ${factor}`,
    weightShort: "Weight",
    points: (factor, answer) => `Points: ${factor}, ${answer}`,
    total: (sum) => `The best answers add up to ${number.format(sum)} points out of 100.`,
    limits: "Grade thresholds",
    limit: (grade) => `From: ${grade}`,
    note: "What this version should do better",
    save: "Save and compare",
    compare: "Compare again",
    comparing: "Comparing…",
    discard: "Discard the draft",
    discarded: "Draft discarded",
    failed: "The draft was not saved.",
    discardFailed: "The draft was not discarded.",
    compareFailed: "The comparison failed.",
    outdated:
      "Someone has changed the draft in the meantime. Save again to keep what you see, or reload the page to see theirs.",
  },
  comparison: {
    title: "What the draft would change",
    summary: (changed, requests, share) =>
      requests === 0
        ? "No requests to compare."
        : `${number.format(changed)} of ${number.format(requests)} (${share}) would get another grade.`,
    partial: "Only the newest.",
    matrix: "From the stored grade (rows) to the draft’s (columns)",
    from: "Stored grade",
    separation: "Won and lost",
    separationNote:
      "Take every pair of a won and a lost request, scored with each version. The share in which the won one scores higher shows whether the rubric tells them apart: 50% is chance, 100% is flawless.",
    which: "Rubric",
    won: "Won",
    lost: "Lost",
    share: "Ranked correctly",
    few: "Too few to conclude",
    none: "–",
  },
  publish: {
    action: "Publish…",
    first: "Save and compare first.",
    title: "Publish the rubric",
    text: (version) =>
      `Version ${version} will score the next requests. Scores already given do not change. A published version can no longer be changed.`,
    confirm: "Publish",
    done: "Rubric published",
    failed: "The rubric was not published.",
  },
};
