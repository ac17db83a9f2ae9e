import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MIGRATIONS, migrate, schemaState } from "../src/db/migrate.ts";
import { claimSqlite } from "../src/db/sqlite/sqlite-file.ts";
import { openSqlite } from "../src/db/sqlite.ts";

const run = promisify(execFile);
let dataDir;
let database;

const command = async (script, args) => {
  try {
    const { stdout, stderr } = await run(process.execPath, [join(import.meta.dirname, script), ...args], {
      cwd: dataDir,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    return { code: 0, path: stdout.trim(), said: stderr };
  } catch (error) {
    return { code: error.code, path: "", said: error.stderr };
  }
};
const backup = (...args) => command("backup.mjs", args);
const restore = (...args) => command("restore.mjs", args);
const open = async () => {
  database = openSqlite(join(dataDir, "nordet.sqlite"));
  await migrate(database);
};
const note = (subject) =>
  database.kysely
    .insertInto("audit_log")
    .values({ at: new Date(), actor: "system", action: "test", subject, detail: "{}" })
    .execute();
const subjects = async () => {
  const rows = await database.kysely.selectFrom("audit_log").select("subject").orderBy("id").execute();
  return rows.map(({ subject }) => subject);
};

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "nordet-backup-"));
  await open();
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the drill: copy, lose everything, restore", () => {
  it("restores a copy that was made while the server was writing", async () => {
    for (let i = 0; i < 200; i += 1) await note(`before ${i}`);
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i += 1) {
        await note(`meanwhile ${i}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const copy = await backup("--to", join(dataDir, "elsewhere"));
    writing = false;
    await writer;
    expect(copy).toMatchObject({ code: 0, path: expect.stringMatching(/\/elsewhere\/nordet-.*\.sqlite\.gz$/) });
    expect(statSync(copy.path).mode & 0o777).toBe(0o600);
    const all = await subjects();

    await database.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(join(dataDir, `nordet.sqlite${ending}`), { force: true });
    expect(await restore(copy.path)).toMatchObject({ code: 0 });
    await open();
    const back = await subjects();
    expect(back.length).toBeGreaterThanOrEqual(200);
    expect(back).toEqual(all.slice(0, back.length));
  });

  it("restores the images, and copies each image only once", async () => {
    const media = join(dataDir, "media");
    mkdirSync(media);
    writeFileSync(join(media, "a-480.webp"), "picture");
    writeFileSync(join(media, "b-480.webp.part"), "half a pic");
    const folder = join(dataDir, "elsewhere");
    const copy = await backup("--to", folder);
    expect(readdirSync(join(folder, "media"))).toEqual(["a-480.webp"]);
    const { mtimeMs } = statSync(join(folder, "media", "a-480.webp"));
    await backup("--to", folder);
    expect(statSync(join(folder, "media", "a-480.webp")).mtimeMs).toBe(mtimeMs);
    await database.close();
    rmSync(media, { recursive: true });
    await restore(copy.path);
    expect(readdirSync(media)).toEqual(["a-480.webp"]);
    await open();
  });

  it("merges the copy's list of erasures into the current one", async () => {
    const list = join(dataDir, "erased.jsonl");
    const folder = join(dataDir, "elsewhere");
    const lines = (file) => readFileSync(file, "utf8").split("\n").filter(Boolean);
    writeFileSync(list, '\n{"id":"a"}\n');
    const copy = await backup("--to", folder);
    writeFileSync(list, '\n{"id":"a"}\n\n{"id":"b"}\n');
    await backup("--to", folder);
    expect(lines(join(folder, "erased.jsonl"))).toEqual(['{"id":"a"}', '{"id":"b"}']);
    // Simulates another machine, which has recorded its own erasure meanwhile.
    writeFileSync(list, '\n{"id":"c"}\n');
    await database.close();
    expect(await restore(copy.path)).toMatchObject({ code: 0 });
    expect(lines(list)).toEqual(['{"id":"c"}', '{"id":"a"}', '{"id":"b"}']);
    await open();
  });

  it("keeps the replaced database, and never combines its write-ahead log with the restored file", async () => {
    await note("first");
    const { path } = await backup();
    expect(path).toContain(join(dataDir, "backups"));
    await note("second");
    await database.close();
    expect(await restore(path)).toMatchObject({ code: 0 });
    await open();
    expect(await subjects()).toEqual(["first"]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("nordet.before-restore-"))).toHaveLength(1);
  });
});

describe("restore refuses", () => {
  it("to run while a server is running", async () => {
    await note("first");
    const { path } = await backup();
    await note("second");
    const refused = await restore(path);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain("The server is running");
    expect(await subjects()).toEqual(["first", "second"]);
    const { rows } = await sql`pragma journal_mode`.execute(database.kysely);
    expect(rows).toEqual([{ journal_mode: "wal" }]);
  });

  it("to run while a server is starting", async () => {
    await note("first");
    const { path } = await backup();
    await note("second");
    await database.close();
    const giveBack = claimSqlite(join(dataDir, "nordet.sqlite"));
    const refused = await restore(path);
    giveBack();
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("The server is running") });
    await open();
    expect(await subjects()).toEqual(["first", "second"]);
  });

  it("a damaged copy, and changes nothing", async () => {
    await note("first");
    await database.close();
    const broken = join(dataDir, "broken.sqlite.gz");
    writeFileSync(broken, "not what it says");
    expect((await restore(broken)).said).toContain("cannot be unpacked");
    await open();
    expect(await subjects()).toEqual(["first"]);
    expect(existsSync(join(dataDir, "nordet.sqlite.restoring"))).toBe(false);
  });

  it("a copy of another database or from a newer release, and changes nothing", async () => {
    await note("first");
    const { path } = await backup();
    await database.close();
    const file = join(dataDir, "nordet.sqlite");
    const other = new DatabaseSync(join(dataDir, "other.sqlite"));
    other.exec("create table holidays (day text)");
    other.close();
    const strange = join(dataDir, "strange.sqlite.gz");
    writeFileSync(strange, gzipSync(readFileSync(join(dataDir, "other.sqlite"))));
    expect((await restore(strange)).said).toContain("not a copy of this program");
    const newer = new DatabaseSync(file);
    newer.exec("insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01')");
    newer.close();
    const copy = await backup();
    expect((await restore(copy.path)).said).toContain("newer than this program");
    expect(await restore(path, "--check")).toMatchObject({
      code: 0,
      said: expect.stringContaining("nothing was changed"),
    });
    expect(await restore(path)).toMatchObject({ code: 0 });
    await open();
    expect(await subjects()).toEqual(["first"]);
    expect(readdirSync(dataDir).filter((name) => name.includes("restoring"))).toEqual([]);
  });

  it("to run without a file name", async () => {
    expect((await restore()).said).toContain("Name the copy");
  });
});

describe("backup refuses", () => {
  it("a folder it cannot write to, with a message", async () => {
    const file = join(dataDir, "file");
    writeFileSync(file, "");
    chmodSync(file, 0o600);
    expect(await backup("--to", join(file, "x"))).toMatchObject({ code: 1, said: expect.stringContaining("ENOTDIR") });
  });

  it("to run without a database", async () => {
    await database.close();
    rmSync(join(dataDir, "nordet.sqlite"));
    expect((await backup()).said).toContain("There is no database");
    await open();
  });
});

describe("--keep", () => {
  it("deletes its own oldest copies and nothing else", async () => {
    const folder = join(dataDir, "copies");
    await backup("--to", folder);
    writeFileSync(join(folder, "nordet-2020-01-01T00-00-00-000Z.sqlite.gz"), "");
    writeFileSync(join(folder, "holiday.jpg"), "");
    const { path } = await backup("--to", folder, "--keep", "2");
    const names = readdirSync(folder);
    expect(names).toHaveLength(3);
    expect(names).toContain("holiday.jpg");
    expect(names.map((name) => join(folder, name))).toContain(path);
    expect(names.some((name) => name.includes("2020"))).toBe(false);
  });
});

describe("try-update", () => {
  const tryUpdate = (...args) => command("try-update.mjs", args);

  it("updates a copy as the next start will update the database, and changes nothing else", async () => {
    await database.close();
    // Creates the previous release's database, without the last migration.
    for (const ending of ["", "-wal", "-shm"]) rmSync(join(dataDir, `nordet.sqlite${ending}`), { force: true });
    const names = Object.keys(MIGRATIONS);
    const older = openSqlite(join(dataDir, "nordet.sqlite"));
    await migrate(older, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1)));
    const { code, said } = await tryUpdate();
    expect(said).toContain(`Applied ${names.at(-1)}`);
    expect(code).toBe(0);
    expect((await schemaState(older)).pending).toEqual(names.slice(-1));
    await older.close();
    await open();
    expect((await tryUpdate()).said).toContain("nothing to update");
    expect(readdirSync(dataDir).filter((name) => name.includes("trial"))).toEqual([]);
  });

  it("reports a migration that fails", async () => {
    const last = Object.keys(MIGRATIONS).at(-1);
    // The migration's tables already exist, so it fails when applied again.
    await database.kysely.deleteFrom("kysely_migration").where("name", "=", last).execute();
    expect(await tryUpdate()).toMatchObject({ code: 1, said: expect.stringContaining("failed on the copy") });
  });
});
