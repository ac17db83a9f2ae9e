import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testDatabase } from "../../test/databases.ts";
import type { Database } from "../db/database.ts";
import { createNewsletterTraffic } from "./rate-limits.ts";

const NOON = new Date("2026-11-20T17:00:00Z");
const NEXT_DAY = new Date("2026-11-21T17:00:00Z");
const ADDRESS = "192.0.2.1";
/** Sign-ups from one address in an hour. */
const MOST = 20;

describe("a limit that was reached while the clock was a day ahead", () => {
  let database: Database;

  beforeEach(async () => {
    database = await testDatabase();
    vi.useFakeTimers({ toFake: ["Date"], now: NEXT_DAY });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
  });

  it("is over once the clock is set right, and holds again from there", async () => {
    const { admit } = createNewsletterTraffic(database, "a secret of thirty-two characters, or more");
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS);
    await expect(admit(ADDRESS)).rejects.toMatchObject({ code: "too-many-requests" });
    vi.setSystemTime(NOON);
    for (let count = 0; count < MOST; count += 1) await admit(ADDRESS);
    await expect(admit(ADDRESS)).rejects.toMatchObject({ code: "too-many-requests" });
  });
});
