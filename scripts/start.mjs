import { spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { build } from "./build.mjs";
import { SERVER_FLAGS, SERVER_VARIABLES } from "./server-flags.mjs";
import { ensureInstalled, fail, pinnedNode, requireNode, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm start`: installs missing packages, builds if the sources have changed, then runs the server under the pinned
 * Node. Forwards signals, and exits with the server's exit code. If this process is killed, the IPC channel closes and
 * the server stops.
 */

/** How often to check whether npm is still running, in ms. */
const PARENT_CHECK = 1000;

requireNode();

let server;
let isEnding = false;

/** Stops the server gracefully: with a signal or, on Windows, which has none, by closing the IPC channel. */
function end(signal) {
  if (process.platform === "win32") server.disconnect();
  else server.kill(signal);
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    isEnding = true;
    if (server) end(signal);
    else process.exit(128 + constants.signals[signal]);
  });
}

await ensureInstalled({ development: false });
const node = await pinnedNode();
const built = await build(node);
if (built.code !== 0) fail(`The build failed:\n${built.output.trim()}`);

/** Runs the server, and reruns it when a company is published, because texts are loaded at startup. */
function run() {
  let isAgain = false;
  server = spawn(node, [...SERVER_FLAGS, fileURLToPath(new URL("./serve.mjs", import.meta.url))], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: toolEnvironment(node, SERVER_VARIABLES),
  });
  server.on("message", (message) => {
    isAgain = message === "again";
    if (isAgain) end("SIGTERM");
  });
  server.on("error", (error) => fail(`The server could not be started: ${error.message}`));
  server.on("exit", (code, signal) => {
    if (isAgain && !isEnding && code === 0) return run();
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}
run();
// Stops the server if npm is killed, which gives this process a new parent. Without npm, the parent may be a shell,
// which may rightly exit first.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end("SIGTERM");
  }, PARENT_CHECK).unref();
}
