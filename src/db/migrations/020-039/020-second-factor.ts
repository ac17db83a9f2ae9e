import { type Kysely, sql } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Adds second factors, in the schema of better-auth's plugin (a test compares the two), and admins' settings, in one
 * row.
 */
export async function secondFactor(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("twoFactorEnabled", "boolean", (c) => c.defaultTo(sql`false`))
    .execute();
  await db.schema
    .createTable("staff_second_factors")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("backupCodes", "text", (c) => c.notNull())
    .addColumn("userId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("verified", "boolean")
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", moment)
    .execute();
  for (const column of ["secret", "userId"]) {
    await db.schema
      .createIndex(`staff_second_factors_${column}_idx`)
      .on("staff_second_factors")
      .column(column)
      .execute();
  }
  await db.schema
    .createTable("staff_settings")
    .addColumn("id", "integer", (c) => c.notNull().primaryKey().check(sql`"id" = 1`))
    .addColumn("requireSecondFactor", "boolean", (c) => c.notNull())
    .execute();
}
