import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Adds requests' owner, stage and next step, and the tables for notes, saved views and bulk changes. */
export async function followUp(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const consultations = db.schema.alterTable("consultations");
  await consultations.addColumn("ownerId", "text", (c) => c.references("staff.id").onDelete("set null")).execute();
  await consultations.addColumn("stage", "text", (c) => c.notNull().defaultTo("new")).execute();
  await consultations
    .addColumn("outcome", "text", (c) => c.check(sql`"outcome" in ('won', 'lost', 'no-answer', 'not-a-fit')`))
    .execute();
  await consultations.addColumn("outcomeAt", moment).execute();
  await consultations.addColumn("nextStep", "text").execute();
  await consultations.addColumn("nextStepAt", "text").execute();
  await consultations.addColumn("followUpVersion", "integer", (c) => c.notNull().defaultTo(0)).execute();
  await sql`update "consultations" set "stage" = 'contacted' where "contacted"`.execute(db);

  // Covers every column that a search or filter needs, so that 100,000 rows are filtered, and counted by stage, from
  // the index alone.
  await db.schema.dropIndex("consultations_search").execute();
  await db.schema
    .createIndex("consultations_search")
    .on("consultations")
    .columns([
      "review",
      "createdAt",
      "id",
      "contacted",
      "leadScore",
      "stage",
      "ownerId",
      "nextStepAt",
      "leadScorePercent",
      "searchText",
    ])
    .execute();
  // Lists a column of the board, and one owner's requests, which may be few among many.
  await db.schema
    .createIndex("consultations_stage")
    .on("consultations")
    .columns(["review", "stage", "createdAt", "id"])
    .execute();
  await db.schema
    .createIndex("consultations_owner")
    .on("consultations")
    .columns(["ownerId", "review", "createdAt", "id"])
    .where("ownerId", "is not", null)
    .execute();

  await withId(db.schema.createTable("consultation_notes"), dialect)
    .addColumn("consultationId", "integer", (c) => c.notNull().references("consultations.id").onDelete("cascade"))
    .addColumn("authorId", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("mentions", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("editedAt", moment)
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("consultation_notes_newest")
    .on("consultation_notes")
    .columns(["consultationId", "id"])
    .execute();

  await withId(db.schema.createTable("desk_views"), dialect)
    .addColumn("ownerId", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("query", "text", (c) => c.notNull())
    .addColumn("shared", "boolean", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addUniqueConstraint("desk_views_name", ["ownerId", "name"])
    .execute();
  await db.schema.createIndex("desk_views_shared").on("desk_views").columns(["shared"]).execute();

  await withId(db.schema.createTable("bulk_changes"), dialect)
    .addColumn("actorId", "text", (c) => c.notNull())
    .addColumn("items", "jsonb", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("undoneAt", moment)
    .execute();
  await db.schema.createIndex("bulk_changes_age").on("bulk_changes").column("createdAt").execute();
}
