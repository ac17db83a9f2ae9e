import { lateSince } from "../../../lib/company/answer-deadlines.ts";
import { companyDay, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import type { ConsultationSummary, UrgentPosition } from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { requestDue } from "../request-due.ts";
import { type ConsultationFilter, countConsultations, listByUrgency, listWaitingInTime } from "../store/lists.ts";

/** A page of the list, late ones first, in the order to call them, and the position of the next page, if any. */
export async function listUrgent(
  { database, clock }: Pick<ConsultationsParts, "database" | "clock">,
  filter: ConsultationFilter,
  limit: number,
  after?: UrgentPosition,
) {
  const since = after?.lateSince ?? lateSince(clock());
  // One extra row, to know whether there is a next page.
  const { consultations, lateCount } = await listByUrgency(database, filter, limit + 1, since, after);
  const page = consultations.slice(0, limit);
  const last = page.at(-1);
  const next: UrgentPosition | undefined =
    last && consultations.length > limit
      ? {
          lateSince: since,
          percent: page.length <= lateCount ? last.leadScorePercent : undefined,
          createdAt: new Date(last.createdAt),
          id: last.id,
        }
      : undefined;
  return { page, next };
}

/**
 * The counters of the admin screen (SPEC §2). Late means the same as in a row, including a call requested before noon,
 * past noon.
 */
export async function summarize({
  database,
  clock,
}: Pick<ConsultationsParts, "database" | "clock">): Promise<ConsultationSummary> {
  const now = clock();
  const since = lateSince(now);
  const [counts, waiting] = await Promise.all([
    countConsultations(database.kysely, startOfCompanyDay(companyDay(now)), since),
    listWaitingInTime(database.kysely, since),
  ]);
  const missed = waiting.filter((request) => requestDue(request).due < now).length;
  return { total: counts.contacted + counts.pending, ...counts, late: counts.late + missed };
}
