import { formatDollars, formatNumber, formatPercent } from "../../../lib/company/amounts.ts";
import type { TextLike } from "../../../lib/language.ts";
import type { returnCalculatorFr } from "../../fr/site/return-calculator.ts";

/** The pricing page's calculator: only the texts that its island ships. */
export const returnCalculatorEn: TextLike<typeof returnCalculatorFr> = {
  label: "Return calculator",
  hours: "Hours saved per week",
  hourlyCost: "Cost of an hour, wages and payroll costs",
  plan: "Plan",
  hoursValue: (hours) => `${hours} h`,
  dollars: (amount) => formatDollars("en", amount),
  net: "Net gain per month",
  netFormula: (hours, cost, price) =>
    `${hours} h × ${formatDollars("en", cost)} × 52 ÷ 12 − ${formatDollars("en", price)}`,
  rate: "Return",
  rateValue: (percent) => formatPercent("en", Math.round(percent)),
  rateFormula: (net, price) => `${formatDollars("en", net)} ÷ ${formatDollars("en", price)}`,
  breakEven: "Break-even point",
  breakEvenValue: (hours) => `${formatNumber("en", hours)} h per week`,
  breakEvenFormula: (cost, price) => `${formatDollars("en", price)} ÷ (${formatDollars("en", cost)} × 52 ÷ 12)`,
  yours: (hours) => `${formatNumber("en", hours)} h are yours`,
  pays: (hours) => `${formatNumber("en", hours)} h pay for the plan`,
  verdict: {
    pays: (net) => `These hours pay for the plan and leave ${formatDollars("en", net)} a month.`,
    smaller: (plan, net) => `At this volume ${plan} is enough: it would leave you ${formatDollars("en", net)} a month.`,
    none: "At this volume, you don’t need us. Come back when the repetitive work piles up.",
    book: "Book with these figures",
    form: "/en#consultation-form",
  },
};
