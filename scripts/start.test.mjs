import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/**
 * Tests the starter in a small project with stubs of npm and astro, because the real ones would need a minute and a
 * network.
 */

const SERVER = `
import { appendFileSync } from "node:fs";
const note = (line) => appendFileSync(process.env.NOTES, line + "\\n");
export async function start() {
  const timer = setInterval(() => {}, 1000);
  const stop = (why, code) => { note("stopped by " + why); clearInterval(timer); process.exit(code); };
  process.on("SIGTERM", () => stop("SIGTERM", 0));
  process.on("SIGINT", () => stop("SIGINT", 7));
  process.on("disconnect", () => stop("disconnect", 0));
  note("serving " + process.pid);
  return { url: "http://127.0.0.1:1", dataDir: "/data", firstAccountLink: "http://127.0.0.1:1/first" };
}
`;

const ASTRO = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
appendFileSync(process.env.NOTES, "build\\n");
if (process.env.BREAK_BUILD) { console.error("no such component"); process.exit(1); }
mkdirSync("dist/server", { recursive: true });
writeFileSync("dist/server/entry.mjs", ${JSON.stringify(SERVER)});
`;

const NPM = `
const { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
appendFileSync(process.env.NOTES, "npm " + args.filter((arg) => !/^--no-/.test(arg)).join(" ") + "\\n");
mkdirSync("node_modules/astro/bin", { recursive: true });
writeFileSync("node_modules/astro/bin/astro.mjs", ${JSON.stringify(ASTRO)});
mkdirSync("node_modules/node/bin", { recursive: true });
if (!args.includes("--ignore-scripts")) symlinkSync(process.env.REAL_NODE, "node_modules/node/bin/node");
`;

let root;
let started = [];

const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const notes = () =>
  existsSync(join(root, "notes")) ? readFileSync(join(root, "notes"), "utf8").trim().split("\n") : [];
const noted = (what) => notes().filter((line) => line.startsWith(what));

async function until(what, condition) {
  for (const end = Date.now() + 50_000; Date.now() < end; ) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never came: ${what}; noted: ${notes().join(" | ")}`);
}

/** Runs the starter, and resolves once the server is serving or the starter has exited. */
async function start(extra = {}) {
  const served = noted("serving").length;
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      npm_execpath: join(root, "npm.js"),
      NOTES: join(root, "notes"),
      REAL_NODE: process.execPath,
      NODE_ENV: "",
      ...extra,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const exit = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const run = { child, exit, said: () => said };
  started.push(run);
  await until("a server", () => noted("serving").length > served || child.exitCode !== null);
  return run;
}

async function startAndStop(extra) {
  const run = await start(extra);
  run.child.kill("SIGTERM");
  await run.exit;
  return run;
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nordet-start-"));
  cpSync(import.meta.dirname, join(root, "scripts"), { recursive: true });
  write("package.json", '{"type":"module"}');
  write("package-lock.json", "{}");
  write("src/page.ts", "export const page = 1;\n");
  // Named .js like npm itself, so package.json makes it an ES module, in which the stub needs a `require`.
  write("npm.js", `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);${NPM}`);
});

afterEach(async () => {
  for (const { child, exit } of started) {
    child.kill("SIGKILL");
    await exit;
  }
  started = [];
  // Retries, because a killed starter's children may keep writing for a moment.
  rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

describe("npm start", () => {
  it("installs, builds and serves from a fresh checkout, and prints the URL", async () => {
    const run = await start();
    await until("the address", () => run.said().includes("/first"));
    expect(notes().map((line) => line.replace(/\d+/, "N"))).toEqual([
      // Skips test dependencies, and the download by the package `node`, because this Node is good enough.
      "npm install --omit=dev --ignore-scripts",
      "build",
      "serving N",
    ]);
    expect(run.said()).toContain("http://127.0.0.1:1");
    expect(run.said()).toContain("/data");
  });

  it("neither installs nor builds again when nothing has changed", async () => {
    await startAndStop();
    await startAndStop();
    expect(noted("npm")).toHaveLength(1);
    expect(noted("build")).toHaveLength(1);
    expect(noted("serving")).toHaveLength(2);
  });

  it("ignores modification times, because only content counts", async () => {
    await startAndStop();
    utimesSync(join(root, "src/page.ts"), new Date(), new Date());
    await startAndStop();
    expect(noted("build")).toHaveLength(1);
    const long = new Date("2001-01-01");
    write("src/page.ts", "export const page = 2;\n");
    utimesSync(join(root, "src/page.ts"), long, long);
    await startAndStop();
    expect(noted("build")).toHaveLength(2);
  });

  it("rebuilds after a file is added or removed", async () => {
    await startAndStop();
    write("src/other.ts", "export const other = 1;\n");
    await startAndStop();
    rmSync(join(root, "src/other.ts"));
    await startAndStop();
    expect(noted("build")).toHaveLength(3);
  });

  it("reinstalls when the lock file has changed", async () => {
    await startAndStop();
    write("package-lock.json", '{"packages":{}}');
    rmSync(join(root, "node_modules/node"), { recursive: true });
    await startAndStop();
    expect(noted("npm install")).toHaveLength(2);
  });

  it("reports why a build failed, does not serve, and rebuilds next time", async () => {
    const run = await start({ BREAK_BUILD: "1" });
    expect(await run.exit).toEqual({ code: 1, signal: null });
    expect(run.said()).toContain("no such component");
    expect(noted("serving")).toEqual([]);
    await startAndStop();
    expect(noted("build")).toHaveLength(2);
  });

  it("builds once when two starters run at the same time", async () => {
    await Promise.all([start(), start()]);
    await until("both", () => noted("serving").length === 2);
    expect(noted("npm install")).toHaveLength(1);
    expect(noted("build")).toHaveLength(1);
  });

  it("takes over the lock of a killed process", async () => {
    const dead = spawn(process.execPath, ["-e", ""]);
    await once(dead, "exit");
    write(".nordet-lock", String(dead.pid));
    await start();
    expect(noted("serving")).toHaveLength(1);
  });
});

describe("the starter represents the server", () => {
  it.each([
    ["SIGTERM", 0],
    ["SIGINT", 7],
  ])("forwards %s and returns the server's exit code", async (signal, code) => {
    const run = await start();
    run.child.kill(signal);
    expect(await run.exit).toEqual({ code, signal: null });
    expect(noted(`stopped by ${signal}`)).toHaveLength(1);
  });

  it("returns 128 plus the signal's number when the server is killed", async () => {
    const run = await start();
    process.kill(Number(noted("serving")[0].split(" ")[1]), "SIGKILL");
    expect(await run.exit).toEqual({ code: 137, signal: null });
  });

  it("stops the server when it is killed itself", async () => {
    const run = await start();
    run.child.kill("SIGKILL");
    await run.exit;
    await until("the server's end", () => noted("stopped by disconnect").length === 1);
  });
});
