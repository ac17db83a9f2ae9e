import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { networksOf } from "../../lib/http/private-address.ts";
import { createTrafficLimits } from "./rate-limits.ts";

const NOON = new Date("2026-11-20T17:00:00Z");
const NEXT_DAY = new Date("2026-11-21T17:00:00Z");
const SECRET = "a secret of thirty-two characters, or more";
const ADDRESS = "192.0.2.1";
/** Sign-ups per IP address and hour. */
const MOST = 60;
/** Sign-ups among them that are served whatever others send. */
const LIGHT = 5;

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

describe("a limit reached while the clock was a day ahead", () => {
  it("ends once the clock is corrected, and applies again from there", async () => {
    vi.setSystemTime(NEXT_DAY);
    const { admit } = createTrafficLimits(database, SECRET).newsletterTraffic;
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS, 0);
    await expect(admit(ADDRESS, 0)).rejects.toMatchObject({ code: "too-many-requests" });
    vi.setSystemTime(NOON);
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS, 0);
    await expect(admit(ADDRESS, 0)).rejects.toMatchObject({ code: "too-many-requests" });
  });
});

describe("the networks of an IP address", () => {
  it.each([
    ["192.0.2.7", ["192.0.2.7", "192.0.2"]],
    ["::ffff:192.0.2.7", ["192.0.2.7", "192.0.2"]],
    ["::ffff:c000:207", ["192.0.2.7", "192.0.2"]],
    ["fe80::1%en0.5", ["fe80000000000000", "fe800000000000", "fe8000000000"]],
    ["2001:db8:1:2ff:a::1", ["20010db8000102ff", "20010db8000102", "20010db80001"]],
    ["2001:db8::1", ["20010db800000000", "20010db8000000", "20010db80000"]],
    ["fe80::1%eth0", ["fe80000000000000", "fe800000000000", "fe8000000000"]],
    ["unknown", ["unknown"]],
    ["::1", ["0000000000000000", "00000000000000", "000000000000"]],
  ])("%s are its own, then those shared with neighbours", (address, expected) => {
    expect(networksOf(address).map(({ network }) => network)).toEqual(expected);
  });

  it.each([
    ["what passed validation", "admit", MOST],
    ["what was only tried", "attempt", 3 * MOST],
  ] as const)("get more the larger they are, but never the sum of single addresses: %s", async (_, call, most) => {
    const traffic = createTrafficLimits(database, SECRET).newsletterTraffic;
    const admitted = async (address: (n: number) => string) => {
      for (let count = 0; count < 1_000; count += 1) {
        const refused = await traffic[call](address(count), 0).then(
          () => false,
          () => true,
        );
        if (refused) return count;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(await admitted(() => "2001:db8:1:1::1")).toBe(most);
    // First from one /56, then from one /48; each address is in its own /64.
    expect(await admitted((n) => `2001:db8:2:${(n % 256).toString(16)}::1`)).toBe(2 * most);
    expect(await admitted((n) => `2001:db8:3:${((n * 256) % 65_536).toString(16)}::1`)).toBe(4 * most);
    expect(await admitted((n) => `198.51.100.${n % 250}`)).toBe(4 * most);
  });
});

describe("no sender's share of the traffic", () => {
  /** Addresses in unrelated networks. */
  const stranger = (n: number) => `2001:db8:${(n + 0x1000).toString(16)}::1`;
  const kinds = ["submissionTraffic", "newsletterTraffic", "privacyTraffic", "appointmentTraffic"] as const;

  it.each(kinds)("refuses, holds or delays an honest visitor: %s", async (kind) => {
    const { attempt, admit } = createTrafficLimits(database, SECRET)[kind];
    for (let n = 0; n < 120; n += 1) for (let again = 0; again < 3; again += 1) await admit(stranger(n), 64_000);
    for (let n = 0; n < 8; n += 1)
      for (let again = 0; again < 200; again += 1) await admit(stranger(1_000 + n), 64_000).catch(() => undefined);
    await attempt(ADDRESS);
    for (let again = 0; again < 3; again += 1)
      expect(await admit(ADDRESS, 2_000)).toEqual({ isUnusual: false, mailsWait: 0 });
  });

  it("silences the chat", async () => {
    const { admitMessage } = createTrafficLimits(database, SECRET).chatTraffic;
    for (let n = 0; n < 8; n += 1)
      for (let again = 0; again < 300; again += 1)
        await admitMessage(stranger(n), `flood-${n}-${again}`, 64_000).catch(() => undefined);
    for (let again = 0; again < 20; again += 1) await admitMessage(ADDRESS, "honest", 200);
  });
});

describe("shared limits", () => {
  const FLOOD_OF_ONE = 240;

  it("are divided among networks past their light allowance, lighter ones first", async () => {
    const { admit } = createTrafficLimits(database, SECRET).submissionTraffic;
    const office = "198.51.100.7";
    for (let sent = 1; sent < 2 * LIGHT; sent += 1) await admit(office, 2_000);
    await expect(admit(office, 2_000)).resolves.toMatchObject({ isUnusual: true });
    let refused: unknown;
    for (let n = 0; n < 40 && !refused; n += 1) {
      for (let sent = 0; sent < FLOOD_OF_ONE && !refused; sent += 1) {
        await admit(`203.0.${n}.1`, 64_000).catch((error: unknown) => {
          refused = error;
        });
      }
    }
    expect(refused).toMatchObject({ code: "too-many-requests", retryAfter: expect.any(Number) });
    await expect(admit(office, 2_000)).resolves.toBeDefined();
    // The bucket has leaked meanwhile, but not yet enough for a heavy sender.
    vi.setSystemTime(new Date(NOON.getTime() + 3_000_000));
    await expect(admit("203.0.0.1", 2_000)).rejects.toMatchObject({ code: "too-many-requests" });
    vi.setSystemTime(new Date(NOON.getTime() + 3_700_000));
    await expect(admit("203.0.0.1", 2_000)).resolves.toBeDefined();
  });

  it("delay the emails of heavier networks, one after another, and never those of lighter ones", async () => {
    const { admit } = createTrafficLimits(database, SECRET).privacyTraffic;
    const waits: number[] = [];
    for (let n = 0; n < 10; n += 1)
      for (let sent = 0; sent < MOST; sent += 1) waits.push((await admit(`203.0.${n}.1`, 500)).mailsWait);
    // The pace lets a hundred emails leave at once, then one every three seconds.
    expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(300);
    expect(Math.max(...waits)).toBeGreaterThan(1_000_000);
    expect((await admit(ADDRESS, 500)).mailsWait).toBe(0);
  });
});

describe("requests from one network", () => {
  it("pass up to forty an hour, as from an office, and are then set aside", async () => {
    const { admit } = createTrafficLimits(database, SECRET).submissionTraffic;
    const verdicts: boolean[] = [];
    for (let n = 0; n < 41; n += 1) {
      verdicts.push((await admit(ADDRESS, 2_000)).isUnusual);
      vi.setSystemTime(new Date(Date.now() + 80_000));
    }
    expect(verdicts).toEqual([...Array<boolean>(40).fill(false), true]);
  });

  it("are set aside from the fourth within ten seconds, whichever clock is used", async () => {
    const { admit } = createTrafficLimits(database, SECRET).submissionTraffic;
    const verdicts: boolean[] = [];
    for (let n = 0; n < 5; n += 1) verdicts.push((await admit(ADDRESS, 2_000)).isUnusual);
    expect(verdicts).toEqual([false, false, false, true, true]);
    vi.setSystemTime(new Date(Date.now() + 11_000));
    expect((await admit(ADDRESS, 2_000)).isUnusual).toBe(false);
  });
});

describe("an honest visitor is served as usual during", () => {
  let api: TestApi;
  const VISITOR = { address: "203.0.113.9" };
  const post = (path: string, body: unknown, address: string) => api.post(path, body, { address });
  /** Addresses in one home, each in its own /64. */
  const fromOneHome = (n: number) => `2001:db8:aa:bb${(n % 15).toString(16).padStart(2, "0")}::1`;
  /** Addresses in unrelated networks. */
  const fromEverywhere = (n: number) => `2001:db8:${(n + 0x1000).toString(16)}::1`;

  beforeEach(() => {
    api = testApi(database);
  });

  const mailsTo = async (recipient: string) =>
    (await database.kysely.selectFrom("outbox").select("template").where("recipient", "=", recipient).execute()).length;

  const asks = async () => {
    const sent = application();
    const { status } = await post("/api/consultations", sent, VISITOR.address);
    const { review } = await database.kysely
      .selectFrom("consultations")
      .select("review")
      .where("email", "=", String(sent["email"]))
      .executeTakeFirstOrThrow();
    return { status, review, mails: await mailsTo(String(sent["email"])) };
  };
  const SERVED = { status: 201, review: "accepted", mails: 1 };

  it("600 empty requests from one home", async () => {
    for (let n = 0; n < 600; n += 1) await post("/api/consultations", {}, fromOneHome(n));
    expect(await asks()).toEqual(SERVED);
  });

  it("600 empty requests from as many networks", async () => {
    for (let n = 0; n < 600; n += 1) await post("/api/consultations", {}, fromEverywhere(n));
    expect(await asks()).toEqual(SERVED);
  });

  it("200 full requests from one home, nearly all of which are set aside", async () => {
    for (let n = 0; n < 200; n += 1) await post("/api/consultations", application(), fromOneHome(n));
    const reviews = await database.kysely.selectFrom("consultations").select("review").execute();
    expect(reviews.length).toBe(200);
    expect(reviews.filter(({ review }) => review === "accepted").length).toBeLessThanOrEqual(6);
    expect(await asks()).toEqual(SERVED);
  });

  it("a flood from every network there is", async () => {
    const traffic = api.services.submissionTraffic;
    for (let n = 0; n < 250; n += 1)
      for (let again = 0; again < 6; again += 1) await traffic.admit(fromEverywhere(n), 1_500);
    expect(await asks()).toEqual(SERVED);
  });

  it("sixty accepted requests, for which the team gets thirty emails and one summary", async () => {
    for (let n = 0; n < 60; n += 1) await post("/api/consultations", application(), fromEverywhere(n));
    expect(await asks()).toEqual(SERVED);
    const mails = await database.kysely.selectFrom("outbox").select("template").execute();
    const many = mails.filter(({ template }) => template === "staff-many").length;
    const single = mails.filter(({ template }) => template === "staff-new-consultation").length;
    expect({ many, single }).toEqual({ many: 1, single: 30 });
  });

  it("300 empty and 300 full requests for a privacy link", async () => {
    for (let n = 0; n < 300; n += 1) await post("/api/privacy/links", {}, fromEverywhere(n));
    for (let n = 0; n < 300; n += 1) {
      await post("/api/privacy/links", { kind: "see", email: `n${n}@flood.example` }, fromOneHome(n));
    }
    const { status } = await post("/api/privacy/links", { kind: "see", email: "ana@exemple.example" }, VISITOR.address);
    expect({ status, mails: await mailsTo("ana@exemple.example") }).toEqual({ status: 202, mails: 1 });
  });

  it("300 empty and 300 full newsletter sign-ups", async () => {
    const signUp = (email: string) => ({ email, language: "fr", placement: "blog" });
    for (let n = 0; n < 300; n += 1) await post("/api/newsletter/subscriptions", {}, fromEverywhere(n));
    for (let n = 0; n < 300; n += 1) {
      await post("/api/newsletter/subscriptions", signUp(`n${n}@flood.example`), fromOneHome(n));
    }
    const { status } = await post("/api/newsletter/subscriptions", signUp("ana@exemple.example"), VISITOR.address);
    expect({ status, mails: await mailsTo("ana@exemple.example") }).toEqual({ status: 202, mails: 1 });
  });
});

describe("pages and times rendered per visitor", () => {
  it("stay available to an office of forty and to light users while rented networks flood them", async () => {
    const { admit } = createTrafficLimits(database, SECRET).readTraffic;
    const read = async (address: string) =>
      admit(address, 0).then(
        () => 1,
        () => 0,
      );
    const all = async (calls: readonly string[]) => {
      let served = 0;
      for (const address of calls) served += await read(address);
      return served;
    };
    // Ten minutes in steps of one second; each of 50 attacking addresses sends four requests a second.
    let ofAttack = 0;
    let ofOffice = 0;
    let ofVisitors = 0;
    for (let second = 0; second < 600; second += 1) {
      vi.setSystemTime(NOON.getTime() + second * 1_000);
      for (let address = 0; address < 50; address += 1) ofAttack += await all(Array(4).fill(`11.0.${address}.9`));
      if (second % 15 < 7) ofOffice += await read("198.51.100.7");
      if (second % 60 === 0) ofVisitors += await all(Array(4).fill(`198.18.0.${second / 60}`));
    }
    expect([ofOffice, ofVisitors]).toEqual([280, 40]);
    // Each address's light allowance, the burst, then thirty a second.
    expect(ofAttack).toBeLessThanOrEqual(50 * 60 + 300 + 30 * 600);
  });

  it.each(["/api/openapi.json", "/api/blog", "/api/blog/none"])("count %s, but for staff", async (path) => {
    const api = testApi(database);
    const reader = { address: "203.0.113.9" };
    const { admit } = api.services.readTraffic;
    for (let n = 0; n < 400; n += 1) await admit(reader.address, 0).catch(() => undefined);
    expect((await api.request(path, {}, reader)).status).toBe(429);
    expect((await api.request(path, {}, { ...reader, staff: ADMIN })).status).not.toBe(429);
    expect((await api.request(path, {}, { address: "192.0.2.7" })).status).not.toBe(429);
  });
});
