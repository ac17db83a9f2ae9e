import { formatDollars } from "../../lib/company/amounts.ts";
import { hasFigure } from "../../lib/company/claims.ts";
import { LESS_WORK, MOST_POPULAR_PLAN, PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import { adviceOn, DOLLARS_AN_HOUR } from "../../lib/company/return-on-investment.ts";
import type { Language } from "../../lib/language.ts";
import { MOST_HOURS } from "../motif/knot-lines.ts";
import { hoursBack, KNOT_TEXT, type KnotProps, type Offer } from "./knot-text.ts";

/**
 * @returns the plan the calculator would recommend for this many hours saved a week; none if no plan pays for itself
 */
export function planFor(back: number): PlanId | undefined {
  const advice = adviceOn({ hoursAWeek: back, dollarsAnHour: DOLLARS_AN_HOUR }, MOST_POPULAR_PLAN);
  if (advice.kind === "none") return undefined;
  return advice.kind === "pays" ? MOST_POPULAR_PLAN : advice.plan;
}

/** The knot's props in a language today. */
export function knotProps(language: Language): KnotProps {
  const text = KNOT_TEXT[language];
  const aim = hasFigure("less-work") ? LESS_WORK : 0;
  const offers: Offer[] = [];
  const price = (plan: PlanId) => formatDollars(language, PLANS[plan].dollarsAMonth);
  const [least] = PLAN_IDS;
  for (let hours = 0; hours <= MOST_HOURS; hours++) {
    const plan = planFor(hoursBack(hours, aim));
    if (hours > 0 && plan === offers.at(-1)?.[2]) continue;
    const words = plan && text.plan(price(plan), plan === least ? "" : price(least), PLANS[least].employees.to!);
    offers.push(plan && words ? [hours, words, plan] : [hours, text.calculation]);
  }
  return { language, aim, offers };
}
