import { afterAll, beforeAll, expect, it } from "vitest";
import { testDatabase } from "../../test/databases.ts";
import type { Database } from "./database.ts";
import { createFacts, type Fact } from "./facts.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const AT = new Date("2026-11-20T15:00:00Z");
const happened = (subject: number): Fact => ({ kind: "thing.happened", at: AT, actor: "system", subject });

/** Creates facts with a subscriber that logs what it receives, and when. */
function heard() {
  const log: string[] = [];
  const facts = createFacts(database, [
    {
      during: { "thing.happened": async (_db: unknown, { subject }: Fact) => void log.push(`during ${subject}`) },
      after: { "thing.happened": ({ subject }: Fact) => void log.push(`after ${subject}`) },
    } as never,
  ]);
  return { log, facts };
}

it.each(["transaction", "sharedTransaction"] as const)(
  "announces a fact in its %s, and again after it",
  async (kind) => {
    const { log, facts } = heard();
    await facts[kind](async (db) => {
      await facts.record(db, happened(1));
      await facts.record(db, happened(2));
      log.push("done");
    });
    expect(log).toEqual(["during 1", "during 2", "done", "after 1", "after 2"]);
  },
);

it("announces nothing after a rollback", async () => {
  const { log, facts } = heard();
  const failing = facts.transaction(async (db) => {
    await facts.record(db, happened(1));
    throw new Error("No");
  });
  await expect(failing).rejects.toThrow("No");
  expect(log).toEqual(["during 1"]);
});

it("announces each caller's own facts once when callers share a transaction, even after a retry", async () => {
  const { log, facts } = heard();
  const works = [1, 2, 3].map((subject) =>
    facts.sharedTransaction(async (db) => {
      await facts.record(db, happened(subject));
      if (subject === 2) throw new Error("No");
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  // PostgreSQL may commit the two in any order.
  expect(log.filter((line) => line.startsWith("after")).sort()).toEqual(["after 1", "after 3"]);
});

it("announces facts recorded outside a transaction at once", async () => {
  const { log, facts } = heard();
  await facts.record(database.kysely, happened(1));
  expect(log).toEqual(["during 1", "after 1"]);
});
