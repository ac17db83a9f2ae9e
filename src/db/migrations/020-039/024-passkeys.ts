import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Adds staff passkeys, in the schema of better-auth's plugin (a test compares the two), and the passkey that opened
 * each session.
 */
export async function passkeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("staff_passkeys")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("name", "text")
    .addColumn("publicKey", "text", (c) => c.notNull())
    .addColumn("userId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("credentialID", "text", (c) => c.notNull())
    .addColumn("counter", "integer", (c) => c.notNull())
    .addColumn("deviceType", "text", (c) => c.notNull())
    .addColumn("backedUp", "boolean", (c) => c.notNull())
    .addColumn("transports", "text")
    .addColumn("createdAt", moment)
    .addColumn("aaguid", "text")
    .addColumn("lastUsedAt", moment)
    .execute();
  await db.schema.createIndex("staff_passkeys_userId_idx").on("staff_passkeys").column("userId").execute();
  // Prevents the registration of another passkey under the same credential id.
  await db.schema
    .createIndex("staff_passkeys_credentialID_idx")
    .unique()
    .on("staff_passkeys")
    .column("credentialID")
    .execute();
  // No foreign key, because a session keeps the id of a deleted passkey.
  await db.schema.alterTable("staff_sessions").addColumn("passkeyId", "text").execute();
}
