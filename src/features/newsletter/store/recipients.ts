import { sql } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Language } from "../../../lib/language.ts";
import type { RecipientState } from "../model.ts";

/** Makes everyone confirmed on a list at this moment a recipient of the issue; existing recipients stay as they are. */
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

/** Gives dropped recipients their turn after all. */
export async function takeUpDropped(db: Queryable, sendingId: number): Promise<void> {
  await db
    .updateTable("newsletter_recipients")
    .set({ state: "waiting" })
    .where("sendingId", "=", sendingId)
    .where("state", "=", "dropped")
    .execute();
}

/** Recipients by state, for one sending or several. */
export async function countRecipients(db: Queryable, sendingIds: readonly number[]) {
  if (sendingIds.length === 0) return [];
  return await db
    .selectFrom("newsletter_recipients")
    .select((eb) => ["sendingId", "state", eb.fn.countAll<number>().as("n")])
    .where("sendingId", "in", sendingIds)
    .groupBy(["sendingId", "state"])
    .execute();
}

/** The next recipients, with the current state of their subscription. */
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
