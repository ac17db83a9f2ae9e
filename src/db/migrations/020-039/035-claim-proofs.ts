import type { Kysely } from "kysely";
import { moment } from "../column-builders.ts";

/** Creates the table of proofs of claims, and how long each is valid. */
export async function claimProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("claim_proofs")
    .addColumn("claim", "text", (c) => c.primaryKey())
    .addColumn("state", "text")
    .addColumn("proof", "text")
    .addColumn("url", "text")
    .addColumn("expires", "text")
    // No foreign key, because a proof outlives its author's account.
    .addColumn("attachedBy", "text")
    .addColumn("attachedAt", moment)
    .addColumn("toldOf", "text")
    .execute();
}
