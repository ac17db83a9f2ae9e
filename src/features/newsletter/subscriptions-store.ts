import type { Queryable } from "../../db/database.ts";
import type { Language } from "../../lib/language.ts";
import type { SubscriptionState } from "./model.ts";

export interface Subscription {
  id: number;
  address: string;
  language: Language;
  state: SubscriptionState;
}

const SUBSCRIPTION = ["id", "address", "language", "state"] as const;

/** Finds an email address's subscription to a list, or creates one awaiting confirmation. */
export async function findOrAddSubscription(
  db: Queryable,
  subscriber: { address: string; addressKey: string; language: Language },
  now: Date,
): Promise<Subscription> {
  const values = {
    ...subscriber,
    state: "pending",
    softBounces: 0,
    createdAt: now,
    confirmedAt: null,
    endedAt: null,
  } as const;
  await db
    .insertInto("newsletter_subscriptions")
    .values(values)
    .onConflict((conflict) => conflict.columns(["addressKey", "language"]).doNothing())
    .execute();
  return await db
    .selectFrom("newsletter_subscriptions")
    .select(SUBSCRIPTION)
    .where("addressKey", "=", subscriber.addressKey)
    .where("language", "=", subscriber.language)
    .executeTakeFirstOrThrow();
}

/** @returns the subscription, unless already confirmed */
export async function markConfirmed(db: Queryable, id: number, now: Date): Promise<Subscription | undefined> {
  return await db
    .updateTable("newsletter_subscriptions")
    .set({ state: "confirmed", confirmedAt: now, endedAt: null, softBounces: 0 })
    .where("id", "=", id)
    .where("state", "!=", "confirmed")
    .returning(SUBSCRIPTION)
    .executeTakeFirst();
}

export async function findSubscription(db: Queryable, id: number): Promise<Subscription | undefined> {
  return await db.selectFrom("newsletter_subscriptions").select(SUBSCRIPTION).where("id", "=", id).executeTakeFirst();
}

/**
 * Ends a subscription, unless it has already ended this way.
 * @returns whether it ended now
 */
export async function markEnded(
  db: Queryable,
  id: number,
  state: "unsubscribed" | "bounced",
  now: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable("newsletter_subscriptions")
    .set({ state, endedAt: now })
    .where("id", "=", id)
    // An unsubscribed reader stays unsubscribed, even if an email bounces later.
    .where("state", "not in", state === "bounced" ? ["bounced", "unsubscribed"] : ["unsubscribed"])
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Records a delivery: earlier deferrals no longer count. */
export async function clearSoftBounces(db: Queryable, id: number): Promise<void> {
  await db
    .updateTable("newsletter_subscriptions")
    .set({ softBounces: 0 })
    .where("id", "=", id)
    .where("softBounces", ">", 0)
    .execute();
}

/** @returns the number of soft bounces in a row, including this one */
export async function addSoftBounce(db: Queryable, id: number): Promise<number> {
  const row = await db
    .updateTable("newsletter_subscriptions")
    .set((eb) => ({ softBounces: eb("softBounces", "+", 1) }))
    .where("id", "=", id)
    .returning("softBounces")
    .executeTakeFirst();
  return row?.softBounces ?? 0;
}

/**
 * Deletes subscriptions that can no longer be confirmed, and those that ended before `endedBefore`, whose proof is no
 * longer needed.
 * @returns the deleted subscriptions' ids
 */
export async function deleteOver(db: Queryable, now: Date, endedBefore: Date): Promise<number[]> {
  await db
    .deleteFrom("newsletter_confirmations")
    .where("confirmedAt", "is", null)
    .where("expiresAt", "<=", now)
    .execute();
  const gone = await db
    .deleteFrom("newsletter_subscriptions")
    .where((eb) =>
      eb.or([
        eb.and([
          eb("confirmedAt", "is", null),
          eb.not(
            eb.exists(
              eb
                .selectFrom("newsletter_confirmations")
                .select("newsletter_confirmations.id")
                .whereRef("newsletter_confirmations.subscriptionId", "=", "newsletter_subscriptions.id"),
            ),
          ),
        ]),
        eb("endedAt", "<", endedBefore),
      ]),
    )
    .returning("id")
    .execute();
  return gone.map(({ id }) => id);
}

/** Finds an email address's subscriptions on any list, except those already unsubscribed. */
export async function findSubscriptionsOf(db: Queryable, addressKey: string): Promise<{ id: number }[]> {
  return await db
    .selectFrom("newsletter_subscriptions")
    .select("id")
    .where("addressKey", "=", addressKey)
    .where("state", "in", ["pending", "confirmed", "bounced"])
    .execute();
}

/** Finds the newsletter wording to which a consultation request's sender agreed; undefined without consent. */
export async function findFormConsent(
  db: Queryable,
  consultationId: number,
): Promise<{ wording: string; version: string } | undefined> {
  return await db
    .selectFrom("consent_ledger as entry")
    .leftJoin("consent_wordings as words", "words.id", "entry.wordingId")
    .select(["entry.version", (eb) => eb.fn.coalesce("words.wording", eb.val("")).as("wording")])
    .where("entry.consultationId", "=", consultationId)
    .where("entry.purpose", "=", "newsletter")
    .where("entry.state", "!=", "declined")
    .orderBy("entry.id")
    .executeTakeFirst();
}

/** Counts a subscription's unused, valid confirmation links. */
export async function countOpenConfirmations(db: Queryable, subscriptionId: number, now: Date): Promise<number> {
  const { n } = await db
    .selectFrom("newsletter_confirmations")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("subscriptionId", "=", subscriptionId)
    .where("confirmedAt", "is", null)
    .where("expiresAt", ">", now)
    .executeTakeFirstOrThrow();
  return n;
}

/** @returns the confirmation's id */
export async function insertConfirmation(
  db: Queryable,
  confirmation: { subscriptionId: number; tokenDigest: string; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("newsletter_confirmations")
    .values({ ...confirmation, confirmedAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds the subscription behind a confirmation link, even if the link was used. */
export async function findConfirmation(db: Queryable, tokenDigest: string) {
  return await db
    .selectFrom("newsletter_confirmations as link")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "link.subscriptionId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .select(["link.expiresAt", "link.confirmedAt", "subscription.confirmedAt as joinedAt"])
    .where("link.tokenDigest", "=", tokenDigest)
    .executeTakeFirst();
}

/** @returns undefined for a link that is unknown, used or expired; of two concurrent uses, one succeeds */
export async function useConfirmation(
  db: Queryable,
  tokenDigest: string,
  now: Date,
): Promise<{ id: number; subscriptionId: number } | undefined> {
  return await db
    .updateTable("newsletter_confirmations")
    .set({ confirmedAt: now })
    .where("tokenDigest", "=", tokenDigest)
    .where("confirmedAt", "is", null)
    .where("expiresAt", ">", now)
    .returning(["id", "subscriptionId"])
    .executeTakeFirst();
}

export async function insertLinks(
  db: Queryable,
  links: readonly { tokenDigest: string; subscriptionId: number }[],
): Promise<void> {
  await db.insertInto("newsletter_links").values(links).execute();
}

export async function findSubscriptionOfLink(db: Queryable, tokenDigest: string): Promise<Subscription | undefined> {
  return await db
    .selectFrom("newsletter_links as link")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "link.subscriptionId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .where("link.tokenDigest", "=", tokenDigest)
    .executeTakeFirst();
}

/** Counts the subscriptions by list and state. */
export async function countSubscriptions(db: Queryable) {
  return await db
    .selectFrom("newsletter_subscriptions")
    .select((eb) => ["language", "state", eb.fn.countAll<number>().as("n")])
    .groupBy(["language", "state"])
    .execute();
}

/** Returns the times since `since` when consents were confirmed or withdrawn, not attributable to anyone. */
export async function listChanges(db: Queryable, what: "confirmedAt" | "withdrawnAt", since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom("consent_ledger")
    .select([`${what} as at`])
    .where("subscriptionId", "is not", null)
    .where(what, ">=", since)
    .execute();
  return rows.flatMap(({ at }) => at ?? []);
}

/** An exported subscriber, with the consent of their latest confirmation, or else of their latest request. */
export interface ExportedSubscriber {
  id: number;
  address: string;
  language: Language;
  state: SubscriptionState;
  confirmedAt: Date | null;
  endedAt: Date | null;
  source: string;
  requestedAt: Date;
  version: string;
  wording: string;
}

/**
 * Returns a page of subscribers, sorted by id.
 * @param after id of the previous page's last subscriber
 */
export async function listSubscribers(db: Queryable, limit: number, after = 0): Promise<ExportedSubscriber[]> {
  return await db
    .selectFrom("newsletter_subscriptions as subscription")
    .innerJoin("consent_ledger as consent", "consent.subscriptionId", "subscription.id")
    .leftJoin("consent_wordings as words", "words.id", "consent.wordingId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .select(["subscription.confirmedAt", "subscription.endedAt"])
    .select(["consent.source", "consent.mailedAt as requestedAt", "consent.version"])
    .select((eb) => eb.fn.coalesce("words.wording", eb.val("")).as("wording"))
    .where("subscription.id", ">", after)
    .where("consent.id", "=", (eb) =>
      eb
        .selectFrom("consent_ledger as other")
        .select("other.id")
        .whereRef("other.subscriptionId", "=", "subscription.id")
        .orderBy((of) => of.case().when("other.confirmedAt", "is", null).then(1).else(0).end())
        .orderBy("other.mailedAt", "desc")
        .orderBy("other.id", "desc")
        .limit(1),
    )
    .orderBy("subscription.id")
    .limit(limit)
    .$narrowType<{ requestedAt: Date }>()
    .execute();
}
