import { formatDollars, formatNumber } from "../../../lib/company/amounts.ts";
import {
  GUARANTEES,
  PLAN_IDS,
  PLANS,
  type Plan,
  type PlanId,
  type Span,
  TARGET_CLIENTS,
} from "../../../lib/company/plans.ts";
import { returnOnInvestment } from "../../../lib/company/return-on-investment.ts";
import type { Language } from "../../../lib/language.ts";
import { SOURCES, type Sources } from "../../knowledge-base/sources.ts";
import { ASSISTANT_TEXT } from "./passage.ts";

/** A row of the comparison of plans. */
type Row = Sources["pricing"]["comparison"]["hours"];

const FACETS = [
  ["facet-automations", "facet-ai", "facet-crm", "facet-marketing", "facet-enterprise"],
  ["facet-meetings", "facet-support", "facet-manager", "facet-white-glove"],
  ["plan-sales", "facet-return"],
] as const;

/** Returns the rows of the pricing page's comparison, by topic id. */
export function facetsOf(language: Language): Readonly<Record<string, Row>> {
  const { groups, hours } = SOURCES[language].pricing.comparison;
  const rows = FACETS.flatMap((ids, group) => ids.map((id, place) => [id, groups[group]!.rows[place]!] as const));
  return { ...Object.fromEntries(rows), "facet-hours": hours };
}

/** A row's values for some plans. */
export function facetText(language: Language, row: Row, plans: readonly PlanId[]): string {
  const values = plans.map((id) => `${lowerFirst(row[id])} (${PLANS[id].name})`).join(", ");
  return ASSISTANT_TEXT[language].compared(row.feature, values);
}

const priceOf = (language: Language, id: PlanId) => SOURCES[language].pricing.price(PLANS[id].dollarsAMonth);

/** A plan's price and audience. */
export function planLine(language: Language, id: PlanId): string {
  return ASSISTANT_TEXT[language].openings.plan(
    PLANS[id].name,
    priceOf(language, id),
    SOURCES[language].pricing.audience[id],
  );
}

/** A plan's price, audience, and what is included and not. */
export function planText(language: Language, id: PlanId): string {
  const own = ASSISTANT_TEXT[language];
  const { groups, notIncluded } = SOURCES[language].pricing.comparison;
  const all = groups.slice(0, 2).flatMap(({ rows }) => rows);
  const there = all.filter((row) => row[id] !== notIncluded);
  const missing = all.filter((row) => row[id] === notIncluded);
  const list = there.map((row) => `${lowerFirst(row.feature)} (${lowerFirst(row[id])})`).join("; ");
  return `${planLine(language, id)} ${own.included(list, missing.map((row) => lowerFirst(row.feature)).join("; "))}`;
}

/** Compares plans: their prices, and the rows in which they differ. */
export function comparedText(language: Language, plans: readonly PlanId[]): string {
  const { groups, hours } = SOURCES[language].pricing.comparison;
  const rows = [...groups.slice(0, 2).flatMap(({ rows: own }) => own), hours];
  const differing = rows.filter((row) => new Set(plans.map((id) => row[id])).size > 1);
  const lines = plans.map((id) => planLine(language, id));
  return [...dearer(language, plans, 1), ...lines, ...differing.map((row) => facetText(language, row, plans))].join(
    "\n",
  );
}

/** How much more one of two plans costs over a number of months. */
function dearer(language: Language, plans: readonly PlanId[], months: number): string[] {
  const [one, other, third] = plans.map((id) => PLANS[id]).toSorted((a, b) => a.dollarsAMonth - b.dollarsAMonth);
  if (!one || !other || third) return [];
  const more = SOURCES[language].pricing.price((other.dollarsAMonth - one.dollarsAMonth) * months);
  return [ASSISTANT_TEXT[language].dearer(other.name, one.name, more, months)];
}

const holds = ({ from, to = Number.POSITIVE_INFINITY }: Span, value: number) => value >= from && value <= to;

/** Returns the plans made for a number of people or for revenue; the smallest and largest plan take the rest. */
function plansFor(value: number, spanOf: (plan: Plan) => Span | undefined): PlanId[] {
  const found = PLAN_IDS.filter((id) => holds(spanOf(PLANS[id]) ?? { from: 0, to: 0 }, value));
  return found.length > 0 ? found : ["velocity"];
}

const namesOf = (language: Language, plans: readonly PlanId[]) =>
  plans
    .map((id) => ASSISTANT_TEXT[language].priceOf(PLANS[id].name, priceOf(language, id)))
    .join(` ${ASSISTANT_TEXT[language].orPlan} `);

/**
 * What a firm of so many people would take, and what that costs.
 * @param before how many they were until now, to tell the difference in price
 */
export function planForPeople(language: Language, people: number, before?: number): { plans: PlanId[]; text: string } {
  const plans = plansFor(people, ({ employees }) => employees);
  const lines = plans.map((id) => SOURCES[language].pricing.audience[id]).join(" ");
  const own = ASSISTANT_TEXT[language];
  const beyond = people > TARGET_CLIENTS.employees.to ? ` ${own.beyond}` : "";
  const until = before === undefined ? [] : plansFor(before, ({ employees }) => employees);
  const change = until.length === 1 ? dearer(language, [...new Set([...plans, ...until])], 1) : [];
  const text = [own.planFor(people, namesOf(language, plans)), ...change, lines].join(" ");
  return { plans, text: `${text}${beyond}` };
}

/** What a firm with such revenue a year would take. */
export function planForSales(language: Language, dollars: number): { plans: PlanId[]; text: string } {
  const plans = plansFor(dollars, ({ revenue }) => revenue);
  const { price } = SOURCES[language].pricing;
  return { plans, text: ASSISTANT_TEXT[language].planForSales(price(dollars), namesOf(language, plans)) };
}

/** From how many hours a week on plans pay for themselves, and bring the return that we guarantee. */
export function breakEven(language: Language, dollarsAnHour: number, plans: readonly PlanId[]): string {
  const own = ASSISTANT_TEXT[language];
  const hoursOf = (id: PlanId) =>
    returnOnInvestment({ hoursAWeek: 0, dollarsAnHour, dollarsAMonth: PLANS[id].dollarsAMonth }).breakEvenHours;
  const listOf = (times: number) =>
    plans.map((id) => own.hoursOf(PLANS[id].name, formatNumber(language, hoursOf(id) * times))).join("; ");
  const promise = own.forPromise(listOf(GUARANTEES.returnTimes));
  return `${own.breakEven(formatDollars(language, dollarsAnHour), listOf(1))} ${promise}`;
}

/** Returns the price of plans over a number of months. */
export function priceOver(language: Language, plans: readonly PlanId[], months: number): string {
  const own = ASSISTANT_TEXT[language];
  const { price } = SOURCES[language].pricing;
  const lines = plans.map((id) => own.priceOfYear(PLANS[id].name, months, price(PLANS[id].dollarsAMonth * months)));
  return [...lines, ...dearer(language, plans, months), own.noYear].join(" ");
}

/** Lower-cases the first letter, to follow a colon; "CRM", "IA" and English names of languages keep theirs. */
export function lowerFirst(text: string): string {
  if (/^(?:French|English)\b/.test(text)) return text;
  return /^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu} /u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** A plan's guarantee in dollars: what is paid by its due date, and the minimum return. */
export function guaranteed(language: Language, plan: PlanId): string {
  const { name, dollarsAMonth } = PLANS[plan];
  const paid = dollarsAMonth * Math.round(GUARANTEES.returnDays / 30);
  const dollars = (amount: number) => formatDollars(language, amount);
  return ASSISTANT_TEXT[language].guaranteed(name, dollars(paid), dollars(paid * GUARANTEES.returnTimes));
}
