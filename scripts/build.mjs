import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { exclusively, progress, ROOT, run, say, TOOLS, toolEnvironment, writeStamp } from "./toolchain.mjs";

const INPUTS = ["src", "public", "astro.config.ts", "tsconfig.json", "package.json", "package-lock.json"];

const DIST = join(ROOT, "dist");
const STAMP = join(DIST, ".nordet-build.json");

/** Entry module of the built server, which exports `start()`. */
export const SERVER_ENTRY = join(DIST, "server", "entry.mjs");

function filesUnder(path) {
  let stat;
  try {
    stat = statSync(join(ROOT, path));
  } catch {
    return [];
  }
  if (!stat.isDirectory()) return [{ path, seen: `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` }];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/**
 * Hashes the sources by content, so that a checkout that only changes modification times triggers no build. Takes only
 * milliseconds, because files whose size and times are unchanged are not read.
 * @param {Record<string, { seen: string, hash: string }>} known the files of the previous fingerprint, by path
 */
function fingerprint(known) {
  const whole = createHash("sha256");
  const files = {};
  for (const { path, seen } of INPUTS.flatMap(filesUnder)) {
    const same = known[path]?.seen === seen;
    const hash = same
      ? known[path].hash
      : createHash("sha256")
          .update(readFileSync(join(ROOT, path)))
          .digest("base64");
    files[path] = { seen, hash };
    whole.update(`${path}\0${hash}\0`);
  }
  return { whole: whole.digest("hex"), files };
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(STAMP, "utf8"));
  } catch {
    return { files: {} };
  }
}

/** Whether `dist` is up to date with the sources. */
function isBuilt() {
  const stamp = readStamp();
  const now = fingerprint(stamp.files);
  if (stamp.whole !== now.whole) return false;
  if (JSON.stringify(stamp.files) !== JSON.stringify(now.files)) writeStamp(STAMP, now);
  return true;
}

/**
 * Builds if any input has changed.
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export async function build(node) {
  const nothingToDo = { code: 0, output: "", seconds: 0 };
  if (isBuilt()) return nothingToDo;
  return exclusively(() => (isBuilt() ? nothingToDo : buildNow(node)));
}

async function buildNow(node) {
  // Hashed before building, so that the next start builds again if a file changes during the build.
  const now = fingerprint({});
  rmSync(STAMP, { force: true });
  say("Building …");
  const { stop } = progress("still building");
  const env = toolEnvironment(node, { NODE_ENV: "production" });
  const result = await run(node, [TOOLS.astro, "build"], { quiet: true, env });
  stop();
  if (result.code !== 0) return result;
  mkdirSync(DIST, { recursive: true });
  writeStamp(STAMP, now);
  say(`Built in ${result.seconds.toFixed(1)} s.`);
  return result;
}
