import { STAGES } from "../../features/consultations/follow-up/stage.ts";
import { GRADES, type Grade } from "../../features/consultations/lead-score.ts";
import { MAX_SEARCH_LENGTH } from "../../features/consultations/search-text.ts";
import { dayPlus } from "../../lib/company/company-day.ts";
import { searchParams } from "../../ui/api-client.ts";

/** What the list of consultations is narrowed to; kept in the address, so that it can be shared and survives a reload. */
export interface Filters {
  q: string;
  contacted: boolean | null;
  grade: Grade | null;
  /** Days in Montréal, `2026-11-20`, both included. */
  from: string | null;
  to: string | null;
  stage: StageFilter | null;
  /** Id of a member of staff, `me` or `none`. */
  owner: string | null;
  /** When the next step is due. */
  due: Due | null;
}

export const STAGE_FILTERS = ["open", "closed", ...STAGES] as const;
export type StageFilter = (typeof STAGE_FILTERS)[number];
export const DUES = ["late", "today", "week", "none"] as const;
export type Due = (typeof DUES)[number];

export const NO_FILTERS: Filters = {
  q: "",
  contacted: null,
  grade: null,
  from: null,
  to: null,
  stage: null,
  owner: null,
  due: null,
};

/** Every parameter of the address that {@link filtersOf} reads. */
export const FILTER_NAMES = Object.keys(NO_FILTERS);

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day of an address, `2026-11-20`; `null` for whatever is none. */
export function dayOf(value: string | null): string | null {
  return value && DAY.test(value) ? value : null;
}

/** Reads filters from a query; whatever is not valid is left out. */
export function filtersOf(query: URLSearchParams): Filters {
  const contacted = query.get("contacted");
  const letter = query.get("grade");
  return {
    q: (query.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH),
    contacted: contacted === "true" ? true : contacted === "false" ? false : null,
    grade: GRADES.find(({ grade }) => gradeLetter(grade) === letter)?.grade ?? null,
    from: dayOf(query.get("from")),
    to: dayOf(query.get("to")),
    stage: STAGE_FILTERS.find((name) => name === query.get("stage")) ?? null,
    owner: /^[\w-]{1,64}$/.exec(query.get("owner") ?? "")?.[0] ?? null,
    due: DUES.find((name) => name === query.get("due")) ?? null,
  };
}

/** The filters as the API understands them. */
export const askedOf = (filters: Filters) => ({
  ...filters,
  q: filters.q.trim() || null,
  grade: filters.grade && gradeLetter(filters.grade),
});

/** The query that {@link filtersOf} reads; only what is set. */
export const queryOf = (filters: Filters): URLSearchParams => searchParams(askedOf(filters));

/** `A+` of `A+ (Hot Lead)`. */
export function gradeLetter(grade: string): string {
  return grade.split(" ")[0] ?? grade;
}

export const PERIODS = ["all", "today", "7-days", "30-days", "custom"] as const;
export type Period = (typeof PERIODS)[number];

const DAYS_OF: Partial<Record<Period, number>> = { today: 1, "7-days": 7, "30-days": 30 };

/** @param today day in Montréal, `2026-11-20` */
export function datesOf(period: Exclude<Period, "custom">, today: string): Pick<Filters, "from" | "to"> {
  const days = DAYS_OF[period];
  return { from: days ? dayPlus(today, 1 - days) : null, to: null };
}

/** The period whose dates these are. */
export function periodOf({ from, to }: Pick<Filters, "from" | "to">, today: string): Period {
  if (!from && !to) return "all";
  const named = PERIODS.find(
    (period) => period !== "custom" && period !== "all" && !to && datesOf(period, today).from === from,
  );
  return named ?? "custom";
}

/** Id in `?consultation=`. */
export function consultationIdOf(query: URLSearchParams): number | null {
  const value = query.get("consultation");
  return value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}
