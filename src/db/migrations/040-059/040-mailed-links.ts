import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Adds random values that booking and appointment links sign, so that after a restore no old link opens a row with a
 * reused id. Earlier rows have none, and their links keep working. Also adds the time at which an email address was
 * proven: the emailed link differs from the one on screen, so that using the former proves the address.
 */
export async function mailedLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("consultations").addColumn("linkNonce", "text").execute();
  await db.schema.alterTable("consultations").addColumn("addressProvenAt", moment).execute();
  await db.schema.alterTable("appointments").addColumn("linkNonce", "text").execute();
}
