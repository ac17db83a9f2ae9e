import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Links to book and to change an appointment sign something random of their row, so that after a restore no old link opens a
 * row that got its number again; rows from before have none, and their links go on. The link that a mail brings is another
 * than the one that the screen shows: using it proves the address.
 */
export async function mailedLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("consultations").addColumn("linkNonce", "text").execute();
  await db.schema.alterTable("consultations").addColumn("addressProvenAt", moment).execute();
  await db.schema.alterTable("appointments").addColumn("linkNonce", "text").execute();
}
