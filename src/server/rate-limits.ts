import { createHmac } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../db/database.ts";
import { AppError } from "../lib/app-error.ts";

/**
 * Consultation requests, counted per address in an hour. An office or a phone network behind one address sends a few; ten
 * are unusual and put aside, and nobody has forty to send.
 */
const PER_ADDRESS = { window: 60 * 60, unusual: 10, most: 40 };

/**
 * Counted over all addresses in ten minutes. More than one a second is a campaign or a flood: put aside, so that no flood
 * makes us write to strangers. The upper bound keeps a flood from filling the disk (about 3 KB a request).
 */
const OVERALL = { window: 10 * 60, unusual: 600, most: 100_000 };

/** IPv6 networks give each customer at least this much of the address: the rest changes freely. */
const IPV6_NETWORK_GROUPS = 4;

export interface SubmissionTraffic {
  /**
   * Counts a request.
   * @param address of the client, as the front tells it
   * @returns whether there are more than people send, so that this one should be looked at
   * @throws AppError `too-many-requests`
   */
  admit(address: string): Promise<{ isBusy: boolean }>;
}

/**
 * Counts in memory for one process on SQLite, and in the database for the processes that share PostgreSQL.
 * @param secret keys the digest under which an address is counted, so that no address is stored
 */
export function createSubmissionTraffic(database: Database, secret: string): SubmissionTraffic {
  const perAddress = limiter(database, "consultations:address", PER_ADDRESS);
  const overall = limiter(database, "consultations:all", OVERALL);
  return {
    async admit(address) {
      const client = createHmac("sha256", secret).update(networkOf(address)).digest("base64url");
      // One after the other: an address that is refused does not use up what is left for the others.
      const ofAddress = await consume(perAddress, client);
      const ofAll = await consume(overall, "all");
      return { isBusy: ofAddress > PER_ADDRESS.unusual || ofAll > OVERALL.unusual };
    },
  };
}

function limiter(database: Database, keyPrefix: string, { window, most }: { window: number; most: number }) {
  const limits = { keyPrefix, points: most, duration: window };
  if (database.dialect === "sqlite") return new RateLimiterMemory(limits);
  return new RateLimiterPostgres({
    ...limits,
    storeType: "client",
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        database.kysely.executeQuery(CompiledQuery.raw(text, values)),
    },
    tableName: "rate_limits",
    tableCreated: true,
    // An address that was refused is refused without asking the database again.
    inMemoryBlockOnConsumed: most + 1,
  });
}

async function consume(counter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await counter.consume(key)).consumedPoints;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("too-many-requests", "Too many consultation requests", { retryAfter });
  }
}

/** What one customer of a network cannot change: the whole IPv4 address, the first half of an IPv6 one. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, IPV6_NETWORK_GROUPS).join(":");
}
