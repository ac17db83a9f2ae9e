import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, extname, join, resolve } from "node:path";
import { cruise } from "dependency-cruiser";
import { ROOT, say } from "../../scripts/toolchain.mjs";
import { table } from "../bench/report.ts";

/**
 * `npm run house [-- FOLDER]`: prints figures about the size of this code base, or of another commit checked out in
 * FOLDER, for comparison. Texts, tests and labs do not count as code.
 */
const root = resolve(process.argv[2] ?? ROOT);
const CODE = new Set([".ts", ".tsx", ".mjs", ".js", ".css", ".astro"]);
/** Matches code that only tests need, in any folder. */
const TESTS = /\.(test|spec)\.tsx?$|\.test\.mjs$|(^|\/)(e2e|test|labs)\//;

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const text = (file) => readFileSync(join(root, file), "utf8");
const lines = (files) => files.reduce((sum, file) => sum + text(file).split("\n").length - 1, 0);
const under = (files, folder) => files.filter((file) => file.startsWith(folder));

const code = tracked.filter((file) => CODE.has(extname(file)) && !TESTS.test(file) && !file.startsWith("src/text/"));
const source = under(code, "src/");
const tests = tracked.filter((file) => CODE.has(extname(file)) && TESTS.test(file) && !file.startsWith("labs/"));

/** Returns the form field that the most source files name, and how many source files and text files name it. */
function mostNamed() {
  const named = ["biggestChallenge", "businessType", "companySize", "currentTools", "additionalInfo"].map((answer) => ({
    answer,
    files: source.filter((file) => new RegExp(`\\b${answer}\\b`).test(text(file))).length,
    texts: tracked.filter((file) => file.startsWith("src/text/") && new RegExp(`\\b${answer}\\b`).test(text(file)))
      .length,
  }));
  return named.sort((a, b) => b.files - a.files)[0];
}

function largestFolder() {
  const sizes = new Map();
  for (const file of under(tracked, "src/")) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes].sort(([, a], [, b]) => b - a)[0];
}

async function tiesBothWays() {
  const { output } = await cruise(["src/features"], {
    baseDir: root,
    tsPreCompilationDeps: true,
    includeOnly: "^src/features",
    exclude: "\\.test\\.tsx?$",
    enhancedResolveOptions: { extensions: [".ts", ".tsx"] },
  });
  const feature = (file) => file.split("/")[2];
  const ties = new Set();
  for (const { source: from, dependencies } of output.modules) {
    for (const { resolved: to } of dependencies) ties.add(`${feature(from)} ${feature(to)}`);
  }
  return [...ties]
    .map((tie) => tie.split(" "))
    .filter(([from, to]) => from < to && ties.has(`${to} ${from}`))
    .map((tie) => tie.join(" ⇄ "));
}

const long = code.filter((file) => lines([file]) > 400);
const [folder, size] = largestFolder();
const { answer, files, texts } = mostNamed();
const ties = await tiesBothWays();
const words = under(tracked, "docs/")
  .filter((file) => file.endsWith(".md"))
  .reduce((sum, file) => sum + text(file).split(/\s+/).filter(Boolean).length, 0);

const row = (What, Figure, Where = "") => ({ What, Figure, Where });
say(
  table([
    row("lines of code", lines(code)),
    row("… of the desk", lines(under(code, "src/desk/"))),
    row("… of the assistant", lines(under(code, "src/features/assistant/"))),
    row("lines of tests", lines(tests)),
    row("lines of texts", lines(under(tracked, "src/text/"))),
    row("files that name one form field", files, `${answer}; ${texts} more are texts`),
    row("files in the largest flat folder", size, folder),
    row("files over 400 lines", long.length, long.join(" ")),
    row("features that import each other", ties.length, ties.join(", ")),
    row("words of documents", words),
  ]),
);
