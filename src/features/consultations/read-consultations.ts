import * as z from "zod/mini";
import type { Database } from "../../db/database.ts";
import type { LeadInDigest } from "../../emails/mail-payloads.ts";
import { lateSince } from "../../lib/company/answer-deadlines.ts";
import { companyDay, dayAfter, dayPlus, startOfCompanyDay } from "../../lib/company/company-day.ts";
import { AppError } from "../../lib/http/app-error.ts";
import { MAX_ID, queryNumber } from "../../lib/http/input-fields.ts";
import { checkedPosition, momentField, spanOf } from "../../lib/http/list-query.ts";
import type { Language } from "../../lib/language.ts";
import { csvStream } from "../../lib/text/csv.ts";
import { consultationsCsv as textInEnglish } from "../../text/en/desk/csv.ts";
import { consultationForm as formInEnglish } from "../../text/en/site/consultation-form.ts";
import { consultationsCsv as textInFrench } from "../../text/fr/desk/csv.ts";
import { consultationForm as formInFrench } from "../../text/fr/site/consultation-form.ts";
import { OPEN_STAGES, OUTCOMES, STAGES, type Stage } from "./follow-up/stage.ts";
import {
  countToCheck,
  findDueSteps,
  findUnanswered,
  listOwners,
  type Queryable,
  type Whose,
} from "./follow-up/store.ts";
import { GRADES } from "./lead-score.ts";
import {
  type Consultation,
  type ConsultationSummary,
  isSelectField,
  type SelectField,
  STEPS,
  type UrgentPosition,
} from "./model.ts";
import type { ConsultationsParts } from "./parts.ts";
import { requestDue } from "./request-due.ts";
import { MAX_SEARCH_LENGTH, searchTermsOf } from "./search-text.ts";
import { type ConsultationFilter, countConsultations, listByUrgency, listWaitingInTime } from "./store/lists.ts";
import { findConsultation } from "./store/requests.ts";

/** @throws AppError `not-found` */
export async function getConsultation({ kysely }: Pick<Database, "kysely">, id: number): Promise<Consultation> {
  const consultation = await findConsultation(kysely, id);
  if (!consultation) throw new AppError("not-found", "There is no such consultation");
  return consultation;
}

/** Lists a page of requests in calling order, late requests first, with the cursor of the next page, if any. */
export async function listUrgent(
  { database, clock }: Pick<ConsultationsParts, "database" | "clock">,
  filter: ConsultationFilter,
  limit: number,
  after?: UrgentPosition,
) {
  const since = after?.lateSince ?? lateSince(clock());
  // One extra row shows whether there is a next page.
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
 * Counts requests for the admin screen (SPEC §2). "Late" has the same meaning as in a list row, so it includes a call
 * requested before noon once noon has passed.
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
 * Exports requests as CSV, a page at a time.
 * @param nextPage fetches the rows after a position, newest first; an empty page ends the file
 * @param owners staff names by id
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

/** Maximum number of requests named in the morning email, which only counts the rest. */
const MOST_NAMED = 8;

/** Today's work of a staff member or of the team. */
export interface Morning {
  /** Requests whose answer is late or due by tonight. */
  unanswered: { count: number; first: LeadInDigest[] };
  /** Next steps due today, and how many of them are overdue. */
  steps: { count: number; late: number; first: LeadInDigest[] };
}

interface Reader {
  id: string;
  name: string;
  email: string;
  /** Language of the member's desk; `null` until the member has opened it. */
  language: Language | null;
}

/**
 * Reads the work waiting this morning. Readers get the work on their own requests. The team gets all unanswered
 * requests, unassigned steps, and the number of flagged requests. A step is unassigned if its request belongs to none
 * of the possible owners, whether or not they get this email.
 */
export async function readMorning(
  db: Queryable,
  now: Date,
  readers: readonly Reader[],
): Promise<{ team: Morning & { toCheck: number }; own: (Morning & Reader)[] }> {
  const today = companyDay(now);
  const late = lateSince(startOfCompanyDay(dayAfter(today)));
  const owners = await listOwners(db);
  const read = async (answers: Whose, steps: Whose): Promise<Morning> => {
    const unanswered = await findUnanswered(db, answers, late, MOST_NAMED);
    const due = await findDueSteps(db, steps, today, MOST_NAMED);
    return {
      unanswered: { ...unanswered, first: unanswered.first.map((lead) => ({ ...lead, step: null, by: null })) },
      steps: {
        ...due,
        first: due.first.map(({ nextStep, nextStepAt, ...lead }) => ({ ...lead, step: nextStep, by: nextStepAt })),
      },
    };
  };
  const own: (Morning & Reader)[] = [];
  for (const reader of readers) {
    own.push({ ...reader, ...(await read({ ownerId: reader.id }, { ownerId: reader.id })) });
  }
  const team = await read("all", { notOf: owners.map(({ id }) => id) });
  return { team: { ...team, toCheck: await countToCheck(db) }, own };
}

/** Rows per page: by default a few screens of the dense list; at most a response of about 300 KB. */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const grades: readonly string[] = GRADES.map(({ grade }) => grade);

const filterFields = {
  /** Words that must all occur in name, email, company, phone or job title; case and accents are ignored. */
  q: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  contacted: z.optional(z.enum(["true", "false"], "filterInvalid")),
  /** The grade as worded in SPEC §9, or just its letter: `A+`. */
  grade: z.optional(z.string().check(z.refine((value) => fullGrade(value) !== undefined, "filterInvalid"))),
  /** A day in Montréal (`YYYY-MM-DD`) or an instant (ISO 8601), inclusive. */
  from: z.optional(momentField),
  /** A day in Montréal (inclusive) or an instant (exclusive). */
  to: z.optional(momentField),
  review: z._default(z.enum(["accepted", "to-check", "discarded"], "filterInvalid"), "accepted"),
  /** `open`: without an outcome; `closed`: with an outcome. */
  stage: z.optional(z.enum([...STAGES, "open", "closed"], "filterInvalid")),
  /** Id of a staff member; `me`: the caller; `none`: unassigned. */
  owner: z.optional(z.string().check(z.minLength(1, "filterInvalid"), z.maxLength(64, "filterInvalid"))),
  /**
   * Next step overdue (`late`), due by today (`today`), due within seven days (`week`), or without a due day (`none`).
   */
  due: z.optional(z.enum(["late", "today", "week", "none"], "filterInvalid")),
};

/** Query of `GET /api/consultations/export.csv`. */
export const exportQuerySchema = z.strictObject(filterFields);

/** Query of `GET /api/consultations`. */
export const listQuerySchema = z.strictObject({
  ...filterFields,
  limit: z._default(queryNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  /** `urgent`: in calling order, late requests first. */
  order: z._default(z.enum(["newest", "urgent"], "filterInvalid"), "newest"),
  /** Cursor from the previous page's `Link` header. */
  cursor: z.optional(z.string()),
});

/** Query of `GET /api/consultations/arrivals`. */
export const arrivalsQuerySchema = z.strictObject({
  /** Id of the latest request that the caller has seen. */
  after: z.optional(queryNumber(0, MAX_ID)),
});

/**
 * Turns a parsed query into a filter.
 * @param asker id of the calling staff member
 * @param now determines which steps are due today
 */
export function filterOf(query: z.output<typeof exportQuerySchema>, asker: string, now: Date) {
  const { q, contacted, grade, from, to, review, stage, owner, due } = query;
  return {
    terms: searchTermsOf(q ?? ""),
    contacted: contacted === undefined ? undefined : contacted === "true",
    leadScore: grade === undefined ? undefined : fullGrade(grade),
    ...spanOf(from, to),
    review,
    stages: stage === undefined ? undefined : stagesOf(stage),
    ownerId: owner === undefined ? undefined : owner === "none" ? null : owner === "me" ? asker : owner,
    dueBy: due === undefined ? undefined : due === "none" ? null : lastDayOf(due, companyDay(now)),
  };
}

function stagesOf(stage: Stage | "open" | "closed"): readonly Stage[] {
  if (stage === "open") return OPEN_STAGES;
  return stage === "closed" ? OUTCOMES : [stage];
}

/**
 * Returns the last due day that a filter includes.
 * @param today day in Montréal, `YYYY-MM-DD`
 */
function lastDayOf(due: "late" | "today" | "week", today: string): string {
  return dayPlus(today, { late: -1, today: 0, week: 7 }[due]);
}

/** Encodes a cursor in the list by urgency, opaque to the caller. */
export function urgentCursor({ lateSince, percent, createdAt, id }: UrgentPosition): string {
  return Buffer.from(`${lateSince.toISOString()} ${percent ?? "-"} ${createdAt.toISOString()} ${id}`).toString(
    "base64url",
  );
}

/**
 * Decodes a cursor.
 * @throws AppError `invalid` unless {@link urgentCursor} made it
 */
export function urgentPositionOf(cursor: string): UrgentPosition {
  const [, lateSince = "", percent = "-", createdAt = "", id = "NaN"] =
    /^(\S{24}) (-|\d{1,3}) (\S{24}) (\d{1,15})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return {
    ...checkedPosition({ createdAt: new Date(createdAt), id: Number(id) }),
    lateSince: checkedPosition({ createdAt: new Date(lateSince), id: 0 }).createdAt,
    percent: percent === "-" ? undefined : Number(percent),
  };
}

function fullGrade(text: string): string | undefined {
  return grades.find((grade) => grade === text || grade.split(" ")[0] === text);
}
