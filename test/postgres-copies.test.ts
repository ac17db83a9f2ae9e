import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/db/database.ts";
import { MIGRATIONS, migrate, schemaState } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { createPostgresDatabase, testDatabaseKind } from "./databases.ts";
import { addNotes, subjects, tables, write } from "./update-steps.ts";

const run = promisify(execFile);
const SCRIPTS = path.join(import.meta.dirname, "..", "scripts");

/** Tests copies made with PostgreSQL's own tools, which need a real server. */
describe.runIf(testDatabaseKind() === "postgres")("on PostgreSQL", () => {
  let folder: string;
  let url: string;
  let drop: () => Promise<void>;
  let database: Database;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nordet-copies-"));
    ({ url, drop } = await createPostgresDatabase(process.env["TEST_POSTGRES_TEMPLATE"]));
    database = open();
    await migrate(database);
    await write(database, "before");
  });
  afterEach(async () => {
    await database.close();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = () =>
    openPostgres(url, (error) => {
      throw error;
    });
  const command = async (script: string, ...args: string[]) => {
    const env = {
      PATH: process.env["PATH"],
      DATA_DIR: folder,
      DATABASE_URL: url,
      AUTH_SECRET: "a secret of thirty-two characters",
    };
    return await run(process.execPath, [path.join(SCRIPTS, script), ...args], { cwd: folder, env }).then(
      ({ stdout, stderr }) => ({ code: 0, path: stdout.trim(), said: stderr }),
      (error) => ({ code: error.code as number, path: "", said: error.stderr as string }),
    );
  };

  it("a copy is restored completely, even over a newer schema, and the replaced database is kept", async () => {
    const copy = await command("backup.mjs");
    expect(copy).toMatchObject({ code: 0, path: expect.stringMatching(/nordet-.*\.dump$/) });
    await write(database, "after");
    await migrate(database, { ...MIGRATIONS, "900-notes": addNotes });

    const refused = await command("restore.mjs", copy.path);
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining("A server is running") });
    await database.close();
    expect(await command("restore.mjs", copy.path, "--check")).toMatchObject({ code: 0 });
    expect(await command("restore.mjs", copy.path)).toMatchObject({ code: 0 });
    database = open();
    expect(await subjects(database)).toEqual(["before"]);
    expect(await tables(database)).not.toContain("notes");
    expect(await schemaState(database)).toEqual({ pending: [], isNew: false });
    expect(readdirSync(path.join(folder, "backups")).filter((name) => name.endsWith(".dump"))).toHaveLength(2);
    // The restored database is writable, and its id sequences continue.
    await write(database, "again");
    expect(await subjects(database)).toEqual(["before", "again"]);
  });

  it("a damaged copy is rejected without changing anything", async () => {
    const broken = path.join(folder, "broken.dump");
    writeFileSync(broken, "not what it says");
    await database.close();
    expect(await command("restore.mjs", broken)).toMatchObject({
      code: 1,
      said: expect.stringContaining("pg_restore"),
    });
    database = open();
    expect(await subjects(database)).toEqual(["before"]);
  });

  it("try-update runs on a copy that is deleted afterwards", async () => {
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
    await migrate(database, Object.fromEntries(Object.entries(MIGRATIONS).slice(0, -1)));
    const last = Object.keys(MIGRATIONS).at(-1);
    const tried = await command("try-update.mjs");
    expect(tried.said).toContain(`Applied ${last}`);
    expect(tried.code).toBe(0);
    expect((await schemaState(database)).pending).toEqual([last]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from pg_database
      where datname like 'nordet\\_trial\\_%'`.execute(database.kysely);
    expect(rows).toEqual([{ n: 0 }]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
