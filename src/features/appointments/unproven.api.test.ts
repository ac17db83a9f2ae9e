import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { readToken } from "./link.ts";
import { instantsOf } from "./times/wall-clock.ts";

let database: Database;
let api: TestApi;
let now: Date;
let secret: string;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  // A Monday morning before opening.
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now });
  secret = api.services.appointments.secret;
});

const at = (time: string, day = "2027-03-16") =>
  new Date(instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!).toISOString();

/**
 * Creates accepted requests: one is sent, and the rest are copies of its row.
 * @returns the ids
 */
async function requests(count: number): Promise<number[]> {
  const { id } = (await (await api.post("/api/consultations", application())).json()) as { id: number };
  const row = await database.kysely
    .selectFrom("consultations")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { id: _, leadScoreFactors, source, verdictReasons, ...columns } = row;
  const json = {
    leadScoreFactors: JSON.stringify(leadScoreFactors),
    source: JSON.stringify(source),
    verdictReasons: "[]",
  };
  const ids = [id];
  for (let copy = 1; copy < count; copy += 1) {
    const own = { email: `zoe${copy}@tremblay.example`, linkNonce: `nonce ${copy}` };
    const stored = await database.kysely
      .insertInto("consultations")
      .values({ ...columns, ...json, ...own })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(stored.id);
  }
  return ids;
}
const screen = (id: number) => tokenOf(database, secret, "book", id, "screen");
const mailed = (id: number) => tokenOf(database, secret, "book", id, "mail");
const bookBy = async (token: string, start: string, address = "198.51.100.1") =>
  await api.post("/api/appointments", { token, start, kind: "video" }, { address });
const slots = async (token?: string) => {
  const response = await api.get(`/api/appointments/slots?kind=video${token ? `&token=${token}` : ""}`);
  return ((await response.json()) as { slots: { start: string; isOnCondition?: boolean }[] }).slots;
};
const provenAt = async (id: number) =>
  (await database.kysely.selectFrom("consultations").select("addressProvenAt").where("id", "=", id).executeTakeFirst())
    ?.addressProvenAt;

describe("links", () => {
  it("are bound to a random value in their row, so they open nothing if its id is reused", async () => {
    const [id] = await requests(1);
    const [onScreen, byMail] = [await screen(id!), await mailed(id!)];
    expect(readToken(onScreen)).toMatchObject({ channel: "screen", id });
    await sql`update consultations set "linkNonce" = 'another row' where id = ${id}`.execute(database.kysely);
    for (const token of [onScreen, byMail]) expect((await bookBy(token, at("10:00"))).status).toBe(404);
  });

  it("from before the update open only rows from then, and prove nothing", async () => {
    const [id] = await requests(1);
    const signature = createHmac("sha256", secret).update(`appointments:book:${id}`).digest("base64url");
    const former = `b${id}.${signature}`;
    expect((await bookBy(former, at("10:00"))).status).toBe(404);
    await sql`update consultations set "linkNonce" = null where id = ${id}`.execute(database.kysely);
    expect((await bookBy(former, at("10:00"))).status).toBe(201);
    expect(await provenAt(id!)).toBeNull();
  });

  it("differ between screen and mail; only a POST with the emailed link proves the address", async () => {
    const [id] = await requests(1);
    const onScreen = await screen(id!);
    expect(onScreen).not.toBe(await mailed(id!));
    const answer = await bookBy(onScreen, at("10:00"));
    const { token } = (await answer.json()) as { token: string };
    expect([answer.status, readToken(token)?.channel]).toEqual([201, "screen"]);
    await api.services.appointments.viewLink({ token: await mailed(id!), language: "fr" });
    expect(await provenAt(id!)).toBeNull();
    await api.post("/api/appointments/confirm", { token });
    expect(await provenAt(id!)).toBeNull();
    const appointment = readToken(token)!.id;
    const link = await tokenOf(database, secret, "appointment", appointment);
    const view = { language: "fr", token: link } as const;
    expect(await api.services.appointments.viewLink(view)).toMatchObject({ isToConfirm: true });
    expect((await api.post("/api/appointments/confirm", { token: link })).status).toBe(200);
    expect(await provenAt(id!)).toEqual(now);
    expect(await api.services.appointments.viewLink(view)).toMatchObject({ isToConfirm: false });
    expect(await database.kysely.selectFrom("unproven_bookings").selectAll().execute()).toEqual([]);
  });
});

describe("unproven addresses", () => {
  it("take at most a third of the times when ninety strangers book at once, and an honest visitor can book", async () => {
    const free = (await slots()).map(({ start }) => start);
    const ids = await requests(90);
    const tokens = await Promise.all(ids.map(screen));
    const statuses = await Promise.all(
      tokens.map(async (token, index) => {
        return (await bookBy(token, free[(index * 7) % free.length]!, `203.0.${index}.7`)).status;
      }),
    );
    // No visitor is rejected outright: each books, is emailed a link, or gets other times.
    expect(statuses.filter((status) => ![201, 202, 409].includes(status))).toEqual([]);
    expect(statuses).toContain(202);
    const left = (await slots()).map(({ start }) => start);
    expect(left.length).toBeGreaterThan(free.length / 2);
    for (const day of Map.groupBy(free, (start) => start.slice(0, 10)).values()) {
      const covered = day.filter((start) => !left.includes(start));
      // Count all slots of a day (Saturdays are shorter), including today's that are already too soon to book, because
      // the cap is a third of the whole day rather than of what is free.
      const whole = new Date(day[0]!).getUTCDay() === 6 ? 12 : 18;
      expect(covered.length, day[0]).toBeLessThanOrEqual(whole / 3);
    }
    const [honest] = await requests(1);
    expect((await bookBy(await mailed(honest!), left.at(-1)!)).status).toBe(201);
  });

  it("get two appointments per network; forty people on it can all still book through emailed links", async () => {
    const free = (await slots()).map(({ start }) => start);
    const ids = await requests(40);
    const days = [...Map.groupBy(free, (start) => start.slice(0, 10)).values()];
    const statuses: number[] = [];
    for (const [index, id] of ids.entries()) {
      statuses.push(
        (await bookBy(await screen(id), days[index % days.length]![2 * Math.floor(index / days.length)]!)).status,
      );
    }
    expect([statuses.filter((status) => status === 201).length, statuses.filter((s) => s === 202).length]).toEqual([
      2, 38,
    ]);
    expect((await bookBy(await mailed(ids[39]!), (await slots()).at(-1)!.start)).status).toBe(201);
  });

  it("get a conditional time beyond their share: nothing is reserved, and the emailed link books it", async () => {
    const ids = await requests(4);
    expect((await bookBy(await screen(ids[0]!), at("10:00"), "203.0.113.1")).status).toBe(201);
    expect((await bookBy(await screen(ids[1]!), at("13:00"), "198.51.100.9")).status).toBe(201);
    const token = await screen(ids[2]!);
    const marked = (await slots(token)).filter(({ start }) => start.startsWith("2027-03-16"));
    expect(marked.every(({ isOnCondition }) => isOnCondition)).toBe(true);
    expect((await slots(await mailed(ids[2]!))).some(({ isOnCondition }) => isOnCondition)).toBe(false);
    const answer = await bookBy(token, at("16:00"), "192.0.2.1");
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { state: "on-condition", start: at("16:00"), kind: "video", isMailed: true },
    ]);
    expect((await slots()).map(({ start }) => start)).toContain(at("16:00"));
    const mail = await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", "appointment-link")
      .executeTakeFirstOrThrow();
    const { url, reason } = mail.payload as unknown as { url: string; reason: string };
    const query = new URL(url).searchParams;
    expect([reason, query.get("start"), query.get("until")]).toEqual([
      "chosen",
      at("16:00"),
      "2027-03-15T12:30:00.000Z",
    ]);
    expect((await bookBy(query.get("token")!, query.get("start")!, "203.0.113.1")).status).toBe(201);
    expect(await provenAt(ids[2]!)).toEqual(now);
    // Without JavaScript, the appointment page reports it.
    const form = { token: await screen(ids[3]!), start: at("09:00"), kind: "video", language: "en" };
    const led = await api.postForm("/api/appointments", form, { address: "192.0.2.77" });
    const page = new URL(led.headers.get("location")!, "https://nordet.test");
    expect([led.status, page.pathname, page.searchParams.get("asked")]).toEqual([303, "/en/appointment", at("09:00")]);
  });

  it("get three conditional links a day, after which the response says that none was sent", async () => {
    const ids = await requests(3);
    await bookBy(await screen(ids[0]!), at("10:00"), "203.0.113.1");
    await bookBy(await screen(ids[1]!), at("13:00"), "198.51.100.9");
    const token = await screen(ids[2]!);
    const told: boolean[] = [];
    for (let count = 0; count < 4; count += 1) {
      told.push(((await (await bookBy(token, at("16:00"))).json()) as { isMailed: boolean }).isMailed);
    }
    expect(told).toEqual([true, true, true, false]);
  });

  it("move within the same limits, and cancel freely", async () => {
    const ids = await requests(3);
    const tokens: string[] = [];
    for (const [index, [time, day]] of (
      [
        ["10:00", "2027-03-16"],
        ["13:00", "2027-03-16"],
        ["10:00", "2027-03-17"],
      ] as const
    ).entries()) {
      const answer = await bookBy(await screen(ids[index]!), at(time, day), `203.0.11${index}.1`);
      tokens.push(((await answer.json()) as { token: string }).token);
    }
    const move = async (token: string, start: string) =>
      (await api.post("/api/appointments/move", { token, start }, { address: "192.0.2.9" })).status;
    expect(await move(tokens[2]!, at("16:00"))).toBe(202);
    expect(await move(tokens[0]!, at("10:30"))).toBe(200);
    expect((await api.post("/api/appointments/cancel", { token: tokens[1] })).status).toBe(200);
    expect(await move(tokens[2]!, at("16:00"))).toBe(200);
  });
});

it("gives a time that two hundred want at once to one of them, and fresh times to the others", async () => {
  const tokens = await Promise.all((await requests(200)).map(mailed));
  const answers = await Promise.all(tokens.map((token, index) => bookBy(token, at("10:00"), `203.0.${index}.9`)));
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([1, 199]);
  const { current } = (await statuses.get(409)![0]!.json()) as { current: { slots: unknown[] } };
  expect(current.slots.length).toBeGreaterThan(50);
});
