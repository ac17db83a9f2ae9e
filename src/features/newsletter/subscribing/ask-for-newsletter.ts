import type { Queryable } from "../../../db/database.ts";
import { pathIn } from "../../../lib/language.ts";
import { digestOfToken, newSecretToken } from "../../../lib/secret-token.ts";
import { mailKey } from "../../../lib/text/mail-key.ts";
import { claimMail } from "../../mail-limits/mail-limits.ts";
import { CONFIRMATION_DAYS, type NewsletterRequest } from "../model.ts";
import type { NewsletterParts } from "../parts.ts";
import { countOpenConfirmations, insertConfirmation } from "../store/links.ts";
import { findOrAddSubscription } from "../store/subscriptions.ts";

/**
 * How often, in `CONFIRMATION_DAYS` and at most once a day, others can make us write to an address that never responds.
 */
const MAX_OPEN_REQUESTS = 3;

/**
 * Records the request and emails a confirmation link, in the caller's transaction; call `outbox.wake` after the commit.
 * An address hears from us at most once a day, and not at all if already subscribed. Neither is reported: callers must
 * not learn whether the address is known.
 * @param wait milliseconds before the email leaves
 */
export async function askForNewsletter(
  parts: NewsletterParts,
  db: Queryable,
  asked: NewsletterRequest,
  wait = 0,
): Promise<void> {
  const { clock, facts, outbox, siteUrl } = parts;
  const { address, language } = asked;
  const now = clock();
  if (!(await claimMail(db, "newsletter-confirm", address, now))) return;
  const subscriber = { address, addressKey: mailKey(address), language };
  const { id, state } = await findOrAddSubscription(db, subscriber, now);
  if (state === "confirmed") return;
  if ((await countOpenConfirmations(db, id, now)) >= MAX_OPEN_REQUESTS) return;
  const token = newSecretToken();
  const dueAt = new Date(now.getTime() + wait);
  const confirmationId = await insertConfirmation(db, {
    subscriptionId: id,
    tokenDigest: digestOfToken(token)!,
    expiresAt: new Date(dueAt.getTime() + CONFIRMATION_DAYS * 86_400_000),
  });
  await facts.record(db, {
    ...asked,
    kind: "newsletter.asked",
    at: now,
    actor: "visitor",
    subject: id,
    confirmationId,
  });
  await outbox.enqueue(db, {
    template: "newsletter-confirm",
    about: { kind: "subscription", id },
    recipient: address,
    language,
    payload: {
      subscriptionId: id,
      url: `${siteUrl}${pathIn(language, "/newsletter/confirm")}?token=${token}`,
      days: CONFIRMATION_DAYS,
    },
    dueAt,
  });
}

/** {@link askForNewsletter} in a transaction of its own. */
export async function subscribe(parts: NewsletterParts, asked: NewsletterRequest, wait = 0): Promise<void> {
  await parts.facts.transaction((db) => askForNewsletter(parts, db, asked, wait));
  await parts.database.flushed();
  parts.outbox.wake();
}
