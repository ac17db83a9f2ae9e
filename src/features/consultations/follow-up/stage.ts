export const OUTCOMES = ["won", "lost", "no-answer", "not-a-fit"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A lead's stage, in the order of the board's columns. */
export const STAGES = ["new", "contacted", "in-discussion", ...OUTCOMES] as const;
export type Stage = (typeof STAGES)[number];

/** Stages in which work remains. */
export const OPEN_STAGES: readonly Stage[] = ["new", "contacted", "in-discussion"];

/** The values that determine the stage. */
export interface StageFacts {
  stage: Stage;
  contacted: boolean;
  outcome: Outcome | null;
  ownerId: string | null;
  nextStep: string | null;
}

export function isOutcome(stage: Stage): stage is Outcome {
  return OUTCOMES.some((outcome) => outcome === stage);
}

/**
 * Returns the stage after one of these values has changed. An outcome is a stage; without an outcome, a lead is new
 * until contacted, and in discussion once it also has an owner and a next step. It then stays in discussion, even
 * without a next step.
 * @param facts the values, with the previous stage
 */
export function stageOf({ stage, contacted, outcome, ownerId, nextStep }: StageFacts): Stage {
  if (outcome) return outcome;
  if (!contacted) return "new";
  return stage === "in-discussion" || (ownerId !== null && nextStep !== null) ? "in-discussion" : "contacted";
}

/**
 * Returns a lead's facts after it moves to a stage. A lead counts as contacted in every stage but `new`.
 */
export function movedTo<Facts extends StageFacts>(facts: Facts, stage: Stage): Facts {
  return { ...facts, stage, contacted: stage !== "new", outcome: isOutcome(stage) ? stage : null };
}
