import { execFile } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
} from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip } from "node:zlib";
import { copySqlite, damageOf, removeSqlite } from "../src/db/sqlite/sqlite-file.ts";
import { fail, readDotEnv } from "./toolchain.mjs";

/** Code shared by `npm run backup`, `npm run restore` and `npm run try-update`, which run under the pinned Node. */

const run = promisify(execFile);

/** File name of the append-only list of erasures, one per line. */
const ERASED = "erased.jsonl";

export const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, "-");

/** Reads the server's configuration. If it is invalid, exits with a list of errors. */
export async function configuration() {
  const { readEnv } = await import("../src/server/env.ts");
  try {
    readDotEnv();
    return readEnv(process.env);
  } catch (error) {
    return fail(error.message);
  }
}

/** Throws an error with a message for the user; unlike `fail`, lets callers clean up. */
export function refuse(message) {
  throw new Error(message);
}

export const databaseOf = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * Runs a PostgreSQL tool on a database. Passes the connection in environment variables, so that the process list shows
 * no password.
 * @returns {Promise<string>} its output
 */
export async function postgres(address, program, args) {
  const url = new URL(address);
  const variables = {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || "5432",
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: databaseOf(address),
    ...(url.searchParams.has("sslmode") ? { PGSSLMODE: url.searchParams.get("sslmode") } : {}),
  };
  try {
    const env = { ...process.env, ...variables };
    const { stdout } = await run(program, args, { env, maxBuffer: 16 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (error.code === "ENOENT") refuse(`${program} is not installed; on Debian: apt-get install postgresql-client`);
    return refuse(`${program} failed:\n${error.stderr || error.message}`);
  }
}

/** Copies a SQLite file to `target`, compressed and checked for damage, even while the server writes. */
export async function packSqlite(file, target) {
  if (!existsSync(file)) refuse(`There is no database at ${file}.`);
  const plain = `${target}.copy`;
  try {
    await copySqlite(file, plain);
    const wrong = damageOf(plain);
    if (wrong) refuse(`The copy is damaged, nothing was kept: ${wrong}`);
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(target, { mode: 0o600 }));
  } finally {
    removeSqlite(plain);
  }
}

/** Copies a PostgreSQL database to `target`, in `pg_restore`'s custom format. */
export const dumpPostgres = (address, target) =>
  postgres(address, "pg_dump", ["--format=custom", "--no-owner", "--file", target]);

/** Copies the images that `to` lacks. Call it after copying the database, because a row is written after its file. */
export function copyMissingMedia(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (name.endsWith(".part") || existsSync(join(to, name))) continue;
    copyFileSync(join(from, name), join(to, `${name}.part`));
    renameSync(join(to, `${name}.part`), join(to, name));
  }
}

/** Merges the lists of erasures: appends the lines in `from` that `to` lacks. */
export function addErased(from, to) {
  const linesOf = (folder) => {
    const list = join(folder, ERASED);
    return existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  };
  const known = new Set(linesOf(to));
  const missing = linesOf(from).filter((line) => !known.has(line));
  if (missing.length > 0) appendFileSync(join(to, ERASED), `\n${missing.join("\n")}\n`, { mode: 0o600 });
}
