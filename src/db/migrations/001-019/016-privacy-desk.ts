import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { moment, withId } from "../column-builders.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Creates the tables for privacy requests, erasures, incidents, retention reports and anonymous counts. */
export async function privacyDesk(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("privacy_requests"), dialect)
    .addColumn("kind", "text", (c) => c.notNull().check(sql`"kind" in ('see', 'correct', 'erase')`))
    .addColumn("email", "text")
    .addColumn("language", "text", (c) => c.notNull().check(sql`"language" in ('fr', 'en')`))
    .addColumn("wish", "text")
    .addColumn("source", "text", (c) => c.notNull().check(sql`"source" in ('person', 'staff')`))
    .addColumn("receivedAt", moment, required)
    .addColumn("dueAt", moment, required)
    .addColumn("state", "text", (c) => c.notNull().check(sql`"state" in ('open', 'answered', 'refused')`))
    .addColumn("answeredAt", moment)
    .addColumn("answeredBy", "text")
    .addColumn("note", "text")
    .execute();
  await db.schema
    .createIndex("privacy_requests_due")
    .on("privacy_requests")
    .columns(["state", "dueAt", "id"])
    .execute();

  await db.schema
    .createTable("privacy_links")
    .addColumn("tokenDigest", "text", (c) => c.notNull().primaryKey())
    .addColumn("kind", "text", required)
    .addColumn("email", "text", required)
    .addColumn("language", "text", required)
    .addColumn("wish", "text")
    .addColumn("expiresAt", moment, required)
    .addColumn("requestId", "integer", (c) => c.references("privacy_requests.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("privacy_links_expiry").on("privacy_links").column("expiresAt").execute();
  await db.schema.createIndex("privacy_links_request").on("privacy_links").column("requestId").execute();

  await db.schema
    .createTable("erasures")
    .addColumn("id", "text", (c) => c.notNull().primaryKey())
    .addColumn("at", moment, required)
    .addColumn("by", "text", required)
    .addColumn("requestId", "integer", (c) => c.references("privacy_requests.id").onDelete("set null"))
    .addColumn("keyId", "text", required)
    .addColumn("keys", "jsonb", required)
    .addColumn("records", "jsonb", required)
    .addColumn("files", "integer", required)
    .execute();
  await db.schema.createIndex("erasures_newest").on("erasures").columns(["at", "id"]).execute();
  await db.schema.createIndex("erasures_request").on("erasures").column("requestId").execute();

  await withId(db.schema.createTable("privacy_incidents"), dialect)
    .addColumn("dataKinds", "text", required)
    .addColumn("circumstances", "text", required)
    .addColumn("happenedFrom", "text")
    .addColumn("happenedTo", "text")
    .addColumn("learnedOn", "text", required)
    .addColumn("peopleCount", "integer")
    .addColumn("riskAssessment", "text", required)
    .addColumn("seriousRisk", "boolean", required)
    .addColumn("commissionToldOn", "text")
    .addColumn("peopleToldOn", "text")
    .addColumn("publicNotice", "text")
    .addColumn("measures", "text", required)
    .addColumn("createdBy", "text", required)
    .addColumn("createdAt", moment, required)
    .addColumn("updatedAt", moment, required)
    .addColumn("version", "integer", required)
    .execute();

  await db.schema
    .createTable("retention_reports")
    .addColumn("day", "text", (c) => c.notNull().primaryKey())
    .addColumn("at", moment, required)
    .addColumn("counts", "jsonb", required)
    .execute();

  await db.schema
    .createTable("anonymous_counts")
    .addColumn("month", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("value", "text", required)
    .addColumn("n", "integer", required)
    .addPrimaryKeyConstraint("anonymous_counts_pk", ["month", "kind", "value"])
    .execute();
}
