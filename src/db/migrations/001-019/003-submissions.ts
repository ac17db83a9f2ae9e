import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";

/** Adds what is stored to detect repeated, excessive and unwanted submissions, and the desk's search index. */
export async function submissions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.alterTable("consultations").addColumn("contentDigest", "text").execute();
  await db.schema
    .createIndex("consultations_content")
    .on("consultations")
    .columns(["contentDigest", "createdAt"])
    .execute();
  // Covers every column that a search or filter needs, so that 100,000 rows are filtered from the index alone.
  await db.schema
    .createIndex("consultations_search")
    .on("consultations")
    .columns(["review", "createdAt", "id", "contacted", "leadScore", "searchText"])
    .execute();
  await db.schema.dropIndex("consultations_newest").execute();

  await db.schema
    .createTable("idempotency_keys")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("digest", "text", (c) => c.notNull())
    .addColumn("answer", "jsonb", (c) => c.notNull())
    .addColumn("expiresAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("idempotency_keys_expiry").on("idempotency_keys").column("expiresAt").execute();

  await db.schema
    .createTable("mail_limits")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("sentAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("mail_limits_sent").on("mail_limits").column("sentAt").execute();

  // Rate limit counts shared by several processes; a single process counts in memory. The schema is
  // rate-limiter-flexible's.
  if (dialect === "postgres") {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", sql`varchar(255)`, (c) => c.primaryKey())
      .addColumn("points", "integer", (c) => c.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  }
}
