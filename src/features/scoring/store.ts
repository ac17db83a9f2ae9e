import type { Selectable } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { type Rubric, type ScoredAnswers, SPEC_RUBRIC } from "../consultations/lead-score.ts";
import type { PastRequest } from "./comparison.ts";
import type { RubricVersion } from "./model.ts";

export type { Database, Queryable } from "../../db/database.ts";
export { insertAudit } from "../audit/store.ts";

/** The rubric of SPEC §9, by which every score was computed before this table existed. */
const VERSION_1: RubricVersion = {
  version: 1,
  state: "published",
  rubric: SPEC_RUBRIC,
  note: "",
  author: null,
  revision: 1,
  publishedAt: null,
};

/** Finds the published version, which scores new requests. */
export async function findPublished(db: Queryable): Promise<{ version: number; rubric: Rubric }> {
  const row = await db
    .selectFrom("lead_score_rubrics")
    .select(["version", "rubric"])
    .where("state", "=", "published")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, rubric: row.rubric as unknown as Rubric } : VERSION_1;
}

/** Lists versions, newest first. Version 1 always comes last, even if others are cut off. */
export async function listVersions(db: Queryable, limit: number): Promise<RubricVersion[]> {
  const rows = await selectVersions(db).orderBy("version", "desc").limit(limit).execute();
  return [...rows.map(toVersion), VERSION_1];
}

export async function findDraft(db: Queryable): Promise<RubricVersion | undefined> {
  const row = await selectVersions(db).where("state", "=", "draft").executeTakeFirst();
  return row && toVersion(row);
}

function selectVersions(db: Queryable) {
  return db
    .selectFrom("lead_score_rubrics")
    .leftJoin("staff", "staff.id", "lead_score_rubrics.authorId")
    .selectAll("lead_score_rubrics")
    .select("staff.name as author");
}

type Row = Selectable<Tables["lead_score_rubrics"]> & { author: string | null };

function toVersion({ version, state, rubric, note, author, revision, publishedAt }: Row): RubricVersion {
  return {
    version,
    state,
    rubric: rubric as unknown as Rubric,
    note,
    author,
    revision,
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

/**
 * Starts the draft, numbered after all other versions.
 * @returns false if there is a draft already
 */
export async function insertDraft(
  db: Queryable,
  draft: { rubric: Rubric; note: string; authorId: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto("lead_score_rubrics")
    .values((eb) => ({
      version: eb
        .selectFrom("lead_score_rubrics as others")
        .select((inner) => inner(inner.fn.coalesce(inner.fn.max("others.version"), inner.lit(1)), "+", 1).as("next")),
      state: "draft",
      ...draft,
      rubric: JSON.stringify(draft.rubric),
      revision: 1,
      publishedAt: null,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .returning("version")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** @returns whether the draft was still at that revision */
export async function updateDraft(
  db: Queryable,
  revision: number,
  changes: { rubric: Rubric; note: string; authorId: string },
): Promise<boolean> {
  const updated = await db
    .updateTable("lead_score_rubrics")
    .set((eb) => ({ ...changes, rubric: JSON.stringify(changes.rubric), revision: eb("revision", "+", 1) }))
    .where("state", "=", "draft")
    .where("revision", "=", revision)
    .returning("version")
    .executeTakeFirst();
  return updated !== undefined;
}

/** @returns the version, unless the draft has changed since */
export async function publishDraft(db: Queryable, revision: number, publishedAt: Date): Promise<number | undefined> {
  const published = await db
    .updateTable("lead_score_rubrics")
    .set({ state: "published", publishedAt })
    .where("state", "=", "draft")
    .where("revision", "=", revision)
    .returning("version")
    .executeTakeFirst();
  return published?.version;
}

/** @returns the version, unless the draft has changed since */
export async function deleteDraft(db: Queryable, revision: number): Promise<number | undefined> {
  const deleted = await db
    .deleteFrom("lead_score_rubrics")
    .where("state", "=", "draft")
    .where("revision", "=", revision)
    .returning("version")
    .executeTakeFirst();
  return deleted?.version;
}

/** Counts the stored scores of accepted requests, in the order of a covering index. */
export async function countScores(db: Queryable): Promise<{ version: number; percent: number; count: number }[]> {
  return await db
    .selectFrom("consultations")
    .select((eb) => [
      "leadScoreVersion as version",
      "leadScorePercent as percent",
      eb.fn.countAll<number>().as("count"),
    ])
    .where("review", "=", "accepted")
    .groupBy(["leadScoreVersion", "leadScorePercent"])
    .orderBy("leadScoreVersion")
    .orderBy("leadScorePercent")
    .execute();
}

/**
 * Lists a batch of accepted requests, newest first.
 * @param beforeId id of the previous batch's last request
 */
export async function listPast(
  db: Queryable,
  limit: number,
  beforeId: number,
): Promise<(PastRequest & { id: number })[]> {
  const rows = await db
    .selectFrom("consultations")
    .select(["id", "companySize", "revenue", "growth", "budget", "timeline", "decisionMaker", "leadScore", "outcome"])
    .where("review", "=", "accepted")
    .where("id", "<", beforeId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, leadScore, outcome, ...answers }) => ({
    id,
    answers: answers as ScoredAnswers,
    grade: leadScore ?? "",
    outcome: outcome === "won" || outcome === "lost" ? outcome : null,
  }));
}
