import { sql } from "kysely";
import { expect, it } from "vitest";
import { createPostgresDatabase, testDatabase, testDatabaseKind } from "../../test/databases.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { openPostgres } from "./postgres.ts";
import { createWriteCheck, isStorageFailure, NotOnDisk } from "./storage-failure.ts";

it.runIf(testDatabaseKind() === "postgres")("a connection that falls silent is abandoned, and replaced", async () => {
  const { url, drop } = await createPostgresDatabase();
  const behind = new URL(url);
  const proxy = await startTcpProxy(Number(behind.port || 5432));
  behind.port = String(proxy.port);
  const database = openPostgres(behind.href, () => undefined, 300);
  const ask = () => sql<{ n: number }>`select 1 as "n"`.execute(database.kysely);
  const inTransaction = () => database.kysely.transaction().execute((db) => sql`select 1`.execute(db));
  await Promise.all([ask(), inTransaction()]);

  proxy.goSilent();
  for (const work of [ask, inTransaction]) await expect(work()).rejects.toSatisfy(isStorageFailure);
  proxy.letNewPass();
  expect((await ask()).rows).toEqual([{ n: 1 }]);
  await inTransaction();

  await database.kysely.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select pg_sleep(0.6)`.execute(db);
  });
  await expect(
    sql`select pg_sleep(0.6)`.execute(database.kysely),
    "but a migration may take its time",
  ).rejects.toThrow();

  await database.close();
  await proxy.close();
  await drop();
});

it("tries a test write only after a refused write, until one succeeds", async () => {
  const database = await testDatabase();
  let isBroken = false;
  const flushed = () => (isBroken ? Promise.reject(new NotOnDisk(new Error("no"))) : database.flushed());
  const check = createWriteCheck({ ...database, flushed }, () => new Date(0));
  const trials = () => database.kysely.selectFrom("job_runs").select("name").execute();

  await check.pass();
  expect(await trials()).toEqual([]);

  isBroken = true;
  check.noteFailure();
  await expect(check.pass()).rejects.toBeInstanceOf(NotOnDisk);
  await expect(check.pass(), "and again").rejects.toBeInstanceOf(NotOnDisk);

  isBroken = false;
  await check.pass();
  await database.kysely.deleteFrom("job_runs").execute();
  await check.pass();
  expect(await trials(), "sound again, left alone").toEqual([]);
  await database.close();
});
