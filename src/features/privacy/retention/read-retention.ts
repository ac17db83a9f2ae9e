import type { PrivacyParts } from "../parts.ts";
import { RETENTION_RULES, type RetentionState } from "./model.ts";
import { countDue, listCounts, listReports } from "./store.ts";
import { termsAt } from "./terms.ts";

/** Reports and counts shown: a month of nights, and some years of months. */
const REPORTS_SHOWN = 31;
const COUNTS_SHOWN = 500;

/** What each rule would delete now (changing nothing), the last reports, and the statistics kept. */
export async function readRetention({ database, clock, chatDays }: PrivacyParts): Promise<RetentionState> {
  const [due, reports, counts] = await Promise.all([
    countDue(database.kysely, termsAt(clock(), chatDays)),
    listReports(database.kysely, REPORTS_SHOWN),
    listCounts(database.kysely, COUNTS_SHOWN),
  ]);
  return {
    rules: RETENTION_RULES.map((rule) => ({ rule, due: due[rule] })),
    reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })),
    counts,
  };
}
