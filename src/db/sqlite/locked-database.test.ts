import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { openSqlite } from "../sqlite.ts";
import { isLocked } from "../storage-failure.ts";

let folder: string;
let database: Database;
let holder: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  const file = path.join(folder, "nordet.sqlite");
  database = openSqlite(file);
  await migrate(database);
  holder = new DatabaseSync(file);
});
afterEach(async () => {
  if (holder.isOpen) holder.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = () =>
  database.kysely
    .insertInto("job_runs")
    .values({ name: "trial", lastRunFor: "", finishedAt: new Date(0) })
    .execute();
const inTransaction = () =>
  database.kysely.transaction().execute((db) => db.selectFrom("job_runs").select("name").execute());

it("waits for another process that holds the lock briefly, without blocking this one", async () => {
  for (const work of [write, inTransaction]) {
    holder.exec("begin exclusive");
    const done = work();
    // If this thread blocked until the lock is free, it could never release the lock itself.
    await sleep(50);
    holder.exec("rollback");
    await done;
  }
});

it("makes only the first writer wait for a process that keeps the lock, and refuses later ones at once until it is released", async () => {
  holder.exec("begin exclusive");
  const began = performance.now();
  await expect(write()).rejects.toSatisfy(isLocked);
  const firstRefused = performance.now();
  for (let count = 0; count < 10; count += 1) await expect(inTransaction()).rejects.toSatisfy(isLocked);
  expect(await database.kysely.selectFrom("job_runs").select("name").execute(), "read as before").toEqual([]);
  // Otherwise each would have waited as long as the first.
  expect(performance.now() - firstRefused).toBeLessThan(5 * (firstRefused - began));
  holder.exec("rollback");
  await write();
  expect(await database.kysely.selectFrom("job_runs").select("name").execute()).toEqual([{ name: "trial" }]);
}, 10_000);
