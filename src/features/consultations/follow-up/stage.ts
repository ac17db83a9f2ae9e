export const OUTCOMES = ["won", "lost", "no-answer", "not-a-fit"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A lead's stage, in the order of the board's columns. */
export const STAGES = ["new", "contacted", "in-discussion", ...OUTCOMES] as const;
export type Stage = (typeof STAGES)[number];

/** Stages with something left to do. */
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
 * The stage after one of these values has changed. An outcome is a stage; without one, a lead is new until contacted,
 * and in discussion once it also has an owner and a next step. A lead stays in discussion when its step is done and the
 * next one not yet written.
 * @param facts with the previous stage
 */
export function stageOf({ stage, contacted, outcome, ownerId, nextStep }: StageFacts): Stage {
  if (outcome) return outcome;
  if (!contacted) return "new";
  return stage === "in-discussion" || (ownerId !== null && nextStep !== null) ? "in-discussion" : "contacted";
}

/**
 * The facts after someone moves a lead to a stage. Anyone in discussion, or with an outcome, has been contacted; a lead
 * that is new again has not.
 */
export function movedTo<Facts extends StageFacts>(facts: Facts, stage: Stage): Facts {
  return { ...facts, stage, contacted: stage !== "new", outcome: isOutcome(stage) ? stage : null };
}
