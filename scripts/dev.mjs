import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureInstalled, fail, pinnedNode, requireNode, say, toolEnvironment } from "./toolchain.mjs";

/**
 * `npm run dev`: runs the sources under the pinned Node (`dev-server.mjs`) with hot reload. Starts a new process when a
 * file that is read only at startup changes: the configuration, a script or a file in `public`.
 */

const DIFFERENCES = `
  Vite serves the sources; what visitors get is what npm start serves. Here pages are drawn at each request and not kept, code is
  neither bundled nor compressed, React runs its development build, and the content policy lets Vite's scripts and styles in.
`;

requireNode();
await ensureInstalled({ development: true });
const node = await pinnedNode();
let server;
let isOver = false;

/** Stops the server gracefully: with a signal or, on Windows, which has none, by closing the IPC channel. */
function end() {
  if (process.platform === "win32") server.disconnect();
  else server.kill("SIGTERM");
}

function serve() {
  let again = false;
  server = spawn(node, [fileURLToPath(new URL("./dev-server.mjs", import.meta.url))], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: toolEnvironment(node, { NODE_ENV: "development" }),
  });
  server.on("error", (error) => fail(`The server could not be started: ${error.message}`));
  server.on("message", () => {
    again = true;
    end();
  });
  server.on("exit", (code) => {
    if (again && !isOver) serve();
    else process.exitCode = code ?? 1;
  });
}

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
  process.on(signal, () => {
    isOver = true;
    if (server.connected) end();
  });
}
say(DIFFERENCES);
serve();
