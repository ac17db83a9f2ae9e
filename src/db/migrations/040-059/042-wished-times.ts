import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/**
 * Adds the time chosen with a request that could not be booked at once. Staff see it, and accepting the request books
 * it.
 */
export async function wishedTimes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("consultations").addColumn("wishedStart", moment).execute();
  await db.schema.alterTable("consultations").addColumn("wishedKind", "text").execute();
  await db.schema.alterTable("consultations").addColumn("wishedZone", "text").execute();
}
