import { statSync } from "node:fs";
import path from "node:path";
import { isStorageFailure } from "../../db/storage-failure.ts";
import { StartFailure } from "../../lib/start-failure.ts";
import type { Env } from "../env.ts";
import { sqliteFileOf } from "./open-database.ts";

/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const DAMAGED = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** Turns an error from the data folder or database into advice for the operator; returns any other error unchanged. */
export function explainStart(
  error: unknown,
  { DATA_DIR, DATABASE_URL }: Pick<Env, "DATA_DIR" | "DATABASE_URL">,
): unknown {
  if (!(error instanceof Error) || error instanceof StartFailure) return error;
  const { code, errcode, path: file } = error as Error & { code?: unknown; errcode?: unknown; path?: unknown };
  const failure = (...sentences: string[]) => new StartFailure(sentences.join("\n"), error);
  if (code === "ERR_SQLITE_ERROR" && typeof errcode === "number") {
    const file = sqliteFileOf({ DATA_DIR });
    switch (errcode & 0xff) {
      case DAMAGED:
      case NOT_A_DATABASE:
        return failure(
          `The database is damaged: ${file} (${error.message}).`,
          "Nothing was changed. Move that folder aside, then restore the last backup (docs/operations.md, Backups).",
        );
      case BUSY:
        return failure(
          `Another process holds the database: ${file}.`,
          "It may be a backup program, a sqlite3 shell or a second server: end it, or wait for it, then start again.",
        );
      case FULL:
        return failure(`The disk is full: ${DATA_DIR}.`, "Make room, then start again. Nothing was changed.");
      case READ_ONLY:
      case INPUT_OUTPUT:
      case CANNOT_OPEN:
        return cannotWrite(DATA_DIR, error);
    }
  }
  if (code === "ENOSPC") return failure(`The disk is full: ${DATA_DIR}.`, "Make room, then start again.");
  const isOnDisk = typeof code === "string" && ["EROFS", "EACCES", "EPERM", "EEXIST", "ENOTDIR", "EIO"].includes(code);
  if (isOnDisk || (typeof file === "string" && isWithin(DATA_DIR, file))) return cannotWrite(DATA_DIR, error);
  // Outside the data folder, the only file involved is a certificate named in `DATABASE_URL`.
  if (DATABASE_URL !== undefined && (typeof file === "string" || isStorageFailure(error) || isRefusedSignIn(code))) {
    const { hostname, port, pathname } = new URL(DATABASE_URL);
    return failure(
      `PostgreSQL cannot be used: ${error.message || code}.`,
      `DATABASE_URL names the database ${pathname.slice(1)} on ${hostname}:${port || 5432}. Does it exist, and may this user connect?`,
    );
  }
  return error;
}

/** Contents of the data folder: files, and folders that fill up later. */
const FILES = ["nordet.sqlite", "auth-secret", "erased.jsonl"];
const FOLDERS = ["mail", "media", "backups"];

/**
 * Refuses a data folder with an empty database file, or with a folder where a file belongs and vice versa. SQLite takes
 * an empty file for a new database, so the site would start over as if it had never received anything. Failing disks
 * and interrupted copies leave such files. A misplaced folder comes from a container volume mounted one level too deep.
 * @throws StartFailure
 */
export function refuseMisplaced(env: Pick<Env, "DATA_DIR" | "DATABASE_URL">): void {
  const look = (name: string) => statSync(path.join(env.DATA_DIR, name), { throwIfNoEntry: false });
  const refuse = (name: string, wanted: string) => {
    throw new StartFailure(
      `${path.join(env.DATA_DIR, name)} is not a ${wanted}.\nNothing was changed. Move it away, then start again.`,
    );
  };
  for (const name of FILES) if (look(name)?.isFile() === false) refuse(name, "file");
  for (const name of FOLDERS) if (look(name)?.isDirectory() === false) refuse(name, "folder");
  const file = sqliteFileOf(env);
  if (env.DATABASE_URL !== undefined || look(path.basename(file))?.size !== 0) return;
  throw new StartFailure(
    `The database is empty: ${file} has no bytes.\n` +
      "Nothing was changed. Restore the last backup (docs/operations.md, Backups), or delete that file to start afresh.",
  );
}

const LISTEN_HINTS: Readonly<Record<string, string>> = {
  EADDRINUSE: "Another program listens there, perhaps this server already: end it, or set PORT to a free one.",
  EACCES: "This user may not listen there: set PORT to one above 1023.",
};

/** Turns an error from listening into advice for the operator who configured host and port. */
export function explainListen(
  error: Error & { code?: string },
  { HOST, PORT }: Pick<Env, "HOST" | "PORT">,
): StartFailure {
  const hint = LISTEN_HINTS[error.code ?? ""] ?? "HOST must be an address of this machine: 127.0.0.1, ::1, 0.0.0.0.";
  return new StartFailure(`The server cannot listen on HOST ${HOST}, PORT ${PORT} (${error.message}).\n${hint}`, error);
}

function isWithin(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}

/** Whether PostgreSQL refused the user: SQLSTATE class 28 (authentication) or 42501 (permissions). */
function isRefusedSignIn(code: unknown): boolean {
  return typeof code === "string" && (code.startsWith("28") || code === "42501");
}

function cannotWrite(folder: string, error: Error): StartFailure {
  let owner = "";
  try {
    const { uid } = statSync(folder);
    owner = ` It belongs to the user ${uid}; this process is ${process.getuid?.()}.`;
  } catch {
    owner = " It does not exist and could not be created.";
  }
  return new StartFailure(
    `The data folder cannot be written to: ${folder} (${error.message}).\n` +
      `DATA_DIR must be a folder that this user may write to, on a disk that is not read-only.${owner}`,
    error,
  );
}
