import { expect, it } from "vitest";
import { PLAN_IDS, PLANS } from "../../lib/company/plans.ts";
import { DOLLARS_AN_HOUR, returnOnInvestment } from "../../lib/company/return-on-investment.ts";
import { knotProps, planFor } from "./knot.tsx";
import { freedText, hoursBack } from "./knot-text.ts";

it.each([
  [0, /^0\sh a week: you don’t need us/, "calculation-title"],
  [4, /^4\sh a week: you don’t need us/, "calculation-title"],
  [5, /give you back 4\./, "velocity"],
  [13, /give you back 9\./, "velocity"],
  [14, /give you back 10\./, "accelerate"],
  [15, /give you back 11\./, "accelerate"],
  [40, /give you back 28\./, "accelerate"],
] as const)("%i hours a week give %s and %s", (hours, sentence, place) => {
  const said = freedText(knotProps("en"), hours);
  expect(said.sentence).toMatch(sentence);
  expect(said.place).toBe(place);
});

it("promises no hours once the aim has lapsed", () => {
  const lapsed = { language: "en", aim: 0, offers: [[0, "See the calculation"]] } as const;
  expect(freedText(lapsed, 15)).toMatchObject({ sentence: "15\u00a0h a week.", place: "calculation-title" });
});

it("never names a plan that the calculator would advise against", () => {
  for (let hours = 0; hours <= 40; hours++) {
    const back = hoursBack(hours, 70);
    const plan = planFor(back);
    const net = (dollarsAMonth: number) =>
      returnOnInvestment({ hoursAWeek: back, dollarsAnHour: DOLLARS_AN_HOUR, dollarsAMonth }).net;
    if (plan) expect(net(PLANS[plan].dollarsAMonth), `${hours} h`).toBeGreaterThanOrEqual(0);
    else for (const id of PLAN_IDS) expect(net(PLANS[id].dollarsAMonth), `${hours} h, ${id}`).toBeLessThan(0);
  }
});
