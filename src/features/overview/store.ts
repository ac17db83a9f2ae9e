import { type RawBuilder, sql } from "kysely";
import type { Dialect, Queryable } from "../../db/database.ts";
import type { Language } from "../../lib/language.ts";
import type { FormPlacement } from "../consultations/form-constants.ts";
import { GRADES, type Grade } from "../consultations/lead-score.ts";
import type { FormStage } from "../visits/model.ts";
import type { Week } from "./weeks.ts";

export type { Database, Queryable } from "../../db/database.ts";

interface CountedIn {
  kysely: Queryable;
  dialect: Dialect;
}

/** Queries each week as a range of an index that contains every column needed, so that no row is read. */
function ofEachWeek(weeks: readonly Week[], query: (week: Week, index: RawBuilder<unknown>) => RawBuilder<unknown>) {
  return sql.join(
    weeks.map((week, index) => query(week, sql.lit(index))),
    sql` union all `,
  );
}

interface RequestCounts {
  requests: number;
  contacted: number;
  won: number;
  grades: Record<Grade, number>;
}

/** Counts accepted requests by the week in which they were received, in week order. */
async function countRequests(db: Queryable, weeks: readonly Week[]): Promise<RequestCounts[]> {
  const ofGrades = sql.join(
    GRADES.map(
      ({ grade }, index) => sql`count(case when "leadScore" = ${grade} then 1 end) as ${sql.ref(`g${index}`)}`,
    ),
  );
  const query = ofEachWeek(
    weeks,
    ({ from, before }, index) => sql`select ${index} as "week", count(*) as "requests",
      count(case when "contacted" then 1 end) as "contacted",
      count(case when "outcome" = 'won' then 1 end) as "won", ${ofGrades}
      from "consultations" where "review" = 'accepted' and "createdAt" >= ${from} and "createdAt" < ${before}`,
  );
  const { rows } = await sql<Record<string, number>>`${query}`.execute(db);
  return inOrder(rows).map((row) => ({
    requests: row["requests"]!,
    contacted: row["contacted"]!,
    won: row["won"]!,
    grades: Object.fromEntries(GRADES.map(({ grade }, index) => [grade, row[`g${index}`]!])) as Record<Grade, number>,
  }));
}

/** Counts each week's requests by how long they waited to be marked as contacted, in week order. */
async function countWaitingTimes({ kysely, dialect }: CountedIn, weeks: readonly Week[]): Promise<WaitingTimes[]> {
  // The two databases subtract times differently.
  const quarters =
    dialect === "sqlite"
      ? sql`cast((julianday("contactedAt") - julianday("createdAt")) * 96 + 0.001 as integer)`
      : sql`floor(extract(epoch from "contactedAt" - "createdAt") / 900)::integer`;
  const query = ofEachWeek(
    weeks,
    ({ from, before }, index) => sql`select ${index} as "week", ${quarters} as "quarters", count(*) as "n"
      from "consultations" where "review" = 'accepted' and "createdAt" >= ${from} and "createdAt" < ${before}
      and "contacted" and "contactedAt" is not null group by ${quarters}`,
  );
  const { rows } = await sql<{ week: number; quarters: number; n: number }>`${query}`.execute(kysely);
  const times: [number, number][][] = weeks.map(() => []);
  for (const { week, quarters: waited, n } of rows) times[week]!.push([Math.max(0, waited), n]);
  return times;
}

interface ChatCounts {
  asked: number;
  answered: number;
  unknown: number;
  byStaff: number;
}

async function countChat(db: Queryable, weeks: readonly Week[]): Promise<ChatCounts[]> {
  const query = ofEachWeek(
    weeks,
    ({ from, before }, index) => sql`select ${index} as "week",
      count(case when "sender" = 'user' then 1 end) as "asked",
      count(case when "sender" = 'bot' and "kind" not in ('unknown', 'failure') then 1 end) as "answered",
      count(case when "sender" = 'bot' and "kind" in ('unknown', 'failure') then 1 end) as "unknown",
      count(case when "sender" = 'staff' then 1 end) as "byStaff"
      from "chatbot_messages" where "createdAt" >= ${from} and "createdAt" < ${before}`,
  );
  const { rows } = await sql<ChatCounts & { week: number }>`${query}`.execute(db);
  return inOrder(rows).map(({ asked, answered, unknown, byStaff }) => ({ asked, answered, unknown, byStaff }));
}

export interface WeekCounts extends RequestCounts {
  waits: WaitingTimes;
  chat: ChatCounts;
}

/** Counts everything for each week, in week order. */
export async function countWeeks(database: CountedIn, weeks: readonly Week[]): Promise<WeekCounts[]> {
  if (weeks.length === 0) return [];
  // Sequentially, because a transaction has a single connection.
  const requests = await countRequests(database.kysely, weeks);
  const waits = await countWaitingTimes(database, weeks);
  const chats = await countChat(database.kysely, weeks);
  return requests.map((counts, index) => ({ ...counts, waits: waits[index]!, chat: chats[index]! }));
}

/**
 * Finds the stored counts of the weeks from the Monday `from` on, by Monday; some may be stale, see {@link
 * listChanges}.
 */
export async function findKeptWeeks(db: Queryable, from: string): Promise<Map<string, WeekCounts>> {
  const rows = await db.selectFrom("overview_weeks").selectAll().where("day", ">=", from).execute();
  return new Map(rows.map(({ day, counts }) => [day, counts as unknown as WeekCounts]));
}

export async function listKeptDays(db: Queryable, from: string): Promise<string[]> {
  const rows = await db.selectFrom("overview_weeks").select("day").where("day", ">=", from).execute();
  return rows.map(({ day }) => day);
}

/** Lists change notes by id, each with the time when the changed request or message was received. */
export async function listChanges(db: Queryable, limit: number, after = 0): Promise<{ id: number; at: Date }[]> {
  return await db
    .selectFrom("overview_changes")
    .selectAll()
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteChanges(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("overview_changes").where("id", "in", ids).execute();
}

/** Stores a week's counts, replacing earlier ones. */
export async function keepWeek(db: Queryable, day: string, counts: WeekCounts): Promise<void> {
  const text = JSON.stringify(counts);
  await db
    .insertInto("overview_weeks")
    .values({ day, counts: text })
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ counts: text }))
    .execute();
}

export async function forgetWeeksBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom("overview_weeks").where("day", "<", day).execute();
}

/** Locks the storing of weeks until the transaction ends, waiting for any other process that holds the lock. */
export async function holdKeeping(db: Queryable, day: string, now: Date): Promise<void> {
  await db
    .insertInto("job_runs")
    .values({ name: "overview-weeks", lastRunFor: day, finishedAt: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ lastRunFor: day, finishedAt: now }))
    .execute();
}

/**
 * Sums form counts by form and stage.
 * @param from first Montréal day
 * @param before the day after the last
 */
export async function sumFormCounts(
  db: Queryable,
  from: string,
  before: string,
): Promise<{ placement: FormPlacement; language: Language; stage: FormStage; n: number }[]> {
  const rows = await db
    .selectFrom("form_funnel_counts")
    .select((eb) => ["placement", "language", "stage", eb.fn.sum<number>("count").as("n")])
    .where("day", ">=", from)
    .where("day", "<", before)
    .groupBy(["placement", "language", "stage"])
    .execute();
  return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }));
}

/** Counts appointments, except cancelled ones, by Montréal day and outcome. */
export async function countAppointments(db: Queryable, from: string, before: string) {
  const rows = await db
    .selectFrom("appointments")
    .select((eb) => ["wallDay as day", "outcome", eb.fn.countAll<number>().as("n")])
    .where("state", "=", "booked")
    .where("wallDay", ">=", from)
    .where("wallDay", "<", before)
    .groupBy(["wallDay", "outcome"])
    .execute();
  return rows.map(({ n, ...row }) => ({ ...row, n: Number(n) }));
}

/** Sums post views by day or path, highest first. */
export async function sumPostCounts<By extends "day" | "path">(
  db: Queryable,
  by: By,
  from: string,
  before: string,
  limit?: number,
): Promise<(Record<By, string> & { n: number })[]> {
  const rows = await db
    .selectFrom("post_view_counts")
    .select((eb) => [eb.ref(by).as("key"), eb.fn.sum<number>("count").as("n")])
    .where("day", ">=", from)
    .where("day", "<", before)
    .groupBy(by)
    .orderBy("n", "desc")
    .orderBy(by)
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map(({ key, n }) => ({ [by]: key, n: Number(n) }) as Record<By, string> & { n: number });
}

/** Finds published posts by their current or former slugs. */
export async function findPostsBySlug(
  db: Queryable,
  slugs: readonly string[],
): Promise<{ slug: string; title: string; current: string; language: Language }[]> {
  if (slugs.length === 0) return [];
  return await db
    .selectFrom("blog_slugs")
    .innerJoin("blog_articles", "blog_articles.postId", "blog_slugs.postId")
    .select(["blog_slugs.slug", "title", "blog_articles.slug as current", "language"])
    .where("blog_slugs.slug", "in", [...slugs])
    .execute();
}

function inOrder<Row extends { week?: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => a.week! - b.week!);
}

/** Numbers of requests by how long they waited, in quarters of an hour; in any order. */
export type WaitingTimes = readonly (readonly [quarters: number, count: number])[];

/**
 * Returns a percentile of waiting times, in hours.
 * @param share 0.5 for the median, which is the mean of the middle two of an even number of times
 * @returns `null` without any times
 */
export function waitingTime(times: WaitingTimes, share: number): number | null {
  const total = times.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const sorted = [...times].sort(([a], [b]) => a - b);
  const rank = Math.max(1, Math.ceil(total * share));
  const hours = hoursAt(sorted, rank);
  return share === 0.5 && total % 2 === 0 ? (hours + hoursAt(sorted, rank + 1)) / 2 : hours;
}

/** Returns the waiting time of a rank, from 1, among times in ascending order. */
function hoursAt(sorted: WaitingTimes, rank: number): number {
  let passed = 0;
  for (const [quarters, count] of sorted) {
    passed += count;
    if (passed >= rank) return quarters / 4;
  }
  throw new Error("The counts do not add up");
}
