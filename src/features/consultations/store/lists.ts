import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Database, Dialect, Queryable } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Stage } from "../follow-up/stage.ts";
import { type Arrivals, type Consultation, MOST_ARRIVALS, type UrgentPosition } from "../model.ts";
import type { ConsultationsTable } from "../tables.ts";
import { selectConsultations, toConsultation } from "./requests.ts";

export interface ConsultationFilter {
  /** Words folded like `searchText`, in which all must occur. */
  terms: readonly string[];
  contacted: boolean | undefined;
  leadScore: string | undefined;
  /** Inclusive. */
  from: Date | undefined;
  /** Exclusive. */
  before: Date | undefined;
  review: Consultation["review"];
  /** Matches any of these stages; undefined for all stages. */
  stages: readonly Stage[] | undefined;
  /** `null` for unassigned. */
  ownerId: string | null | undefined;
  /** Next step due by this day (`YYYY-MM-DD` in Montréal); `null` for no due day. */
  dueBy: string | null | undefined;
}

/** Cursor of a page: the next page starts after this row. */
export interface Position {
  createdAt: Date;
  id: number;
}

/** Lists a page of requests, newest first. The filter uses an index alone; only the page's rows are read. */
export async function listConsultations(
  { kysely, dialect }: Database,
  filter: ConsultationFilter,
  limit: number,
  after?: Position,
): Promise<Consultation[]> {
  const ids = kysely
    .selectFrom("consultations")
    .select("id")
    .where((eb) => eb.and(conditionsOf(eb, dialect, filter)))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(after?.createdAt ?? new Date(0), after?.id ?? 0)),
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  const rows = await selectConsultations(kysely)
    .where("consultations.id", "in", ids)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(toConsultation);
}

/**
 * Lists late requests (accepted, not contacted and received by `lateSince`) by score, then oldest first. The rest
 * follow, newest first.
 */
export async function listByUrgency(
  database: Database,
  filter: ConsultationFilter,
  limit: number,
  lateSince: Date,
  after?: UrgentPosition,
): Promise<{ consultations: Consultation[]; lateCount: number }> {
  const isPast = after !== undefined && after.percent === undefined;
  const late = isPast || !canWait(filter) ? [] : await listLate(database, filter, limit, lateSince, after);
  const left = limit - late.length;
  const others =
    left > 0
      ? await listInTime(database, filter, left, lateSince, after?.percent === undefined ? after : undefined)
      : [];
  const ids = [...late, ...others].map(({ id }) => id);
  if (ids.length === 0) return { consultations: [], lateCount: 0 };
  const rows = await selectConsultations(database.kysely).where("consultations.id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = (of: readonly { id: number }[]) => of.flatMap(({ id }) => byId.get(id) ?? []).map(toConsultation);
  const lateFound = found(late);
  return { consultations: [...lateFound, ...found(others)], lateCount: lateFound.length };
}

/**
 * Condition for accepted, unanswered requests. It uses literals, because with parameters SQLite would not use the
 * partial index `consultations_waiting`.
 */
export const WAITING = sql<SqlBool>`"review" = 'accepted' and not "contacted"`;

/** Whether a list can contain requests waiting for an answer. Uncontacted requests are all `new` (`stage.ts`). */
function canWait({ review, contacted, stages }: ConsultationFilter): boolean {
  return review === "accepted" && contacted !== true && (stages === undefined || stages.includes("new"));
}

/**
 * Forces the index of waiting requests, which is in this order and contains every filtered column. Without statistics,
 * SQLite would choose another index for a single condition, and sort the result.
 */
const BY_URGENCY = sql<Selectable<ConsultationsTable>>`"consultations"`.as<"consultations">(
  sql`"consultations" indexed by "consultations_waiting"`,
);

function listLate(
  { kysely, dialect }: Database,
  filter: ConsultationFilter,
  limit: number,
  lateSince: Date,
  after?: UrgentPosition,
): Promise<{ id: number }[]> {
  return kysely
    .selectFrom((dialect === "sqlite" ? BY_URGENCY : "consultations") as "consultations")
    .select("id")
    .where(WAITING)
    .where("createdAt", "<=", lateSince)
    .where((eb) => eb.and(conditionsOf(eb, dialect, filter)))
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const { percent = 0, createdAt, id } = after as UrgentPosition;
        const laterOfSameScore = eb(eb.refTuple("createdAt", "id"), ">", eb.tuple(createdAt, id));
        return eb.or([
          eb("leadScorePercent", "<", percent),
          eb.and([eb("leadScorePercent", "=", percent), laterOfSameScore]),
        ]);
      }),
    )
    .orderBy("leadScorePercent", "desc")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(limit)
    .execute();
}

function listInTime(
  { kysely, dialect }: Database,
  filter: ConsultationFilter,
  limit: number,
  lateSince: Date,
  after?: Position,
): Promise<{ id: number }[]> {
  return kysely
    .selectFrom("consultations")
    .select("id")
    .where((eb) => eb.and(conditionsOf(eb, dialect, filter)))
    .where((eb) => eb.or([eb("contacted", "=", true), eb("createdAt", ">", lateSince), eb("review", "!=", "accepted")]))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(after?.createdAt ?? new Date(0), after?.id ?? 0)),
      ),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Finds accepted requests with an id higher than `after`; without `after`, only the latest. */
export async function findArrivals(db: Queryable, after: number | undefined): Promise<Arrivals> {
  // Wrapped in `coalesce`, because with a bare column SQLite would use an index and sort, instead of starting at the
  // end.
  const isAccepted = sql<SqlBool>`coalesce("review", '') = 'accepted'`;
  const accepted = db.selectFrom("consultations").where(isAccepted).orderBy("id", "desc");
  if (after === undefined) {
    const last = await accepted.select(["id", "name", "company"]).limit(1).executeTakeFirst();
    return { count: 0, newest: last ?? null };
  }
  const rows = await accepted.select(["id", "name", "company"]).where("id", ">", after).limit(MOST_ARRIVALS).execute();
  return { count: rows.length, newest: rows[0] ?? null };
}

export interface Counts {
  contacted: number;
  pending: number;
  today: number;
  late: number;
  toCheck: number;
}

/**
 * Counts requests for {@link summarize}.
 * @param startOfToday start of the day in Montréal
 * @param lateSince waiting requests received by this instant are late
 */
export async function countConsultations(db: Queryable, startOfToday: Date, lateSince: Date): Promise<Counts> {
  const count = (narrow: (eb: ExpressionBuilder<Tables, "consultations">) => Expression<SqlBool>) =>
    db
      .selectFrom("consultations")
      .select((eb) => eb.fn.countAll<number>().as("n"))
      .where(narrow)
      .executeTakeFirstOrThrow()
      .then(({ n }) => n);
  const accepted = (eb: ExpressionBuilder<Tables, "consultations">) => eb("review", "=", "accepted");
  const [contacted, pending, today, late, toCheck] = await Promise.all([
    count((eb) => eb.and([accepted(eb), eb("contacted", "=", true)])),
    count((eb) => eb.and([accepted(eb), eb("contacted", "=", false)])),
    count((eb) => eb.and([accepted(eb), eb("createdAt", ">=", startOfToday)])),
    // The columns are spelled out, so that SQLite counts with the `contacted` index; with {@link WAITING}, it would
    // choose another.
    count((eb) => eb.and([accepted(eb), eb("contacted", "=", false), eb("createdAt", "<=", lateSince)])),
    count((eb) => eb("review", "=", "to-check")),
  ]);
  return { contacted, pending, today, late, toCheck };
}

/**
 * Lists waiting requests received after `lateSince` whose senders wrote a message, which may ask for an earlier answer.
 */
export async function listWaitingInTime(db: Queryable, lateSince: Date) {
  return await db
    .selectFrom("consultations")
    .select(["createdAt", "additionalInfo", "urgency"])
    .where(WAITING)
    .where("createdAt", ">", lateSince)
    .where("additionalInfo", "is not", null)
    .execute();
}

/** Lists the id, name and version of a list's requests, newest first. */
export async function listSelection({ kysely, dialect }: Database, filter: ConsultationFilter, limit: number) {
  return await kysely
    .selectFrom("consultations")
    .select(["id", "name", "followUpVersion"])
    .where((eb) => eb.and(conditionsOf(eb, dialect, filter)))
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countStages({ kysely, dialect }: Database, filter: ConsultationFilter) {
  const { review, stages, terms, ...others } = filter;
  const isNarrowed = terms.length > 0 || Object.values(others).some((value) => value !== undefined);
  // SQLite uses the stage index for grouping, which is slow if it must read every row for the other conditions; `+`
  // disables the index in that case.
  const stage = dialect === "sqlite" && isNarrowed ? sql<Stage>`+"stage"` : sql<Stage>`"stage"`;
  return await kysely
    .selectFrom("consultations")
    .select((eb) => [stage.as("stage"), eb.fn.countAll<number>().as("n")])
    .where((eb) => eb.and(conditionsOf(eb, dialect, filter)))
    .groupBy(stage)
    .execute();
}

function conditionsOf(
  eb: ExpressionBuilder<Tables, "consultations">,
  dialect: Dialect,
  { terms, contacted, leadScore, from, before, review, stages, ownerId, dueBy }: ConsultationFilter,
): Expression<SqlBool>[] {
  const position = sql.raw(dialect === "sqlite" ? "instr" : "strpos");
  return [
    eb("review", "=", review),
    ...(contacted === undefined ? [] : [eb("contacted", "=", contacted)]),
    ...(leadScore === undefined ? [] : [eb("leadScore", "=", leadScore)]),
    ...(from === undefined ? [] : [eb("createdAt", ">=", from)]),
    ...(before === undefined ? [] : [eb("createdAt", "<", before)]),
    ...(stages === undefined ? [] : [stages[1] ? eb("stage", "in", stages) : eb("stage", "=", stages[0] ?? "new")]),
    ...(ownerId === undefined ? [] : [eb("ownerId", ownerId === null ? "is" : "=", ownerId)]),
    ...(dueBy === undefined ? [] : [eb("nextStepAt", dueBy === null ? "is" : "<=", dueBy)]),
    ...terms.map((term) => sql<SqlBool>`${position}(${eb.ref("searchText")}, ${term}) > 0`),
  ];
}
