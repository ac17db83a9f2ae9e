import { setImmediate as othersFirst } from "node:timers/promises";
import type { Queryable } from "../../db/database.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { eraseAll } from "./holders/holders.ts";
import { RETENTION_RULES, type RetentionState } from "./model.ts";
import type { PrivacyParts } from "./parts.ts";
import {
  addCounts,
  countDue,
  deleteMailsAbout,
  deleteOldAnswers,
  deleteOldLinks,
  listCounts,
  listPastRequests,
  listReports,
  saveReport,
  termsAt,
} from "./retention-store.ts";
import type { AnonymousCountsTable } from "./tables.ts";

/** Most nightly reports and monthly statistics shown. */
const REPORTS_SHOWN = 31;
const COUNTS_SHOWN = 500;

/**
 * Returns how many records each rule would delete now, the latest reports, and the statistics kept. Changes nothing.
 */
export async function readRetention({ database, clock, chatRetentionDays }: PrivacyParts): Promise<RetentionState> {
  const [due, reports, counts] = await Promise.all([
    countDue(database.kysely, termsAt(clock(), chatRetentionDays)),
    listReports(database.kysely, REPORTS_SHOWN),
    listCounts(database.kysely, COUNTS_SHOWN),
  ]);
  return {
    rules: RETENTION_RULES.map((rule) => ({ rule, due: due[rule] })),
    reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
    counts,
  };
}

/** Requests erased per batch, after which other work can run. */
const ERASED_AT_ONCE = 50;

/**
 * Deletes records past their retention period and reports how many. The nightly job runs before the features' own jobs
 * for emails, readers and chats, because its report covers them too.
 */
export async function applyRetention(
  { facts, chatRetentionDays }: Pick<PrivacyParts, "facts" | "chatRetentionDays">,
  db: Queryable,
  day: string,
  now: Date,
): Promise<void> {
  const terms = termsAt(now, chatRetentionDays);
  const counts = await countDue(db, terms);
  await forgetRequests(facts, db, terms["requests-past-term"], now);
  await deleteOldAnswers(db, terms["privacy-requests"]);
  await deleteOldLinks(db, terms["privacy-links"]);
  await saveReport(db, { day, at: now, counts });
  if (Object.values(counts).every((n) => n === 0)) return;
  await facts.record(db, { kind: "privacy.retention", at: now, actor: "system", subject: day, detail: counts });
}

async function forgetRequests(facts: PrivacyParts["facts"], db: Queryable, before: Date, now: Date): Promise<void> {
  const tally = new Map<string, AnonymousCountsTable>();
  for (;;) {
    const past = await listPastRequests(db, before, ERASED_AT_ONCE);
    if (past.length === 0) break;
    for (const { createdAt, leadScore, language } of past) {
      const month = companyDay(createdAt).slice(0, 7);
      for (const [kind, value] of [["grade", leadScore ?? ""] as const, ["language", language] as const]) {
        const key = `${month} ${kind} ${value}`;
        tally.set(key, { month, kind, value, n: (tally.get(key)?.n ?? 0) + 1 });
      }
    }
    const ids = past.map(({ id }) => id);
    await deleteMailsAbout(db, ids);
    const records = { consultations: ids.map(String) };
    await facts.record(db, { kind: "privacy.forgotten", at: now, actor: "system", subject: "old", records });
    await eraseAll(db, records);
    await othersFirst();
  }
  await addCounts(db, [...tally.values()]);
}
