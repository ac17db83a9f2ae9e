import { fileURLToPath } from "node:url";
import { ensureInstalled, pinnedNode, requireNode, run, say, TOOLS, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run check`: types, lint, structure, words and data map, side by side, in well under a minute.
 * @returns {Promise<{ name: string, code: number, output: string, seconds: number }[]>}
 */
export async function runChecks(node, { niceness = 0 } = {}) {
  const env = toolEnvironment(node);
  const checks = {
    types: [TOOLS.astro, "check", "--minimumFailingSeverity", "warning"],
    lint: [TOOLS.biome, "check", "--error-on-warnings", "."],
    structure: [fileURLToPath(new URL("./check-structure.mjs", import.meta.url))],
    words: [fileURLToPath(new URL("./check-words.mjs", import.meta.url))],
    "data map": [fileURLToPath(new URL("./check-data-map.mjs", import.meta.url))],
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, args]) => ({
      name,
      ...(await run(node, args, { quiet: true, env, niceness })),
    })),
  );
}

/** Prints one line a check, and what a failed one said. */
export function report(results) {
  for (const { name, code, seconds, output } of results) {
    say(`${code === 0 ? "✓" : "✗"} ${name.padEnd(10)} ${seconds.toFixed(1)} s`);
    if (code !== 0) say(`\n${output.trim()}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await ensureInstalled({ development: true });
  const results = await runChecks(await pinnedNode());
  report(results);
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failed.length > 0) say(`Failed: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
