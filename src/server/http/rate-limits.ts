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
import { NETWORK_FACTORS, networksOf } from "../../lib/http/networks.ts";
import type { AppointmentTraffic, Traffic } from "../../lib/http/traffic.ts";

/** How many calls of one kind a network may make, and within how many seconds. */
interface Allowance {
  window: number;
  most: number;
}

/**
 * What may come of one kind of call. All but `pace` is about one address, and never depends on what others send; larger
 * networks may send as many times more as their factor says.
 */
interface Limits extends Allowance {
  /** Up to here a network has sent little: it is served whatever everybody else sends. */
  light: number;
  /** Beyond it a call is let in, but said to be unusual. */
  unusual?: number;
  /** The same for calls in quick succession. */
  burst?: Allowance;
  /** What the networks that have sent more than little share among them, those that have sent less first. */
  pace?: PaceLimits;
}

interface PaceLimits {
  /** Points that are free in a second. */
  perSecond: number;
  /** Points that may come at once after a quiet time. */
  atOnce: number;
}

/**
 * Consultation requests. Forty come from an office that is shown the site, or from a phone network that puts its customers
 * behind one address; more in an hour, or a fourth within ten seconds, are put aside. What all of them share is the disk, in
 * kilobytes.
 */
const SUBMISSIONS: Limits = {
  window: 3_600,
  most: 240,
  light: 5,
  unusual: 40,
  burst: { window: 10, most: 3 },
  pace: { perSecond: 200, atOnce: 60_000 },
};

/** Sign-ups for the newsletter, and what people ask about their own data. */
const SIGN_UPS: Limits = { window: 3_600, most: 60, light: 5 };

/** Appointments by the link that the screen shows: forty people behind one address book, move and cancel a few times each. */
const APPOINTMENTS: Limits = { window: 3_600, most: 240, light: 10 };
/** And by a link in a mail, each link for itself. */
const OF_MAILED_LINK: Allowance = { window: 3_600, most: 60 };

/** How far a form has come, told four times a visit. A flood must not make the numbers. */
const PROGRESS: Limits = { window: 600, most: 800, light: 40, pace: { perSecond: 30, atOnce: 3_000 } };

/** Messages to the assistant: forty people behind one address write thirty each. They share the disk, in kilobytes. */
const MESSAGES: Limits = { window: 3_600, most: 1_200, light: 60, pace: { perSecond: 50, atOnce: 15_000 } };
/** A message is kept in the transcript, in what the desk searches, and as a question where it has no answer. */
const BYTES_STORED_OF_ONE = 3;
/** And per session in a minute: people do not read faster. */
const MESSAGES_OF_SESSION: Allowance = { window: 60, most: 20 };
/** Other calls of the assistant's widget: a tab makes three a minute. */
const CHAT_CALLS: Limits = { window: 600, most: 2_400, light: 300 };

/**
 * Pages that are drawn for each who asks, and times to choose from: forty people in an office look at some seven each in ten
 * minutes. What networks share beyond the little of one home is a third of a processor.
 */
const READS: Limits = { window: 600, most: 2_400, light: 60, pace: { perSecond: 30, atOnce: 300 } };

/** Requests of one key in a minute: a program that reads all there is, a page at a time. */
const OF_KEY: Allowance = { window: 60, most: 240 };

/**
 * Mails that the words of strangers send to addresses not yet proven: confirmations of requests, and links that prove an
 * address. A small mail host bears so many for hours without being taken for a spammer's.
 */
const CONFIRMATIONS: PaceLimits = { perSecond: 1, atOnce: 300 };
const PROOFS: PaceLimits = { perSecond: 20 / 60, atOnce: 100 };

/** Longest a mail waits for those of lighter networks, in ms. */
const LONGEST_MAIL_WAIT = 24 * 3_600_000;

/** Invalid attempts are let through this many times as often as valid ones: people mistype. */
const ATTEMPTS_FACTOR = 3;

/** A body counts once for each so many bytes towards what all share, so that the pace bounds the disk as well. */
const BYTES_COUNTED_ONCE = 1024;

/**
 * What may come of each kind of call (docs/decisions/050).
 * @param secret keys the digest under which an address is counted, so that no address is stored
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
    // In the memory of each process: what is limited is cheap, and the limit should not cost more.
    progressTraffic: kind("progress", PROGRESS, inMemory),
    readTraffic: kind("reads", READS, inMemory),
    chatTraffic: createChatTraffic(database, secret),
    keyTraffic: createKeyTraffic(database),
  };
}

/** Counts what is done by links: those of the screen by network; those in mails by link, whoever else comes from the network. */
function createAppointmentTraffic(bySender: Traffic, byLink: RateLimiterAbstract, secret: string): AppointmentTraffic {
  return { ...bySender, admitLink: (token) => consume(byLink, digest(secret, token)) };
}

export interface ChatTraffic {
  /**
   * Counts a message that passed validation.
   * @param session the secret of its cookie, or what else tells browsers apart
   * @param bytes of its text
   * @throws AppError `too-many-requests`
   */
  admitMessage(address: string, session: string, bytes: number): Promise<unknown>;
  /** Counts any other call. @throws AppError `too-many-requests` */
  admitCall(address: string): Promise<unknown>;
}

/** Counts what the assistant's widget asks. */
function createChatTraffic(database: Database, secret: string): ChatTraffic {
  const counter = inDatabase(database);
  const messages = createTraffic({ secret, name: "chat-messages", limits: MESSAGES, counter });
  const calls = createTraffic({ secret, name: "chat-calls", limits: CHAT_CALLS, counter: inMemory });
  const perSession = counter("chat-messages:session", MESSAGES_OF_SESSION);
  return {
    async admitMessage(address, session, bytes) {
      // The address first: one that is refused makes no entry for each session it thinks up.
      const admitted = await messages.admit(address, bytes * BYTES_STORED_OF_ONE);
      await consume(perSession, digest(secret, session));
      return admitted;
    },
    admitCall: (address) => calls.admit(address, 0),
  };
}

/** Counts what programs ask, each key for itself. */
function createKeyTraffic(database: Database) {
  const counter = inDatabase(database)("keys", OF_KEY);
  /** @throws AppError `too-many-requests` */
  return { admit: (id: number) => consume(counter, String(id)) };
}

type MakeCounter = (keyPrefix: string, allowance: Allowance) => RateLimiterAbstract;

const inMemory: MakeCounter = (keyPrefix, { window, most }) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: window });

/** Counts in memory for one process on SQLite, and in the database for the processes that share PostgreSQL. */
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
      // An address that was refused is refused without asking the database again.
      inMemoryBlockOnConsumed: most + 1,
    });
}

interface Pace {
  /** How long a call of a rank waits now, in milliseconds; 0 when there is room. */
  wait(rank: number): number;
  take(rank: number, points: number): void;
}

/**
 * Shares what is scarce, the lightest first: a call waits for what its own rank and lighter ones have taken, never for heavier
 * ones. One leaking bucket a rank, which also holds what lighter ranks took. In the memory of each process: it protects the
 * process, and a restart may forget it.
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
      // A rank that took nothing yet holds what the heaviest of the lighter ones holds.
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
  /** Of the mails that a call sends to an address not yet proven, where it sends any. */
  mailPace?: Pace | undefined;
}

/** Each network's own share first; then, for those that have sent more than little, a fair share of what all have. */
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
  // In memory: what is refused unread costs nothing that processes would have to share, and a burst is over too soon to share.
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
      // From the smallest network on: an address that is refused does not use up what is left for its neighbours.
      for (const { network, factor } of networksOf(address)) {
        const key = digest(secret, network);
        weight = Math.max(weight, (await consume(calls.get(factor)!, key)) / factor);
        if (bursts) isBurst ||= (await consume(bursts.get(factor)!, key)) / factor > burst.most;
      }
      const isUnusual = isBurst || weight > unusual;
      // Never refused and never kept waiting for the sake of others.
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
  // Begun by a clock that was set back since: it would count on until that moment comes again.
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
