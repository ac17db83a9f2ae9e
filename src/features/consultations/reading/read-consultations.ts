import type { Database } from "../../../db/database.ts";
import { lateSince } from "../../../lib/company/answer-deadlines.ts";
import { companyDay, startOfCompanyDay } from "../../../lib/company/company-day.ts";
import { AppError } from "../../../lib/http/app-error.ts";
import type { Language } from "../../../lib/language.ts";
import { csvStream } from "../../../lib/text/csv.ts";
import { consultationsCsv as textInEnglish } from "../../../text/en/desk/consultations-csv.ts";
import { consultationForm as formInEnglish } from "../../../text/en/site/consultation-form.ts";
import { consultationsCsv as textInFrench } from "../../../text/fr/desk/consultations-csv.ts";
import { consultationForm as formInFrench } from "../../../text/fr/site/consultation-form.ts";
import {
  type Consultation,
  type ConsultationSummary,
  isSelectField,
  type SelectField,
  STEPS,
  type UrgentPosition,
} from "../model.ts";
import type { ConsultationsParts } from "../parts.ts";
import { requestDue } from "../request-due.ts";
import { type ConsultationFilter, countConsultations, listByUrgency, listWaitingInTime } from "../store/lists.ts";
import { findConsultation } from "../store/requests.ts";

/** @throws AppError `not-found` */
export async function getConsultation({ kysely }: Pick<Database, "kysely">, id: number): Promise<Consultation> {
  const consultation = await findConsultation(kysely, id);
  if (!consultation) throw new AppError("not-found", "There is no such consultation");
  return consultation;
}

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

const TEXTS = {
  fr: { csv: textInFrench, form: formInFrench },
  en: { csv: textInEnglish, form: formInEnglish },
};

interface Position {
  createdAt: Date;
  id: number;
}

/**
 * Requests as CSV, a page at a time.
 * @param nextPage the rows after a position, newest first; an empty page ends the file
 * @param owners staff names by id
 * @param language of the column names and options
 */
export function exportConsultations(
  nextPage: (after?: Position) => Promise<Consultation[]>,
  owners: ReadonlyMap<string, string>,
  language: Language,
): ReadableStream<Uint8Array> {
  const columns = columnsIn(language, owners);
  return csvStream(
    columns.map(([name]) => name),
    (last?: Consultation) => nextPage(last && { createdAt: new Date(last.createdAt), id: last.id }),
    (row) => columns.map(([, value]) => value(row)),
  );
}

function columnsIn(
  language: Language,
  owners: ReadonlyMap<string, string>,
): [name: string, value: (row: Consultation) => string][] {
  const { csv, form } = TEXTS[language];
  const answers = STEPS.flat().map((field): [string, (row: Consultation) => string] => [
    form.fields[field],
    (row) => labelOf(form.options, field, row[field]),
  ]);
  const yesOrNo = (value: boolean) => (value ? csv.yes : csv.no);
  return [
    [csv.id, (row) => String(row.id)],
    [csv.createdAt, (row) => row.createdAt],
    ...answers,
    [csv.leadScore, (row) => row.leadScore],
    [csv.leadScorePercent, (row) => String(row.leadScorePercent)],
    [csv.contacted, (row) => yesOrNo(row.contacted)],
    [csv.contactedAt, (row) => row.contactedAt ?? ""],
    [csv.stage, (row) => csv.stages[row.stage]],
    [csv.owner, (row) => (row.ownerId === null ? "" : (owners.get(row.ownerId) ?? csv.formerOwner))],
    [csv.nextStep, (row) => row.nextStep ?? ""],
    [csv.nextStepAt, (row) => row.nextStepAt ?? ""],
    [csv.outcomeAt, (row) => row.outcomeAt ?? ""],
    [csv.newsletter, (row) => yesOrNo(row.newsletter)],
    [csv.language, (row) => row.language],
    [csv.review, (row) => csv.reviews[row.review]],
    [csv.page, (row) => row.source.page ?? ""],
    [csv.referrer, (row) => row.source.referrer ?? ""],
    [
      csv.campaign,
      (row) => [row.source.utmSource, row.source.utmMedium, row.source.utmCampaign].filter(Boolean).join(" / "),
    ],
  ];
}

function labelOf(options: Record<SelectField, Record<string, string>>, field: string, value: string | null): string {
  if (value === null) return "";
  return isSelectField(field) ? (options[field][value] ?? value) : value;
}
