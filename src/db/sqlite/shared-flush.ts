import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import { NotOnDisk } from "../storage-failure.ts";

/**
 * Flushes SQLite's write-ahead log for all transactions committed meanwhile, in the thread pool. SQLite takes no locks
 * on that file, and keeps it while one of our connections is open, so another descriptor is harmless.
 */
export class SharedFlush {
  readonly #descriptor: number;
  readonly #sync: (descriptor: number) => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: NotOnDisk | undefined;

  /**
   * @param file the log, which exists
   * @param sync writes the file to disk
   */
  constructor(file: string, sync: typeof fdatasync = fdatasync) {
    this.#descriptor = openSync(file, "r+");
    this.#sync = promisify(sync);
  }

  /**
   * Resolves after a flush that began after the call.
   * @throws NotOnDisk for every later call too: the system forgets what it failed to write, so the next flush would
   *   falsely succeed
   */
  flushed(): Promise<void> {
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#running = this.#flush();
        return this.#running;
      });
    return this.#next;
  }

  async #flush(): Promise<void> {
    if (this.#failure) throw this.#failure;
    try {
      await this.#sync(this.#descriptor);
    } catch (error) {
      this.#failure = new NotOnDisk(error);
      throw this.#failure;
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
