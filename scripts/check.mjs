import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, pinnedNode, ROOT, requireNode, run, say, TOOLS, toolEnvironment } from "./toolchain.mjs";

/** tsc's incremental build info. */
const TYPES_CACHE = join(ROOT, "node_modules", ".cache", "nordet-types");

/**
 * `npm run check`: checks types, lint, structure, words, data map, lock files and unused code in parallel, in seconds.
 *
 * TypeScript 7, the native compiler, checks `.ts` and `.tsx` but cannot read `.astro`. `astro check`, on TypeScript 6,
 * can, but takes longer than all other checks together, so only `npm test` runs it.
 * @param {{ routes?: boolean, niceness?: number }} options `routes`: whether to check the types in `.astro` files too;
 *   `niceness`: as in `nice(1)`
 * @returns {Promise<{ name: string, code: number, output: string, seconds: number }[]>}
 */
export async function runChecks(node, { routes = true, niceness = 0 } = {}) {
  mkdirSync(TYPES_CACHE, { recursive: true });
  const env = toolEnvironment(node);
  const script = (name) => [fileURLToPath(new URL(name, import.meta.url))];
  const checks = {
    types: [TOOLS.tsc, "--pretty", "false", "--incremental", "--tsBuildInfoFile", join(TYPES_CACHE, "tsbuildinfo")],
    ...(routes
      ? { routes: [TOOLS.astro, "check", "--tsconfig", "tsconfig.astro.json", "--minimumFailingSeverity", "warning"] }
      : {}),
    lint: [TOOLS.biome, "check", "--error-on-warnings", "."],
    structure: script("./check-structure.mjs"),
    words: script("./check-words.mjs"),
    "data map": script("./check-data-map.mjs"),
    lock: script("./check-lock.mjs"),
    unused: [TOOLS.knip, "--no-progress"],
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, args]) => ({
      name,
      ...(await run(node, args, { quiet: true, env, niceness })),
    })),
  );
}

/** Prints one line per check, followed by the check's output if it failed. */
export function report(results) {
  for (const { name, code, seconds, output } of results) {
    say(`${code === 0 ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.toFixed(1)} s`);
    if (code !== 0) say(`\n${output.trim()}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await ensureInstalled({ development: true });
  const results = await runChecks(await pinnedNode(), { routes: false });
  report(results);
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failed.length > 0) say(`Failed: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
