import type { MailPayloads } from "../../emails/mail-payloads.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Bounce, ClaimedMessage, OutboxStatus } from "../outbox/model.ts";
import type { MailFollower } from "../outbox/parts.ts";
import { leaveList, type NewsletterFacts } from "./leaving-service.ts";
import { addSoftBounce, clearSoftBounces, findSubscription, type Queryable } from "./repository.ts";
import { findSending, type RecipientState, setRecipients } from "./sendings-repository.ts";

/** So many issues in a row that a mailbox put off until we gave up make it a dead one. */
const MAX_SOFT_BOUNCES = 3;

/** The mails of the newsletter that are followed on their way out. */
export const FOLLOWED = ["newsletter-confirm", "newsletter-welcome", "newsletter-issue"] as const;

/** What a followed mail is about; undefined for a test of an issue, which is for a member of staff. */
function subjectOf({ template, payload }: ClaimedMessage): { subscriptionId: number; sendingId?: number } | undefined {
  if (template === "newsletter-issue") {
    return (payload as unknown as MailPayloads["newsletter-issue"]).reader ?? undefined;
  }
  return payload as unknown as MailPayloads["newsletter-welcome"];
}

/**
 * Follows the newsletter's mails through the outbox: nothing goes to somebody who has left meanwhile, nor of a sending
 * that was stopped, and what the receiving side says about a mailbox is written down.
 */
export function createMailFollower(clock: Clock, { record }: Pick<NewsletterFacts, "record">): MailFollower {
  const setRecipient = async (db: Queryable, message: ClaimedMessage, state: RecipientState) => {
    const subject = subjectOf(message);
    if (subject?.sendingId !== undefined) await setRecipients(db, subject.sendingId, [subject.subscriptionId], state);
  };

  async function bounced(db: Queryable, subscriptionId: number, bounce: Bounce | undefined): Promise<boolean> {
    const isDead =
      bounce === "hard" || (bounce === "soft" && (await addSoftBounce(db, subscriptionId)) >= MAX_SOFT_BOUNCES);
    if (isDead) await leaveList(record, db, subscriptionId, "bounced", clock(), "system", "undeliverable");
    return isDead;
  }

  return {
    async isWanted(db, message) {
      const subject = subjectOf(message);
      if (!subject) return true;
      const subscription = await findSubscription(db, subject.subscriptionId);
      // Erased, or the request was answered by another link of the same person.
      if (!subscription) return false;
      if (message.template === "newsletter-confirm") return subscription.state !== "confirmed";
      const sending = subject.sendingId === undefined ? undefined : await findSending(db, subject.sendingId);
      if (subscription.state === "confirmed" && sending?.state !== "cancelled") return true;
      await setRecipient(db, message, "dropped");
      return false;
    },

    async settled(db, message, status: OutboxStatus, bounce) {
      const subject = subjectOf(message);
      if (!subject) return "keep";
      if (status === "delivered") {
        await setRecipient(db, message, "delivered");
        if (subject.sendingId !== undefined) await clearSoftBounces(db, subject.subscriptionId);
        return "keep";
      }
      if (status === "pending") {
        await setRecipient(db, message, "deferred");
        return "keep";
      }
      const isDead = await bounced(db, subject.subscriptionId, bounce);
      await setRecipient(db, message, isDead ? "bounced" : "failed");
      // A mailbox that takes nothing is nothing that trying again would mend.
      return bounce === undefined ? "keep" : "forget";
    },
  };
}
