import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Staff passkeys, in the tables of better-auth's plugin (a test compares them with its requirements), and the passkey
 * that opened a session.
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
  // Prevents the registration of a second key under someone else's id.
  await db.schema
    .createIndex("staff_passkeys_credentialID_idx")
    .unique()
    .on("staff_passkeys")
    .column("credentialID")
    .execute();
  // No reference: a session keeps the id of a deleted key.
  await db.schema.alterTable("staff_sessions").addColumn("passkeyId", "text").execute();
}
