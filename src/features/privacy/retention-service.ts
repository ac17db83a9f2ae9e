import { setImmediate as othersFirst } from "node:timers/promises";
import type { Clock } from "../../lib/clock.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { RETENTION } from "../../lib/company/retention.ts";
import { eraseAll, type FoundRecord } from "./holders-repository.ts";
import { RETENTION_RULES, type RetentionState } from "./model.ts";
import { type Database, insertAudit, type Queryable } from "./repository.ts";
import {
  type AnonymousCount,
  addCounts,
  countDue,
  deleteMailsAbout,
  deleteOldAnswers,
  deleteOldLinks,
  listCounts,
  listPastRequests,
  listReports,
  saveReport,
  type Terms,
} from "./retention-repository.ts";

const DAY_MS = 86_400_000;
/** Requests erased before others get their turn. */
const ERASED_AT_ONCE = 50;
/** Reports and counts shown: a month of nights, and some years of months. */
const REPORTS_SHOWN = 31;
const COUNTS_SHOWN = 500;

export interface RetentionParts {
  database: Database;
  clock: Clock;
  /** `CHAT_RETENTION_DAYS` */
  chatDays: number;
}

export type Retention = ReturnType<typeof createRetention>;

/** Retention by purpose: what is due, forgetting it each night, the report, and what is still known in figures. */
export function createRetention({ database, clock, chatDays }: RetentionParts) {
  function termsAt(now: Date): Terms {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    return {
      "requests-past-term": monthsBefore(now, RETENTION.requestMonths),
      "privacy-requests": monthsBefore(now, RETENTION.privacyRequestMonths),
      "privacy-links": now,
      "delivered-mails": daysAgo(RETENTION.deliveredMailDays),
      "unconfirmed-readers": now,
      "old-chats": daysAgo(chatDays),
    };
  }

  async function forgetRequests(db: Queryable, before: Date, now: Date): Promise<void> {
    const tally = new Map<string, AnonymousCount>();
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
      const records = past.map(
        ({ id, createdAt }): FoundRecord => ({
          id: String(id),
          at: createdAt,
          fields: {},
          contacts: { emails: [], phones: [] },
        }),
      );
      await deleteMailsAbout(
        db,
        past.map(({ id }) => id),
      );
      await eraseAll(db, { consultations: records }, now);
      await othersFirst();
    }
    await addCounts(db, [...tally.values()]);
  }

  return {
    /** What each rule would forget now (nothing is changed), the last reports, and the figures kept. */
    async state(): Promise<RetentionState> {
      const [due, reports, counts] = await Promise.all([
        countDue(database.kysely, termsAt(clock())),
        listReports(database.kysely, REPORTS_SHOWN),
        listCounts(database.kysely, COUNTS_SHOWN),
      ]);
      return {
        rules: RETENTION_RULES.map((rule) => ({ rule, due: due[rule] })),
        reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
        counts,
      };
    },

    /**
     * Forgets what is past its term and reports how much; a nightly job calls it, before the jobs of the features that
     * forget mails, readers and chats, of which the report tells as well.
     */
    async forgetOver(db: Queryable, day: string, now: Date): Promise<void> {
      const terms = termsAt(now);
      const counts = await countDue(db, terms);
      await forgetRequests(db, terms["requests-past-term"], now);
      await deleteOldAnswers(db, terms["privacy-requests"]);
      await deleteOldLinks(db, terms["privacy-links"]);
      await saveReport(db, { day, at: now, counts });
      const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
      if (total === 0) return;
      await insertAudit(db, { at: now, actor: "system", action: "privacy.retention", subject: day, detail: counts });
    },
  };
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
