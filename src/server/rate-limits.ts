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

/** Sign-ups for the newsletter, counted per address in an hour: a class or an office behind one address, not more. */
const SIGN_UPS_PER_ADDRESS = { window: 60 * 60, unusual: 10, most: 20 };

/**
 * Sign-ups over all addresses in ten minutes. Each makes us write to somebody who may not have asked, and there is nobody
 * to look at doubtful ones: the bound is what keeps a flood from a thousand machines from mailing thousands.
 */
const SIGN_UPS_OVERALL = { window: 10 * 60, unusual: 300, most: 300 };

/** How far a form has come, told four times a visit, counted per address in ten minutes: an office that is shown the site. */
const PROGRESS_PER_ADDRESS = { window: 10 * 60, unusual: 200, most: 200 };
/** And over all addresses, so that no flood makes the numbers. */
const PROGRESS_OVERALL = { window: 10 * 60, unusual: 20_000, most: 20_000 };

/** Messages to the assistant, counted per address in ten minutes: an office that is shown the site at once. */
const MESSAGES_PER_ADDRESS = { window: 10 * 60, unusual: 120, most: 120 };
/** And per session in a minute: nobody reads faster. */
const MESSAGES_PER_SESSION = { window: 60, unusual: 20, most: 20 };
/** And over all addresses in ten minutes: what keeps a flood from filling the disk, or a paid model from costing a fortune. */
const MESSAGES_OVERALL = { window: 10 * 60, unusual: 30_000, most: 30_000 };
/** Other calls of the assistant's widget, per address in ten minutes: a tab makes three a minute. */
const CHAT_CALLS_PER_ADDRESS = { window: 10 * 60, unusual: 1_200, most: 1_200 };
const CHAT_CALLS_OVERALL = { window: 10 * 60, unusual: 200_000, most: 200_000 };

/** IPv6 networks give each customer at least this much of the address: the rest changes freely. */
const IPV6_NETWORK_GROUPS = 4;

export interface Traffic {
  /**
   * Counts a request.
   * @param address of the client, as the front tells it
   * @returns whether there are more than people send, so that this one should be looked at
   * @throws AppError `too-many-requests`
   */
  admit(address: string): Promise<{ isBusy: boolean }>;
}

interface Bounds {
  /** Seconds. */
  window: number;
  /** More are let in, but said to be unusual. */
  unusual: number;
  /** More are refused. */
  most: number;
}

/** @param secret keys the digest under which an address is counted, so that no address is stored */
export function createSubmissionTraffic(database: Database, secret: string): Traffic {
  return createTraffic(database, secret, "consultations", PER_ADDRESS, OVERALL);
}

/** The same for sign-ups to the newsletter. */
export function createNewsletterTraffic(database: Database, secret: string): Traffic {
  return createTraffic(database, secret, "newsletter", SIGN_UPS_PER_ADDRESS, SIGN_UPS_OVERALL);
}

/** Counts in the memory of each process: what is limited is one addition, and the limit should not cost more. */
export function createProgressTraffic(secret: string): Traffic {
  const inMemory = (name: string, { window, most }: Bounds) =>
    new RateLimiterMemory({ keyPrefix: name, points: most, duration: window });
  return trafficOf(
    secret,
    { counter: inMemory("progress:address", PROGRESS_PER_ADDRESS), bounds: PROGRESS_PER_ADDRESS },
    { counter: inMemory("progress:all", PROGRESS_OVERALL), bounds: PROGRESS_OVERALL },
  );
}

/** The same for what people ask about their own data: each makes us write to somebody who may not have asked. */
export function createPrivacyTraffic(database: Database, secret: string): Traffic {
  return createTraffic(database, secret, "privacy", SIGN_UPS_PER_ADDRESS, SIGN_UPS_OVERALL);
}

export interface ChatTraffic {
  /**
   * Counts a message.
   * @param session the secret of its cookie, or what else tells browsers apart
   * @throws AppError `too-many-requests`
   */
  admitMessage(address: string, session: string): Promise<unknown>;
  /** Counts any other call. @throws AppError `too-many-requests` */
  admitCall(address: string): Promise<unknown>;
}

/** Counts what the assistant's widget asks. */
export function createChatTraffic(database: Database, secret: string): ChatTraffic {
  const messages = createTraffic(database, secret, "chat-messages", MESSAGES_PER_ADDRESS, MESSAGES_OVERALL);
  const calls = createTraffic(database, secret, "chat-calls", CHAT_CALLS_PER_ADDRESS, CHAT_CALLS_OVERALL);
  const perSession = limiter(database, "chat-messages:session", MESSAGES_PER_SESSION);
  return {
    async admitMessage(address, session) {
      // The address first: one that is refused makes no entry for each session it thinks up.
      const admitted = await messages.admit(address);
      await consume(perSession, createHmac("sha256", secret).update(session).digest("base64url"));
      return admitted;
    },
    admitCall: calls.admit,
  };
}

/** Counts in memory for one process on SQLite, and in the database for the processes that share PostgreSQL. */
function createTraffic(database: Database, secret: string, name: string, ofOne: Bounds, ofAll: Bounds): Traffic {
  return trafficOf(
    secret,
    { counter: limiter(database, `${name}:address`, ofOne), bounds: ofOne },
    { counter: limiter(database, `${name}:all`, ofAll), bounds: ofAll },
  );
}

interface Limit {
  counter: RateLimiterAbstract;
  bounds: Bounds;
}

function trafficOf(secret: string, ofOne: Limit, ofAll: Limit): Traffic {
  return {
    async admit(address) {
      const client = createHmac("sha256", secret).update(networkOf(address)).digest("base64url");
      // One after the other: an address that is refused does not use up what is left for the others.
      const byAddress = await consume(ofOne.counter, client);
      const byAll = await consume(ofAll.counter, "all");
      return { isBusy: byAddress > ofOne.bounds.unusual || byAll > ofAll.bounds.unusual };
    },
  };
}

function limiter(database: Database, keyPrefix: string, { window, most }: Bounds) {
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

/** @throws AppError `too-many-requests` */
async function consume(counter: RateLimiterAbstract, key: string): Promise<number> {
  let { count, isRefused } = await countOne(counter, key);
  // Begun by a clock that was set back since: it would count on until that moment comes again.
  if (count.msBeforeNext > 2 * counter.duration * 1000) {
    await counter.delete(key);
    ({ count, isRefused } = await countOne(counter, key));
  }
  if (!isRefused) return count.consumedPoints;
  const retryAfter = Math.max(1, Math.ceil(count.msBeforeNext / 1000));
  throw new AppError("too-many-requests", "Too many requests", { retryAfter });
}

async function countOne(counter: RateLimiterAbstract, key: string) {
  try {
    return { count: await counter.consume(key), isRefused: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { count: refusal, isRefused: true };
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
