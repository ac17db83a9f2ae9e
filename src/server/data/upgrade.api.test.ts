import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/databases.ts";
import { addNotes, breaksInTheMiddle, subjects, tables, write } from "../../../test/update-steps.ts";
import type { Database } from "../../db/database.ts";
import { MIGRATIONS, migrate, schemaState } from "../../db/migrate.ts";
import { openSqlite } from "../../db/sqlite.ts";
import { upgrade } from "./upgrade.ts";

const quiet = () => undefined;
const GOOD = { ...MIGRATIONS, "900-notes": addNotes };
const BAD = { ...GOOD, "901-breaks": breaksInTheMiddle };

describe("an update whose migration fails halfway", () => {
  it("leaves no trace, nor does the migration before it", async () => {
    const database = await testDatabase();
    try {
      await write(database, "before");
      await expect(upgrade(database, undefined, quiet, BAD)).rejects.toThrow();
      expect(await tables(database)).not.toContain("notes");
      expect(await subjects(database)).toEqual(["before"]);
      expect(await schemaState(database, BAD)).toEqual({ pending: ["900-notes", "901-breaks"], isNew: false });
      // Once the migration is fixed, the next start succeeds.
      await upgrade(database, undefined, quiet, GOOD);
      expect(await tables(database)).toContain("notes");
      await sql`drop table notes`.execute(database.kysely);
    } finally {
      await database.close();
    }
  });
});

describe("a database newer than the program", () => {
  it("is refused with a clear message", async () => {
    const database = await testDatabase();
    try {
      await migrate(database, GOOD);
      await expect(upgrade(database, undefined, quiet)).rejects.toThrow(/newer than this program.*900-notes/);
      await sql`drop table notes`.execute(database.kysely);
    } finally {
      await database.close();
    }
  });
});

describe("an update of a SQLite file", () => {
  let folder: string;
  let file: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-update-"));
    file = path.join(folder, "nordet.sqlite");
    database = openSqlite(file);
    await migrate(database);
    await write(database, "before");
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ofUpdate = () => readdirSync(folder).filter((name) => !/^nordet\.sqlite(-wal|-shm)?$/.test(name));

  it("is tried on a copy first, so that a failing migration never reaches the database", async () => {
    const said: string[] = [];
    const tried = upgrade(database, file, (_facts, message) => said.push(message), BAD);
    await expect(tried).rejects.toThrow(/failed on a copy; the database itself is as it was: .*UNIQUE/);
    expect(said).toEqual(["an update of the database is tried on a copy"]);
    expect(ofUpdate()).toEqual(["backups"]);
    expect(readdirSync(path.join(folder, "backups"))).toEqual([]);
    expect(await subjects(database)).toEqual(["before"]);
    expect(await schemaState(database)).toEqual({ pending: [], isNew: false });
  });

  it("refuses a migration that leaves dangling references", async () => {
    const orphans = async (db: Kysely<unknown>) => {
      await sql`create table owners (id integer primary key)`.execute(db);
      await sql`create table pets (owner integer references owners (id))`.execute(db);
      await sql`pragma defer_foreign_keys = on`.execute(db);
      await sql`insert into pets values (7)`.execute(db);
    };
    await expect(upgrade(database, file, quiet, { ...MIGRATIONS, "900-orphans": orphans })).rejects.toThrow(
      /as it was: /,
    );
    expect(await tables(database)).not.toContain("pets");
  });

  it("keeps the previous version among the backups, readable by this user only", async () => {
    // A leftover of a process that was killed during its trial.
    writeFileSync(path.join(folder, "nordet.update-trial-2026-01-01.sqlite"), "half a copy");
    await upgrade(database, file, quiet, GOOD);
    expect(await tables(database)).toContain("notes");
    expect(await subjects(database)).toEqual(["before"]);
    expect(ofUpdate()).toEqual(["backups"]);
    const [name] = readdirSync(path.join(folder, "backups"));
    const kept = path.join(folder, "backups", name!);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const unpacked = path.join(folder, "unpacked.sqlite");
    writeFileSync(unpacked, gunzipSync(readFileSync(kept)));
    const copy = openSqlite(unpacked);
    expect(await tables(copy)).not.toContain("notes");
    expect(await subjects(copy)).toEqual(["before"]);
    await copy.close();
  });

  it("copies nothing if there is nothing to update, or no data yet", async () => {
    await upgrade(database, file, quiet);
    const other = path.join(folder, "other");
    const fresh = openSqlite(path.join(other, "nordet.sqlite"));
    await upgrade(fresh, path.join(other, "nordet.sqlite"), quiet);
    expect(await schemaState(fresh)).toEqual({ pending: [], isNew: false });
    await fresh.close();
    expect(ofUpdate()).toEqual(["other"]);
    expect(readdirSync(other)).not.toContain("backups");
  });
});
