import { type Kysely, sql } from "kysely";
import { moment } from "../column-builders.ts";

/** Creates the table of the lead score's rubric versions. Version 1 is SPEC §9, in the code. */
export async function scoring(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_score_rubrics")
    .addColumn("version", "integer", (c) => c.primaryKey())
    .addColumn("state", "text", (c) => c.notNull().check(sql`"state" in ('draft', 'published')`))
    .addColumn("rubric", "jsonb", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("authorId", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("publishedAt", moment)
    .execute();
  await db.schema
    .createIndex("lead_score_rubrics_draft")
    .unique()
    .on("lead_score_rubrics")
    .column("state")
    .where(sql.ref("state"), "=", sql.lit("draft"))
    .execute();
  // Lets the distributions of stored scores and of outcomes be counted from the index alone.
  await db.schema
    .createIndex("consultations_scores")
    .on("consultations")
    .columns(["review", "leadScoreVersion", "leadScorePercent", "outcome"])
    .execute();
}
