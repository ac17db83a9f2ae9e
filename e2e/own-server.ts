import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/free-port.ts";

const SERVE = join(import.meta.dirname, "..", "scripts", "serve.mjs");

/** How long a server may take to start, in ms. */
const PATIENCE = 30_000;

/** Servers that are running; those left by failed tests end with the worker. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});

/**
 * Starts a server for one test file, with its own data, so that the test may configure or kill it.
 * @param variables the server's environment variables
 */
export async function startOwnServer(variables: Record<string, string>) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "nordet-own-"));
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn(process.execPath, [SERVE], {
      cwd: dataDir,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: port,
        DATA_DIR: dataDir,
        SITE_URL: url,
        DEMONSTRATION: "on",
        ...variables,
      },
    });
    running.add(server);
    // Starts a new process, like `npm start`, when an owner has published their company.
    server.once("message", () => {
      server.once("exit", () => void start());
      server.kill();
    });
    server.once("exit", () => running.delete(server));
    for (const until = Date.now() + PATIENCE; Date.now() < until; ) {
      const answer = await fetch(`${url}/healthz`).catch(() => undefined);
      if (answer?.ok) return;
      if (server.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("The server does not start");
  }

  /** Kills the server without warning (`kill -9`). */
  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    url,
    dataDir,
    start,
    kill,
    async close(): Promise<void> {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
