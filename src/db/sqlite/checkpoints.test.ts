import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { openSqlite } from "../sqlite.ts";
import { Checkpoints, WRITES_BETWEEN } from "./checkpoints.ts";

const DETAIL = JSON.stringify({ text: "x".repeat(8_000) });

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  file = path.join(folder, "nordet.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (database: Database) =>
  database.kysely.transaction().execute((db) =>
    db
      .insertInto("audit_log")
      .values({ at: new Date(0), actor: "system", action: "test", subject: "1", detail: DETAIL })
      .execute(),
  );

/** Writes enough rows to trigger `times` log copies. */
async function writeMuch(database: Database, times: number): Promise<void> {
  for (let written = 0; written < times * WRITES_BETWEEN; written += 8) {
    await Promise.all(Array.from({ length: 8 }, () => write(database)));
    await Promise.all(Array.from({ length: 8 }, () => database.flushed()));
  }
}

it("resets the log under continuous load, and leaves neither thread nor log behind", async () => {
  const database = openSqlite(file);
  await migrate(database);
  await writeMuch(database, 2);
  const early = statSync(`${file}-wal`).size;
  await writeMuch(database, 8);
  expect(statSync(`${file}-wal`).size, "five times as much was written").toBeLessThan(early * 2.5);
  expect(statSync(file).size, "most is in the database").toBeGreaterThan(8 * WRITES_BETWEEN * DETAIL.length);

  await database.close();
  expect(existsSync(`${file}-wal`), "the thread's connection is gone too, else SQLite would keep it").toBe(false);
});

it("keeps an otherwise idle process alive until the database is closed", () => {
  const script = path.join(folder, "close.mjs");
  const module = JSON.stringify(new URL("./checkpoints.ts", import.meta.url).href);
  const lines = [
    `import { Checkpoints, WRITES_BETWEEN } from ${module};`,
    `const checkpoints = new Checkpoints(${JSON.stringify(file)});`,
    "for (let count = 0; count < WRITES_BETWEEN; count += 1) checkpoints.noteWrite();",
    "while (checkpoints.isRunning) await new Promise((resolve) => setTimeout(resolve, 10));",
    "await checkpoints.stop();",
    'console.log("closed");',
  ];
  writeFileSync(script, lines.join("\n"));
  const { status, stdout } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect({ status, stdout }).toEqual({ status: 0, stdout: "closed\n" });
});

it("continues without the thread when it fails, and starts another one later", async () => {
  const away = path.join(folder, "away");
  const checkpoints = new Checkpoints(path.join(away, "nordet.sqlite"));
  for (let count = 0; count < WRITES_BETWEEN; count += 1) checkpoints.noteWrite();
  expect(checkpoints.isRunning).toBe(true);
  await expect.poll(() => checkpoints.isRunning).toBe(false);
  expect(checkpoints.pause).toBeUndefined();
  mkdirSync(away);
  checkpoints.noteWrite();
  expect(checkpoints.isRunning, "not at once").toBe(false);
  for (let count = 0; count < WRITES_BETWEEN; count += 1) checkpoints.noteWrite();
  expect(checkpoints.isRunning).toBe(true);
  await checkpoints.stop();
  expect(existsSync(path.join(away, "nordet.sqlite")), "the thread had opened it").toBe(true);
});
