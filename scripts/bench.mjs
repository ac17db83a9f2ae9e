import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensureChromium, systemChromium } from "./chromium.mjs";
import { ensureInstalled, fail, goOnUnderPinnedNode, ROOT, say, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run bench`: each figure beside its reference, taken in the same run on the same machine, and the bar it must
 * reach. `npm run bench -- pages` measures every page in each language, `npm run bench -- load` the server,
 * `npm run bench -- blog` a blog of 10,000 posts, `npm run bench -- chat` the answers of the built-in assistant,
 * `npm run bench -- chat-load` 50 conversations at once, `npm run bench -- people` the desk with 100,000 people; without a name, all of them. `--no-lighthouse` leaves out what takes longest, addresses (`npm run bench -- pages /pricing`) all
 * other pages. Prints tables, writes `bench-result.json`, and ends with 1
 * when a bar was missed. Bytes and scores are gates of `npm test` too (`e2e/weight.spec.ts`, `e2e/lighthouse.spec.ts`).
 */

await goOnUnderPinnedNode();
await ensureInstalled({ development: true });
const { blogSuite } = await import("../bench/blog-suite.ts");
const { chatLoadSuite } = await import("../bench/chat-load-suite.ts");
const { chatSuite } = await import("../bench/chat-suite.ts");
const { loadSuite } = await import("../bench/load-suite.ts");
const { pagesSuite } = await import("../bench/pages-suite.ts");
const { peopleSuite } = await import("../bench/people-suite.ts");
const { table } = await import("../bench/report.ts");

const SUITES = ["pages", "load", "blog", "chat", "chat-load", "people"];
/** They ask the sources, not a server. */
const WITHOUT_BUILD = ["chat", "people"];
const RESULT = join(ROOT, "bench-result.json");
const CHROMIUM_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];

const words = process.argv.slice(2);
const only = words.filter((word) => word.startsWith("/"));
const asked = words.filter((word) => !/^(?:--|\/)/.test(word));
const unknown = asked.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) fail(`There is no bench called ${unknown.join(", ")}; there are ${SUITES.join(", ")}.`);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const suites = asked.length > 0 ? asked : SUITES;
if (!suites.every((name) => WITHOUT_BUILD.includes(name))) {
  const built = await build(process.execPath);
  if (built.code !== 0) fail(built.output);
}
const environment = toolEnvironment(process.execPath);

const run = {
  async pages(folder) {
    const missing = await ensureChromium(process.execPath, environment);
    if (missing) fail(`No Chromium could be installed:\n${missing}`);
    const executablePath = systemChromium();
    return pagesSuite({
      folder,
      environment,
      say,
      only,
      cache: join(ROOT, "node_modules", ".cache", "nordet-html-checker"),
      launch: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
      lighthouse: !words.includes("--no-lighthouse"),
    });
  },
  load: (folder) => loadSuite(folder, environment),
  blog: (folder) => blogSuite(folder, environment),
  chat: () => chatSuite(),
  "chat-load": (folder) => chatLoadSuite(folder, environment),
  people: () => peopleSuite(),
};

const results = existsSync(RESULT) ? JSON.parse(readFileSync(RESULT, "utf8")) : {};
for (const suite of suites) {
  say(`\n── ${suite}, on ${availableParallelism()} cores; close what else runs`);
  const folder = mkdtempSync(join(tmpdir(), "nordet-bench-"));
  try {
    const { rows, missed, figures } = await run[suite](folder);
    console.log(`\n${table(rows)}\n`);
    for (const line of missed) console.log(`✗ ${line}`);
    if (missed.length === 0) console.log("✓ every bar is reached");
    else process.exitCode = 1;
    results[suite] = figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
writeFileSync(RESULT, `${JSON.stringify(results, null, 2)}\n`);
