import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

/** Creates the tables for templates of staff's emails to people, and for the emails sent. */
export async function letters(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("letter_templates"), dialect)
    // Identifies a template shipped with the program, so that it is added once.
    .addColumn("sample", "text", (c) => c.unique())
    .addColumn("nameFr", "text", (c) => c.notNull())
    .addColumn("nameEn", "text", (c) => c.notNull())
    .addColumn("subjectFr", "text", (c) => c.notNull())
    .addColumn("subjectEn", "text", (c) => c.notNull())
    .addColumn("bodyFr", "text", (c) => c.notNull())
    .addColumn("bodyEn", "text", (c) => c.notNull())
    .addColumn("archived", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("updatedAt", moment, (c) => c.notNull())
    .execute();

  await withId(db.schema.createTable("letters"), dialect)
    .addColumn("consultationId", "integer", (c) => c.notNull().references("consultations.id").onDelete("cascade"))
    .addColumn("templateId", "integer", (c) => c.references("letter_templates.id").onDelete("set null"))
    .addColumn("templateVersion", "integer")
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("sentBy", "text", (c) => c.notNull())
    .addColumn("senderName", "text", (c) => c.notNull())
    .addColumn("createdAt", moment, (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().defaultTo("pending").check(sql`"state" in ('pending', 'delivered', 'dead')`),
    )
    // Identifies an attempt on the desk, so that a double click creates one letter.
    .addColumn("attempt", "text", (c) => c.notNull().unique())
    .execute();
  await db.schema.createIndex("letters_consultation").on("letters").columns(["consultationId", "id"]).execute();
  await db.schema.createIndex("letters_sender").on("letters").columns(["sentBy", "createdAt"]).execute();
}
