import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npm, ROOT, run } from "./toolchain.mjs";

/**
 * Checks that the lock files are complete. A version pinned on its release day may lack packages for some platforms.
 * npm then locks only the packages for the machine that ran the update, and `npm ci` fails on all other platforms.
 */

const LOCK_FILES = ["package-lock.json", "labs/package-lock.json"];

/**
 * Finds optional dependencies for which Node's module resolution finds no locked package.
 * @param {Record<string, { optionalDependencies?: Record<string, string> }>} packages the field `packages` of a lock
 *   file (`lockfileVersion` 3)
 * @returns {string[]} each as `NAME@VERSION, of DEPENDENT`
 */
export function missingPackages(packages) {
  const isLocked = (place, name) => {
    for (let from = place; ; from = from.slice(0, Math.max(0, from.lastIndexOf("/node_modules/")))) {
      if (packages[`${from && `${from}/`}node_modules/${name}`]) return true;
      if (from === "") return false;
    }
  };
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(place, name))
      .map(([name, version]) => `${name}@${version}, of ${place || "package.json"}`),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of LOCK_FILES) {
    const missing = missingPackages(JSON.parse(readFileSync(join(ROOT, file), "utf8")).packages);
    if (missing.length === 0) continue;
    console.error(
      `${file} lacks ${missing.join("; ")}.\nPin the newest version whose packages are all published (CONTRIBUTING).`,
    );
    process.exitCode = 1;
  }
  // `--offline`, because comparing the lock file with package.json needs no registry.
  const call = npm(["ci", "--dry-run", "--offline", "--ignore-scripts", "--no-audit", "--no-fund"]);
  const { code, output } = await run(call.command, call.args, { quiet: true, shell: call.shell });
  if (code !== 0) {
    console.error(`npm ci would fail:\n${output.trim()}`);
    process.exitCode = 1;
  }
}
