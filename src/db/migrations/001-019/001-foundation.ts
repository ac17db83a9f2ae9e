import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../database.ts";
import { now, withId } from "../column-builders.ts";

/** Creates the tables for consultations, consents, outgoing messages, the audit log and job runs. */
export async function foundation(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await withId(db.schema.createTable("consultations"), dialect)
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text")
    .addColumn("company", "text", (c) => c.notNull())
    .addColumn("jobTitle", "text", (c) => c.notNull())
    .addColumn("companySize", "text", (c) => c.notNull())
    .addColumn("industry", "text", (c) => c.notNull())
    .addColumn("revenue", "text", (c) => c.notNull())
    .addColumn("growth", "text", (c) => c.notNull())
    .addColumn("currentTools", "text", (c) => c.notNull())
    .addColumn("teamSize", "text", (c) => c.notNull())
    .addColumn("biggestChallenge", "text", (c) => c.notNull())
    .addColumn("timeSpentManualTasks", "text", (c) => c.notNull())
    .addColumn("automationGoals", "text", (c) => c.notNull())
    .addColumn("budget", "text", (c) => c.notNull())
    .addColumn("timeline", "text", (c) => c.notNull())
    .addColumn("decisionMaker", "text", (c) => c.notNull())
    .addColumn("previousAutomation", "text", (c) => c.notNull())
    .addColumn("urgency", "text", (c) => c.notNull())
    .addColumn("additionalInfo", "text")
    .addColumn("leadScore", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull().defaultTo(now(dialect)))
    .addColumn("contacted", "boolean", (c) => c.notNull().defaultTo(false))
    .addColumn("leadScorePercent", "integer", (c) => c.notNull())
    .addColumn("leadScoreVersion", "integer", (c) => c.notNull())
    .addColumn("leadScoreFactors", "jsonb", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("source", "jsonb", (c) => c.notNull())
    .addColumn("review", "text", (c) => c.notNull())
    .addColumn("verdictReasons", "jsonb", (c) => c.notNull())
    .addColumn("reviewedAt", sql`timestamptz(3)`)
    .addColumn("contactedAt", sql`timestamptz(3)`)
    .addColumn("searchText", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("consultations_newest")
    .on("consultations")
    .columns(["review", "createdAt", "id"])
    .execute();
  await db.schema
    .createIndex("consultations_contacted")
    .on("consultations")
    .columns(["review", "contacted", "createdAt", "id"])
    .execute();
  await db.schema
    .createIndex("consultations_grade")
    .on("consultations")
    .columns(["review", "leadScore", "createdAt", "id"])
    .execute();

  await withId(db.schema.createTable("consents"), dialect)
    .addColumn("consultationId", "integer", (c) => c.references("consultations.id").onDelete("set null"))
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("granted", "boolean", (c) => c.notNull())
    .addColumn("wording", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("consents_consultation").on("consents").column("consultationId").execute();

  await withId(db.schema.createTable("outbox"), dialect)
    .addColumn("channel", "text", (c) => c.notNull())
    .addColumn("template", "text", (c) => c.notNull())
    .addColumn("recipient", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("payload", "jsonb", (c) => c.notNull())
    .addColumn("dedupeKey", "text", (c) => c.unique())
    .addColumn("messageId", "text", (c) => c.notNull().unique())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("attempts", "integer", (c) => c.notNull())
    .addColumn("nextAttemptAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("lockedUntil", sql`timestamptz(3)`)
    .addColumn("lastError", "text")
    .addColumn("createdAt", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("deliveredAt", sql`timestamptz(3)`)
    .execute();
  await db.schema.createIndex("outbox_due").on("outbox").columns(["status", "nextAttemptAt"]).execute();

  await withId(db.schema.createTable("audit_log"), dialect)
    .addColumn("at", sql`timestamptz(3)`, (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("detail", "jsonb", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("job_runs")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("lastRunFor", "text", (c) => c.notNull())
    .addColumn("finishedAt", sql`timestamptz(3)`, (c) => c.notNull())
    .execute();
}
