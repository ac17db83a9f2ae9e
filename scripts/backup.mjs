import { execFile } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs, promisify } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { fail, goOnUnderPinnedNode, readDotEnv, say } from "./toolchain.mjs";

/**
 * `npm run backup`: a consistent, compressed copy of the database while the server runs, and the way back. Images, which
 * lie beside the database and never change, are copied once into the folder `media` beside the copies, and the list of
 * what was erased goes along: a restored copy forgets again whom it should not know any more.
 *
 *   npm run backup                          into DATA_DIR/backups
 *   npm run backup -- --to /mnt/backups     somewhere else
 *   npm run backup -- --keep 14             removes all but the newest fourteen of that folder
 *   npm run backup -- --restore FILE        puts a copy back; the server must be stopped
 */

await goOnUnderPinnedNode();
const { backup, DatabaseSync } = await import("node:sqlite");
const { isInUse } = await import("../src/db/sqlite-in-use.ts");
const { readEnv } = await import("../src/server/env.ts");

const run = promisify(execFile);

/** More pages than any database has: the whole in one step. */
const ALL_PAGES = 2 ** 30;

/** Our own copies, by name; `--keep` touches nothing else. */
const OURS = /^nordet-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.(sqlite\.gz|dump)$/;

const { values } = parseArgs({
  options: { to: { type: "string" }, keep: { type: "string" }, restore: { type: "string" } },
});

let env;
try {
  readDotEnv();
  env = readEnv(process.env);
} catch (error) {
  fail(error.message);
}
const file = join(env.DATA_DIR, "nordet.sqlite");
const mediaFolder = join(env.DATA_DIR, "media");
/** What was erased, a line each; lines are only ever added. */
const ERASED = "erased.jsonl";
const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, "-");

/** Stops with a sentence, after whoever is under way has cleaned up. */
function refuse(message) {
  throw new Error(message);
}

/** Programs of PostgreSQL read the address from the environment, so that a password never shows in the process list. */
async function postgres(program, args) {
  const url = new URL(env.DATABASE_URL);
  const variables = {
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || "5432",
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.searchParams.has("sslmode") ? { PGSSLMODE: url.searchParams.get("sslmode") } : {}),
  };
  try {
    await run(program, args, { env: { ...process.env, ...variables }, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    if (error.code === "ENOENT") refuse(`${program} is not installed; on Debian: apt-get install postgresql-client`);
    refuse(`${program} failed:\n${error.stderr || error.message}`);
  }
}

/** @returns {string | undefined} what is wrong with a copy */
function damage(path) {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const { integrity_check: verdict } = database.prepare("pragma integrity_check").get();
    return verdict === "ok" ? undefined : verdict;
  } catch (error) {
    return error.message;
  } finally {
    database.close();
  }
}

async function copySqlite(target) {
  if (!existsSync(file)) refuse(`There is no database at ${file}.`);
  const plain = `${target}.copy`;
  const source = new DatabaseSync(file, { timeout: 10_000 });
  try {
    // In one step: in smaller ones, a busy site would make it begin again and again.
    await backup(source, plain, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  try {
    const wrong = damage(plain);
    if (wrong) refuse(`The copy is damaged, nothing was kept: ${wrong}`);
    await pipeline(createReadStream(plain), createGzip(), createWriteStream(`${target}.part`, { mode: 0o600 }));
  } finally {
    for (const ending of ["", "-wal", "-shm"]) rmSync(plain + ending, { force: true });
  }
}

/** Copies the images that are missing: after the database, because a row is only there once its files are. */
function copyMissingMedia(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (name.endsWith(".part") || existsSync(join(to, name))) continue;
    copyFileSync(join(from, name), join(to, `${name}.part`));
    renameSync(join(to, `${name}.part`), join(to, name));
  }
}

/** Adds the lines of one list that another lacks: whichever is older, the other ends up with all of both. */
function addErased(from, to) {
  const linesOf = (folder) => {
    const list = join(folder, ERASED);
    return existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];
  };
  const known = new Set(linesOf(to));
  const missing = linesOf(from).filter((line) => !known.has(line));
  if (missing.length > 0) appendFileSync(join(to, ERASED), `\n${missing.join("\n")}\n`, { mode: 0o600 });
}

async function makeCopy() {
  const folder = resolve(values.to ?? join(env.DATA_DIR, "backups"));
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) refuse("--keep wants a number above zero.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, `nordet-${stamp()}.${env.DATABASE_URL ? "dump" : "sqlite.gz"}`);
  try {
    if (env.DATABASE_URL) await postgres("pg_dump", ["--format=custom", "--no-owner", "--file", `${target}.part`]);
    else {
      await copySqlite(target);
      copyMissingMedia(mediaFolder, join(folder, "media"));
    }
    addErased(env.DATA_DIR, folder);
    chmodSync(`${target}.part`, 0o600);
    renameSync(`${target}.part`, target);
  } finally {
    rmSync(`${target}.part`, { force: true });
  }
  if (keep !== undefined) {
    const old = readdirSync(folder)
      .filter((name) => OURS.test(name))
      .sort()
      .slice(0, -keep);
    for (const name of old) rmSync(join(folder, name));
  }
  console.log(target);
}

async function restore(copy) {
  if (!existsSync(copy)) refuse(`There is no file ${copy}.`);
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (env.DATABASE_URL) {
    await postgres("pg_restore", [
      "--clean",
      "--if-exists",
      "--no-owner",
      "--single-transaction",
      "--dbname",
      new URL(env.DATABASE_URL).pathname.slice(1),
      copy,
    ]);
    addErased(dirname(copy), env.DATA_DIR);
    say(`Restored ${copy}.`);
    return;
  }
  const fresh = `${file}.restoring`;
  rmSync(fresh, { force: true });
  await pipeline(createReadStream(copy), createGunzip(), createWriteStream(fresh, { mode: 0o600 })).catch((error) => {
    rmSync(fresh, { force: true });
    refuse(`${copy} cannot be unpacked: ${error.message}`);
  });
  const wrong = damage(fresh);
  if (wrong) {
    rmSync(fresh, { force: true });
    refuse(`${copy} is damaged, nothing was changed: ${wrong}`);
  }
  if (isInUse(file)) refuse("The server is running: stop it first, or what it writes now would be lost.");
  if (existsSync(file)) {
    const aside = join(env.DATA_DIR, `nordet.before-restore-${stamp()}.sqlite`);
    renameSync(file, aside);
    say(`What was there is now ${aside}.`);
  }
  for (const ending of ["-wal", "-shm"]) rmSync(file + ending, { force: true });
  renameSync(fresh, file);
  copyMissingMedia(join(dirname(copy), "media"), mediaFolder);
  addErased(dirname(copy), env.DATA_DIR);
  say(`Restored ${copy}.`);
}

try {
  if (values.restore !== undefined) await restore(resolve(values.restore));
  else await makeCopy();
} catch (error) {
  fail(error.message);
}
