import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secrets.ts";
import { mailKey } from "../../../lib/text/mailbox.ts";
import type { NewsletterFact } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { findSubscriptionOfLink } from "../store/links.ts";
import { findSubscriptionsOf, markEnded } from "../store/subscriptions.ts";
import { noSuchLink } from "./subscribe.ts";

type Ended = Extract<NewsletterFact, { kind: "newsletter.ended" }>;

/** Ends a subscription, in the caller's transaction; one that has already ended this way is unchanged. */
export async function endSubscription(
  { clock, facts }: Pick<NewsletterParts, "clock" | "facts">,
  db: Queryable,
  ended: Pick<Ended, "subject" | "state" | "actor" | "how">,
): Promise<void> {
  const at = clock();
  if (!(await markEnded(db, ended.subject, ended.state, at))) return;
  await facts.record(db, { kind: "newsletter.ended", at, ...ended });
}

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

/**
 * Removes the address from the list at once; repeating it changes nothing.
 * @param how through the link and our page, or the mail program's button
 * @returns the language of the list
 * @throws AppError `not-found` for a link that is not ours
 */
export async function unsubscribe(
  parts: NewsletterParts,
  token: unknown,
  how: "link" | "one-click",
): Promise<Language> {
  const digest = digestOfToken(token);
  const language = await parts.facts.transaction(async (db) => {
    const subscription = digest && (await findSubscriptionOfLink(db, digest));
    if (!subscription) throw noSuchLink();
    const { id: subject, language: left } = subscription;
    await endSubscription(parts, db, { subject, state: "unsubscribed", actor: "visitor", how });
    return left;
  });
  await parts.database.flushed();
  return language;
}
