import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fail, ROOT, say } from "../../scripts/toolchain.mjs";
import { table } from "../bench/report.ts";

/**
 * `npm run nightly`: runs all tests in turn, for some four hours on an otherwise idle machine: `npm test`, the whole
 * bench, the whole torture suite, fuzzing, the generated API clients, calendars in other programs, and an emulated
 * arm64. Ends with a table, and exits with 1 if a part failed. `npm run nightly -- NAME…` runs only those parts.
 */
const PARTS = {
  test: ["test.mjs"],
  bench: ["labs.mjs", "bench"],
  torture: ["labs.mjs", "torture", "torture/"],
  fuzz: ["labs.mjs", "torture", "fuzz/"],
  clients: ["labs.mjs", "clients"],
  calendars: ["labs.mjs", "calendars"],
  arm: ["../labs/nightly/arm.mjs"],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) fail(`Unknown part: ${unknown.join(", ")}. Known: ${Object.keys(PARTS).join(", ")}.`);

let child;
process.on("exit", () => child?.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const rows = [];
for (const [part, [script, ...words]] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(part)) continue;
  say(`\n══ ${part}`);
  const began = performance.now();
  child = spawn(process.execPath, [join(ROOT, "scripts", script), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NIGHTLY: "1" },
  });
  // The last line that a part prints is its verdict.
  let verdict = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    console.log(line);
    verdict = line.trim() || verdict;
  });
  const [code] = await once(child, "close");
  rows.push({
    part: `${code === 0 ? "✓" : "✗"} ${part}`,
    minutes: ((performance.now() - began) / 60_000).toFixed(1),
    verdict,
  });
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${table(rows)}`);
