import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StartFailure } from "../../lib/start-failure.ts";
import { openSqlite } from "../sqlite.ts";
import { claimSqlite, claimUnused } from "./sqlite-file.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-claim-"));
  file = path.join(folder, "nordet.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("claims a file exclusively until released, while other files stay free", async () => {
  const giveBack = claimSqlite(file);
  expect(giveBack).toBeDefined();
  expect(claimSqlite(file)).toBeUndefined();
  const ofAnother = claimSqlite(path.join(folder, "other.sqlite"));
  expect(ofAnother).toBeDefined();
  ofAnother?.();
  const database = openSqlite(file);
  await database.close();
  giveBack?.();
  const again = claimSqlite(file);
  expect(again).toBeDefined();
  again?.();
});

it("refuses to claim a served or open database for replacement, and merges its log once it is free", async () => {
  const served = claimSqlite(file);
  expect(claimUnused(file)).toBeUndefined();
  served?.();
  const database = openSqlite(file);
  expect(claimUnused(file)).toBeUndefined();
  const other = claimSqlite(file);
  expect(other, "what was refused holds nothing").toBeDefined();
  other?.();
  await database.close();
  const alone = claimUnused(file);
  expect(alone).toBeDefined();
  expect(claimSqlite(file)).toBeUndefined();
  expect(existsSync(`${file}-wal`)).toBe(false);
  alone?.();
});

it("creates the claim in a missing folder, for this user alone", () => {
  const deep = path.join(folder, "a", "b", "nordet.sqlite");
  claimSqlite(deep)?.();
  expect(existsSync(deep)).toBe(false);
  expect(statSync(path.dirname(deep)).mode & 0o777).toBe(0o700);
  expect(statSync(`${deep}.lock`).mode & 0o777).toBe(0o600);
  expect(statSync(`${deep}.lock`).size).toBe(0);
});

it("refuses the claim, and names the file, if other data is in its place: that is no damage to the database", () => {
  mkdirSync(`${file}.lock`);
  expect(() => claimSqlite(file)).toThrow(StartFailure);
  rmSync(`${file}.lock`, { recursive: true });
  writeFileSync(`${file}.lock`, "not a database, and longer than a header of SQLite would be".repeat(20));
  expect(() => claimSqlite(file)).toThrow(`${file}.lock is`);
});

it("releases the claim with its process, however that ends", async () => {
  const module = pathToFileURL(path.join(import.meta.dirname, "sqlite-file.ts")).href;
  const program = `const { claimSqlite } = await import(${JSON.stringify(module)});
    globalThis.release = claimSqlite(${JSON.stringify(file)}); console.log("claimed"); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
  });
  const ended = once(other, "exit");
  try {
    await once(other.stdout, "data");
    expect(claimSqlite(file)).toBeUndefined();
  } finally {
    other.kill("SIGKILL");
    await ended;
  }
  const claimed = claimSqlite(file);
  expect(claimed).toBeDefined();
  claimed?.();
});
