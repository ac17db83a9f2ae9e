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

/** Facts with a subscriber that writes down what it hears, and when. */
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
  "tells of a fact in its %s, and again after it",
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

it("tells nothing after what was rolled back", async () => {
  const { log, facts } = heard();
  const failing = facts.transaction(async (db) => {
    await facts.record(db, happened(1));
    throw new Error("No");
  });
  await expect(failing).rejects.toThrow("No");
  expect(log).toEqual(["during 1"]);
});

it("tells each of those who share a transaction of their own facts, once, also when it is done anew", async () => {
  const { log, facts } = heard();
  const works = [1, 2, 3].map((subject) =>
    facts.sharedTransaction(async (db) => {
      await facts.record(db, happened(subject));
      if (subject === 2) throw new Error("No");
    }),
  );
  const results = await Promise.allSettled(works);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  // PostgreSQL commits them in whichever order it likes.
  expect(log.filter((line) => line.startsWith("after")).sort()).toEqual(["after 1", "after 3"]);
});

it("tells at once of what is its own transaction", async () => {
  const { log, facts } = heard();
  await facts.record(database.kysely, happened(1));
  expect(log).toEqual(["during 1", "after 1"]);
});
