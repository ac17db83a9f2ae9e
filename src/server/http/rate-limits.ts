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
import type { Traffic } from "../../lib/http/traffic.ts";

/** How much may come of one kind. `unusual`: more is let in, but said to be unusual. `most`: more is refused. */
interface Bounds {
  /** In seconds. */
  window: number;
  unusual: number;
  most: number;
}

/** Bounds of one address, and of all of them together. */
interface Limits {
  ofOne: Bounds;
  ofAll: Bounds;
}

/**
 * Consultation requests. An office or a phone network behind one address sends a few in an hour; ten are unusual and put
 * aside, and nobody has forty to send. In all, more than one a second (of some 2 KB) is a campaign or a flood: put aside, so
 * that no flood makes us write to strangers. The upper bound keeps a flood from filling the disk: 120,000 KB sent are stored
 * as some 250 MB.
 */
const SUBMISSIONS: Limits = {
  ofOne: { window: 60 * 60, unusual: 10, most: 40 },
  ofAll: { window: 10 * 60, unusual: 2_400, most: 120_000 },
};

/**
 * Sign-ups for the newsletter, and what people ask about their own data. Each makes us write to somebody who may not have
 * asked, and there is nobody to look at doubtful ones: the bound keeps a flood from a thousand machines from mailing
 * thousands.
 */
const SIGN_UPS: Limits = {
  ofOne: { window: 60 * 60, unusual: 10, most: 20 },
  ofAll: { window: 10 * 60, unusual: 600, most: 600 },
};

/** How far a form has come, told four times a visit: an office that is shown the site; and no flood makes the numbers. */
const PROGRESS: Limits = {
  ofOne: { window: 10 * 60, unusual: 200, most: 200 },
  ofAll: { window: 10 * 60, unusual: 20_000, most: 20_000 },
};

/**
 * Messages to the assistant: an office that is shown the site at once. In all, what keeps a flood from filling the disk, or a
 * paid model from costing a fortune.
 */
const MESSAGES: Limits = {
  ofOne: { window: 10 * 60, unusual: 120, most: 120 },
  ofAll: { window: 10 * 60, unusual: 30_000, most: 30_000 },
};
/** And per session in a minute: nobody reads faster. */
const MESSAGES_OF_SESSION: Bounds = { window: 60, unusual: 20, most: 20 };
/** Other calls of the assistant's widget: a tab makes three a minute. */
const CHAT_CALLS: Limits = {
  ofOne: { window: 10 * 60, unusual: 1_200, most: 1_200 },
  ofAll: { window: 10 * 60, unusual: 200_000, most: 200_000 },
};

/** Requests of one key in a minute: a program that reads all there is, a page at a time. */
const OF_KEY: Bounds = { window: 60, unusual: 240, most: 240 };

/** A network has sent little up to this part of what is unusual of one address: two requests, thirty chat messages. */
const FEW = 1 / 4;

/** Invalid attempts are let through this many times as often as valid ones: people mistype. */
const ATTEMPTS_FACTOR = 3;

/** A body counts once for each so many bytes towards what all may send, so that the count bounds the disk as well. */
const BYTES_COUNTED_ONCE = 1024;

/**
 * Networks an address belongs to, from what one customer cannot change (an IPv4 address, an IPv6 /64) to what a provider
 * gives to one home or office at most (/56, /48) or shares among neighbours (an IPv4 /24). With how many times as much as
 * one address each may send.
 */
const IPV4_NETWORKS = [
  { octets: 4, factor: 1 },
  { octets: 3, factor: 4 },
];
const IPV6_NETWORKS = [
  { hexDigits: 16, factor: 1 },
  { hexDigits: 14, factor: 2 },
  { hexDigits: 12, factor: 4 },
];

/**
 * What may come of each kind of call.
 * @param secret keys the digest under which an address is counted, so that no address is stored
 */
export function createTrafficLimits(database: Database, secret: string) {
  const shared = (name: string, limits: Limits) => createTraffic(secret, name, limits, inDatabase(database));
  return {
    submissionTraffic: shared("consultations", SUBMISSIONS),
    newsletterTraffic: shared("newsletter", SIGN_UPS),
    privacyTraffic: shared("privacy", SIGN_UPS),
    appointmentTraffic: shared("appointments", SIGN_UPS),
    // In the memory of each process: what is limited is one addition, and the limit should not cost more.
    progressTraffic: createTraffic(secret, "progress", PROGRESS, inMemory),
    chatTraffic: createChatTraffic(database, secret),
    keyTraffic: createKeyTraffic(database),
  };
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
  const messages = createTraffic(secret, "chat-messages", MESSAGES, inDatabase(database));
  const calls = createTraffic(secret, "chat-calls", CHAT_CALLS, inDatabase(database));
  const perSession = inDatabase(database)("chat-messages:session", MESSAGES_OF_SESSION);
  return {
    async admitMessage(address, session, bytes) {
      // The address first: one that is refused makes no entry for each session it thinks up.
      const admitted = await messages.admit(address, bytes);
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

type MakeCounter = (keyPrefix: string, bounds: Bounds) => RateLimiterAbstract;

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

/**
 * Two shares of what all may send: networks that have sent little in the window draw on one, all others on the other. So no
 * flood of a few networks, however large, takes the place of visitors.
 */
function createTraffic(secret: string, name: string, { ofOne, ofAll }: Limits, counter: MakeCounter): Traffic {
  const times = (bounds: Bounds, factor: number) => ({
    ...bounds,
    unusual: bounds.unusual * factor,
    most: bounds.most * factor,
  });
  // In memory: what is refused unread costs nothing that processes would have to share.
  const attempts = inMemory(`${name}:attempts`, times(ofOne, ATTEMPTS_FACTOR));
  const factors = new Set([...IPV4_NETWORKS, ...IPV6_NETWORKS].map(({ factor }) => factor));
  const networks = new Map(
    [...factors].map((factor) => {
      const bounds = times(ofOne, factor);
      return [factor, { bounds, count: counter(`${name}:network-${factor}`, bounds) }] as const;
    }),
  );
  const share = times(ofAll, 1 / 2);
  const shares = { few: counter(`${name}:all-few`, share), many: counter(`${name}:all-many`, share) };
  const few = ofOne.unusual * FEW;
  return {
    async attempt(address) {
      await consume(attempts, digest(secret, networksOf(address)[0]!.network));
    },
    async admit(address, bytes) {
      let isUnusual = false;
      let ofNetwork = 0;
      // From the smallest network on: an address that is refused does not use up what is left for its neighbours.
      for (const { network, factor } of networksOf(address)) {
        const { bounds, count } = networks.get(factor)!;
        ofNetwork = await consume(count, digest(secret, network));
        isUnusual ||= ofNetwork > bounds.unusual;
      }
      const points = Math.max(1, Math.ceil(bytes / BYTES_COUNTED_ONCE));
      const ofShare = await consume(ofNetwork <= few ? shares.few : shares.many, "all", points);
      return { isBusy: isUnusual || ofShare > share.unusual };
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
  const retryAfter = Math.max(1, Math.ceil(count.msBeforeNext / 1000));
  throw new AppError("too-many-requests", "Too many requests", { retryAfter });
}

async function countUp(counter: RateLimiterAbstract, key: string, points: number) {
  try {
    return { count: await counter.consume(key, points), isRefused: false };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { count: refusal, isRefused: true };
  }
}

/**
 * The networks an address belongs to, smallest first, as text that is the same for all addresses of each.
 * @param address IPv4, IPv6, or IPv4 written as IPv6 (`::ffff:192.0.2.1`)
 */
export function networksOf(address: string): { network: string; factor: number }[] {
  const [unzoned = ""] = address.split("%");
  if (unzoned.includes(".")) return ipv4Networks(unzoned.slice(unzoned.lastIndexOf(":") + 1).split("."));
  const [head = "", tail] = unzoned.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const digits = [...before, ...zeros, ...after].map((group) => group.padStart(4, "0")).join("");
  const mapped = /^0{20}f{4}(..)(..)(..)(..)$/i.exec(digits);
  if (mapped) return ipv4Networks(mapped.slice(1).map((octet) => String(Number.parseInt(octet, 16))));
  return IPV6_NETWORKS.map(({ hexDigits, factor }) => ({ network: digits.slice(0, hexDigits), factor }));
}

function ipv4Networks(octets: string[]) {
  return IPV4_NETWORKS.map(({ octets: kept, factor }) => ({ network: octets.slice(0, kept).join("."), factor }));
}
