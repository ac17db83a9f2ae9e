import { createHmac } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { NETWORK_FACTORS, networksOf } from "../../lib/http/private-address.ts";
import type { AppointmentTraffic, Traffic } from "../../lib/http/traffic.ts";

/** How many calls of one kind a network may make, per time window in seconds. */
interface Allowance {
  window: number;
  most: number;
}

/**
 * Limits for one kind of call. All but `pace` apply to one IP address and do not depend on what others send; a larger
 * network (/56, /48) gets a multiple of them (`NETWORK_FACTORS`).
 */
interface Limits extends Allowance {
  /** Up to this count a network is light, so it is served whatever others send. */
  light: number;
  /** Beyond this count, a call is let in but flagged as unusual. */
  unusual?: number;
  /** Further calls in quick succession are flagged as unusual too. */
  burst?: Allowance;
  /** Shared by networks past their light allowance; those that have sent least are served first. */
  pace?: PaceLimits;
}

interface PaceLimits {
  /** Points refilled per second. */
  perSecond: number;
  /** Burst: points available at once after a quiet period. */
  atOnce: number;
}

/**
 * Consultation requests. Up to forty an hour may come from one office, or from a phone network with all its customers
 * behind one IP address; further requests, and a fourth within ten seconds, are flagged. The pace counts kilobytes of
 * disk.
 */
const SUBMISSIONS: Limits = {
  window: 3_600,
  most: 240,
  light: 5,
  unusual: 40,
  burst: { window: 10, most: 3 },
  pace: { perSecond: 200, atOnce: 60_000 },
};

/** Newsletter sign-ups and privacy requests. */
const SIGN_UPS: Limits = { window: 3_600, most: 60, light: 5 };

/**
 * Booking, moving and cancelling through a link shown on screen: forty people behind one IP address, a few times each.
 */
const APPOINTMENTS: Limits = { window: 3_600, most: 240, light: 10 };
/** The same actions through an emailed link, counted per link. */
const OF_MAILED_LINK: Allowance = { window: 3_600, most: 60 };

/** Form progress, reported four times per visit. Limited so that a flood cannot distort the statistics. */
const PROGRESS: Limits = { window: 600, most: 800, light: 40, pace: { perSecond: 30, atOnce: 3_000 } };

/** Messages to the assistant: forty people behind one IP address, thirty each. The pace counts kilobytes of disk. */
const MESSAGES: Limits = { window: 3_600, most: 1_200, light: 60, pace: { perSecond: 50, atOnce: 15_000 } };
/** Copies stored per message: the transcript, the desk's search index and, if unanswered, an open question. */
const BYTES_STORED_OF_ONE = 3;
/** Messages per session and minute, more than anyone reads. */
const MESSAGES_OF_SESSION: Allowance = { window: 60, most: 20 };
/** The chat widget's other calls: a tab makes three a minute. */
const CHAT_CALLS: Limits = { window: 600, most: 2_400, light: 300 };

/**
 * Pages rendered for one visitor, and lists of appointment times: in an office of forty, each person opens about seven
 * in ten minutes. The light allowance suits a home; networks beyond it share a third of a processor.
 */
const READS: Limits = { window: 600, most: 2_400, light: 60, pace: { perSecond: 30, atOnce: 300 } };

/** Requests per API key per minute: enough for a program that reads everything page by page. */
const OF_KEY: Allowance = { window: 60, most: 240 };

/**
 * Emails that visitors can trigger to unverified addresses, per second: request confirmations, and links that verify an
 * address. A small mail host can sustain this rate for hours without looking like a spammer.
 */
const CONFIRMATIONS: PaceLimits = { perSecond: 1, atOnce: 300 };
const PROOFS: PaceLimits = { perSecond: 20 / 60, atOnce: 100 };

/** Longest time that an email waits while lighter networks' emails go first, in ms. */
const LONGEST_MAIL_WAIT = 24 * 3_600_000;

/** Attempts allowed, invalid ones included, as a multiple of valid calls, because people mistype. */
const ATTEMPTS_FACTOR = 3;

/** Bytes of a body per point of the shared limit, so that the pace also bounds disk use. */
const BYTES_COUNTED_ONCE = 1024;

/**
 * Creates the rate limits of each kind of call (docs/decisions/050).
 * @param secret keys the digest under which an IP address is counted, so that no address is stored
 */
export function createTrafficLimits(database: Database, secret: string) {
  const shared = inDatabase(database);
  const proofs = createPace(PROOFS);
  const kind = (name: string, limits: Limits, counter = shared, mailPace?: Pace) =>
    createTraffic({ secret, name, limits, counter, mailPace });
  return {
    submissionTraffic: kind("consultations", SUBMISSIONS, shared, createPace(CONFIRMATIONS)),
    newsletterTraffic: kind("newsletter", SIGN_UPS, shared, proofs),
    privacyTraffic: kind("privacy", SIGN_UPS, shared, proofs),
    appointmentTraffic: createAppointmentTraffic(
      kind("appointments", APPOINTMENTS, shared, proofs),
      shared("appointments:link", OF_MAILED_LINK),
      secret,
    ),
    // Counted in memory, because a count in the database would cost more than the call itself.
    progressTraffic: kind("progress", PROGRESS, inMemory),
    readTraffic: kind("reads", READS, inMemory),
    chatTraffic: createChatTraffic(database, secret),
    keyTraffic: createKeyTraffic(database),
  };
}

/** Counts actions through links: by network for links shown on screen, by link for emailed ones. */
function createAppointmentTraffic(bySender: Traffic, byLink: RateLimiterAbstract, secret: string): AppointmentTraffic {
  return { ...bySender, admitLink: (token) => consume(byLink, digest(secret, token)) };
}

export interface ChatTraffic {
  /**
   * Counts a validated message.
   * @param session the secret in the session cookie, or other text that identifies the browser
   * @param bytes size of the message's text
   * @throws AppError `too-many-requests`
   */
  admitMessage(address: string, session: string, bytes: number): Promise<unknown>;
  /**
   * Counts any other call of the widget.
   * @throws AppError `too-many-requests`
   */
  admitCall(address: string): Promise<unknown>;
}

function createChatTraffic(database: Database, secret: string): ChatTraffic {
  const counter = inDatabase(database);
  const messages = createTraffic({ secret, name: "chat-messages", limits: MESSAGES, counter });
  const calls = createTraffic({ secret, name: "chat-calls", limits: CHAT_CALLS, counter: inMemory });
  const perSession = counter("chat-messages:session", MESSAGES_OF_SESSION);
  return {
    async admitMessage(address, session, bytes) {
      // The IP address is counted first, so that once it is refused, the sessions it makes up get no counters.
      const admitted = await messages.admit(address, bytes * BYTES_STORED_OF_ONE);
      await consume(perSession, digest(secret, session));
      return admitted;
    },
    admitCall: (address) => calls.admit(address, 0),
  };
}

function createKeyTraffic(database: Database) {
  const counter = inDatabase(database)("keys", OF_KEY);
  /** @throws AppError `too-many-requests` */
  return { admit: (id: number) => consume(counter, String(id)) };
}

type MakeCounter = (keyPrefix: string, allowance: Allowance) => RateLimiterAbstract;

const inMemory: MakeCounter = (keyPrefix, { window, most }) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: window });

/** Counts in the database if processes share one (PostgreSQL), in memory for a single process on SQLite. */
function inDatabase({ dialect, kysely }: Database): MakeCounter {
  if (dialect === "sqlite") return inMemory;
  return (keyPrefix, { window, most }) =>
    new RateLimiterPostgres({
      keyPrefix,
      points: most,
      duration: window,
      storeType: "client",
      storeClient: {
        query: ({ text, values }: { text: string; values: unknown[] }) =>
          kysely.executeQuery(CompiledQuery.raw(text, values)),
      },
      tableName: "rate_limits",
      tableCreated: true,
      // Refuses a blocked key from memory, without asking the database again.
      inMemoryBlockOnConsumed: most + 1,
    });
}

interface Pace {
  /** Returns the milliseconds that a call of this rank has to wait; 0 if there is room. */
  wait(rank: number): number;
  take(rank: number, points: number): void;
}

/**
 * Shares a scarce resource, lightest senders first. A call waits for what its own rank and lighter ones have used,
 * never for heavier ones. There is one leaky bucket per rank, which also counts what lighter ranks use. Buckets are in
 * each process's memory, because they protect that process and may be lost in a restart.
 */
function createPace({ perSecond, atOnce }: PaceLimits): Pace {
  const levels: number[] = [];
  let at = Date.now();
  const leak = () => {
    const now = Date.now();
    const leaked = (Math.max(0, now - at) / 1_000) * perSecond;
    at = now;
    for (let rank = 0; rank < levels.length; rank += 1) levels[rank] = Math.max(0, levels[rank]! - leaked);
  };
  return {
    wait(rank) {
      leak();
      // A rank not seen before starts at the level of the heaviest rank below it.
      const level = levels[rank] ?? levels.at(-1) ?? 0;
      return Math.max(0, ((level - atOnce) / perSecond) * 1_000);
    },
    take(rank, points) {
      leak();
      while (levels.length <= rank) levels.push(levels.at(-1) ?? 0);
      for (let heavier = rank; heavier < levels.length; heavier += 1) levels[heavier]! += points;
    },
  };
}

interface TrafficParts {
  secret: string;
  name: string;
  limits: Limits;
  counter: MakeCounter;
  /** Limits the emails that a call sends to unverified addresses, if any. */
  mailPace?: Pace | undefined;
}

/** Applies each network's own limit first; past the light allowance, also its share of the common pace. */
function createTraffic({ secret, name, limits, counter, mailPace }: TrafficParts): Traffic {
  const { window, most, light, unusual = Number.POSITIVE_INFINITY, burst } = limits;
  const pace = limits.pace && createPace(limits.pace);
  const perNetwork = (make: MakeCounter, suffix: string, allowance: Allowance) =>
    new Map(
      NETWORK_FACTORS.map((factor) => [
        factor,
        make(`${name}:${suffix}-${factor}`, { ...allowance, most: allowance.most * factor }),
      ]),
    );
  const calls = perNetwork(counter, "network", { window, most });
  // Counted in memory, because refusing an unread call costs too little to share the count between processes, and a
  // burst is over before a shared count would help.
  const attempts = perNetwork(inMemory, "attempts", { window, most: most * ATTEMPTS_FACTOR });
  const bursts = burst && perNetwork(inMemory, "burst", { ...burst, most: Number.MAX_SAFE_INTEGER });

  return {
    async attempt(address) {
      for (const { network, factor } of networksOf(address)) {
        await consume(attempts.get(factor)!, digest(secret, network));
      }
    },
    async admit(address, bytes) {
      let weight = 0;
      let isBurst = false;
      // Smallest network first, so that a refused IP address does not use up its neighbours' allowance.
      for (const { network, factor } of networksOf(address)) {
        const key = digest(secret, network);
        weight = Math.max(weight, (await consume(calls.get(factor)!, key)) / factor);
        if (bursts) isBurst ||= (await consume(bursts.get(factor)!, key)) / factor > burst.most;
      }
      const isUnusual = isBurst || weight > unusual;
      // A light network is never refused or delayed because of others.
      if (weight <= light) return { isUnusual, mailsWait: 0 };
      const rank = Math.ceil(Math.log2(weight / light)) - 1;
      const waiting = pace?.wait(rank) ?? 0;
      if (waiting > 0) throw tooManyRequests(waiting);
      pace?.take(rank, Math.max(1, Math.ceil(bytes / BYTES_COUNTED_ONCE)));
      if (isUnusual || !mailPace) return { isUnusual, mailsWait: 0 };
      const mailsWait = Math.min(mailPace.wait(rank), LONGEST_MAIL_WAIT);
      mailPace.take(rank, 1);
      return { isUnusual, mailsWait };
    },
  };
}

const digest = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

/** @throws AppError `too-many-requests` */
async function consume(counter: RateLimiterAbstract, key: string, points = 1): Promise<number> {
  let { count, isRefused } = await countUp(counter, key, points);
  // If the clock has been set back since the window began, the window would block until the clock catches up.
  if (count.msBeforeNext > 2 * counter.duration * 1000) {
    await counter.delete(key);
    ({ count, isRefused } = await countUp(counter, key, points));
  }
  if (!isRefused) return count.consumedPoints;
  throw tooManyRequests(count.msBeforeNext);
}

function tooManyRequests(milliseconds: number) {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError("too-many-requests", "Too many requests", { retryAfter });
}

async function countUp(counter: RateLimiterAbstract, key: string, points: number) {
  try {
    return { count: await counter.consume(key, points), isRefused: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { count: refusal, isRefused: true };
  }
}
