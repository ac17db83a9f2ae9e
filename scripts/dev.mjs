import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { ensureInstalled, fail, pinnedNode, ROOT, requireNode, say, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run dev`: builds and restarts whenever a source changes. A build takes a few seconds, and what is looked at is
 * exactly what visitors get: one bundle, the real policy, the real cache.
 */

/** How long the sources must be quiet before a build, in ms: an editor saves several files at once. */
const QUIET = 150;

requireNode();
await ensureInstalled({ development: true });
const node = await pinnedNode();
let server;

async function stopServer() {
  const old = server;
  server = undefined;
  if (!old || old.exitCode !== null || old.signalCode !== null) return;
  await new Promise((resolve) => {
    old.once("exit", resolve);
    // Windows knows no signals; a closed channel ends the server as well.
    if (process.platform === "win32") old.disconnect();
    else old.kill("SIGTERM");
  });
}

async function buildAndServe() {
  const built = await build(node);
  if (built.code !== 0) {
    say(`${built.output.trim()}\nThe build failed; what ran before goes on.`);
    return;
  }
  await stopServer();
  server = spawn(node, [fileURLToPath(new URL("./serve.mjs", import.meta.url))], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: toolEnvironment(node, { NODE_ENV: "production" }),
  });
  server.on("error", (error) => fail(`The server could not be started: ${error.message}`));
}

/** One build at a time; a change during a build asks for one more. */
let queue = Promise.resolve();
let timer;
function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    queue = queue.then(buildAndServe);
  }, QUIET);
}

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, async () => {
    await stopServer();
    process.exit(0);
  });
}

queue = buildAndServe();
await queue;
watch(join(ROOT, "src"), { recursive: true }, changed);
watch(join(ROOT, "astro.config.ts"), changed);
say("Watching src for changes; Ctrl-C ends.");
