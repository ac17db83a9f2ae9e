import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

/**
 * What every script stands on: the folder of the project, its installed packages and the Node it is pinned to. Only
 * built-in modules, because it runs before anything is installed, on any Node from 20.19 on.
 */

/** Folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Oldest Node that can bootstrap; everything else runs under the pinned one. */
const OLDEST_NODE = [20, 19];
/** Major version that can stand in for the pinned Node: the server needs `node:sqlite` and runs TypeScript as it is. */
const PINNED_MAJOR = 24;
const [OWN_MAJOR, OWN_MINOR] = process.versions.node.split(".").map(Number);

/** Stops with a sentence a person can act on. */
export function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

export function requireNode() {
  if (OWN_MAJOR > OLDEST_NODE[0] || (OWN_MAJOR === OLDEST_NODE[0] && OWN_MINOR >= OLDEST_NODE[1])) return;
  fail(
    `Node ${OLDEST_NODE.join(".")} or newer is needed; this is ${process.version}. Get one from https://nodejs.org.`,
  );
}

/** A line of progress; on stderr, because stdout carries the server's log. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Programs under way; none outlives us. */
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill();
});

/** How long a program that was asked to end may take, in ms. */
const ENDING_TIMEOUT = 15_000;

/**
 * Lets Ctrl-C and SIGTERM end us only after the programs that `run` started with `ownGroup`: each is asked once. (A
 * second SIGINT, which a terminal would send to all of them, makes Playwright leave its server behind.)
 */
export function endAfterChildren() {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, async () => {
      const ended = Promise.all([...children].map((child) => new Promise((resolve) => child.once("close", resolve))));
      for (const child of children) child.kill("SIGINT");
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ENDING_TIMEOUT))]);
      process.exit(128 + constants.signals[signal]);
    });
  }
}

/**
 * Runs a program to its end.
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, timeout?: number, niceness?: number,
 *   ownGroup?: boolean, shell?: boolean, onOutput?: (chunk: string) => void }} options with `quiet` the output is collected instead of
 *   shown, and handed to `onOutput` as it comes; `timeout` in ms, after which it is killed; `niceness` as in `nice(1)`, 0
 *   by default; with `ownGroup` a terminal's Ctrl-C does not reach it (`endAfterChildren`)
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function run(command, args, options = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: options.env ?? process.env,
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", 2, 2],
      timeout: options.timeout,
      killSignal: "SIGKILL",
      detached: options.ownGroup ?? false,
      windowsHide: true,
      shell: options.shell ?? false,
    });
    children.add(child);
    if (options.niceness && child.pid) setPriority(child.pid, options.niceness);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (chunk) => {
        output += chunk;
        options.onOutput?.(chunk);
      });
    }
    const end = (code) => {
      children.delete(child);
      resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on("error", (error) => {
      output += error.message;
      end(127);
    });
    child.on("close", (code, signal) => {
      if (signal) output += `\nstopped by ${signal}`;
      end(code ?? 1);
    });
  });
}

/** Shows that a long step is still under way, every ten seconds, until `stop()`. */
export function progress(what) {
  const began = performance.now();
  const timer = setInterval(() => say(`  … ${what}, ${Math.round((performance.now() - began) / 1000)} s`), 10_000);
  return { stop: () => clearInterval(timer) };
}

const LOCK = join(ROOT, ".nordet-lock");

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * Lets one process at a time change `node_modules` or `dist`: two that start at once would build into each other. Who
 * waited looks again whether there is anything left to do.
 */
export async function exclusively(work) {
  for (let told = false; ; ) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    const owner = existsSync(LOCK) ? Number(readFileSync(LOCK, "utf8")) : 0;
    // An empty file is one that its owner is just writing.
    if (owner > 0 && !isAlive(owner)) rmSync(LOCK, { force: true });
    else if (!told) {
      say("Waiting for another start, build or test of this folder …");
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}

const installStamp = (folder) => join(folder, "node_modules", ".nordet-install.json");

function wantedPackages(folder) {
  const hash = createHash("sha256");
  for (const file of ["package.json", "package-lock.json"]) {
    const path = join(folder, file);
    hash.update(existsSync(path) ? readFileSync(path) : "");
  }
  return hash.digest("hex");
}

function installedPackages(folder) {
  try {
    return JSON.parse(readFileSync(installStamp(folder), "utf8"));
  } catch {
    return {};
  }
}

/** Remembers for the next start; a folder that cannot be written to only starts a little slower. */
export function writeStamp(path, value) {
  try {
    writeFileSync(path, JSON.stringify(value));
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  }
}

/**
 * npm, run by the Node we run under: the one that started us when there is one.
 * @returns {{ command: string, args: string[], shell?: boolean }} for `run`
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith(".js") && existsSync(own)) return { command: process.execPath, args: [own, ...args] };
  // On Windows npm is a batch file, which only a shell runs; none of our words needs quoting.
  return process.platform === "win32" ? { command: "npm.cmd", args, shell: true } : { command: "npm", args };
}

/**
 * Installs the packages when they are missing or the lock file has changed since.
 * @param {{ development: boolean, folder?: string }} options whether the packages of tests and tools are needed too; the folder
 *   whose packages they are, that of the project when left out
 */
export async function ensureInstalled({ development, folder = ROOT }) {
  const isInstalled = () => {
    const installed = installedPackages(folder);
    return installed.packages === wantedPackages(folder) && (installed.development || !development);
  };
  if (isInstalled()) return;
  await exclusively(async () => {
    if (!isInstalled()) await install(development, folder);
  });
}

async function install(development, folder) {
  say(
    folder === ROOT ? "Installing packages (a minute or two the first time) …" : `Installing packages of ${folder} …`,
  );
  // What is there for tests stays: the next of them would only install it again.
  const withDevelopment = development || installedPackages(folder).development === true;
  const call = npm([
    ...["install", "--no-audit", "--no-fund", withDevelopment ? "--include=dev" : "--omit=dev"],
    // The package `node` fetches 189 MB in its install script, which no server needs that runs under that Node already.
    ...(!withDevelopment && OWN_MAJOR === PINNED_MAJOR ? ["--ignore-scripts"] : []),
  ]);
  const { stop } = progress("still installing");
  const { code, output, seconds } = await run(call.command, call.args, {
    quiet: true,
    cwd: folder,
    shell: call.shell,
  });
  stop();
  if (code !== 0) fail(`npm install failed:\n${output.trim()}`);
  writeStamp(installStamp(folder), { packages: wantedPackages(folder), development: withDevelopment });
  say(`Packages installed in ${seconds.toFixed(1)} s.`);
}

const PINNED_NODE = join(ROOT, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** @returns {string | undefined} its version when the program runs and is Node */
function versionOf(node) {
  if (!existsSync(node)) return undefined;
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8", timeout: 10_000 });
  return status === 0 && /^v\d+\./.test(stdout) ? stdout.trim() : undefined;
}

/**
 * Path of the Node that everything runs under. The package `node` fetches it in its install script, which npm may have
 * been told not to run; then it is asked for once more, and a Node of the same major in PATH is good enough.
 */
export async function pinnedNode() {
  // A first run of the binary costs 40 ms of every start: the stamp remembers that this very binary ran.
  const installed = installedPackages(ROOT);
  if (installed.node === PINNED_NODE && existsSync(PINNED_NODE)) return PINNED_NODE;
  if (versionOf(PINNED_NODE)) {
    writeStamp(installStamp(ROOT), { ...installed, node: PINNED_NODE });
    return PINNED_NODE;
  }
  if (OWN_MAJOR >= PINNED_MAJOR) return process.execPath;
  say(`The pinned Node ${PINNED_MAJOR} is not there: npm did not run its install script. Asking once more …`);
  const call = npm(["rebuild", "node", "--ignore-scripts=false", "--foreground-scripts"]);
  const { output } = await run(call.command, call.args, { quiet: true, shell: call.shell });
  if (versionOf(PINNED_NODE)) return PINNED_NODE;
  return fail(
    `The pinned Node ${PINNED_MAJOR} could not be installed, and the one in PATH is ${process.version}.\n` +
      `npm refuses the install script of the package "node" (ignore-scripts, or a policy over allowScripts).\n` +
      `Either allow it:     npm rebuild node --ignore-scripts=false\n` +
      `or use Node ${PINNED_MAJOR} itself: https://nodejs.org\n\n${output.trim()}`,
  );
}

/**
 * Goes on under the pinned Node: a script that imports our TypeScript, or `node:sqlite`, calls this first. Under an older
 * Node it runs itself again and ends with the same exit code.
 */
export async function goOnUnderPinnedNode() {
  if (OWN_MAJOR >= PINNED_MAJOR) return;
  requireNode();
  await ensureInstalled({ development: false });
  const node = await pinnedNode();
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: "inherit" });
  process.exit(status ?? 128 + (constants.signals[signal] ?? 0));
}

/** Environment in which the installed tools find each other and the pinned Node first. */
export function toolEnvironment(node, extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(node), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
    ...extra,
  };
}

/**
 * Reads `.env` of the current folder into the environment; what is set already stays. Node's own `loadEnvFile` takes a byte
 * order mark for a part of the first name, and finds nothing in other encodings than UTF-8: the data would be elsewhere.
 */
export function readDotEnv() {
  if (!existsSync(".env")) return;
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(".env"));
    if (text.includes("\0")) throw new Error("The encoded data was not valid for encoding utf-8");
  } catch (error) {
    fail(`.env cannot be read: ${error.message}`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** Programs of the packages, to be run with the pinned Node rather than through shell wrappers. */
export const TOOLS = {
  tsc: join(ROOT, "node_modules", "typescript-7", "bin", "tsc"),
  astro: join(ROOT, "node_modules", "astro", "bin", "astro.mjs"),
  biome: join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome"),
  knip: join(ROOT, "node_modules", "knip", "bin", "knip.js"),
  vitest: join(ROOT, "node_modules", "vitest", "vitest.mjs"),
  playwright: join(ROOT, "node_modules", "@playwright", "test", "cli.js"),
};
