import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Adds staff invitations, of which each email address has at most one open, and account deactivation. */
export async function invitations(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema.alterTable("staff").addColumn("deactivatedAt", moment).execute();
  await withId(db.schema.createTable("staff_invitations"), dialect)
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull().check(sql`"role" in ('admin', 'editor')`))
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("tokenDigest", "text", (c) => c.notNull().unique())
    .addColumn("invitedBy", "text", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("expiresAt", moment, (c) => c.notNull())
    .addColumn("acceptedAt", moment)
    .addColumn("withdrawnAt", moment)
    .execute();
  await db.schema
    .createIndex("staff_invitations_open_idx")
    .on("staff_invitations")
    .column("email")
    .unique()
    .where(sql.ref("acceptedAt"), "is", null)
    .where(sql.ref("withdrawnAt"), "is", null)
    .execute();
}
