import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Passkeys of members of staff, as better-auth's plugin works with them (a test compares with its wish list), and with
 * which of them a session was opened.
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
  // Nobody registers a second key under the number of somebody else's.
  await db.schema
    .createIndex("staff_passkeys_credentialID_idx")
    .unique()
    .on("staff_passkeys")
    .column("credentialID")
    .execute();
  // Without a reference: of a key that is gone, the session it opened goes on saying so.
  await db.schema.alterTable("staff_sessions").addColumn("passkeyId", "text").execute();
}
