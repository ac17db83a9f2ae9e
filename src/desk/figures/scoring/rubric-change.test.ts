import { expect, it } from "vitest";
import { SPEC_RUBRIC } from "../../../features/consultations/lead-score.ts";
import { isSameRubric, weightOfFactor, withLimit, withPoints, withWeight } from "./scoring-queries.ts";

it("changes a factor's weight and scales its answers in proportion", () => {
  const changed = withWeight(SPEC_RUBRIC, "decisionMaker", 20);
  expect(changed.points.decisionMaker).toEqual({ "final-decision": 20, recommend: 14, influence: 10, research: 4 });
  expect(weightOfFactor(changed, "decisionMaker")).toBe(20);
  expect(changed.points.revenue).toEqual(SPEC_RUBRIC.points.revenue);
  const none = withWeight(SPEC_RUBRIC, "timeline", 0);
  expect(weightOfFactor(none, "timeline")).toBe(0);
  // Shares are undefined when all points are zero.
  expect(Object.values(withWeight(none, "timeline", 5).points.timeline)).toEqual([5, 5, 5, 5, 5]);
});

it("recognizes equal rubrics, regardless of the order of answers", () => {
  const { points } = SPEC_RUBRIC;
  const turned = Object.fromEntries(Object.entries(points.growth).reverse()) as typeof points.growth;
  expect(isSameRubric({ ...SPEC_RUBRIC, points: { ...points, growth: turned } }, SPEC_RUBRIC)).toBe(true);
  expect(isSameRubric(withPoints(SPEC_RUBRIC, "growth", "0-10", 6), SPEC_RUBRIC)).toBe(false);
  expect(isSameRubric(withLimit(SPEC_RUBRIC, 0, 90), SPEC_RUBRIC)).toBe(false);
});
