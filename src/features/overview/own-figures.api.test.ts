import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { dayPlus } from "../../lib/company/company-day.ts";
import { type OwnFiguresParts, readOwnFigures } from "./read-overview.ts";
import { createUptime } from "./uptime.ts";

let database: Database;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date("2026-11-20T15:00:00.000Z");
});

const uptimeOf = () =>
  createUptime({
    database,
    clock: () => now,
    onError: (error) => {
      throw error;
    },
  });
const chat = { asked: 0, answered: 0, unknown: 0, byStaff: 0 };
const weekOf = (replies: number, answered: number, unknown: number) => ({
  requests: replies,
  contacted: replies,
  won: 0,
  grades: {} as never,
  // Three hours each.
  waits: [[12, replies]] as [number, number][],
  chat: { ...chat, answered, unknown },
});
const figures = (...weeks: ReturnType<typeof weekOf>[]) =>
  readOwnFigures({
    clock: () => now,
    keptWeeks: { count: async () => weeks } as OwnFiguresParts["keptWeeks"],
    uptime: uptimeOf(),
  });

it("shows nothing until there is enough data", async () => {
  await uptimeOf().beat();
  expect(await figures(weekOf(19, 90, 9))).toEqual({});
  expect(await figures(weekOf(10, 60, 10), weekOf(10, 20, 10))).toEqual({ replyHours: 3, settled: 80 });
});

it("counts a minute once, however many processes report it, and shows incomplete days", async () => {
  const [one, other] = [uptimeOf(), uptimeOf()];
  for (const at of ["15:00:10", "15:00:50", "15:01:05"]) {
    now = new Date(`2026-11-20T${at}.000Z`);
    await one.beat();
    await other.beat();
  }
  expect(await one.list("2026-11-20")).toEqual([{ day: "2026-11-20", minutes: 2 }]);
  const rows = Array.from({ length: 40 }, (_, at) => dayPlus("2026-11-20", at + 1))
    .filter((day) => day !== "2026-12-01")
    .map((day) => ({ day, minutes: day === "2026-12-05" ? 1200 : 1440, lastMinute: 1 }));
  await database.kysely.insertInto("uptime_days").values(rows).execute();
  now = new Date("2026-12-31T15:00:00.000Z");
  const { uptime } = await figures();
  expect(uptime?.days).toHaveLength(40);
  expect(uptime?.days.filter(({ isWhole }) => !isWhole).map(({ day }) => day)).toEqual(["2026-12-01", "2026-12-05"]);
  expect(uptime?.percent).toBe(97);
});
