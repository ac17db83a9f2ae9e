import { getCompileCacheDir } from "node:module";
import path from "node:path";
import { type Transferable, Worker } from "node:worker_threads";

/** The thread of {@link startThread} exceeded its time, processor time or memory. */
export class ThreadOverrun extends Error {}

/**
 * Returns the URL of one of our worker programs. It is beside the module that starts it or, in a build, beside the
 * entry, whose chunks are one folder down. `astro.config.ts` builds it under this name.
 * @param from `import.meta.url` of the module that starts it
 */
export function programOf(from: string, name: string): URL {
  if (from.endsWith(".ts")) return new URL(`./${name}.ts`, from);
  return new URL(`${/\/chunks\/[^/]+$/.test(from) ? ".." : "."}/${name}.mjs`, from);
}

export interface Thread<Question> {
  /**
   * Asks one question; wait for the answer before asking the next.
   * @param timeout milliseconds after which the thread is terminated
   * @param moved buffers to transfer instead of copying
   * @throws ThreadOverrun if it ran out of time or memory, or whatever the program throws; the thread has ended by then
   */
  ask<Answer>(question: Question, timeout: number, moved?: readonly Transferable[]): Promise<Answer>;
  end(): void;
}

/** Interval at which a thread's processor time is checked, in milliseconds. */
const LOOK_EVERY_MS = 250;

/**
 * Starts a program that answers each message with one of its own, on a thread with limits on time and memory.
 * @param mostWork milliseconds of processor time per question, if input could be crafted to cost more
 */
export function startThread<Question>(program: URL, memoryMb: number, mostWork = Infinity): Thread<Question> {
  // The process's compiled code, if it is cached (in a folder per version), starts a thread in a third of the time.
  const cache = getCompileCacheDir();
  const worker = new Worker(program, {
    env: cache ? { NODE_COMPILE_CACHE: path.dirname(cache) } : {},
    // Without the process's own options, because those about its entry (`--input-type`) end a thread at once.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // An idle thread does not keep the process alive.
  worker.unref();
  // If the thread fails between two questions, the next question reports it.
  worker.on("error", () => undefined);
  let hasEnded = false;
  worker.once("exit", () => {
    hasEnded = true;
  });
  const end = () => void worker.terminate();

  return {
    end,
    ask: <Answer>(question: Question, timeout: number, moved: readonly Transferable[] = []) =>
      new Promise<Answer>((resolve, reject) => {
        if (hasEnded) return reject(new Error("The thread has ended"));
        let isSettled = false;
        const settle = () => {
          isSettled = true;
          clearTimeout(timer);
          clearInterval(looking);
          worker.off("message", onAnswer).off("error", onError).off("exit", onExit).unref();
        };
        const fail = (error: Error) => {
          settle();
          end();
          reject(error);
        };
        const onAnswer = (answer: Answer) => {
          settle();
          resolve(answer);
        };
        const onError = (error: NodeJS.ErrnoException) =>
          fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new ThreadOverrun("Out of memory") : error);
        const onExit = () => fail(new Error("The thread has ended"));
        const timer = setTimeout(() => fail(new ThreadOverrun("Out of time")), timeout);
        // Measured from the first check, so that earlier use, such as starting the thread, does not count.
        let before: NodeJS.CpuUsage | undefined;
        const look = async () => {
          const { user, system } = await worker.cpuUsage(before);
          if (isSettled) return;
          if (!before) before = { user, system };
          else if (user + system > mostWork * 1000) fail(new ThreadOverrun("Out of processor time"));
        };
        // If the thread has ended meanwhile, its own events report that.
        const looking =
          mostWork === Infinity
            ? undefined
            : setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
        worker.on("message", onAnswer).on("error", onError).on("exit", onExit).ref();
        worker.postMessage(question, moved);
      }),
  };
}
