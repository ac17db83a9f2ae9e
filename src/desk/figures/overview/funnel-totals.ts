import type { Overview } from "../../../features/overview/model.ts";
import { type FormStage, STAGES } from "../../../features/visits/model.ts";

export type StageCounts = Record<FormStage, number>;

/** All forms together. */
export function funnelTotals(funnel: Overview["funnel"]): StageCounts {
  const totals = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as StageCounts;
  for (const { stages } of funnel) for (const stage of STAGES) totals[stage] += stages[stage];
  return totals;
}

/** The share of a stage that came from the one before it; undefined for the first, and where there is nothing to divide by. */
export function shareOfBefore(stages: StageCounts, stage: FormStage): number | undefined {
  const before = STAGES[STAGES.indexOf(stage) - 1];
  return before && stages[before] > 0 ? stages[stage] / stages[before] : undefined;
}
