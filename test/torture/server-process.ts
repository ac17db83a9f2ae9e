import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const ENTRY = path.join(import.meta.dirname, "../../dist/server/entry.mjs");

/** Longest time until a started server listens, on a busy machine. */
const START_WITHIN = 60_000;

/** The built server in a process of its own, which a test can kill. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** `kill -9`: nothing in the process gets to say a word. */
  kill(): Promise<void>;
  /** Shuts down in order. */
  stop(): Promise<void>;
}

/**
 * Starts what `astro build` made.
 * @param variables environment of the server, besides a port of its own
 */
export async function startServerProcess(variables: Record<string, string>): Promise<ServerProcess> {
  if (!existsSync(ENTRY)) throw new Error(`${ENTRY} is missing: build first`);
  const child = spawn(process.execPath, ["--input-type=module", "-e", START], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", TRUST_PROXY: "1", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The server did not start in time")), START_WITHIN);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} before it listened`)));
    lines.on("line", (line) => {
      const listening = /^listening (\S+)$/.exec(line);
      if (!listening?.[1]) return;
      clearTimeout(timer);
      resolve(listening[1]);
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, process: child, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

const START = `
  const { start } = await import(${JSON.stringify(ENTRY)});
  const { url } = await start();
  process.stdout.write("listening " + url + "\\n");`;
