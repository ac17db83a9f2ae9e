import { describe, expect, it } from "vitest";
import { GO_LIVE_WEEKS, PHASE_IDS, PHASES } from "./plans.ts";

describe("the phases of a start", () => {
  it("last as long as the specification says", () => {
    const days = PHASE_IDS.map((id) => {
      const { shortest, longest } = PHASES[id];
      return [shortest.end - shortest.begin, longest.end - longest.begin];
    });
    expect(days).toEqual([
      [3, 5],
      [2, 3],
      [7, 21],
      [3, 5],
      [2, 3],
    ]);
  });

  it("end together after the promised 2 to 3 weeks", () => {
    const last = (kind: "shortest" | "longest") => Math.max(...PHASE_IDS.map((id) => PHASES[id][kind].end));
    expect(last("shortest")).toBe(GO_LIVE_WEEKS.from * 7);
    expect(last("longest")).toBe(GO_LIVE_WEEKS.to * 7);
  });
});
