import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_FLAGS, SERVER_VARIABLES } from "../scripts/server-flags.mjs";

const ROOT = path.join(import.meta.dirname, "..");
const ENTRY = path.join(ROOT, "dist/server/entry.mjs");
const SERVE = path.join(ROOT, "scripts/serve.mjs");

/** How long a server may take to start on a busy machine, in ms. */
const START_WITHIN = 60_000;

/** The built server in a separate process, which a test can kill. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Returns all output so far, without access log lines: the log, and messages for people. */
  said(): string;
  /** Resolves with the exit code or signal when the process ends. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Kills the process with `kill -9`, so that it cannot clean up. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** A command prefix that runs the server, such as `prlimit --nofile=256`. */
  under?: readonly string[];
  flags?: readonly string[];
}

/**
 * Spawns `scripts/serve.mjs` on the build, like `npm start`.
 * @param variables the server's environment variables, besides its port
 */
function spawnServer(variables: Record<string, string>, { under = [], flags = [] }: ServerOptions) {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: build first`);
  const [program, ...args] = [...under, process.execPath, ...SERVER_FLAGS, ...flags, SERVE];
  const child = spawn(program!, args, {
    // Outside the project, whose `.env` must not affect the test.
    cwd: tmpdir(),
    env: {
      PATH: process.env["PATH"],
      ...SERVER_VARIABLES,
      NODE_ENV: "production",
      PORT: "0",
      TRUST_PROXY: "1",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  let said = "";
  const hear = (line: string) => {
    // Access log lines say nothing about the server's state.
    if (!line.includes('"method":')) said += `${line}\n`;
  };
  createInterface({ input: child.stderr }).on("line", hear);
  const lines = createInterface({ input: child.stdout }).on("line", hear);
  return { child, ended, lines, said: () => said };
}

/**
 * Starts the built server, and resolves once it listens.
 * @throws Error with the server's output if the server exits before it listens, or takes too long
 */
export async function startServerProcess(
  variables: Record<string, string>,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const { child, ended, lines, said } = spawnServer(variables, options);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`The server did not start in time:\n${said()}`));
    }, START_WITHIN);
    // Waits for `close`, because on `exit` output may still be in the pipe.
    child.once("close", (code) => reject(new Error(`The server ended with ${code} before it listened:\n${said()}`)));
    lines.on("line", (line) => {
      const listening = /"url":"([^"]+)","msg":"listening"/.exec(line);
      if (!listening?.[1]) return;
      clearTimeout(timer);
      resolve(listening[1]);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, process: child, said, ended, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

export async function untilReady({ url }: Pick<ServerProcess, "url">): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(50);
}

/**
 * Starts a server that should refuse to start.
 * @returns its exit code (null if it did listen and was killed), its output, and how long it ran
 */
export async function refusedStart(
  variables: Record<string, string>,
  options: ServerOptions = {},
): Promise<{ code: number | null; said: string; seconds: number }> {
  const began = performance.now();
  const { child, lines, said } = spawnServer(variables, options);
  lines.on("line", (line) => {
    if (line.includes('"msg":"listening"')) child.kill("SIGKILL");
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_WITHIN);
  const [code] = await once(child, "close");
  clearTimeout(timer);
  return { code: code as number | null, said: said(), seconds: (performance.now() - began) / 1000 };
}
