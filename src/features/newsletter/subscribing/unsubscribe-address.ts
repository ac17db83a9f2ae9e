import { mailKey } from "../../../lib/text/mail-key.ts";
import type { NewsletterParts } from "../parts.ts";
import { findSubscriptionsOf } from "../store/subscriptions.ts";
import { endSubscription } from "./end-subscription.ts";

/**
 * For people who ask us by email or phone to be removed: ends all of an address's subscriptions.
 * @param actor id of the member of staff
 * @returns how many subscriptions ended
 */
export async function unsubscribeAddress(parts: NewsletterParts, address: string, actor: string): Promise<number> {
  const ended = await parts.facts.transaction(async (db) => {
    const subscriptions = await findSubscriptionsOf(db, mailKey(address));
    for (const { id: subject } of subscriptions) {
      await endSubscription(parts, db, { subject, state: "unsubscribed", actor, how: "desk" });
      const fact = { kind: "newsletter.unsubscribe", at: parts.clock(), actor, subject, detail: {} } as const;
      await parts.facts.record(db, fact);
    }
    return subscriptions.length;
  });
  await parts.database.flushed();
  return ended;
}
