import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Queryable } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import type { RetentionRule } from "./model.ts";
import type { AnonymousCountsTable } from "./tables.ts";

/** Each rule's cut-off date. */
type Terms = Readonly<Record<RetentionRule, Date>>;

/**
 * Returns each rule's cut-off date.
 * @param chatRetentionDays `CHAT_RETENTION_DAYS`
 */
export function termsAt(now: Date, chatRetentionDays: number): Terms {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    "requests-past-term": monthsBefore(now, RETENTION.requestMonths),
    "privacy-requests": monthsBefore(now, RETENTION.privacyRequestMonths),
    "privacy-links": now,
    "delivered-mails": daysAgo(RETENTION.deliveredMailDays),
    "unconfirmed-readers": now,
    "old-chats": daysAgo(chatRetentionDays),
  };
}

/**
 * Returns the same day of an earlier month, or that month's last day if it is shorter, so that nothing is deleted
 * early.
 */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

/**
 * Whether a request is past its retention period: received before `before`, without activity since, and not from a
 * client.
 */
function isPastTerm(eb: ExpressionBuilder<Tables, "consultations">, before: Date): Expression<SqlBool> {
  const note = eb
    .selectFrom("consultation_notes")
    .select("consultation_notes.id")
    .whereRef("consultation_notes.consultationId", "=", "consultations.id")
    .where("consultation_notes.createdAt", ">=", before);
  return eb.and([
    eb("consultations.createdAt", "<", before),
    eb.or([eb("contactedAt", "is", null), eb("contactedAt", "<", before)]),
    eb.or([eb("outcomeAt", "is", null), eb("outcomeAt", "<", before)]),
    eb.or([eb("outcome", "is", null), eb("outcome", "!=", "won")]),
    eb.not(eb.exists(note)),
  ]);
}

export async function listPastRequests(db: Queryable, before: Date, limit: number) {
  return await db
    .selectFrom("consultations")
    .select(["id", "createdAt", "leadScore", "language"])
    .where((eb) => isPastTerm(eb, before))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Counts the records that each rule would delete now. */
export async function countDue(db: Queryable, terms: Terms): Promise<Record<RetentionRule, number>> {
  const count = async <Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>) =>
    (await rows.select(sql<number>`count(*)`.as("n")).executeTakeFirstOrThrow()).n;
  const delivered = db.selectFrom("outbox").where("status", "=", "delivered");
  const unconfirmed = db.selectFrom("newsletter_confirmations").where("confirmedAt", "is", null);
  return {
    "requests-past-term": await count(
      db.selectFrom("consultations").where((eb) => isPastTerm(eb, terms["requests-past-term"])),
    ),
    "privacy-requests": await count(
      db.selectFrom("privacy_requests").where("answeredAt", "<", terms["privacy-requests"]),
    ),
    "privacy-links": await count(db.selectFrom("privacy_links").where("expiresAt", "<=", terms["privacy-links"])),
    "delivered-mails": await count(delivered.where("deliveredAt", "<", terms["delivered-mails"])),
    "unconfirmed-readers": await count(unconfirmed.where("expiresAt", "<=", terms["unconfirmed-readers"])),
    "old-chats": await count(db.selectFrom("chatbot_conversations").where("lastMessageAt", "<", terms["old-chats"])),
  };
}

export async function deleteOldAnswers(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("privacy_requests").where("answeredAt", "<", before).execute();
}

export async function deleteOldLinks(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("privacy_links").where("expiresAt", "<=", before).execute();
}

/** Deletes any remaining emails about requests, such as undeliverable ones. */
export async function deleteMailsAbout(db: Queryable, requests: readonly number[]): Promise<void> {
  const keys = requests.flatMap((id) => [`staff-new-consultation:${id}`, `visitor-confirmation:${id}`]);
  await db.deleteFrom("outbox").where("dedupeKey", "in", keys).execute();
}

export async function addCounts(db: Queryable, counts: readonly AnonymousCountsTable[]): Promise<void> {
  for (const count of counts) {
    await db
      .insertInto("anonymous_counts")
      .values(count)
      .onConflict((conflict) =>
        conflict
          .columns(["month", "kind", "value"])
          .doUpdateSet((eb) => ({ n: eb("anonymous_counts.n", "+", count.n) })),
      )
      .execute();
  }
}

export async function listCounts(db: Queryable, limit: number): Promise<AnonymousCountsTable[]> {
  return await db
    .selectFrom("anonymous_counts")
    .selectAll()
    .orderBy("month", "desc")
    .orderBy("kind")
    .orderBy("value")
    .limit(limit)
    .execute();
}

export async function saveReport(
  db: Queryable,
  report: { day: string; at: Date; counts: Record<RetentionRule, number> },
): Promise<void> {
  const counts = JSON.stringify(report.counts);
  await db
    .insertInto("retention_reports")
    .values({ ...report, counts })
    .onConflict((conflict) => conflict.column("day").doUpdateSet({ at: report.at, counts }))
    .execute();
}

export async function listReports(db: Queryable, limit: number) {
  return await db.selectFrom("retention_reports").selectAll().orderBy("day", "desc").limit(limit).execute();
}
