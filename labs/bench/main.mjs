import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../scripts/build.mjs";
import { ensureChromium, systemChromium } from "../../scripts/chromium.mjs";
import { fail, ROOT, say, toolEnvironment } from "../../scripts/toolchain.mjs";
import { blogSuite } from "./blog-suite.ts";
import { chatLoadSuite } from "./chat-load-suite.ts";
import { chatSuite } from "./chat-suite.ts";
import { deskPageSuite } from "./desk-page-suite.ts";
import { deskSuite } from "./desk-suite.ts";
import { growthSuite } from "./growth-suite.ts";
import { loadSuite } from "./load-suite.ts";
import { machineFacts } from "./machine-facts.ts";
import { mixedSuite } from "./mixed-suite.ts";
import { pagesSuite } from "./pages-suite.ts";
import { paintSuite } from "./paint-suite.ts";
import { pressSuite } from "./press-suite.ts";
import { sharedTable, table } from "./report.ts";

/**
 * `npm run bench`: prints each figure beside its bar and a reference measured in the same run on the same machine.
 * Without a name, all suites run one after the other (about an hour) and end in one table:
 *
 *   pages      weight, Lighthouse scores, axe, HTML and links of every page in each language
 *   paint      largest paint of each kind of page, beside a hand-written page's
 *   press      reaction to a visitor's presses, on a slowed processor
 *   load       start, memory, cached pages, stored requests
 *   mixed      memory during ten minutes of mixed load (`--minutes N`)
 *   blog       a blog of 10,000 posts
 *   growth     response times with 1, 10 and 100 times the data
 *   chat       quality and speed of the built-in assistant's answers
 *   chat-load  50 conversations at once
 *   desk       the desk's API calls, with 100,000 people
 *   desk-page  the desk in a browser, with 100,000 people
 *
 * `npm run bench -- NAME…` runs only those suites. `--no-lighthouse` skips the slowest part of `pages`; paths (`npm run
 * bench -- pages /pricing`) restrict it to those pages. All results are also written to `bench-result.json`, by suite:
 * `date`, `machine`, the table's `rows`, `missed` bars, and the underlying `figures`. Exits with 1 if a bar was missed.
 * `npm test` also checks bytes and exact scores (`e2e/weight.spec.ts`, `e2e/lighthouse.spec.ts`).
 */

/** Suites in order of execution: browser timings first, while the processor is cool. */
const SUITES = ["pages", "paint", "press", "load", "mixed", "blog", "growth", "chat", "chat-load", "desk", "desk-page"];
/** Suites that run the sources without a built server. */
const WITHOUT_BUILD = ["chat", "desk"];
const RESULT = join(ROOT, "bench-result.json");
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

const words = process.argv.slice(2);
const MINUTES = 10;
const at = words.indexOf("--minutes");
const minutes = at === -1 ? MINUTES : Number(words.splice(at, 2)[1]);
if (!(minutes > 0)) fail("--minutes must be a number above zero.");
const only = words.filter((word) => word.startsWith("/"));
const asked = words.filter((word) => !/^(?:--|\/)/.test(word));
const unknown = asked.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) fail(`Unknown bench: ${unknown.join(", ")}. Known: ${SUITES.join(", ")}.`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const suites = asked.length > 0 ? asked : SUITES;
if (!suites.every((name) => WITHOUT_BUILD.includes(name))) {
  const built = await build(process.execPath);
  if (built.code !== 0) fail(built.output);
}
const environment = toolEnvironment(process.execPath);

async function withChromium(folder) {
  const missing = await ensureChromium(process.execPath, environment);
  if (missing) fail(`No Chromium could be installed:\n${missing}`);
  const executablePath = systemChromium();
  const launch = { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS };
  return { folder, environment, say, only, launch };
}

const run = {
  pages: async (folder) =>
    pagesSuite({
      ...(await withChromium(folder)),
      lighthouse: !words.includes("--no-lighthouse"),
    }),
  paint: async (folder) => paintSuite(await withChromium(folder)),
  press: async (folder) => pressSuite(await withChromium(folder)),
  mixed: (folder) => mixedSuite(folder, environment, minutes),
  load: (folder) => loadSuite(folder, environment),
  growth: (folder) => growthSuite(folder, environment),
  blog: (folder) => blogSuite(folder, environment),
  chat: () => chatSuite(),
  "chat-load": (folder) => chatLoadSuite(folder, environment),
  desk: () => deskSuite(),
  "desk-page": async (folder) => deskPageSuite(await withChromium(folder)),
};

const machine = machineFacts();
const results = existsSync(RESULT) ? JSON.parse(readFileSync(RESULT, "utf8")) : {};
const reports = {};
for (const suite of suites) {
  say(`\n── ${suite}, on ${availableParallelism()} cores; close all other programs`);
  const folder = mkdtempSync(join(tmpdir(), "nordet-bench-"));
  const [busy] = loadavg();
  try {
    reports[suite] = await run[suite](folder);
  } catch (error) {
    // If a suite throws, the others' results are kept.
    reports[suite] = { rows: [{ what: "✗ the suite itself" }], missed: [`it broke off: ${error.stack}`], figures: {} };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { rows, missed, figures } = reports[suite];
  console.log(`\n${table(rows)}\n`);
  for (const line of missed) console.log(`✗ ${line}`);
  if (missed.length === 0) console.log("✓ every bar reached");
  else process.exitCode = 1;
  const lines = sharedTable({ [suite]: reports[suite] });
  results[suite] = { date: new Date().toISOString(), machine: { ...machine, busy }, rows: lines, missed, figures };
  writeFileSync(RESULT, `${JSON.stringify(results, null, 2)}\n`);
}
if (suites.length > 1) {
  const missed = Object.entries(reports).flatMap(([suite, report]) => report.missed.map((line) => `${suite}: ${line}`));
  console.log(`\n── everything, ${Object.values(machine).join(", ")}\n\n${table(sharedTable(reports))}\n`);
  for (const line of missed) console.log(`✗ ${line}`);
  console.log(missed.length === 0 ? "✓ every bar reached" : `${missed.length} not reached`);
}
say(`\nWritten to ${RESULT}.`);
