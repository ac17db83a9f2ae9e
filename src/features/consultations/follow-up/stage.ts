/** How a lead ended (issue of the desk: won, lost, no answer, not a fit). */
export const OUTCOMES = ["won", "lost", "no-answer", "not-a-fit"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Where a lead stands, in the order of the board's columns. */
export const STAGES = ["new", "contacted", "in-discussion", ...OUTCOMES] as const;
export type Stage = (typeof STAGES)[number];

/** Stages in which there is something left to do. */
export const OPEN_STAGES: readonly Stage[] = ["new", "contacted", "in-discussion"];

/** What the stage follows from. */
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
 * The stage after some fact has changed. An outcome is a stage; without one, a lead is new until it is contacted, and in
 * discussion once it also has somebody who follows it up and a next step. From there it does not fall back because the
 * step is done and the next one not written yet.
 * @param facts with the stage as it was
 */
export function stageOf({ stage, contacted, outcome, ownerId, nextStep }: StageFacts): Stage {
  if (outcome) return outcome;
  if (!contacted) return "new";
  return stage === "in-discussion" || (ownerId !== null && nextStep !== null) ? "in-discussion" : "contacted";
}

/**
 * The facts after somebody has put a lead into a stage. Whoever is in discussion, or has answered in one way or another,
 * has been contacted; a lead that is new again has not.
 */
export function movedTo<Facts extends StageFacts>(facts: Facts, stage: Stage): Facts {
  return { ...facts, stage, contacted: stage !== "new", outcome: isOutcome(stage) ? stage : null };
}
