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
import { copySqlite, damageOf, removeSqlite } from "../src/db/sqlite/sqlite-copy.ts";
import { fail, readDotEnv } from "./toolchain.mjs";

/** What `npm run backup`, `npm run restore` and `npm run try-update` share. Runs under the pinned Node. */

const run = promisify(execFile);

/** What was erased, a line each; lines are only ever added. */
const ERASED = "erased.jsonl";

export const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, "-");

/** The server's configuration; a bad one ends the program with the list of what is wrong. */
export async function configuration() {
  const { readEnv } = await import("../src/server/env.ts");
  try {
    readDotEnv();
    return readEnv(process.env);
  } catch (error) {
    return fail(error.message);
  }
}

/** Stops with a sentence, after whoever is under way has cleaned up. */
export function refuse(message) {
  throw new Error(message);
}

export const databaseOf = (url) => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * Runs a program of PostgreSQL on the database of an address. It reads the address from the environment, so that a
 * password never shows in the process list.
 * @returns {Promise<string>} what it printed
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

/** A checked, packed copy of a SQLite file at `target`, while the server writes. */
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

/** A copy of a PostgreSQL database at `target`, in the form that `pg_restore` reads. */
export const dumpPostgres = (address, target) =>
  postgres(address, "pg_dump", ["--format=custom", "--no-owner", "--file", target]);

/** Copies the images that are missing: after the database, because a row is only there once its files are. */
export function copyMissingMedia(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (name.endsWith(".part") || existsSync(join(to, name))) continue;
    copyFileSync(join(from, name), join(to, `${name}.part`));
    renameSync(join(to, `${name}.part`), join(to, name));
  }
}

/** Adds the lines of one list that another lacks: whichever is older, the other ends up with all of both. */
export function addErased(from, to) {
  const linesOf = (folder) => {
    const list = join(folder, ERASED);
    return existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  };
  const known = new Set(linesOf(to));
  const missing = linesOf(from).filter((line) => !known.has(line));
  if (missing.length > 0) appendFileSync(join(to, ERASED), `\n${missing.join("\n")}\n`, { mode: 0o600 });
}
