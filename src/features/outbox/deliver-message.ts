import type { Queryable } from "../../db/database.ts";
import type { ClaimedMessage, DeliveryOutcome } from "./model.ts";
import type { DeliveryParts, MailEnd, MailFollower } from "./parts.ts";
import { claimDue, deleteMessage, markDelivered, markFailed, putOff } from "./store.ts";

/** Pauses after successive failed attempts, in milliseconds. After one more failure, the message is given up on. */
const RETRY_PAUSES = [30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000, 12 * 3_600_000, 24 * 3_600_000];
export const ATTEMPTS_PER_ROUND = RETRY_PAUSES.length + 1;

/** Maximum random share added to a pause, so that messages that failed together are not retried together. */
const JITTER = 0.2;

/**
 * Returns a message's state after a failed attempt.
 * @param attempts number of attempts so far; a replayed message continues its round, or begins another
 * @param chance random number from 0 to 1, for the jitter
 */
export function afterFailure(attempts: number, now: Date, chance: number): { status: "pending" | "dead"; at: Date } {
  const pause = RETRY_PAUSES[(attempts - 1) % ATTEMPTS_PER_ROUND];
  if (pause === undefined) return { status: "dead", at: now };
  return { status: "pending", at: new Date(now.getTime() + pause * (1 + JITTER * chance)) };
}

/**
 * Duration of a claim, in milliseconds; longer than any delivery takes (the transport's `DELIVERY_TIMEOUT`). If a claim
 * expires after a crash, the message is delivered again.
 */
const CLAIM_HOLDS = 120_000;

/** Claims at most `limit` due messages. */
export async function claimMessages({ database, clock }: DeliveryParts, limit: number): Promise<ClaimedMessage[]> {
  const now = clock();
  const claimed = await claimDue(database, limit, now, new Date(now.getTime() + CLAIM_HOLDS));
  // A power cut must not undo a fact that an email has already reported.
  if (claimed.length > 0) await database.flushed();
  return claimed;
}

/** @returns the outcome; undefined if the email was postponed, or dropped as no longer wanted */
export async function deliverMessage(
  parts: DeliveryParts,
  message: ClaimedMessage,
): Promise<DeliveryOutcome | undefined> {
  const follower = parts.followers.get(message.template);
  const isWanted =
    !follower ||
    (await parts.facts.transaction(async (db) => {
      const wanted = await follower.isWanted(db, message);
      if (wanted instanceof Date) {
        await putOff(db, message, wanted);
      } else if (!wanted) {
        await deleteMessage(db, message.id);
        await record(parts, db, "mail.dropped", message);
      }
      return wanted === true;
    }));
  return isWanted ? await parts.deliver(message) : undefined;
}

/** Records a delivery's outcome: delivered, to be retried or given up on. */
export async function settleDelivery(
  parts: DeliveryParts,
  message: ClaimedMessage,
  outcome: DeliveryOutcome,
): Promise<void> {
  const { database, clock, facts, chance = Math.random } = parts;
  const now = clock();
  if (outcome.status === "delivered") {
    await facts.transaction(async (db) => {
      await markDelivered(db, message.id, now);
      await record(parts, db, "mail.delivered", message);
      await follow(parts, db, message, "delivered", undefined);
    });
    return await database.flushed();
  }
  const { status, at } =
    outcome.status === "refused" ? { status: "dead" as const, at: now } : afterFailure(message.attempts, now, chance());
  const { id, template, attempts } = message;
  parts.onUndelivered({ id, template, attempts }, status);
  await facts.transaction(async (db) => {
    if (!(await markFailed(db, message, { status, nextAttemptAt: at, lastError: outcome.error }))) return;
    if (status === "dead") await record(parts, db, "mail.given-up", message);
    await follow(parts, db, message, status, outcome.bounce);
  });
}

async function follow({ followers }: DeliveryParts, ...settled: Parameters<MailFollower["settled"]>): Promise<void> {
  const [db, message] = settled;
  if ((await followers.get(message.template)?.settled(...settled)) === "forget") await deleteMessage(db, message.id);
}

function record({ clock, facts }: DeliveryParts, db: Queryable, kind: MailEnd, { id }: ClaimedMessage) {
  return facts.record(db, { kind, at: clock(), actor: "system", subject: id });
}
