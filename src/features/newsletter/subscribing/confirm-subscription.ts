import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { NewsletterParts } from "../parts.ts";
import { findConfirmation, useConfirmation } from "../store/links.ts";
import { markConfirmed, type Subscription } from "../store/subscriptions.ts";
import { confirmationOf, noSuchLink } from "./read-link.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

/**
 * Adds the address to the list and welcomes it; repeating it changes nothing.
 * @returns the language of the list
 * @throws AppError `not-found` for an invalid or expired link
 */
export async function confirmSubscription(parts: NewsletterParts, token: unknown): Promise<Language> {
  const { clock, database, facts, outbox } = parts;
  const digest = digestOfToken(token);
  if (!digest) throw noSuchLink();
  const language = await facts.transaction(async (db) => {
    const now = clock();
    const confirmed = await useConfirmation(db, digest, now);
    if (!confirmed) return undefined;
    const { id: confirmationId, subscriptionId: id } = confirmed;
    const subscription = await markConfirmed(db, id, now);
    const isReader = subscription === undefined;
    const fact = { kind: "newsletter.confirmed", at: now, actor: "visitor", subject: id } as const;
    await facts.record(db, { ...fact, confirmationId, isReader });
    // Two requests, each with its own link, make one subscription and one welcome.
    if (isReader) return (await findConfirmation(db, digest))?.language;
    await welcome(parts, db, subscription);
    return subscription.language;
  });
  await database.flushed();
  outbox.wake();
  const confirmed = language ?? (await confirmationOf(parts, token))?.language;
  if (!confirmed) throw noSuchLink();
  return confirmed;
}

async function welcome(parts: NewsletterParts, db: Queryable, reader: Subscription): Promise<void> {
  const { id, address, language } = reader;
  const [links] = await unsubscribeLinks(parts, db, [reader]);
  await parts.outbox.enqueue(db, {
    template: "newsletter-welcome",
    about: { kind: "subscription", id },
    recipient: address,
    language,
    payload: { subscriptionId: id, ...links! },
  });
}
