import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../test/databases.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openSqlite } from "./sqlite.ts";

const MOMENT = new Date("2026-03-08T06:59:59.123Z");

describe("database", () => {
  let database: Database;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  const insertAudit = (detail: Record<string, unknown>) =>
    database.kysely
      .insertInto("audit_log")
      .values({ at: MOMENT, actor: "system", action: "test", subject: "1", detail: JSON.stringify(detail) })
      .returningAll()
      .executeTakeFirstOrThrow();

  it("returns times as Date, and JSON parsed, from `returning` and from `select`", async () => {
    const returned = await insertAudit({ list: [1, "é"], flag: true });
    expect(returned).toMatchObject({ at: MOMENT, detail: { list: [1, "é"], flag: true } });
    const selected = await database.kysely.selectFrom("audit_log").selectAll().executeTakeFirstOrThrow();
    expect(selected).toEqual(returned);
  });

  it("compares times given as Date", async () => {
    await insertAudit({});
    const count = (after: Date) =>
      database.kysely
        .selectFrom("audit_log")
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .where("at", ">", after)
        .executeTakeFirstOrThrow();
    expect(await count(new Date(MOMENT.getTime() - 1))).toEqual({ n: 1 });
    expect(await count(MOMENT)).toEqual({ n: 0 });
  });

  it("returns booleans as booleans", async () => {
    await database.kysely
      .insertInto("staff")
      .values({
        id: "ada",
        name: "Ada",
        email: "ada@nordet.example",
        emailVerified: false,
        role: "admin",
        createdAt: MOMENT,
        updatedAt: MOMENT,
      })
      .execute();
    expect(await database.kysely.selectFrom("staff").select(["emailVerified", "createdAt"]).execute()).toEqual([
      { emailVerified: false, createdAt: MOMENT },
    ]);
  });

  it("rolls back a failed transaction completely", async () => {
    const failing = database.kysely.transaction().execute(async (trx) => {
      await sql`insert into job_runs (name, "lastRunFor", "finishedAt") values ('a', 'b', ${MOMENT})`.execute(trx);
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await database.kysely.selectFrom("job_runs").selectAll().execute()).toEqual([]);
  });

  it("can migrate twice", async () => {
    await migrate(database);
    await insertAudit({});
  });
});

it("lets several processes migrate the same new file at once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  const file = path.join(folder, "nordet.sqlite");
  const starter = `
    const { openSqlite } = await import(${JSON.stringify(path.join(import.meta.dirname, "sqlite.ts"))});
    const { migrate } = await import(${JSON.stringify(path.join(import.meta.dirname, "migrate.ts"))});
    const database = openSqlite(${JSON.stringify(file)});
    await migrate(database);
    await database.kysely.selectFrom("outbox").selectAll().execute();
    await database.close();`;
  try {
    const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", starter]);
    await Promise.all([run(), run(), run()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it("creates a folder inaccessible to other users of the machine", async () => {
  const parent = mkdtempSync(path.join(tmpdir(), "nordet-folder-"));
  const folder = path.join(parent, "data");
  await openSqlite(path.join(folder, "nordet.sqlite")).close();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  // The folder may already exist with open permissions, as a volume or created by hand.
  expect(statSync(path.join(folder, "nordet.sqlite")).mode & 0o777).toBe(0o600);
  rmSync(parent, { recursive: true });
});
