import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";

/**
 * Code that all scripts share: the project's folder, its installed packages and the pinned Node. Imports only built-in
 * modules, because it runs before anything is installed, on any Node from 20.19 on.
 */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Oldest Node that can launch the scripts; everything else runs under the pinned Node. */
const OLDEST_NODE = [20, 19];
/** Pinned Node's major version. A newer Node can replace it: we need `node:sqlite` and native TypeScript support. */
const PINNED_MAJOR = 24;
const [OWN_MAJOR, OWN_MINOR] = process.versions.node.split(".").map(Number);

/** Prints a message that says what to do, and exits with 1. */
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

/** Prints progress on stderr, since stdout carries the server's log. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Running child processes, which must not outlive this one. */
const children = new Set();
process.on("exit", () => {
  for (const child of children) child.kill();
});

/** How long a child may take to exit when asked, in ms. */
const ENDING_TIMEOUT = 15_000;

/**
 * Makes Ctrl-C and SIGTERM first end the programs that `run` started, each with one SIGINT, and then this process. The
 * programs need `ownGroup`, because the terminal would otherwise send them a second SIGINT, after which Playwright
 * leaves its server running.
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
 *   ownGroup?: boolean, shell?: boolean, onOutput?: (chunk: string) => void }} options `quiet`: output is collected
 *   instead of shown, and passed to `onOutput` as it arrives; `timeout`: time until the program is killed, in ms;
 *   `niceness`: as in `nice(1)`, 0 by default; `ownGroup`: shields the program from Ctrl-C (`endAfterChildren`)
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

/** Reports every ten seconds that a long step is still running, until the returned `stop()` is called. */
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
 * Lets only one process at a time change `node_modules` or `dist`, because simultaneous starts would overwrite each
 * other's files. After waiting, `work` must check again whether anything is left to do.
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
    // The lock file is empty until its owner has written its process id.
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

/** Writes a stamp for the next start, unless the folder is read-only, which only makes the next start slower. */
export function writeStamp(path, value) {
  try {
    writeFileSync(path, JSON.stringify(value));
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  }
}

/**
 * Returns the command that runs npm: under this Node and with the npm that started this process, if possible.
 * @returns {{ command: string, args: string[], shell?: boolean }} for `run`
 */
export function npm(args) {
  const own = process.env.npm_execpath;
  if (own?.endsWith(".js") && existsSync(own)) return { command: process.execPath, args: [own, ...args] };
  // On Windows npm is a batch file, which needs a shell; none of our arguments need quoting.
  return process.platform === "win32" ? { command: "npm.cmd", args, shell: true } : { command: "npm", args };
}

/**
 * Installs the packages if they are missing, or if the lock file has changed since.
 * @param {{ development: boolean, folder?: string }} options `development`: whether to install the packages for tests
 *   and tools too; `folder`: the package's folder, by default the project's
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
    folder === ROOT ? "Installing packages (a minute or two the first time) …" : `Installing packages for ${folder} …`,
  );
  // Keeps installed test dependencies, because the next test run would only install them again.
  const withDevelopment = development || installedPackages(folder).development === true;
  const call = npm([
    ...["install", "--no-audit", "--no-fund", withDevelopment ? "--include=dev" : "--omit=dev"],
    // Skips install scripts: the package `node`'s would download 189 MB that a server under this Node does not need.
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

/** Returns a program's version; `undefined` if it does not run or is not Node. */
function versionOf(node) {
  if (!existsSync(node)) return undefined;
  const { status, stdout } = spawnSync(node, ["--version"], { encoding: "utf8", timeout: 10_000 });
  return status === 0 && /^v\d+\./.test(stdout) ? stdout.trim() : undefined;
}

/**
 * Returns the path of the pinned Node, which the install script of the package `node` downloads. Without that download,
 * returns the running Node if its major version is the pinned one or newer. Otherwise runs the install script once
 * more, and exits with a message if that does not help.
 */
export async function pinnedNode() {
  // Running the binary takes 40 ms, so a stamp records that this file has been checked.
  const installed = installedPackages(ROOT);
  if (installed.node === PINNED_NODE && existsSync(PINNED_NODE)) return PINNED_NODE;
  if (versionOf(PINNED_NODE)) {
    writeStamp(installStamp(ROOT), { ...installed, node: PINNED_NODE });
    return PINNED_NODE;
  }
  if (OWN_MAJOR >= PINNED_MAJOR) return process.execPath;
  say(`The pinned Node ${PINNED_MAJOR} is missing: npm did not run its install script. Trying once more …`);
  const call = npm(["rebuild", "node", "--ignore-scripts=false", "--foreground-scripts"]);
  const { output } = await run(call.command, call.args, { quiet: true, shell: call.shell });
  if (versionOf(PINNED_NODE)) return PINNED_NODE;
  return fail(
    `The pinned Node ${PINNED_MAJOR} could not be installed, and the one in PATH is ${process.version}.\n` +
      `npm refuses to run the install script of the package "node" (ignore-scripts, or an allowScripts policy).\n` +
      `Either allow it:     npm rebuild node --ignore-scripts=false\n` +
      `or install Node ${PINNED_MAJOR}: https://nodejs.org\n\n${output.trim()}`,
  );
}

/**
 * Reruns the script under the pinned Node if this Node is older, and exits with the rerun's exit code. Scripts that
 * import our TypeScript or `node:sqlite` call this first.
 */
export async function goOnUnderPinnedNode() {
  if (OWN_MAJOR >= PINNED_MAJOR) return;
  requireNode();
  await ensureInstalled({ development: false });
  const node = await pinnedNode();
  const { status, signal } = spawnSync(node, process.argv.slice(1), { stdio: "inherit" });
  process.exit(status ?? 128 + (constants.signals[signal] ?? 0));
}

/** Folder where Node keeps compiled code, so that processes and their threads start in a fraction of the time. */
export const COMPILE_CACHE = join(ROOT, "node_modules", ".cache", "nordet-compile");

/** Returns an environment in which installed tools find each other and the pinned Node. */
export function toolEnvironment(node, extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(node), join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...extra,
  };
}

/**
 * Loads `.env` from the current folder; variables that are already set keep their value. Node's own `loadEnvFile`
 * takes a byte order mark for part of the first name and misreads UTF-16, so that `DATA_DIR` would be ignored and the
 * data would end up elsewhere.
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

/** Packages' executables, which the pinned Node runs directly rather than through npm's shell wrappers. */
export const TOOLS = {
  tsc: join(ROOT, "node_modules", "typescript-7", "bin", "tsc"),
  astro: join(ROOT, "node_modules", "astro", "bin", "astro.mjs"),
  biome: join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome"),
  knip: join(ROOT, "node_modules", "knip", "bin", "knip.js"),
  vitest: join(ROOT, "node_modules", "vitest", "vitest.mjs"),
  playwright: join(ROOT, "node_modules", "@playwright", "test", "cli.js"),
};
