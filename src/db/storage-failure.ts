/**
 * Primary result codes of SQLite that are about the file and not about the statement (https://sqlite.org/rescode.html): no
 * memory, read-only, input/output, damaged, full disk, busy or locked by another process, cannot open, no database.
 */
const SQLITE_CODES = new Set([5, 6, 7, 8, 10, 11, 13, 14, 26]);
const SQLITE_BUSY = 5;

/** Classes of SQLSTATE: connection lost, resources used up, server stopping or failing, transaction to be repeated. */
const POSTGRES_CLASSES = new Set(["08", "53", "57", "58", "40"]);
/** A standby that cannot write yet, a database that is gone, and a lock that was not to be had. */
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
/** Images and mails are files: no room, not writable, broken disk, no descriptor left. */
const FILE_CODES = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
/** What `pg` says without any code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** The disk did not take what was committed: it may be lost, and nobody can tell from here. */
export class NotOnDisk extends Error {
  constructor(cause: unknown) {
    super("What was committed may not be on disk", { cause });
    this.name = "NotOnDisk";
  }
}

/** So many were ahead, or the database took so long, that work had no turn: nothing of it was done. */
export class WaitedTooLong extends Error {
  constructor() {
    super("No transaction was to be had in time");
    this.name = "WaitedTooLong";
  }
}

/** Does another process hold SQLite's lock? */
export function isLocked(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" && (errcode & 0xff) === SQLITE_BUSY;
}

/** Is this the storage being unavailable (lost, full, locked), rather than a mistake in a statement? */
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
