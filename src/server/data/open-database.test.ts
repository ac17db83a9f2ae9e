import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { openDatabase, openServedDatabase } from "./open-database.ts";

let folder: string;
const opened: Database[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-served-"));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const onIdleError = () => undefined;
const keep = <Opened extends Database>(database: Opened): Opened => {
  opened.push(database);
  return database;
};

it("belongs to one server alone, while commands come and go beside it", async () => {
  const env = { DATABASE_URL: undefined, DATA_DIR: folder };
  keep(await openServedDatabase(env, onIdleError, 0));
  await openDatabase(env, onIdleError).close();
  const refused = await openServedDatabase(env, onIdleError, 0).catch((error: Error) => error);
  expect(refused).toMatchObject({
    name: "StartFailure",
    message: expect.stringContaining(`Another server runs on this data folder: ${folder}.`),
  });
});

it("waits for the previous server to end", async () => {
  const env = { DATABASE_URL: undefined, DATA_DIR: folder };
  const first = await openServedDatabase(env, onIdleError, 0);
  const second = openServedDatabase(env, onIdleError, 60_000);
  await first.close();
  keep(await second);
});

it("is not claimed by a server that failed to open it", async () => {
  const env = { DATABASE_URL: undefined, DATA_DIR: folder };
  const file = path.join(folder, "nordet.sqlite");
  writeFileSync(file, "this is no database");
  await expect(openServedDatabase(env, onIdleError, 0)).rejects.toThrow("file is not a database");
  rmSync(file);
  keep(await openServedDatabase(env, onIdleError, 0));
});

it("is shared on PostgreSQL, where no server claims the data folder", async () => {
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", DATA_DIR: path.join(folder, "data") };
  keep(await openServedDatabase(env, onIdleError, 0));
  keep(await openServedDatabase(env, onIdleError, 0));
  expect(existsSync(env.DATA_DIR)).toBe(false);
});
