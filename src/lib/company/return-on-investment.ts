import { PLAN_IDS, PLANS, type PlanId } from "./plans.ts";

export interface ReturnInput {
  hoursAWeek: number;
  dollarsAnHour: number;
  /** Price of the plan. */
  dollarsAMonth: number;
}

export interface Return {
  /** Dollars a month, net of the plan's price. */
  net: number;
  /** Net gain in percent of the plan's price. */
  percent: number;
  /** Hours saved a week at which the plan pays for itself. */
  breakEvenHours: number;
}

/** Default cost of an hour, salary and payroll charges included. */
export const DOLLARS_AN_HOUR = 35;

/** Hours saved a week that the calculator shows at first. */
export const HOURS_A_WEEK = 30;

/** Weeks in an average month. */
const WEEKS_A_MONTH = 52 / 12;

/**
 * Computes the value of the hours saved, net of the plan's price. Counts time alone, neither sales nor errors avoided.
 */
export function returnOnInvestment({ hoursAWeek, dollarsAnHour, dollarsAMonth }: ReturnInput): Return {
  const net = hoursAWeek * dollarsAnHour * WEEKS_A_MONTH - dollarsAMonth;
  return {
    net,
    percent: (net / dollarsAMonth) * 100,
    breakEvenHours: dollarsAMonth / (dollarsAnHour * WEEKS_A_MONTH),
  };
}

/** The advice we would give a friend: this plan pays, a smaller one would, or none does. */
export type Advice = { kind: "pays"; net: number } | { kind: "smaller"; plan: PlanId; net: number } | { kind: "none" };

export function adviceOn(input: Omit<ReturnInput, "dollarsAMonth">, plan: PlanId): Advice {
  const netOf = (id: PlanId) => returnOnInvestment({ ...input, dollarsAMonth: PLANS[id].dollarsAMonth }).net;
  const net = netOf(plan);
  if (net >= 0) return { kind: "pays", net };
  const smaller = PLAN_IDS.slice(0, PLAN_IDS.indexOf(plan)).findLast((id) => netOf(id) >= 0);
  return smaller ? { kind: "smaller", plan: smaller, net: netOf(smaller) } : { kind: "none" };
}
