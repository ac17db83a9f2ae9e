import type { Language } from "../../../lib/language.ts";
import { digestOfToken } from "../../../lib/secret-token.ts";
import type { NewsletterParts } from "../parts.ts";
import { findSubscriptionOfLink } from "../store/links.ts";
import { endSubscription } from "./end-subscription.ts";
import { noSuchLink } from "./read-link.ts";

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
