import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, goOnUnderPinnedNode } from "./toolchain.mjs";

/**
 * `npm run backup`: makes a consistent, compressed copy of the database while the server runs, for `npm run restore`.
 * On SQLite, images are files that never change, so each is copied once, into the folder `media` beside the copies.
 * The list of erasures is copied too, so that those people are erased again after a restore.
 *
 *   npm run backup                          into DATA_DIR/backups
 *   npm run backup -- --to /mnt/backups     into another folder
 *   npm run backup -- --keep 14             then deletes all but the newest fourteen copies in that folder
 */

await goOnUnderPinnedNode();
const { addErased, configuration, copyMissingMedia, dumpPostgres, packSqlite, refuse, stamp } = await import(
  "./database-copies.mjs"
);

/** Matches the file names of our own copies; `--keep` deletes no other files. */
const OURS = /^nordet-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.(sqlite\.gz|dump)$/;

const { values } = parseArgs({ options: { to: { type: "string" }, keep: { type: "string" } } });
const env = await configuration();

async function makeCopy() {
  const folder = resolve(values.to ?? join(env.DATA_DIR, "backups"));
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) refuse("--keep must be a whole number above zero.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, `nordet-${stamp()}.${env.DATABASE_URL ? "dump" : "sqlite.gz"}`);
  try {
    if (env.DATABASE_URL) await dumpPostgres(env.DATABASE_URL, `${target}.part`);
    else {
      await packSqlite(join(env.DATA_DIR, "nordet.sqlite"), `${target}.part`);
      copyMissingMedia(join(env.DATA_DIR, "media"), join(folder, "media"));
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

try {
  await makeCopy();
} catch (error) {
  fail(error.message);
}
