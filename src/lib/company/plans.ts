import { company } from "./company.ts";

/**
 * What the three plans hold, what is guaranteed and how long the start takes, as numbers (SPEC §3 and §9). The pricing
 * page, the knowledge base and the assistant read them here, so that they cannot contradict each other; the words around
 * them are in `src/text`.
 */

/** From and to, both included; without `to` it is "and more". */
export interface Span {
  from: number;
  to?: number;
}

export const PLAN_IDS = ["velocity", "accelerate", "dominate"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  /** The same in both languages. */
  name: string;
  /** Canadian dollars, before taxes. */
  dollarsAMonth: number;
  /** People in the company the plan is made for. */
  employees: Span;
  /** Canadian dollars a year; absent where it does not matter. */
  revenue?: Span;
  /** Systems automated; absent for no limit. */
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

/** Average return of a client, in percent (SPEC §1; decided against the 433 % of one variant). */
export const AVERAGE_RETURN = 400;

export const GUARANTEES = {
  /** Days until the return must have come in, or the work continues free. */
  returnDays: 90,
  /** What the work must have brought in by then, in times its price. */
  returnTimes: 3,
  moneyBackDays: 30,
  /** Percent of the time. */
  uptime: 99.5,
} as const;

/** Weeks from the first call to going live. */
export const GO_LIVE_WEEKS = { from: 2, to: 3 } as const;

/** Who the plans are made for, all three together (SPEC §9): revenue in Canadian dollars a year. */
export const TARGET_CLIENTS = {
  employees: { from: 5, to: 100 },
  revenue: { from: 100_000, to: 10_000_000 },
} as const;

/** Revenue of the whole business after twelve months, in percent more than before, about (SPEC §1). */
export const MORE_REVENUE = 40;

/** Repetitive work that we aim to take over, in percent of its hours (SPEC §1). */
export const LESS_WORK = 70;

/** Length of the free consultation, in minutes. */
export const CONSULTATION_MINUTES = 30;

export const PHASE_IDS = ["discovery", "plan", "build", "tests", "launch"] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

/** Begin and end of a phase, in calendar days since the start. */
export interface Stretch {
  begin: number;
  end: number;
}

/**
 * The phases of a start that takes two weeks and of one that takes three. Each phase lasts as long as SPEC §9 says; they
 * overlap, because one system is built while the next is looked at: that is how the whole ends after 2 to 3 weeks.
 */
export const PHASES: Readonly<Record<PhaseId, { shortest: Stretch; longest: Stretch }>> = {
  discovery: { shortest: { begin: 0, end: 3 }, longest: { begin: 0, end: 5 } },
  plan: { shortest: { begin: 2, end: 4 }, longest: { begin: 4, end: 7 } },
  build: { shortest: { begin: 4, end: 11 }, longest: { begin: 0, end: 21 } },
  tests: { shortest: { begin: 9, end: 12 }, longest: { begin: 14, end: 19 } },
  launch: { shortest: { begin: 12, end: 14 }, longest: { begin: 18, end: 21 } },
};
