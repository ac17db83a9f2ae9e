import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Booking and appointment links sign a random value of their row, so that after a restore no old link opens a row with
 * a reused id. Earlier rows have none, and their links keep working. The emailed link differs from the one on screen,
 * so that using it proves the email address.
 */
export async function mailedLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("consultations").addColumn("linkNonce", "text").execute();
  await db.schema.alterTable("consultations").addColumn("addressProvenAt", moment).execute();
  await db.schema.alterTable("appointments").addColumn("linkNonce", "text").execute();
}
