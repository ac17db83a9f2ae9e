import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Writes after which the log, then about 10 MB, is copied into the database file. */
export const WRITES_BETWEEN = 256;

/**
 * Copies SQLite's write-ahead log into the database file on a separate thread, because copying waits for the disk
 * several times. The thread is started on demand. If it fails, for example on a full disk, another is started after the
 * same number of writes. If failures continue, SQLite itself copies the log once it is long.
 */
export class Checkpoints {
  readonly #file: string;
  #thread: Worker | undefined;
  #isStopped = false;
  #writes = 0;
  #running: Promise<void> | undefined;
  /** Transactions wait for this, because SQLite only resets the log if nothing was added since it was copied. */
  pause: Promise<void> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  noteWrite(): void {
    this.#writes += 1;
    if (this.#writes < WRITES_BETWEEN || this.#running || this.#isStopped) return;
    this.#writes = 0;
    this.#running = this.#copy()
      .catch(() => {
        // The disk is full, for example, or there is no memory for a thread. What was not copied stays in the log.
        this.#thread = undefined;
      })
      .finally(() => {
        this.pause = undefined;
        this.#running = undefined;
      });
  }

  /** Copies nearly everything while writes continue, then the rest while transactions wait. */
  async #copy(): Promise<void> {
    await this.#checkpoint();
    const rest = this.#checkpoint();
    this.pause = rest.catch(() => undefined);
    await rest;
  }

  #checkpoint(): Promise<void> {
    const thread = this.#thread ?? this.#startThread();
    return new Promise((resolve, reject) => {
      const onMessage = () => settle(resolve);
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new Error("The thread ended")));
      const settle = (outcome: () => void) => {
        thread.off("message", onMessage).off("error", onError).off("exit", onExit);
        outcome();
      };
      thread.on("message", onMessage).on("error", onError).on("exit", onExit);
      thread.postMessage("checkpoint");
    });
  }

  /** Waits for work in progress and ends the thread; nothing more is copied. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
    if (this.#thread === undefined) return;
    const ended = once(this.#thread, "exit");
    // Otherwise a process with nothing else to do would end before its database is closed.
    this.#thread.ref();
    this.#thread.postMessage("stop");
    await ended;
  }

  /** Starts the thread with its code as text, because the server is a single bundle without a file for the thread. */
  #startThread(): Worker {
    const thread = new Worker(`(${copyWhenAsked})()`, { eval: true, workerData: this.#file, name: "checkpoints" });
    // An unclosed database must not keep the process alive, nor a failing thread end it.
    thread.unref();
    thread.on("error", () => undefined);
    thread.on("exit", () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    this.#thread = thread;
    return thread;
  }
}

/** Runs in the thread, so it cannot use anything else in this file. */
function copyWhenAsked(): void {
  const { parentPort, workerData } = process.getBuiltinModule("node:worker_threads");
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const sqlite = new DatabaseSync(workerData as string);
  sqlite.exec("pragma synchronous = normal");
  parentPort?.on("message", (order) => {
    if (order === "stop") {
      sqlite.close();
      parentPort.close();
      return;
    }
    sqlite.exec("pragma wal_checkpoint(passive)");
    parentPort.postMessage("done");
  });
}
