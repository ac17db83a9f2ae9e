import { type Transferable, Worker } from "node:worker_threads";

/** A question that the thread of {@link startThread} did not answer within its time, processor time or memory. */
export class ThreadOverrun extends Error {}

/**
 * Where a program of ours lies: beside the module that starts it, or beside the entry of the build, whose chunks lie a
 * folder below. `astro.config.ts` builds it under this name.
 * @param from `import.meta.url` of the module that starts it
 */
export function programOf(from: string, name: string): URL {
  if (from.endsWith(".ts")) return new URL(`./${name}.ts`, from);
  return new URL(`${/\/chunks\/[^/]+$/.test(from) ? ".." : "."}/${name}.mjs`, from);
}

export interface Thread<Question> {
  /**
   * Asks one question; the next one only once this is answered.
   * @param timeout milliseconds after which the thread is ended
   * @param moved buffers that are handed over instead of copied
   * @throws ThreadOverrun when it ran out of time or memory; whatever the program throws. It has ended then.
   */
  ask<Answer>(question: Question, timeout: number, moved?: readonly Transferable[]): Promise<Answer>;
  end(): void;
}

/** How often it is looked at how long a thread has worked on a question, in milliseconds. */
const LOOK_EVERY_MS = 250;

/**
 * Starts a program that answers each message it gets with one of its own, on a thread with bounds on time and memory.
 * @param mostWork milliseconds of processor time for a question, where what it is asked about may be made to cost more
 */
export function startThread<Question>(program: URL, memoryMb: number, mostWork = Infinity): Thread<Question> {
  // Without the options of the process: those that say how its own entry is read (`--input-type`) end a thread at once.
  const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  // Idle, it does not keep the process from ending.
  worker.unref();
  // One that fails between two questions has ended; the next question finds out.
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
        // Of the first look: what is before it, the start of the thread among it, is not counted.
        let before: NodeJS.CpuUsage | undefined;
        const look = async () => {
          const { user, system } = await worker.cpuUsage(before);
          if (isSettled) return;
          if (!before) before = { user, system };
          else if (user + system > mostWork * 1000) fail(new ThreadOverrun("Out of processor time"));
        };
        // One that has ended meanwhile is told of by its own events.
        const looking =
          mostWork === Infinity
            ? undefined
            : setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
        worker.on("message", onAnswer).on("error", onError).on("exit", onExit).ref();
        worker.postMessage(question, moved);
      }),
  };
}
