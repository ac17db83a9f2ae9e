import type { Queryable } from "../../db/database.ts";
import { afterFailure } from "../outbox/deliver-message.ts";
import { type Attempt, attempt } from "./attempt.ts";
import type { DeliveryProblem } from "./model.ts";
import type { WebhooksParts } from "./parts.ts";
import { type ClaimedDelivery, claimDue, isTest, listWaiting, settleDelivery } from "./store/deliveries.ts";
import { findEndpointRow, noteFailing, noteWell, switchOff } from "./store/endpoints.ts";

/** Attempts at the same time at one endpoint; one while it fails. */
const AT_ONCE = 4;

/** How long a claim holds, in milliseconds: longer than any attempt. After a crash it is sent again, with the same id. */
export const CLAIM_HOLDS = 30_000;

/** How long an endpoint may fail before it is switched off, in milliseconds. */
const FAILS_AT_MOST = 3 * 86_400_000;

/** An endpoint that cannot be reached is looked at again after the pauses of the outbox, an hour at most. */
const LONGEST_REST_STEP = 4;

/** Nothing of these says whether the next event would get through: the endpoint is left alone for a while. */
const UNREACHED: readonly DeliveryProblem[] = ["timedOut", "unreachable", "privateAddress", "locked"];

/**
 * Claims and sends what is due. Endpoints do not know of each other: each has connections of its own, in this process, so that
 * one that is slow or gone keeps nothing from the others.
 */
export function createDeliveries(parts: WebhooksParts) {
  const { database, clock } = parts;
  /** Deliveries under way, with their endpoint. */
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
    /** Claims at most `limit` deliveries that are due. */
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
      // Nobody is told of what a power cut could still take back.
      if (claimed.length > 0) await database.flushed();
      return claimed;
    },

    async nextDueAt(): Promise<Date | undefined> {
      const moments = (await listFree(clock())).map(({ dueAt }) => dueAt.getTime());
      return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
    },

    /** @returns undefined when the endpoint was removed meanwhile */
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
 * Writes down what became of an attempt, and what follows for its endpoint. A test is not tried again, and says nothing of
 * whether the endpoint's events get through.
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
  // 429 and 503: too busy, whatever is sent (RFC 9110, RFC 6585).
  const rests = UNREACHED.includes(problem) || answerStatus === 429 || answerStatus === 503;
  const rest = (failures: number) => afterFailure(Math.min(failures, LONGEST_REST_STEP), now, chance()).at;
  const since = await noteFailing(db, endpoint, now, rests ? rest : undefined);
  const reason = problem === "gone" ? "gone" : now.getTime() - since.getTime() >= FAILS_AT_MOST ? "failing" : undefined;
  if (!reason || !(await switchOff(db, id, reason))) return;
  await facts.record(db, { kind: "webhook.switched-off", at: now, actor: "system", subject: id, detail: { reason } });
}
