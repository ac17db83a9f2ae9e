import type { Queryable } from "../../../db/database.ts";
import type { Subscription } from "./subscriptions.ts";

/** A subscription's unused, valid confirmation links. */
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

/** @returns its id */
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

/** What a confirmation link is for, used or not. */
export async function findConfirmation(db: Queryable, tokenDigest: string) {
  return await db
    .selectFrom("newsletter_confirmations as link")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "link.subscriptionId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .select(["link.expiresAt", "link.confirmedAt", "subscription.confirmedAt as joinedAt"])
    .where("link.tokenDigest", "=", tokenDigest)
    .executeTakeFirst();
}

/** @returns undefined for a link that is unknown, used or expired: of two concurrent uses, one succeeds */
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
