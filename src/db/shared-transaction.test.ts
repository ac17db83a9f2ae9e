import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase, testDatabaseKind } from "../../test/databases.ts";
import type { Database, Queryable } from "./database.ts";
import { sharingTransactions } from "./shared-transaction.ts";
import { openSqlite } from "./sqlite.ts";
import { isStorageFailure } from "./storage-failure.ts";

let folder: string;
let database: Database;
let commits: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "nordet-test-"));
  database = openSqlite(path.join(folder, "db"));
  await sql`create table "said" ("word" text unique)`.execute(database.kysely);
  commits = 0;
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const say = (word: string) => async (db: Queryable) => {
  await sql`insert into "said" values (${word})`.execute(db);
  return word;
};
const said = async () =>
  (await sql<{ word: string }>`select "word" from "said" order by "word"`.execute(database.kysely)).rows.map(
    ({ word }) => word,
  );
/** Returns the database, with a count of its commits. */
function counted() {
  const { kysely } = database;
  const transaction = () => {
    commits += 1;
    return kysely.transaction();
  };
  return sharingTransactions({
    dialect: "sqlite",
    kysely: new Proxy(kysely, {
      get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
    }),
  });
}

it("combines waiting work into few transactions, and gives each caller its result", async () => {
  const share = counted();
  const words = Array.from({ length: 20 }, (_, i) => `word ${String(i).padStart(2, "0")}`);
  expect(await Promise.all(words.map((word) => share(say(word))))).toEqual(words);
  expect(await said()).toEqual(words);
  expect(commits).toBeLessThanOrEqual(4);
});

it("rolls back only the failing caller's work, completely", async () => {
  const share = counted();
  const outcomes = await Promise.allSettled([
    share(say("first")),
    share(async (db) => {
      await say("half")(db);
      throw new Error("changed my mind");
    }),
    share(say("first")),
    share(say("last")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  expect(outcomes[1]).toMatchObject({ reason: new Error("changed my mind") });
  expect(await said()).toEqual(["first", "last"]);
});

it("keeps everyone's results when the shared transaction is rolled back from outside, and tells the failing caller why", async () => {
  const share = sharingTransactions(database);
  const why = new Error("disk full");
  const first = share(say("alone"));
  const together = [
    share(say("before")),
    share(async (db) => {
      await sql`rollback`.execute(db);
      throw why;
    }),
    share(say("after")),
  ];
  expect(await first).toBe("alone");
  const outcomes = await Promise.allSettled(together);
  expect(outcomes).toMatchObject([
    { status: "fulfilled", value: "before" },
    { status: "rejected", reason: why },
    { status: "fulfilled", value: "after" },
  ]);
  expect(await share(say("later"))).toBe("later");
  expect(await said()).toEqual(["after", "alone", "before", "later"]);
});

it("confirms nothing before the commit", async () => {
  const share = sharingTransactions(database);
  const told: string[] = [];
  void share(say("lead")).then(() => told.push("lead"));
  const pair = [
    share(say("one")),
    share(async (db) => {
      const before = [...told];
      await say("two")(db);
      return before;
    }),
  ];
  void pair[0]!.then(() => told.push("one"));
  expect(await pair[1]).not.toContain("one");
});

it("leaves PostgreSQL connections for readers, and fails as unavailable after a long wait", async () => {
  let open = 0;
  const { promise: untilFree, resolve: free } = Promise.withResolvers<void>();
  const execute = async (work: (db: Queryable) => Promise<string>) => {
    open += 1;
    await untilFree;
    return await work(database.kysely);
  };
  const kysely = { transaction: () => ({ execute }) } as unknown as Database["kysely"];
  const share = sharingTransactions({ dialect: "postgres", kysely });
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const outcomes = Promise.allSettled(["a", "b", "c", "d", "e", "late"].map((word) => share(async () => word)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(open).toBe(5);
    vi.advanceTimersByTime(21_000);
    free();
    const [late, ...others] = (await outcomes).reverse();
    expect(others.map(({ status }) => status)).toEqual(Array(5).fill("fulfilled"));
    expect(late?.status === "rejected" && isStorageFailure(late.reason)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

describe("a deadlock", () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
    await sql`create table "held" ("name" text primary key, "times" integer not null)`.execute(database.kysely);
    await sql`insert into "held" values ('one', 0), ('other', 0)`.execute(database.kysely);
  });
  afterAll(() => database.close());

  // The other databases have one connection, so they cannot deadlock.
  it.runIf(testDatabaseKind() === "postgres")("retries work that a deadlock ended", async () => {
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
    // More than two means at least one retry, and there may be further deadlocks.
    expect(attempts).toBeGreaterThan(2);
    const { rows } = await sql<{ times: number }>`select "times" from "held"`.execute(database.kysely);
    expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
  });
});
