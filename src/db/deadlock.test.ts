import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase, testDatabaseKind } from "../../test/databases.ts";
import type { Database, Queryable } from "./database.ts";
import { sharingTransactions } from "./shared-transaction.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table "held" ("name" text primary key, "times" integer not null)`.execute(database.kysely);
  await sql`insert into "held" values ('one', 0), ('other', 0)`.execute(database.kysely);
});
afterAll(() => database.close());

// The others have one connection, so deadlocks are impossible.
it.runIf(testDatabaseKind() === "postgres")("retries what was ended by a deadlock", async () => {
  const share = sharingTransactions(database);
  let attempts = 0;
  let arrived = 0;
  const both = Promise.withResolvers<void>();
  const hold = (db: Queryable, name: string) =>
    sql`update "held" set "times" = "times" + 1 where "name" = ${name}`.execute(db);
  const inOrder = (first: string, second: string) => async (db: Queryable) => {
    attempts += 1;
    await hold(db, first);
    arrived += 1;
    if (arrived === 2) both.resolve();
    await both.promise;
    await hold(db, second);
  };
  await Promise.all([share(inOrder("one", "other")), share(inOrder("other", "one"))]);
  // At least one retry: it may deadlock again.
  expect(attempts).toBeGreaterThan(2);
  const { rows } = await sql<{ times: number }>`select "times" from "held"`.execute(database.kysely);
  expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
});
