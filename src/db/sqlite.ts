import { closeSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import { Checkpoints } from "./sqlite/checkpoints.ts";
import { BUSY_TIMEOUT, NodeSqliteDialect } from "./sqlite/dialect.ts";
import { SharedFlush } from "./sqlite/shared-flush.ts";
import type { Tables } from "./tables.ts";

/**
 * Pages in the log (4 KB each) at which a commit copies them into the database file itself, stalling the process for as
 * long as the disk likes. Only the bound for when {@link Checkpoints} cannot: it does so long before.
 */
const LOG_PAGES_AT_MOST = 16_000;

/** How often the log is tried to be emptied while the other thread copies it, and the pause between, in milliseconds. */
const SCRUB_TRIES = 20;
const SCRUB_PAUSE = 50;

/** Opens (and makes) the file. A commit is written to the log at once and is on disk after `flushed`. */
export function openSqlite(file: string): Database {
  // Holds what visitors wrote: nobody else on the machine may look in. A folder that exists is left as it is; a file that
  // does not is made for us alone, and SQLite gives its log the same mode.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: true });
  sqlite.exec("pragma journal_mode = wal; pragma cache_size = -32000; pragma temp_store = memory");
  // What a process that crashed has left in the log is visible from here on: it must be on disk like all the rest.
  sqlite.exec("pragma wal_checkpoint(passive)");
  // What is deleted is overwritten: an erasure leaves nothing in the file to be read.
  sqlite.exec("pragma secure_delete = on");
  sqlite.exec(`pragma synchronous = normal; pragma wal_autocheckpoint = ${LOG_PAGES_AT_MOST}`);
  // From here on it is `PatientConnection` that waits: SQLite would keep the whole process waiting, cached pages too.
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
        // Through Kysely, which hands out the one connection: not in the middle of somebody's transaction.
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(kysely);
        if (rows[0]?.busy === 0) return;
        await setTimeout(SCRUB_PAUSE);
      }
    },
    close: async () => {
      try {
        await flush.flushed();
      } finally {
        await checkpoints.stop();
        flush.close();
        await kysely.destroy();
        // Kysely closes only what it has used.
        if (sqlite.isOpen) sqlite.close();
      }
    },
  };
}

/** Pages of a full-text index rewritten at once: a few milliseconds. */
const MERGED_PAGES = 500;

/**
 * A full-text index keeps deleted words until its parts are merged into one (https://sqlite.org/fts5.html#the_merge_command),
 * here step by step, so that others get their turn.
 */
async function dropDeletedWords(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select "name" from "sqlite_master" where "type" = 'table' and "sql" like 'create virtual table%fts5%'`.execute(
    kysely,
  );
  for (const { name } of rows) {
    // A negative number begins to merge everything there is; with less than two changes a step has found no more to do.
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
