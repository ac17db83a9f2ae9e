import type { Queryable } from "../../../db/database.ts";
import type { MailPayloads } from "../../../emails/mail-payloads.ts";
import type { ClaimedMessage } from "../../outbox/model.ts";
import type { MailFollower } from "../../outbox/parts.ts";
import type { RecipientState } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { setRecipients } from "../store/recipients.ts";
import { findSending } from "../store/sendings.ts";
import { addSoftBounce, clearSoftBounces, findSubscription } from "../store/subscriptions.ts";
import { endSubscription } from "../subscribing/unsubscribe.ts";

/** A mailbox that deferred this many issues in a row until we gave up counts as dead. */
const MAX_SOFT_BOUNCES = 3;

/** Newsletter emails followed through the outbox. */
export const NEWSLETTER_MAILS = ["newsletter-confirm", "newsletter-welcome", "newsletter-issue"] as const;

type Following = Pick<NewsletterParts, "clock" | "facts">;

/**
 * Follows the newsletter's emails through the outbox: drops those to readers who have unsubscribed or from stopped
 * sendings, and records the receiving side's verdict on a mailbox.
 */
export const followMails = (parts: Following): MailFollower => ({
  isWanted,
  settled: (...settled) => noteOutcome(parts, ...settled),
});

const isWanted: MailFollower["isWanted"] = async (db, message) => {
  const subject = subjectOf(message);
  if (!subject) return true;
  const subscription = await findSubscription(db, subject.subscriptionId);
  // Erased, or answered through another link of the same person.
  if (!subscription) return false;
  if (message.template === "newsletter-confirm") return subscription.state !== "confirmed";
  const sending = subject.sendingId === undefined ? undefined : await findSending(db, subject.sendingId);
  if (subscription.state === "confirmed" && sending?.state !== "cancelled") return true;
  await setRecipient(db, subject, "dropped");
  return false;
};

async function noteOutcome(
  parts: Following,
  ...[db, message, status, bounce]: Parameters<MailFollower["settled"]>
): Promise<"keep" | "forget"> {
  const subject = subjectOf(message);
  if (!subject) return "keep";
  const { subscriptionId, sendingId } = subject;
  if (status === "delivered") {
    await setRecipient(db, subject, "delivered");
    if (sendingId !== undefined) await clearSoftBounces(db, subscriptionId);
    return "keep";
  }
  if (status === "pending") {
    await setRecipient(db, subject, "deferred");
    return "keep";
  }
  const isDead =
    bounce === "hard" || (bounce === "soft" && (await addSoftBounce(db, subscriptionId)) >= MAX_SOFT_BOUNCES);
  if (isDead) {
    const ended = { subject: subscriptionId, state: "bounced", actor: "system", how: "undeliverable" } as const;
    await endSubscription(parts, db, ended);
  }
  await setRecipient(db, subject, isDead ? "bounced" : "failed");
  // Retrying does not help with a dead mailbox.
  return bounce === undefined ? "keep" : "forget";
}

interface MailSubject {
  subscriptionId: number;
  /** Of an issue. */
  sendingId?: number;
}

/** What a followed email is about; undefined for a test issue, which goes to staff. */
function subjectOf({ template, payload }: ClaimedMessage): MailSubject | undefined {
  if (template === "newsletter-issue") {
    return (payload as unknown as MailPayloads["newsletter-issue"]).reader ?? undefined;
  }
  return payload as unknown as MailPayloads["newsletter-welcome"];
}

async function setRecipient(
  db: Queryable,
  { sendingId, subscriptionId }: MailSubject,
  state: RecipientState,
): Promise<void> {
  if (sendingId !== undefined) await setRecipients(db, sendingId, [subscriptionId], state);
}
