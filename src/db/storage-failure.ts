import type { Database } from "./database.ts";

/**
 * SQLite's primary result codes that concern the file rather than the statement (https://sqlite.org/rescode.html): no
 * memory, read-only, I/O, corrupt, full disk, busy or locked by another process, cannot open, not a database.
 */
const SQLITE_CODES = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
const SQLITE_BUSY = 5;

/** SQLSTATE classes: connection lost, resources exhausted, server stopping or failing, transaction to be retried. */
const POSTGRES_CLASSES = new Set(["08", "53", "57", "58", "40"]);
/** A standby that cannot write yet, a missing database, and an unavailable lock. */
const POSTGRES_CODES = new Set(["25006", "3D000", "55P03"]);

const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** Images and emails are files, so these count too: no space, not writable, broken disk, no descriptor left. */
const FILE_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
/** Messages of `pg` errors that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** The disk failed to store committed data, which may be lost. There is no way to find out. */
export class NotOnDisk extends Error {
  constructor(cause: unknown) {
    super("What was committed may not be on disk", { cause });
    this.name = "NotOnDisk";
  }
}

/** The work never got its turn, because the queue was too long or the database too slow; none of it was done. */
export class WaitedTooLong extends Error {
  constructor() {
    super("No transaction was to be had in time");
    this.name = "WaitedTooLong";
  }
}

/** Whether another process holds SQLite's lock. */
export function isLocked(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" && (errcode & 0xff) === SQLITE_BUSY;
}

/** Whether the storage is unavailable (lost, full, locked), rather than the statement being wrong. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotOnDisk || error instanceof WaitedTooLong) return true;
  if (error instanceof AggregateError) return error.errors.some(isStorageFailure);
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && SQLITE_CODES.has(errcode & 0xff);
  if (typeof code === "string") {
    return (
      NETWORK_CODES.has(code) ||
      FILE_CODES.has(code) ||
      POSTGRES_CODES.has(code) ||
      (code.length === 5 && POSTGRES_CLASSES.has(code.slice(0, 2)))
    );
  }
  return DRIVER_MESSAGES.test(error.message);
}

/** Row used to test whether the database accepts writes. */
const TRIAL = "write-check";

/**
 * Tests whether the database accepts writes, but only after it has refused one, so that a healthy disk is left alone.
 */
export interface WriteCheck {
  /** Call this when a write was refused. */
  noteFailure(): void;
  /**
   * Does a test write if one was refused.
   * @throws the error of each test write until one succeeds
   */
  pass(): Promise<void>;
}

export function createWriteCheck(database: Database, clock: () => Date): WriteCheck {
  let isDoubtful = false;
  return {
    noteFailure() {
      isDoubtful = true;
    },
    async pass() {
      if (!isDoubtful) return;
      const finishedAt = clock();
      await database.kysely
        .insertInto("job_runs")
        .values({ name: TRIAL, lastRunFor: "", finishedAt })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ finishedAt }))
        .execute();
      await database.flushed();
      isDoubtful = false;
    },
  };
}
