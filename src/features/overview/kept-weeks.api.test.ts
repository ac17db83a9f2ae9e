import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { testDatabase, testDatabaseKind } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { forgetOldChats } from "../chat/erase-chat.ts";
import { STAGES } from "../consultations/follow-up/stage.ts";
import { countWeeks } from "./store.ts";
import { lastWeeks, weekAmong } from "./weeks.ts";

const DAY = 86_400_000;
const WEEKS = 13;
const staff = { staff: ADMIN };

let database: Database;
let api: TestApi;
let now = new Date("2026-11-18T17:00:00.000Z");
let lastBulk: number | null = null;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database, { clock: () => now });
});
afterAll(() => database.close());

async function expectExactCounts(): Promise<void> {
  const weeks = lastWeeks(WEEKS, now);
  expect(await api.services.keptWeeks.count(weeks)).toEqual(await countWeeks(database, weeks));
}

/** Runs `work` with the clock set back `days` days. */
async function ago<Result>(days: number, work: () => Promise<Result>): Promise<Result> {
  const today = now;
  now = new Date(today.getTime() - days * DAY);
  try {
    return await work();
  } finally {
    now = today;
  }
}

/** Finds an existing request, picked by number. */
async function someRequest(place: number): Promise<{ id: number; email: string }> {
  const rows = await database.kysely.selectFrom("consultations").select(["id", "email"]).orderBy("id").execute();
  return rows[place % rows.length] ?? { id: 1, email: "personne@atelier.example" };
}

async function somePerson(place: number): Promise<number> {
  const { id } = await someRequest(place);
  const answer = await api.get(`/api/people/of/consultation/${id}`, staff);
  return ((await answer.json()) as { personId: number | null }).personId ?? 1;
}

const place = fc.nat(1000);
const days = fc.nat(WEEKS * 7);

/** Actions by visitors, staff and jobs that change the counts. */
const deed = fc.oneof(
  fc.tuple(days, fc.constantFrom("asap", "exploring"), fc.boolean()).map(([daysAgo, timeline, isSpam]) => () => {
    const request = application({ timeline, ...(isSpam ? { leaveEmpty: "https://spam.example" } : {}) });
    return ago(daysAgo, () => api.post("/api/consultations", request));
  }),
  fc.tuple(place, fc.boolean()).map(([which, contacted]) => async () => {
    const { id } = await someRequest(which);
    await api.put(`/api/consultations/${id}/contacted`, { contacted }, staff);
  }),
  fc.tuple(place, fc.constantFrom("accepted", "discarded")).map(([which, review]) => async () => {
    const { id } = await someRequest(which);
    await api.put(`/api/consultations/${id}/review`, { review }, staff);
  }),
  fc
    .tuple(fc.array(place, { minLength: 1, maxLength: 5 }), fc.constantFrom(...STAGES))
    .map(([some, stage]) => async () => {
      const ids = (await Promise.all(some.map(someRequest))).map(({ id }) => id);
      const answer = await api.post("/api/consultations/bulk", { ids: [...new Set(ids)], stage }, staff);
      lastBulk = ((await answer.json()) as { id?: number | null }).id ?? null;
    }),
  fc.constant(async () => {
    await api.post(`/api/consultations/bulk/${lastBulk ?? 1}/undo`, {}, staff);
  }),
  fc.tuple(days, fc.constantFrom("answer", "unknown", "failure")).map(([daysAgo, kind]) => async () => {
    const said = [
      { sender: "user" as const, content: "Combien ?" },
      { sender: "bot" as const, content: "…", kind },
    ];
    await addChat(database, { said, at: new Date(now.getTime() - daysAgo * DAY) });
  }),
  fc.integer({ min: 20, max: 80 }).map((days) => async () => {
    await database.kysely.transaction().execute((db) => forgetOldChats(api.services.chat, db, now, days));
  }),
  place.map((which) => async () => {
    const keys = { emails: [(await someRequest(which)).email], phones: [], names: [] };
    const look = await api.post("/api/privacy/looks", { keys }, staff);
    const { total } = (await look.json()) as { total: number };
    await api.post("/api/privacy/erasures", { keys, requestId: null, expected: total }, staff);
  }),
  fc.tuple(place, place).map(([one, other]) => async () => {
    await api.post(`/api/people/${await somePerson(one)}/merge`, { otherId: await somePerson(other) }, staff);
  }),
  // Someone edits the database by hand.
  fc.tuple(place, days).map(([which, daysAgo]) => async () => {
    const createdAt = new Date(now.getTime() - daysAgo * DAY);
    const { id } = await someRequest(which);
    await database.kysely.updateTable("consultations").set({ createdAt }).where("id", "=", id).execute();
  }),
  fc.integer({ min: 1, max: 2 }).map((weeks) => async () => {
    now = new Date(now.getTime() + weeks * 7 * DAY);
  }),
  fc.constant(() => api.services.keptWeeks.keepAll()),
);

it("counts exactly, whatever has changed since a week was counted", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (done) => {
      // Start with some data, two weeks apart.
      for (let daysAgo = 1; daysAgo < WEEKS * 7; daysAgo += 14) {
        await ago(daysAgo, () => api.post("/api/consultations", application()));
      }
      await api.services.keptWeeks.keepAll();
      for (const each of done) {
        await each();
        await expectExactCounts();
      }
    }),
    { numRuns: 8 },
  );
});

it("stores past weeks and drops change notes, and reports when there is nothing to do", async () => {
  await api.post("/api/consultations", application());
  await api.services.keptWeeks.keepAll();
  const kept = await database.kysely.selectFrom("overview_weeks").select("day").orderBy("day").execute();
  expect(kept.map(({ day }) => day)).toEqual(
    lastWeeks(53, now)
      .slice(0, -1)
      .map(({ day }) => day),
  );
  expect(await database.kysely.selectFrom("overview_changes").select("id").execute()).toEqual([]);
});

it.runIf(testDatabaseKind() === "postgres")("counts a change committed while a week is being stored", async () => {
  await ago(30, () => api.post("/api/consultations", application()));
  const { id } = await someRequest(-1 >>> 1);
  await api.services.keptWeeks.keepAll();
  const change = await database.kysely.startTransaction().execute();
  await change.updateTable("consultations").set({ outcome: "won" }).where("id", "=", id).execute();
  // The first change makes the week due; the second must not be visible yet.
  await ago(30, () => api.post("/api/consultations", application()));
  await api.services.keptWeeks.keepAll();
  await change.commit().execute();
  await expectExactCounts();
  await api.services.keptWeeks.keepAll();
  await expectExactCounts();
});

/** Notes many changes, spread over a year, as a large import would. */
async function noteMany(count: number): Promise<void> {
  const first = now.getTime() - 360 * DAY;
  for (let done = 0; done < count; done += 10_000) {
    const values = Array.from({ length: 10_000 }, (_, index) => ({
      at: new Date(first + ((done + index) % 51_000) * 600_000),
    }));
    await database.kysely.insertInto("overview_changes").values(values).execute();
  }
}

/**
 * Runs `work` and measures how well it yields.
 * @returns the longest time that this thread did not yield, as a share of its total work
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const began = process.threadCpuUsage();
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.threadCpuUsage(before);
      longest = Math.max(longest, user + system);
    }
  };
  const watching = watch();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  const { user, system } = process.threadCpuUsage(began);
  return longest / (user + system);
}

it("never blocks the thread for long, however many changes are noted", async () => {
  await noteMany(200_000);
  const weeks = lastWeeks(52, now);
  const expected = await countWeeks(database, weeks);
  let counted: unknown;
  const asked = await longestTurn(async () => {
    counted = await api.services.keptWeeks.count(weeks);
  });
  expect(counted).toEqual(expected);
  const kept = await longestTurn(() => api.services.keptWeeks.keepAll());
  expect(await database.kysely.selectFrom("overview_changes").select("id").execute()).toEqual([]);
  expect(await api.services.keptWeeks.count(weeks)).toEqual(expected);
  expect(Math.max(asked, kept)).toBeLessThan(1 / 2);
}, 60_000);

describe("the weeks", () => {
  it("begin on Mondays in Montréal, even across DST changes", () => {
    // Sunday evening in Montréal, already Monday in UTC; clocks went back on November 1.
    const weeks = lastWeeks(4, new Date("2026-11-16T02:00:00Z"));
    expect(weeks.map(({ day }) => day)).toEqual(["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09"]);
    expect(weeks.map(({ from }) => from.toISOString())).toEqual([
      "2026-10-19T04:00:00.000Z",
      "2026-10-26T04:00:00.000Z",
      "2026-11-02T05:00:00.000Z",
      "2026-11-09T05:00:00.000Z",
    ]);
    for (let index = 1; index < weeks.length; index += 1) expect(weeks[index - 1]!.before).toEqual(weeks[index]!.from);
  });

  it("continue across the end of the year", () => {
    const weeks = lastWeeks(52, new Date("2027-01-01T15:00:00Z"));
    expect(weeks).toHaveLength(52);
    expect(weeks.at(-1)!.day).toBe("2026-12-28");
    expect(weeks[0]!.day).toBe("2026-01-05");
  });

  it("are found by any instant within them, including both ends", () => {
    const weeks = lastWeeks(30, new Date("2026-11-16T12:00:00Z"));
    for (const week of weeks) {
      expect(weekAmong(weeks, week.from)).toBe(week);
      expect(weekAmong(weeks, new Date(week.before.getTime() - 1))).toBe(week);
    }
    expect(weekAmong(weeks, new Date(weeks[0]!.from.getTime() - 1))).toBeUndefined();
    expect(weekAmong(weeks, weeks.at(-1)!.before)).toBeUndefined();
    expect(weekAmong([], new Date())).toBeUndefined();
  });
});
