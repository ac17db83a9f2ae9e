import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** What proves a claim of the register, and until when. */
export async function claimProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("claim_proofs")
    .addColumn("claim", "text", (c) => c.primaryKey())
    .addColumn("state", "text")
    .addColumn("proof", "text")
    .addColumn("url", "text")
    .addColumn("expires", "text")
    // No reference: a proof outlives the account of who attached it.
    .addColumn("attachedBy", "text")
    .addColumn("attachedAt", moment)
    .addColumn("toldOf", "text")
    .execute();
}
