import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Creates the newsletter's tables: subscriptions, consents, unsubscribe links, and issues sent. */
export async function newsletter(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const ofSubscription = (column: ColumnDefinitionBuilder) =>
    column.notNull().references("newsletter_subscriptions.id").onDelete("cascade");

  await withId(db.schema.createTable("newsletter_subscriptions"), dialect)
    .addColumn("address", "text", required)
    .addColumn("addressKey", "text", required)
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`"state" in ('pending', 'confirmed', 'unsubscribed', 'bounced')`),
    )
    .addColumn("softBounces", "integer", required)
    .addColumn("createdAt", moment, required)
    .addColumn("confirmedAt", moment)
    .addColumn("endedAt", moment)
    .addUniqueConstraint("newsletter_subscriptions_address", ["addressKey", "language"])
    .execute();
  await db.schema
    .createIndex("newsletter_subscriptions_list")
    .on("newsletter_subscriptions")
    .columns(["language", "state", "id"])
    .execute();

  await withId(db.schema.createTable("newsletter_consents"), dialect)
    .addColumn("subscriptionId", "integer", ofSubscription)
    .addColumn("wording", "text", required)
    .addColumn("version", "text", required)
    .addColumn("language", "text", required)
    .addColumn("source", "text", required)
    .addColumn("requestedAt", moment, required)
    .addColumn("tokenDigest", "text", (c) => c.notNull().unique())
    .addColumn("expiresAt", moment, required)
    .addColumn("confirmedAt", moment)
    .addColumn("withdrawnAt", moment)
    .execute();
  await db.schema
    .createIndex("newsletter_consents_subscription")
    .on("newsletter_consents")
    .column("subscriptionId")
    .execute();

  await db.schema
    .createTable("newsletter_links")
    .addColumn("tokenDigest", "text", (c) => c.primaryKey())
    .addColumn("subscriptionId", "integer", ofSubscription)
    .execute();
  await db.schema
    .createIndex("newsletter_links_subscription")
    .on("newsletter_links")
    .column("subscriptionId")
    .execute();

  await withId(db.schema.createTable("newsletter_sendings"), dialect)
    .addColumn("postId", "integer", required)
    .addColumn("language", "text", required)
    .addColumn("issue", "jsonb", required)
    .addColumn("state", "text", (c) => c.notNull().check(sql`"state" in ('sending', 'sent', 'cancelled')`))
    .addColumn("startedBy", "text", required)
    .addColumn("startedAt", moment, required)
    .addColumn("endedAt", moment)
    .addUniqueConstraint("newsletter_sendings_post", ["postId", "language"])
    .execute();

  // The primary key ensures that each reader gets an issue only once.
  await db.schema
    .createTable("newsletter_recipients")
    .addColumn("sendingId", "integer", (c) => c.notNull().references("newsletter_sendings.id").onDelete("cascade"))
    .addColumn("subscriptionId", "integer", ofSubscription)
    .addColumn("state", "text", required)
    .addPrimaryKeyConstraint("newsletter_recipients_key", ["sendingId", "subscriptionId"])
    .execute();
  await db.schema
    .createIndex("newsletter_recipients_state")
    .on("newsletter_recipients")
    .columns(["sendingId", "state", "subscriptionId"])
    .execute();
  await db.schema
    .createIndex("newsletter_recipients_subscription")
    .on("newsletter_recipients")
    .column("subscriptionId")
    .execute();

  // Has at most one row, shared by all processes and issues: when the next emails may enter the outbox.
  await db.schema
    .createTable("newsletter_pace")
    .addColumn("id", "integer", (c) => c.notNull().primaryKey().check(sql`"id" = 1`))
    .addColumn("nextBatchAt", moment, required)
    .execute();
}
