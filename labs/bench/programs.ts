import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

/** Programs that a suite starts in its folder and that stop with it. */
export class Programs {
  readonly #started: ChildProcess[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    process.once("exit", () => {
      for (const child of this.#started) child.kill();
    });
  }

  start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const child = spawn(command, args, { cwd: this.#folder, env: { ...process.env, ...env }, stdio: "ignore" });
    this.#started.push(child);
    return child;
  }

  async stop(): Promise<void> {
    const running = this.#started.filter((child) => child.exitCode === null && child.signalCode === null);
    for (const child of running) child.kill("SIGTERM");
    await Promise.all(running.map((child) => once(child, "exit")));
  }
}

/**
 * Waits for a successful response.
 * @param within timeout in ms
 * @returns how long it took, in ms
 * @throws Error on timeout
 */
export async function untilAnswers(url: string, within = 30_000): Promise<number> {
  const began = performance.now();
  for (;;) {
    try {
      if ((await fetch(url)).ok) return performance.now() - began;
    } catch {
      // The server does not listen yet.
    }
    if (performance.now() - began > within) throw new Error(`${url} does not answer`);
    await sleep(5);
  }
}
