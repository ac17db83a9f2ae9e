import { closeSync, fdatasync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { Checkpoints } from "./sqlite/checkpoints.ts";
import { BUSY_TIMEOUT, NodeSqliteDialect } from "./sqlite/dialect.ts";
import { NotOnDisk } from "./storage-failure.ts";
import type { Tables } from "./tables.ts";

/**
 * Flushes SQLite's write-ahead log in the thread pool, once for all transactions committed meanwhile. SQLite takes no
 * locks on that file, and keeps it while one of our connections is open, so another descriptor is harmless.
 */
export class SharedFlush {
  readonly #descriptor: number;
  readonly #sync: (descriptor: number) => Promise<void>;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: NotOnDisk | undefined;

  /**
   * @param file the log, which must exist
   * @param sync flushes a file to disk
   */
  constructor(file: string, sync: typeof fdatasync = fdatasync) {
    this.#descriptor = openSync(file, "r+");
    this.#sync = promisify(sync);
  }

  /**
   * Resolves after a flush that began after the call.
   * @throws NotOnDisk if the disk fails, and on every later call too, because the system forgets what it failed to
   * write, so the next flush would falsely succeed
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

/**
 * Log size in pages (4 KB each) at which a commit itself checkpoints into the database file, which stalls the process
 * for as long as the disk takes. Only a fallback for {@link Checkpoints}, which normally runs long before.
 */
const LOG_PAGES_AT_MOST = 16_000;

/** Attempts to empty the log while the other thread or a backup uses it, and the pause between two, in milliseconds. */
const SCRUB_TRIES = 20;
const SCRUB_PAUSE = 50;

/** Opens (or creates) the file. A commit is written to the log at once and is on disk after `flushed`. */
export function openSqlite(file: string): Database {
  // The file contains visitors' data, so no other user of the machine may read it. An existing folder is left as is. A
  // new file is created for this user alone, and SQLite gives its log the same mode.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  sqlite.exec("pragma journal_mode = wal; pragma cache_size = -32000; pragma temp_store = memory");
  // Data that a crashed process left in the log becomes visible now, so it must be on disk like everything else.
  sqlite.exec("pragma wal_checkpoint(passive)");
  // Overwrites deleted data, so that an erasure leaves nothing readable in the file.
  sqlite.exec("pragma secure_delete = on");
  sqlite.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LOG_PAGES_AT_MOST}`);
  // `PatientConnection` waits instead, because SQLite would block the whole process, including cached pages.
  sqlite.exec("pragma busy_timeout = 0");
  const flush = new SharedFlush(`${file}-wal`);
  const checkpoints = new Checkpoints(file);
  const kysely = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite, checkpoints) });
  return {
    dialect: "sqlite",
    kysely,
    flushed: async () => {
      await flush.flushed();
      checkpoints.noteWrite();
    },
    scrub: async () => {
      await flush.flushed();
      await dropDeletedWords(kysely);
      for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
        // Through Kysely, which owns the only connection, so as not to run in the middle of a transaction.
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
        if (rows[0]?.busy === 0) return;
        await setTimeout(SCRUB_PAUSE);
      }
      throw new Error("The write-ahead log still holds deleted data, because something else is reading the database");
    },
    close: async () => {
      try {
        await flush.flushed();
      } finally {
        await checkpoints.stop();
        flush.close();
        await kysely.destroy();
        // Kysely closes only a database that it has used.
        if (sqlite.isOpen) sqlite.close();
      }
    },
  };
}

/** Pages of a full-text index rewritten per step, which takes a few milliseconds. */
const MERGED_PAGES = 500;

/**
 * Merges the segments of every full-text index, which drops deleted words
 * (https://sqlite.org/fts5.html#the_merge_command). Works in steps, so that other statements get a turn.
 */
async function dropDeletedWords(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "sqlite_master" where "type" = 'table' and "sql" like 'create virtual table%fts5%'`.execute(
    kysely,
  );
  for (const { name } of rows) {
    // A negative number starts merging everything. Fewer than two changes mean that nothing was left to merge.
    for (let [pages, changes] = [-MERGED_PAGES, 2]; changes >= 2; pages = MERGED_PAGES) {
      changes = await kysely.connection().execute(async (connection) => {
        const count = async () =>
          (await sql<{ n: number }>`select total_changes() as "n"`.execute(connection)).rows[0]!.n;
        const before = await count();
        await sql`insert into ${sql.table(name)} (${sql.ref(name)}, "rank") values ('merge', ${pages})`.execute(
          connection,
        );
        return (await count()) - before;
      });
    }
  }
}
