import { APPOINTMENT_PATH } from "../../features/appointments/kinds.ts";
import type { NextTime } from "../../features/appointments/model.ts";
import { formatDollars } from "../../lib/company/amounts.ts";
import { hasFigure } from "../../lib/company/claims.ts";
import { LESS_WORK, MOST_POPULAR_PLAN, PLAN_IDS, PLANS, type PlanId } from "../../lib/company/plans.ts";
import { adviceOn, DOLLARS_AN_HOUR } from "../../lib/company/return-on-investment.ts";
import { type Language, pathIn } from "../../lib/language.ts";
import { MOST_HOURS, START_HOURS } from "../motif/knot-lines.ts";
import { Wind } from "../motif/wind.tsx";
import { APPOINTMENT_TEXT, HOME_TEXT } from "../page-texts.ts";
import { freedText, hoursBack, KNOT_TEXT, type KnotProps, type Offer } from "./knot-text.ts";

/**
 * Renders the hero's knot. The hours on the range input tighten it, and pulling unties it (`pull-knot.ts`). The knot is
 * a still picture until touched, and always so without JavaScript or with reduced motion.
 */
export function Knot({ language }: KnotProps) {
  const { label, pull, lanes } = KNOT_TEXT[language];
  return (
    <>
      <div className="wind-hero">
        <Wind />
        <ul aria-hidden="true">
          {lanes.map((lane) => (
            <li key={lane}>{lane}</li>
          ))}
        </ul>
      </div>
      <div className="wrap pull">
        <label htmlFor="pull">{label}</label>
        <input id="pull" type="range" max={MOST_HOURS} defaultValue={START_HOURS} autoComplete="off" />
        <button type="button" className="button button-quiet" aria-pressed="false">
          {pull}
        </button>
      </div>
    </>
  );
}

/** Continues the freed thread with the hours saved, a price and the next available times. */
export function Freed({ knot, times }: { knot: KnotProps; times: readonly NextTime[] }) {
  const { language } = knot;
  const { sentence, offer, place } = freedText(knot, START_HOURS);
  const { label, when, none } = HOME_TEXT[language].nextTime;
  const { shortDay, time: hour } = APPOINTMENT_TEXT[language];
  return (
    <p className="wrap freed">
      <span>{sentence}</span> <a href={`${pathIn(language, "/pricing")}#${place}`}>{offer}</a>{" "}
      {times.map(({ start, nearness, ...wall }, place) => {
        const said = `${nearness === "later" ? shortDay(wall.day) : when[nearness]}, ${hour(wall.time)}`;
        return (
          <a key={start} className="time" href={`${pathIn(language, APPOINTMENT_PATH)}?start=${start}`}>
            {place === 0 ? label(said) : said}
          </a>
        );
      })}
      {times.length === 0 && <span>{none}</span>}
    </p>
  );
}

/**
 * Returns the plan that the calculator recommends for this many hours saved a week; undefined if none pays for itself.
 */
export function planFor(back: number): PlanId | undefined {
  const advice = adviceOn({ hoursAWeek: back, dollarsAnHour: DOLLARS_AN_HOUR }, MOST_POPULAR_PLAN);
  if (advice.kind === "none") return undefined;
  return advice.kind === "pays" ? MOST_POPULAR_PLAN : advice.plan;
}

/** Returns the knot's props, with today's prices and claims. */
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
