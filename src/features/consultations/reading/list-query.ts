import * as z from "zod/mini";
import { companyDay, dayPlus } from "../../../lib/company/company-day.ts";
import { checkedPosition } from "../../../lib/http/cursor.ts";
import { momentField, spanOf } from "../../../lib/http/moment-query.ts";
import { queryNumber } from "../../../lib/http/query-number.ts";
import { MAX_ID } from "../../../lib/http/record-id.ts";
import { OPEN_STAGES, OUTCOMES, STAGES, type Stage } from "../follow-up/stage.ts";
import { GRADES } from "../lead-score.ts";
import type { UrgentPosition } from "../model.ts";
import { MAX_SEARCH_LENGTH, searchTermsOf } from "../search-text.ts";

/** Rows per page: a few screens of the dense list, and the largest response allowed (about 300 KB). */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 200;

const grades: readonly string[] = GRADES.map(({ grade }) => grade);

/** Filters of list and export. */
const filterFields = {
  /** Words that must all occur in name, email, company, phone or title; case and accents are ignored. */
  q: z.optional(z.string().check(z.maxLength(MAX_SEARCH_LENGTH, "tooLong"))),
  contacted: z.optional(z.enum(["true", "false"], "filterInvalid")),
  /** The grade as worded in SPEC §9, or just its letter: `A+`. */
  grade: z.optional(z.string().check(z.refine((value) => fullGrade(value) !== undefined, "filterInvalid"))),
  /** A day in Montréal (`2026-11-20`) or a moment (ISO 8601), inclusive. */
  from: z.optional(momentField),
  /** A day in Montréal (inclusive), or a moment (exclusive). */
  to: z.optional(momentField),
  review: z._default(z.enum(["accepted", "to-check", "discarded"], "filterInvalid"), "accepted"),
  /** `open`: something is left to do; `closed`: it has an outcome. */
  stage: z.optional(z.enum([...STAGES, "open", "closed"], "filterInvalid")),
  /** Id of a member of staff; `me`: the caller; `none`: unassigned. */
  owner: z.optional(z.string().check(z.minLength(1, "filterInvalid"), z.maxLength(64, "filterInvalid"))),
  /** The next step is overdue; due today or overdue; or due within seven days. `none`: it has no date. */
  due: z.optional(z.enum(["late", "today", "week", "none"], "filterInvalid")),
};

/** Query of `GET /api/consultations/export.csv`. */
export const exportQuerySchema = z.strictObject(filterFields);

/** Query of `GET /api/consultations`. */
export const listQuerySchema = z.strictObject({
  ...filterFields,
  limit: z._default(queryNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  /** `urgent`: late ones first, in the order to call them. */
  order: z._default(z.enum(["newest", "urgent"], "filterInvalid"), "newest"),
  /** Where the previous page ended, from its `Link` header. */
  cursor: z.optional(z.string()),
});

/** Query of `GET /api/consultations/arrivals`. */
export const arrivalsQuerySchema = z.strictObject({
  /** Number of the last request the caller has seen. */
  after: z.optional(queryNumber(0, MAX_ID)),
});

/**
 * Turns a parsed query into a filter.
 * @param asker id of the calling member of staff
 * @param now to determine what is due today
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

/** @param today day in Montréal, `2026-11-20` */
function lastDayOf(due: "late" | "today" | "week", today: string): string {
  return dayPlus(today, { late: -1, today: 0, week: 7 }[due]);
}

/** A position in the list by urgency, opaque to the caller. */
export function urgentCursor({ lateSince, percent, createdAt, id }: UrgentPosition): string {
  return Buffer.from(`${lateSince.toISOString()} ${percent ?? "-"} ${createdAt.toISOString()} ${id}`).toString(
    "base64url",
  );
}

/** @throws AppError `invalid` unless {@link urgentCursor} made it */
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
