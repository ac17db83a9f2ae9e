import { company } from "./company.ts";

/**
 * What the three plans include, what is guaranteed and how long the start takes, as numbers (SPEC §3 and §9). The
 * pricing page, the knowledge base and the assistant all read them here, so they cannot contradict each other. The
 * wording is in `src/text`.
 */

/** A range that includes both ends; without `to` it means "and more". */
export interface Span {
  from: number;
  to?: number;
}

export const PLAN_IDS = ["velocity", "accelerate", "dominate"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  /** The same in both languages. */
  name: string;
  /** Canadian dollars a month, before taxes. */
  dollarsAMonth: number;
  /** Number of employees of the companies that the plan is for. */
  employees: Span;
  /** Revenue of these companies in Canadian dollars a year; absent where it does not matter. */
  revenue?: Span;
  /** Number of systems automated; absent for no limit. */
  automations?: Span;
  hoursSavedAWeek: Span;
  /** Return on investment, in percent of the price. */
  typicalReturn: Span;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  velocity: {
    name: "Velocity",
    dollarsAMonth: company.plans.velocity,
    employees: { from: 1, to: 5 },
    automations: { from: 1, to: 2 },
    hoursSavedAWeek: { from: 10, to: 15 },
    typicalReturn: { from: 300, to: 300 },
  },
  accelerate: {
    name: "Accelerate",
    dollarsAMonth: company.plans.accelerate,
    employees: { from: 5, to: 25 },
    revenue: { from: 500_000, to: 5_000_000 },
    automations: { from: 3, to: 5 },
    hoursSavedAWeek: { from: 25, to: 35 },
    typicalReturn: { from: 400, to: 400 },
  },
  dominate: {
    name: "Dominate",
    dollarsAMonth: company.plans.dominate,
    employees: { from: 25 },
    revenue: { from: 5_000_000 },
    hoursSavedAWeek: { from: 40 },
    typicalReturn: { from: 500 },
  },
};

export const MOST_POPULAR_PLAN: PlanId = "accelerate";

/** A client's average return, in percent (SPEC §1; we decided against the 433% of one variant). */
export const AVERAGE_RETURN = 400;

export const GUARANTEES = {
  /** Days within which the return must come in; after that, we continue to work free of charge. */
  returnDays: 90,
  /** What the work must have brought in by then, as a multiple of its price. */
  returnTimes: 3,
  moneyBackDays: 30,
  /** In percent of the time. */
  uptime: 99.5,
} as const;

/** Weeks from the first call to going live. */
export const GO_LIVE_WEEKS = { from: 2, to: 3 } as const;

/** Target clients of the three plans together (SPEC §9). Revenue is in Canadian dollars a year. */
export const TARGET_CLIENTS = {
  employees: { from: 5, to: 100 },
  revenue: { from: 100_000, to: 10_000_000 },
} as const;

/** Approximate increase in the revenue of the whole business after twelve months, in percent (SPEC §1). */
export const MORE_REVENUE = 40;

/** Share of repetitive work that we aim to take over, in percent of its hours (SPEC §1). */
export const LESS_WORK = 70;
/** Share of customers’ requests that the assistant settles, in percent (SPEC §1). */
export const SETTLED = 80;

/** Length of the free consultation, in minutes. */
export const CONSULTATION_MINUTES = 30;
/** First and last minute of each part of the consultation. */
export const CONSULTATION_PARTS = [
  { id: "week", from: 1, to: 10 },
  { id: "knot", from: 11, to: 22 },
  { id: "after", from: 23, to: CONSULTATION_MINUTES },
] as const;

export const PHASE_IDS = ["discovery", "plan", "build", "tests", "launch"] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

/** A phase's start and end, in calendar days from the start of the project. */
export interface Stretch {
  begin: number;
  end: number;
}

/**
 * The phases of a two-week and of a three-week start. Each lasts as long as SPEC §9 says. They overlap, because one
 * system is built while the next is being studied, which is how the whole takes 2 to 3 weeks.
 */
export const PHASES: Readonly<Record<PhaseId, { shortest: Stretch; longest: Stretch }>> = {
  discovery: { shortest: { begin: 0, end: 3 }, longest: { begin: 0, end: 5 } },
  plan: { shortest: { begin: 2, end: 4 }, longest: { begin: 4, end: 7 } },
  build: { shortest: { begin: 4, end: 11 }, longest: { begin: 0, end: 21 } },
  tests: { shortest: { begin: 9, end: 12 }, longest: { begin: 14, end: 19 } },
  launch: { shortest: { begin: 12, end: 14 }, longest: { begin: 18, end: 21 } },
};
