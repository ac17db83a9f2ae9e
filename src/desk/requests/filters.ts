import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import { GRADES } from "../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../features/consultations/search-text.ts";
import { dayPlus } from "../../lib/company/company-day.ts";
import { dayIn, type FiltersOf, matching, oneOf, readFilters, textOf, yesOrNo } from "../kit/filters.tsx";

export const STAGE_FILTERS = ["open", "closed", ...STAGES] as const;
export type StageFilter = (typeof STAGE_FILTERS)[number];
export const DUES = ["late", "today", "week", "none"] as const;

/** Filters of the list of requests, as URL parameters. */
export const REQUEST_FILTERS = {
  q: textOf(MAX_SEARCH_LENGTH),
  contacted: yesOrNo,
  /** Letter of the grade, such as `A+`. */
  grade: oneOf(GRADES.map(({ grade }) => gradeLetter(grade))),
  /** Montréal days, both inclusive. */
  from: dayIn,
  to: dayIn,
  stage: oneOf(STAGE_FILTERS),
  /** Id of a staff member, `me` or `none`. */
  owner: matching(/^[\w-]{1,64}$/),
  due: oneOf(DUES),
};
export type Filters = FiltersOf<typeof REQUEST_FILTERS>;

export const NO_FILTERS: Filters = readFilters(REQUEST_FILTERS);

/** Returns the letter of a grade: `A+` for `A+ (Hot Lead)`. */
export function gradeLetter(grade: string): string {
  return grade.split(" ")[0] ?? grade;
}

export const PERIODS = ["all", "today", "7-days", "30-days", "custom"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS_OF: Partial<Record<Period, number>> = { today: 1, "7-days": 7, "30-days": 30 };

/**
 * Returns the dates of a named period.
 * @param today Montréal day, `YYYY-MM-DD`
 */
export function datesOf(period: Exclude<Period, "custom">, today: string): Pick<Filters, "from" | "to"> {
  const days = DAYS_OF[period];
  return { from: days ? dayPlus(today, 1 - days) : null, to: null };
}

/** Returns the named period that matches the dates, or `custom`. */
export function periodOf({ from, to }: Pick<Filters, "from" | "to">, today: string): Period {
  if (!from && !to) return "all";
  const named = PERIODS.find(
    (period) => period !== "custom" && period !== "all" && !to && datesOf(period, today).from === from,
  );
  return named ?? "custom";
}

/** Returns the id in `?consultation=`; `null` if it is missing or invalid. */
export function consultationIdOf(query: URLSearchParams): number | null {
  const value = query.get("consultation");
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
