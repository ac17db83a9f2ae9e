import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Creates the tables for webhook endpoints and their deliveries. */
export async function webhooks(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("webhook_endpoints"), dialect)
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("events", "jsonb", (c) => c.notNull())
    .addColumn("detail", "text", (c) => c.notNull().check(sql`"detail" in ('thin', 'full')`))
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("active", "boolean", (c) => c.notNull())
    .addColumn("offReason", "text", (c) => c.check(sql`"offReason" in ('staff', 'gone', 'failing')`))
    .addColumn("failures", "integer", (c) => c.notNull())
    .addColumn("failingSince", moment)
    .addColumn("restsUntil", moment)
    .addColumn("createdBy", "text", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .execute();
  await withId(db.schema.createTable("webhook_deliveries"), dialect)
    .addColumn("endpointId", "integer", (c) => c.notNull().references("webhook_endpoints.id").onDelete("cascade"))
    .addColumn("eventId", "text", (c) => c.notNull())
    .addColumn("type", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    // Text rather than JSON, because it is signed and sent byte for byte.
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull().check(sql`"status" in ('pending', 'delivered', 'dead')`))
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("nextAttemptAt", moment, (c) => c.notNull())
    .addColumn("lockedUntil", moment)
    .addColumn("answerStatus", "integer")
    .addColumn("answer", "text")
    .addColumn("problem", "text")
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("deliveredAt", moment)
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_due")
    .on("webhook_deliveries")
    .columns(["endpointId", "nextAttemptAt", "id"])
    .where(sql.ref("status"), "=", sql.lit("pending"))
    .execute();
  // Finds earlier deliveries about a subject, which must be sent first.
  await db.schema
    .createIndex("webhook_deliveries_order")
    .on("webhook_deliveries")
    .columns(["endpointId", "subject", "id"])
    .where(sql.ref("status"), "=", sql.lit("pending"))
    .execute();
  await db.schema
    .createIndex("webhook_deliveries_log")
    .on("webhook_deliveries")
    .columns(["endpointId", "id"])
    .execute();
  await db.schema.createIndex("webhook_deliveries_subject").on("webhook_deliveries").column("subject").execute();
  await db.schema.createIndex("webhook_deliveries_age").on("webhook_deliveries").column("createdAt").execute();
}
