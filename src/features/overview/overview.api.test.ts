import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { dayPlus } from "../../lib/company/company-day.ts";
import { seedSamples } from "../blog/samples/seed-samples.ts";
import { type Overview, overviewSchema } from "./model.ts";
import { type OwnFiguresParts, readOwnFigures } from "./read-overview.ts";
import { waitingTime } from "./store.ts";
import { createUptime } from "./uptime.ts";

/** Wednesday noon in Montréal. */
const NOON = new Date("2026-11-18T17:00:00.000Z");
const HOUR = 3_600_000;

let database: Database;
let now = NOON;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = NOON;
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now });
});
afterAll(() => database.close());

async function read(query = ""): Promise<Overview> {
  const response = await api.get(`/api/overview${query}`, { staff: ADMIN });
  expect(response.status).toBe(200);
  const overview = overviewSchema.parse(await response.json());
  return overview;
}

/**
 * Sends a request at an instant.
 * @returns the request's id
 */
async function request(at: string, changes: Record<string, unknown> = {}): Promise<number> {
  now = new Date(at);
  const response = await api.post("/api/consultations", application(changes));
  const { id } = (await response.json()) as { id: number };
  return id;
}

async function contact(id: number, hoursLater: number) {
  now = new Date(now.getTime() + hoursLater * HOUR);
  await api.put(`/api/consultations/${id}/contacted`, { contacted: true }, { staff: ADMIN });
}

it("counts requests in the week they were received, with their outcomes", async () => {
  // Sunday just before midnight, and Monday just after.
  const sunday = await request("2026-11-16T04:59:00Z");
  await contact(sunday, 3);
  const monday = await request("2026-11-16T05:00:00Z", { timeline: "exploring" });
  await contact(monday, 30.1);
  await request("2026-11-17T05:00:00Z");
  await request("2026-11-17T06:00:00Z", { leaveEmpty: "https://spam.example" });
  await database.kysely
    .updateTable("consultations")
    .set({ outcome: "won" } as never)
    .where("id", "=", monday)
    .execute();
  now = NOON;
  const { weeks, firstContact } = await read("?weeks=4");
  expect(weeks.map(({ day, requests, contacted, won }) => [day, requests, contacted, won])).toEqual([
    ["2026-10-26", 0, 0, 0],
    ["2026-11-02", 0, 0, 0],
    ["2026-11-09", 1, 1, 0],
    ["2026-11-16", 2, 1, 1],
  ]);
  expect(weeks[3]!.grades).toMatchObject({ "A+ (Hot Lead)": 2, "D (Low Priority)": 0 });
  expect(weeks[2]!.firstContact).toEqual({ count: 1, median: 3, p90: 3 });
  expect(weeks[3]!.firstContact).toEqual({ count: 1, median: 30, p90: 30 });
  expect(firstContact).toEqual({ count: 2, median: 16.5, p90: 30 });
  expect(weeks[0]!.firstContact).toEqual({ count: 0, median: null, p90: null });
});

it("counts the calls of this week to its end, and none of the next", async () => {
  const days = ["2026-11-16", "2026-11-20", "2026-11-22", "2026-11-23"];
  const calls = [];
  for (const wallDay of days) {
    const startsAt = new Date(`${wallDay}T15:00:00Z`);
    calls.push({
      uid: wallDay,
      consultationId: await request("2026-11-16T15:00:00Z"),
      linkNonce: null,
      staffId: wallDay,
      kind: "phone" as const,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR / 2),
      wallDay,
      wallTime: "10:00",
      visitorZone: "America/Toronto",
      language: "fr" as const,
      state: "booked" as const,
      outcome: null,
      sequence: 0,
      version: 1,
      cancelledBy: null,
      reason: null,
      lateMinutes: null,
      createdAt: now,
      changedAt: now,
    });
  }
  now = NOON;
  await database.kysely.insertInto("appointments").values(calls).execute();
  const { weeks } = await read("?weeks=4");
  expect(weeks.map(({ appointments }) => appointments.booked)).toEqual([0, 0, 0, 3]);
});

it("sums form and post counts, listing a renamed post under its current path", async () => {
  const post = (title: string, slug: string) => `---
title: ${title}
slug: ${slug}
pair: p
excerpt: Un extrait.
metaDescription: Une description.
keywords: un
author: Nordet
category: Automation
featured: false
date: 2026-11-01T10:00:00-05:00
---

Du texte.
`;
  await seedSamples(
    database,
    () => NOON,
    async () => [{ name: "a.md", language: "fr", source: post("Un titre", "un-article") }],
  );
  const { postId } = await database.kysely.selectFrom("blog_articles").select("postId").executeTakeFirstOrThrow();
  await database.kysely.insertInto("blog_slugs").values({ slug: "ancien", postId, wasPublished: true }).execute();
  const counts = [
    ["2026-11-09", "/blog/un-article", 3],
    ["2026-11-16", "/blog/ancien", 2],
    ["2026-11-17", "/en/blog/gone", 4],
    ["2026-10-25", "/blog/un-article", 100],
  ] as const;
  await database.kysely
    .insertInto("post_view_counts")
    .values(counts.map(([day, path, count]) => ({ day, path, count })))
    .execute();
  const { visits } = api.services;
  visits.countForm({ language: "fr", placement: "home", stage: "seen" });
  visits.countForm({ language: "fr", placement: "home", stage: "seen" });
  visits.countForm({ language: "en", placement: "modal", stage: "started" });
  await visits.write();
  const { weeks, posts, funnel } = await read("?weeks=4");
  expect(weeks.map(({ postsRead }) => postsRead)).toEqual([0, 0, 3, 6]);
  expect(posts).toEqual([
    { title: "Un titre", path: "/blog/un-article", language: "fr", count: 5 },
    { title: "/en/blog/gone", path: "/en/blog/gone", language: "en", count: 4 },
  ]);
  expect(funnel).toEqual([
    { placement: "home", language: "fr", stages: { seen: 2, started: 0, "step-2": 0, "step-3": 0, sent: 0 } },
    { placement: "modal", language: "en", stages: { seen: 0, started: 1, "step-2": 0, "step-3": 0, sent: 0 } },
  ]);
});

it("counts questions and answers in the chat", async () => {
  const { id } = await database.kysely
    .insertInto("chatbot_conversations")
    .values({
      sessionId: "s",
      messages: "[]",
      createdAt: NOON,
      updatedAt: NOON,
      secretDigest: "d",
      language: "fr",
      page: "/",
      mode: "assistant",
      messageCount: 0,
      lastMessageAt: NOON,
      version: 1,
      searchText: "",
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = (sender: "user" | "bot" | "staff", kind: string | null) => ({
    conversationId: id,
    sender,
    kind,
    content: "…",
    links: "[]",
    suggestions: "[]",
    topics: "[]",
    language: "fr" as const,
    createdAt: NOON,
  });
  await database.kysely
    .insertInto("chatbot_messages")
    .values([
      message("user", null),
      message("bot", "answer"),
      message("user", null),
      message("bot", "unknown"),
      message("user", null),
      message("bot", "failure"),
      message("staff", null),
    ] as never)
    .execute();
  const { weeks } = await read("?weeks=4");
  expect(weeks[3]!.chat).toEqual({ asked: 3, answered: 1, unknown: 2, byStaff: 1 });
  expect(weeks[2]!.chat).toEqual({ asked: 0, answered: 0, unknown: 0, byStaff: 0 });
});

it("offers four periods, to admins only", async () => {
  expect((await read()).weeks).toHaveLength(13);
  expect((await read("?weeks=52")).weeks).toHaveLength(52);
  for (const query of ["?weeks=5", "?weeks=1000000", "?weeks=x", "?weeks=", "?week=4"]) {
    expect((await api.get(`/api/overview${query}`, { staff: ADMIN })).status).toBe(422);
  }
  expect((await api.get("/api/overview", { staff: EDITOR })).status).toBe(403);
  expect((await api.get("/api/overview")).status).toBe(401);
});

it("computes the time within which a share of requests was answered", () => {
  expect(waitingTime([], 0.5)).toBeNull();
  expect(waitingTime([[6, 1]], 0.5)).toBe(1.5);
  const two = [
    [155, 1],
    [75, 1],
  ] as const;
  expect(waitingTime(two, 0.5)).toBe(28.75);
  expect(waitingTime([...two, [100, 1]], 0.5)).toBe(25);
  // Ten requests, answered after 1, 1, 1, 1, 2, 2, 3, 8, 40 and 400 quarters of an hour.
  const times = [
    [40, 1],
    [1, 4],
    [2, 2],
    [400, 1],
    [3, 1],
    [8, 1],
  ] as const;
  expect(waitingTime(times, 0.5)).toBe(0.5);
  expect(waitingTime(times, 0.9)).toBe(10);
  expect(waitingTime(times, 1)).toBe(100);
});

describe("the site's own figures", () => {
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
    // Each reply took three hours.
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
});
