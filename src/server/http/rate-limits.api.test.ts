import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { createTrafficLimits, networksOf } from "./rate-limits.ts";

const NOON = new Date("2026-11-20T17:00:00Z");
const NEXT_DAY = new Date("2026-11-21T17:00:00Z");
const SECRET = "a secret of thirty-two characters, or more";
const ADDRESS = "192.0.2.1";
/** Sign-ups from one address in an hour. */
const MOST = 20;

let database: Database;

beforeEach(async () => {
  database = await testDatabase();
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

describe("a limit that was reached while the clock was a day ahead", () => {
  it("is over once the clock is set right, and holds again from there", async () => {
    vi.setSystemTime(NEXT_DAY);
    const { admit } = createTrafficLimits(database, SECRET).newsletterTraffic;
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS, 0);
    await expect(admit(ADDRESS, 0)).rejects.toMatchObject({ code: "too-many-requests" });
    vi.setSystemTime(NOON);
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS, 0);
    await expect(admit(ADDRESS, 0)).rejects.toMatchObject({ code: "too-many-requests" });
  });
});

describe("the networks of an address", () => {
  it.each([
    ["192.0.2.7", ["192.0.2.7", "192.0.2"]],
    ["::ffff:192.0.2.7", ["192.0.2.7", "192.0.2"]],
    ["::ffff:c000:207", ["192.0.2.7", "192.0.2"]],
    ["fe80::1%en0.5", ["fe80000000000000", "fe800000000000", "fe8000000000"]],
    ["2001:db8:1:2ff:a::1", ["20010db8000102ff", "20010db8000102", "20010db80001"]],
    ["2001:db8::1", ["20010db800000000", "20010db8000000", "20010db80000"]],
    ["fe80::1%eth0", ["fe80000000000000", "fe800000000000", "fe8000000000"]],
    ["::1", ["0000000000000000", "00000000000000", "000000000000"]],
  ])("%s are its own, then what neighbours share", (address, expected) => {
    expect(networksOf(address).map(({ network }) => network)).toEqual(expected);
  });

  it("are allowed more the larger they are, and never what single addresses would add up to", async () => {
    const { admit } = createTrafficLimits(database, SECRET).newsletterTraffic;
    const admitted = async (address: (n: number) => string) => {
      for (let count = 0; count < 1_000; count += 1) {
        const refused = await admit(address(count), 0).then(
          () => false,
          () => true,
        );
        if (refused) return count;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(await admitted(() => "2001:db8:1:1::1")).toBe(MOST);
    // Of one /56, and of one /48, each from a /64 of its own.
    expect(await admitted((n) => `2001:db8:2:${(n % 256).toString(16)}::1`)).toBe(2 * MOST);
    expect(await admitted((n) => `2001:db8:3:${(n * 256).toString(16)}::1`)).toBe(4 * MOST);
    expect(await admitted((n) => `198.51.100.${n}`)).toBe(4 * MOST);
  });
});

describe("what an honest visitor meets in the middle of", () => {
  let api: TestApi;
  const VISITOR = { address: "203.0.113.9" };
  const post = (path: string, body: unknown, address: string) => api.post(path, body, { address });
  /** Addresses of one home, each from a /64 of its own. */
  const fromOneHome = (n: number) => `2001:db8:aa:bb${(n % 15).toString(16).padStart(2, "0")}::1`;
  /** Addresses of as many networks as there are. */
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

  it("600 empty requests of one home: nothing", async () => {
    for (let n = 0; n < 600; n += 1) await post("/api/consultations", {}, fromOneHome(n));
    expect(await asks()).toEqual(SERVED);
  });

  it("600 empty requests of as many networks: nothing", async () => {
    for (let n = 0; n < 600; n += 1) await post("/api/consultations", {}, fromEverywhere(n));
    expect(await asks()).toEqual(SERVED);
  });

  it("full requests of one home: nothing, and most of them are refused", async () => {
    const statuses = new Map<number, number>();
    for (let n = 0; n < 200; n += 1) {
      const { status } = await post("/api/consultations", application(), fromOneHome(n));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 80, 429: 120 });
    expect(await asks()).toEqual(SERVED);
  });

  it("a flood of every network there is: what the share of newcomers has left", async () => {
    const traffic = api.services.submissionTraffic;
    for (let n = 0; n < 250; n += 1)
      for (let again = 0; again < 6; again += 1) await traffic.admit(fromEverywhere(n), 1_500);
    expect(await traffic.admit(fromEverywhere(1), 1_500)).toEqual({ isBusy: true });
    expect(await asks()).toEqual(SERVED);
  });

  it("300 asks for a privacy link, empty and full: their own link", async () => {
    for (let n = 0; n < 300; n += 1) await post("/api/privacy/links", {}, fromEverywhere(n));
    for (let n = 0; n < 300; n += 1) {
      await post("/api/privacy/links", { kind: "see", email: `n${n}@flood.example` }, fromOneHome(n));
    }
    const { status } = await post("/api/privacy/links", { kind: "see", email: "ana@exemple.example" }, VISITOR.address);
    expect({ status, mails: await mailsTo("ana@exemple.example") }).toEqual({ status: 202, mails: 1 });
  });

  it("300 sign-ups, empty and full: the newsletter", async () => {
    const signUp = (email: string) => ({ email, language: "fr", placement: "blog" });
    for (let n = 0; n < 300; n += 1) await post("/api/newsletter/subscriptions", {}, fromEverywhere(n));
    for (let n = 0; n < 300; n += 1) {
      await post("/api/newsletter/subscriptions", signUp(`n${n}@flood.example`), fromOneHome(n));
    }
    const { status } = await post("/api/newsletter/subscriptions", signUp("ana@exemple.example"), VISITOR.address);
    expect({ status, mails: await mailsTo("ana@exemple.example") }).toEqual({ status: 202, mails: 1 });
  });

  it("requests as large as they may be, from everywhere: it ends after 60,000 KB of newcomers, and as much of all others", async () => {
    const traffic = api.services.submissionTraffic;
    const large = 1_000_000;
    let bytes = 0;
    for (let n = 0; ; n += 1) {
      try {
        await traffic.admit(fromEverywhere(n), large);
      } catch {
        break;
      }
      bytes += large;
    }
    expect(bytes).toBeLessThanOrEqual(60_000 * 1024);
    expect(bytes).toBeGreaterThan(60_000 * 1024 - large);
  });
});
