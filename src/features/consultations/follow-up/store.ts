import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import type { Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import { WAITING } from "../store/lists.ts";
import type { BulkChangeItem, BulkChangesTable, ConsultationNotesTable, DeskViewsTable } from "../tables.ts";
import { OPEN_STAGES } from "./stage.ts";

export type NoteRow = Selectable<ConsultationNotesTable>;
type ViewRow = Selectable<DeskViewsTable>;
type BulkChangeRow = Selectable<BulkChangesTable>;

/** Lists staff members who may see requests and can sign in, by name. */
export async function listOwners(
  db: Queryable,
): Promise<{ id: string; name: string; email: string; language: "fr" | "en" | null }[]> {
  return await db
    .selectFrom("staff")
    .select(["id", "name", "email", "language"])
    .where("role", "=", "admin")
    .where("deactivatedAt", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
}

export async function listNotes(
  db: Queryable,
  consultationId: number,
  limit: number,
  before: number | undefined,
): Promise<NoteRow[]> {
  return await db
    .selectFrom("consultation_notes")
    .selectAll()
    .where("consultationId", "=", consultationId)
    .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function findNote(db: Queryable, consultationId: number, id: number): Promise<NoteRow | undefined> {
  return await db
    .selectFrom("consultation_notes")
    .selectAll()
    .where("consultationId", "=", consultationId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertNote(
  db: Queryable,
  note: Pick<NoteRow, "consultationId" | "authorId" | "text" | "mentions" | "createdAt">,
): Promise<NoteRow> {
  return await db
    .insertInto("consultation_notes")
    .values({ ...note, mentions: JSON.stringify(note.mentions), editedAt: null, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns undefined if the note has another version or is gone */
export async function updateNote(
  db: Queryable,
  id: number,
  version: number,
  change: { text: string; mentions: readonly string[]; editedAt: Date },
): Promise<NoteRow | undefined> {
  return await db
    .updateTable("consultation_notes")
    .set({ ...change, mentions: JSON.stringify(change.mentions), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteNote(db: Queryable, id: number): Promise<boolean> {
  const gone = await db.deleteFrom("consultation_notes").where("id", "=", id).returning("id").executeTakeFirst();
  return gone !== undefined;
}

/** Lists a staff member's own views and views shared by others, by name. */
export async function listViews(db: Queryable, ownerId: string): Promise<(ViewRow & { ownerName: string })[]> {
  return await db
    .selectFrom("desk_views")
    .innerJoin("staff", "staff.id", "desk_views.ownerId")
    .selectAll("desk_views")
    .select("staff.name as ownerName")
    .where((eb) => eb.or([eb("desk_views.ownerId", "=", ownerId), eb("desk_views.shared", "=", true)]))
    .orderBy("desk_views.name")
    .orderBy("desk_views.id")
    .execute();
}

export async function countViews(db: Queryable, ownerId: string): Promise<number> {
  const { n } = await db
    .selectFrom("desk_views")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("ownerId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return n;
}

/** @returns undefined if the member already has a view with this name */
export async function insertView(db: Queryable, view: Omit<ViewRow, "id">): Promise<number | undefined> {
  const row = await db
    .insertInto("desk_views")
    .values(view)
    .onConflict((conflict) => conflict.columns(["ownerId", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** @returns undefined if the member has no such view, `"taken"` if another of the member's views has the name */
export async function updateView(
  db: Queryable,
  id: number,
  ownerId: string,
  view: Pick<ViewRow, "name" | "query" | "shared">,
): Promise<number | "taken" | undefined> {
  const other = await db
    .selectFrom("desk_views")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("name", "=", view.name)
    .where("id", "!=", id)
    .executeTakeFirst();
  if (other) return "taken";
  const row = await db
    .updateTable("desk_views")
    .set(view)
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function deleteView(db: Queryable, id: number, ownerId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("desk_views")
    .where("id", "=", id)
    .where("ownerId", "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export async function insertBulkChange(
  db: Queryable,
  change: { actorId: string; items: readonly BulkChangeItem[]; createdAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto("bulk_changes")
    .values({ ...change, items: JSON.stringify(change.items), undoneAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Claims a staff member's bulk change for undoing, so that it is undone only once.
 * @returns undefined if the change cannot be undone, or no longer
 */
export async function claimUndo(
  db: Queryable,
  id: number,
  actorId: string,
  since: Date,
  at: Date,
): Promise<BulkChangeRow | undefined> {
  return await db
    .updateTable("bulk_changes")
    .set({ undoneAt: at })
    .where("id", "=", id)
    .where("actorId", "=", actorId)
    .where("undoneAt", "is", null)
    .where("createdAt", ">", since)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteBulkChanges(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("bulk_changes").where("createdAt", "<", before).execute();
}

export type { Queryable } from "../../../db/database.ts";

/** Selects requests owned by a member, owned by none of these members, or all. */
export type Whose = { ownerId: string } | { notOf: readonly string[] } | "all";

/**
 * Counts requests whose next step is due by `today`, and those overdue, and lists the first by due day.
 * @param today day in Montréal, `YYYY-MM-DD`
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

/** Counts unanswered requests received by `lateSince`, and lists the first, best score first. */
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
