import type { TextLike } from "../../../lib/language.ts";
import type { deskScoring as fr } from "../../fr/desk/scoring.ts";

const number = new Intl.NumberFormat("en-CA");
const percent = new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 0 });

/** English of `text/fr/desk/scoring.ts`. */
export const deskScoring: TextLike<typeof fr> = {
  title: "Score",
  loading: "Loading the rubric…",
  failed: "The rubric could not be loaded.",
  intro:
    "The score helps to choose whom to call first; it decides nothing. Each request keeps the score it got as it came in, and the version that gave it.",
  number: (value) => number.format(value),
  percent: (value) => percent.format(value),
  version: (value) => `Rubric ${value}`,
  distribution: {
    title: "How stored scores are spread",
    note: "All accepted requests, in steps of five points of a hundred.",
    range: "Range",
    requests: "Requests",
    all: "All versions",
    choose: "Version of the rubric",
    summary: (count) => (count === 1 ? "1 request." : `${number.format(count)} requests.`),
  },
  versions: {
    title: "Versions",
    inForce: "in force",
    first: "The rubric we began with",
    published: (day, author) => (author ? `Published on ${day} by ${author}` : `Published on ${day}`),
    draft: "Draft",
  },
  draft: {
    title: "Draft",
    none: "No draft. A draft changes nothing until it is published.",
    begin: "Begin a draft",
    weight: (factor) => `Weight: ${factor}`,
    weightShort: "Weight",
    points: (factor, answer) => `Points: ${factor}, ${answer}`,
    total: (sum) => `The best answers give ${number.format(sum)} of 100 points.`,
    limits: "Limits of the grades",
    limit: (grade) => `From: ${grade}`,
    note: "What this version should do better",
    save: "Save and compare",
    compare: "Compare again",
    comparing: "Comparing…",
    discard: "Discard the draft",
    discarded: "Draft discarded",
    failed: "The draft was not saved.",
    discardFailed: "The draft was not discarded.",
    compareFailed: "The comparison did not succeed.",
    outdated:
      "Somebody has changed the draft meanwhile. Save again to keep what you see, or reload the page to see theirs.",
  },
  comparison: {
    title: "What the draft would change",
    summary: (changed, requests, share) =>
      requests === 0
        ? "No request to compare."
        : `${number.format(changed)} of ${number.format(requests)} (${share}) would get another grade.`,
    partial: "Only the newest.",
    matrix: "From the stored grade (rows) to the draft’s (columns)",
    from: "Stored grade",
    separation: "Won and lost",
    separationNote:
      "Take every pair of one won and one lost request, scored by each version. The share in which the won one is scored higher tells whether the rubric separates them: 50% is chance, 100% is without error.",
    which: "Rubric",
    won: "Won",
    lost: "Lost",
    share: "Ranked right",
    few: "Too few to conclude",
    none: "–",
  },
  publish: {
    action: "Publish…",
    first: "Save and compare first.",
    title: "Publish the rubric",
    text: (version) =>
      `Version ${version} will score the next requests. Scores already given do not change. A published version cannot be changed any more.`,
    confirm: "Publish",
    done: "Rubric published",
    failed: "The rubric was not published.",
  },
};
