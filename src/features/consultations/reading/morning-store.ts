import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { OPEN_STAGES } from "../follow-up/stage.ts";
import { WAITING } from "../store/lists.ts";

export type { Queryable } from "../../../db/database.ts";

/** Whose requests: a member's; those owned by none of these members; all. */
export type Whose = { ownerId: string } | { notOf: readonly string[] } | "all";

/**
 * Requests whose next step is due: how many, how many of them before `today`, and the first by date.
 * @param today day in Montréal, `2026-11-20`
 */
export async function findDueSteps(db: Queryable, whose: Whose, today: string, limit: number) {
  const due = db
    .selectFrom("consultations")
    .where("review", "=", "accepted")
    .where("stage", "in", OPEN_STAGES)
    .where("nextStep", "is not", null)
    .where("nextStepAt", "<=", today)
    .where((eb) => owned(eb, whose));
  const first = await due
    .select(["id", "name", "company", "nextStep", "nextStepAt"])
    .orderBy("nextStepAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  const counted = await due
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .select((eb) => eb.fn.countAll<number>().filterWhere("nextStepAt", "<", today).as("late"))
    .executeTakeFirstOrThrow();
  return { ...counted, first };
}

/** Unanswered requests received no earlier than a moment: how many, and the first, best score first. */
export async function findUnanswered(db: Queryable, whose: Whose, lateSince: Date, limit: number) {
  const waiting = db
    .selectFrom("consultations")
    .where(WAITING)
    .where("createdAt", "<=", lateSince)
    .where((eb) => owned(eb, whose));
  const first = await waiting
    .select(["id", "name", "company"])
    .orderBy("leadScorePercent", "desc")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .execute();
  const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  return { count, first };
}

/** How many requests are set aside for review. */
export async function countToCheck(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("review", "=", "to-check")
    .executeTakeFirstOrThrow();
  return count;
}

function owned(eb: ExpressionBuilder<Tables, "consultations">, whose: Whose): Expression<SqlBool> {
  if (whose === "all") return eb.val(true);
  if ("ownerId" in whose) return eb("ownerId", "=", whose.ownerId);
  const nobody = eb("ownerId", "is", null);
  return whose.notOf.length === 0 ? nobody : eb.or([nobody, eb("ownerId", "not in", whose.notOf)]);
}
