import { createHmac, randomBytes } from "node:crypto";
import type { Queryable } from "../../db/database.ts";
import { guardedFetch, RefusedAddress } from "../../lib/http/guarded-fetch.ts";
import { secretBox } from "../../lib/secrets.ts";
import { afterFailure } from "../outbox/deliver-message.ts";
import { type ClaimedDelivery, claimDue, isTest, listWaiting, settleDelivery } from "./deliveries-store.ts";
import { type EndpointRow, findEndpointRow, noteFailing, noteWell, switchOff } from "./endpoints-store.ts";
import type { DeliveryProblem } from "./model.ts";
import type { WebhooksParts } from "./parts.ts";

/** Maximum concurrent attempts per endpoint; a failing endpoint gets one attempt at a time. */
const AT_ONCE = 4;

/**
 * Duration of a claim, in milliseconds; longer than any attempt. After a crash, the delivery is sent again with the
 * same id.
 */
export const CLAIM_HOLDS = 30_000;

/** How long an endpoint may fail before it is switched off, in milliseconds. */
const FAILS_AT_MOST = 3 * 86_400_000;

/** Longest of the outbox's backoff steps that applies to an unreachable endpoint: the fourth, an hour. */
const LONGEST_REST_STEP = 4;

/** Problems that would affect the next event too, so that the endpoint rests. */
const UNREACHED: readonly DeliveryProblem[] = ["timedOut", "unreachable", "privateAddress", "locked"];

/**
 * Claims and sends due deliveries. Each endpoint has its own share of attempts in this process, so that a slow or dead
 * endpoint does not delay the others.
 */
export function createDeliveries(parts: WebhooksParts) {
  const { database, clock } = parts;
  /** Endpoint id of each delivery in progress, by delivery id. */
  const underWay = new Map<number, number>();
  const countOf = (endpointId: number) => [...underWay.values()].filter((id) => id === endpointId).length;

  async function listFree(now: Date) {
    return (await listWaiting(database.kysely, now)).flatMap(({ id, failingSince, restsUntil, nextAttemptAt }) => {
      const free = (failingSince ? 1 : AT_ONCE) - countOf(id);
      if (free <= 0 || nextAttemptAt === null) return [];
      return [{ id, free, dueAt: restsUntil && restsUntil > nextAttemptAt ? restsUntil : nextAttemptAt }];
    });
  }

  return {
    async claim(limit: number): Promise<ClaimedDelivery[]> {
      const now = clock();
      const claimed: ClaimedDelivery[] = [];
      for (const { id, free, dueAt } of await listFree(now)) {
        const most = Math.min(free, limit - claimed.length);
        if (dueAt > now || most === 0) continue;
        const taken = await claimDue(database, id, most, now, new Date(now.getTime() + CLAIM_HOLDS));
        for (const delivery of taken) underWay.set(delivery.id, id);
        claimed.push(...taken);
      }
      // A power cut must not undo the claim of a delivery that an endpoint has already received.
      if (claimed.length > 0) await database.flushed();
      return claimed;
    },

    async nextDueAt(): Promise<Date | undefined> {
      const moments = (await listFree(clock())).map(({ dueAt }) => dueAt.getTime());
      return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
    },

    /** @returns undefined if the endpoint was removed meanwhile */
    async deliver(delivery: ClaimedDelivery): Promise<Attempt | undefined> {
      try {
        const endpoint = await findEndpointRow(database.kysely, delivery.endpointId);
        return endpoint && (await attempt(parts, endpoint, delivery));
      } finally {
        underWay.delete(delivery.id);
      }
    },
    settle: (delivery: ClaimedDelivery, outcome: Attempt) => settle(parts, delivery, outcome),
  };
}

/**
 * Records an attempt's outcome for the delivery and its endpoint. A test is never retried, and counts neither as a
 * success nor as a failure of the endpoint.
 */
export async function settle(
  parts: WebhooksParts,
  delivery: ClaimedDelivery,
  { problem, answerStatus, answer }: Attempt,
): Promise<void> {
  const { database, clock, facts, chance = Math.random } = parts;
  const now = clock();
  await facts.transaction(async (db) => {
    if (problem === undefined) {
      const end = { status: "delivered", deliveredAt: now, answerStatus, answer, problem: null } as const;
      await settleDelivery(db, delivery, end);
      if (!isTest(delivery)) await noteWell(db, delivery.endpointId);
      return;
    }
    const { status, at } =
      isTest(delivery) || problem === "gone"
        ? ({ status: "dead", at: now } as const)
        : afterFailure(delivery.attempts, now, chance());
    await settleDelivery(db, delivery, { status, nextAttemptAt: at, answerStatus, answer, problem });
    if (!isTest(delivery)) await noteFailure(parts, db, delivery.endpointId, problem, answerStatus);
  });
  if (problem === undefined) await database.flushed();
}

async function noteFailure(
  { clock, facts, chance = Math.random }: WebhooksParts,
  db: Queryable,
  id: number,
  problem: DeliveryProblem,
  answerStatus: number | null,
): Promise<void> {
  const now = clock();
  const endpoint = await findEndpointRow(db, id);
  if (!endpoint) return;
  // 429 and 503 mean that the endpoint is too busy for any request (RFC 9110, RFC 6585).
  const rests = UNREACHED.includes(problem) || answerStatus === 429 || answerStatus === 503;
  const rest = (failures: number) => afterFailure(Math.min(failures, LONGEST_REST_STEP), now, chance()).at;
  const since = await noteFailing(db, endpoint, now, rests ? rest : undefined);
  const reason = problem === "gone" ? "gone" : now.getTime() - since.getTime() >= FAILS_AT_MOST ? "failing" : undefined;
  if (!reason || !(await switchOff(db, id, reason))) return;
  await facts.record(db, { kind: "webhook.switched-off", at: now, actor: "system", subject: id, detail: { reason } });
}

/**
 * How long an endpoint may take to respond, in milliseconds. A slower program should respond first and work later
 * (Standard Webhooks allows 15 to 30 s).
 */
const PATIENCE_MS = 10_000;
/** Maximum bytes read from a response, and maximum UTF-16 code units stored. */
const MAX_ANSWER_BYTES = 8_192;
const MAX_KEPT_ANSWER = 2_000;

export interface Attempt {
  /** Undefined if the attempt succeeded. */
  problem: DeliveryProblem | undefined;
  answerStatus: number | null;
  answer: string | null;
}

/** Posts a delivery with a fresh signature. Never throws. */
export async function attempt(
  { clock, secret, privatePlaces, patienceMs = PATIENCE_MS }: WebhooksParts,
  endpoint: Pick<EndpointRow, "url" | "secret" | "createdBy">,
  { eventId, body }: ClaimedDelivery,
): Promise<Attempt> {
  const signing = unseal(secret, endpoint.createdBy, endpoint.secret);
  if (signing === undefined) return { problem: "locked", answerStatus: null, answer: null };
  const fetch = guardedFetch({
    maxBytes: MAX_ANSWER_BYTES,
    cutsBody: true,
    signal: AbortSignal.timeout(patienceMs),
    privatePlaces,
  });
  try {
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Nordet-Webhooks/1",
        ...signedHeaders(signing, eventId, clock(), body),
      },
      body,
      // A signed message must not follow a redirect to a URL for which it was not meant.
      redirect: "manual",
    });
    const answer = kept(await response.text());
    return { problem: problemOf(response.status), answerStatus: response.status, answer };
  } catch (error) {
    return { problem: problemIn(error), answerStatus: null, answer: codeOf(error) };
  }
}

function problemOf(status: number): DeliveryProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 410) return "gone";
  return status >= 300 && status < 400 ? "redirect" : "status";
}

function problemIn(error: unknown): DeliveryProblem {
  if (error instanceof RefusedAddress) return "privateAddress";
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")
    ? "timedOut"
    : "unreachable";
}

/** Drops NUL and lone surrogates, which PostgreSQL cannot store. */
const kept = (text: string) => text.replaceAll("\0", "").slice(0, MAX_KEPT_ANSWER).toWellFormed();

/** Returns an error's code, such as `ECONNREFUSED`, because its message may contain the URL. */
const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;

/**
 * Signatures according to Standard Webhooks 1.0.0 (github.com/standard-webhooks/standard-webhooks), made with Node's
 * crypto. The specification's own library has its own SHA-256 in JavaScript; we use it only to verify in tests.
 */

/** Length of a signing secret in bytes: that of the digest (RFC 2104, section 3). */
const SECRET_BYTES = 32;
const PREFIX = "whsec_";

/** Encrypt and decrypt endpoints' signing secrets, each bound to the endpoint's maker. */
export const { seal, unseal } = secretBox("nordet webhooks");

/** Creates a signing secret in the format that libraries accept. */
export const newSigningSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/** Returns an attempt's headers. Retries keep the id and get a new timestamp. */
export function signedHeaders(secret: string, eventId: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${eventId}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": eventId, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
