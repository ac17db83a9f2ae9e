import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const moment = sql`timestamptz(3)`;

/**
 * Staff: the tables better-auth 1.7 works with under our names, and two of our own. Written out instead of asked of the
 * library, so that the schema never depends on which release is installed; a test compares them with its wish list.
 */
export async function staff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("name", "text", required)
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("emailVerified", "boolean", required)
    .addColumn("image", "text")
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("role", "text", (c) => c.notNull().check(sql`"role" in ('admin', 'editor')`))
    .execute();

  await db.schema
    .createTable("staff_sessions")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("expiresAt", moment, required)
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("staff_sessions_userId_idx").on("staff_sessions").column("userId").execute();

  await db.schema
    .createTable("staff_accounts")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("accountId", "text", required)
    .addColumn("providerId", "text", required)
    .addColumn("userId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", moment)
    .addColumn("refreshTokenExpiresAt", moment)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .execute();
  await db.schema.createIndex("staff_accounts_userId_idx").on("staff_accounts").column("userId").execute();

  await db.schema
    .createTable("staff_verifications")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("identifier", "text", required)
    .addColumn("value", "text", required)
    .addColumn("expiresAt", moment, required)
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .execute();
  await db.schema
    .createIndex("staff_verifications_identifier_idx")
    .on("staff_verifications")
    .column("identifier")
    .execute();

  await db.schema
    .createTable("staff_rate_limits")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("count", "integer", required)
    .addColumn("lastRequest", "bigint", required)
    .execute();

  await db.schema
    .createTable("staff_attempts")
    .addColumn("key", "text", (c) => c.notNull().primaryKey())
    .addColumn("count", "integer", required)
    .addColumn("windowStart", moment, required)
    .execute();

  await db.schema
    .createTable("staff_first_account")
    .addColumn("id", "integer", (c) => c.notNull().primaryKey().check(sql`"id" = 1`))
    .addColumn("nonce", "text", required)
    .execute();
}
