import type { Queryable } from "../../../db/database.ts";
import { RETENTION } from "../../../lib/company/retention.ts";
import { CONFIRMATION_DAYS } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { deleteOver } from "../store/subscriptions.ts";

/**
 * Erases expired unconfirmed subscriptions, and those that ended so long ago that proof is no longer needed; a job
 * calls it.
 */
export async function forgetOver({ facts }: NewsletterParts, db: Queryable, now: Date): Promise<void> {
  const endedBefore = new Date(now);
  endedBefore.setUTCFullYear(now.getUTCFullYear() - RETENTION.newsletterProofYears);
  const subscriptions = await deleteOver(db, now, endedBefore);
  const askedBefore = new Date(now.getTime() - CONFIRMATION_DAYS * 86_400_000);
  const fact = { kind: "newsletter.forgotten", at: now, actor: "system", subject: "subscriptions" } as const;
  await facts.record(db, { ...fact, subscriptions, askedBefore, endedBefore });
}
