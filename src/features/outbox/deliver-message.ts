import type { Queryable } from "../../db/database.ts";
import type { MailEnd } from "./facts.ts";
import type { ClaimedMessage, DeliveryOutcome } from "./model.ts";
import type { DeliveryParts, MailFollower } from "./parts.ts";
import { afterFailure } from "./retry-pauses.ts";
import { claimDue, deleteMessage, markDelivered, markFailed, putOff } from "./store.ts";

/**
 * How long a claim lasts, in milliseconds: longer than any delivery takes (`DELIVERY_TIMEOUT` of the transport). After
 * a crash the message is delivered again once it expires.
 */
const CLAIM_HOLDS = 120_000;

/** Claims at most `limit` due messages. */
export async function claimMessages({ database, clock }: DeliveryParts, limit: number): Promise<ClaimedMessage[]> {
  const now = clock();
  const claimed = await claimDue(database, limit, now, new Date(now.getTime() + CLAIM_HOLDS));
  // Never email about something a power cut could still undo.
  if (claimed.length > 0) await database.flushed();
  return claimed;
}

/** @returns the outcome, or undefined for an email that is no longer wanted and was removed, or was postponed */
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

/** Records a delivery's outcome: delivered, to be retried, or given up. */
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
