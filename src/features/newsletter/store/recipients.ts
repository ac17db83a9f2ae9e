import { sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { RecipientState } from "../model.ts";

/** Everybody confirmed on a list at this moment becomes a reader of the issue; whoever is one already stays as they are. */
export async function addRecipients(db: Queryable, sendingId: number, language: Language): Promise<void> {
  await db
    .insertInto("newsletter_recipients")
    .columns(["sendingId", "subscriptionId", "state"])
    .expression((eb) =>
      eb
        .selectFrom("newsletter_subscriptions")
        .select((of) => [
          sql<number>`${sql.lit(sendingId)}`.as("sendingId"),
          of.ref("id").as("subscriptionId"),
          sql<RecipientState>`'waiting'`.as("state"),
        ])
        .where("language", "=", language)
        .where("state", "=", "confirmed"),
    )
    .onConflict((conflict) => conflict.columns(["sendingId", "subscriptionId"]).doNothing())
    .execute();
}

/** Lets whoever was dropped have their turn after all. */
export async function takeUpDropped(db: Queryable, sendingId: number): Promise<void> {
  await db
    .updateTable("newsletter_recipients")
    .set({ state: "waiting" })
    .where("sendingId", "=", sendingId)
    .where("state", "=", "dropped")
    .execute();
}

/** Readers by state, of one sending or several. */
export async function countRecipients(db: Queryable, sendingIds: readonly number[]) {
  if (sendingIds.length === 0) return [];
  return await db
    .selectFrom("newsletter_recipients")
    .select((eb) => ["sendingId", "state", eb.fn.countAll<number>().as("n")])
    .where("sendingId", "in", sendingIds)
    .groupBy(["sendingId", "state"])
    .execute();
}

/** The next readers whose turn it is, with what has become of their subscription since. */
export async function nextRecipients(db: Queryable, sendingId: number, limit: number) {
  return await db
    .selectFrom("newsletter_recipients as recipient")
    .innerJoin("newsletter_subscriptions as subscription", "subscription.id", "recipient.subscriptionId")
    .select(["subscription.id", "subscription.address", "subscription.language", "subscription.state"])
    .where("recipient.sendingId", "=", sendingId)
    .where("recipient.state", "=", "waiting")
    .orderBy("recipient.subscriptionId")
    .limit(limit)
    .execute();
}

export async function setRecipients(
  db: Queryable,
  sendingId: number,
  subscriptionIds: readonly number[],
  state: RecipientState,
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await db
    .updateTable("newsletter_recipients")
    .set({ state })
    .where("sendingId", "=", sendingId)
    .where("subscriptionId", "in", subscriptionIds)
    .execute();
}
