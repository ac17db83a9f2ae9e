import { describe, expect, it } from "vitest";
import { movedTo, OUTCOMES, STAGES, type StageFacts, stageOf } from "./stage.ts";

const NEW: StageFacts = { stage: "new", contacted: false, outcome: null, ownerId: null, nextStep: null };

describe("the stage of a lead", () => {
  it("is new until contacted, whoever the owner", () => {
    expect(stageOf(NEW)).toBe("new");
    expect(stageOf({ ...NEW, ownerId: "a", nextStep: "Appeler" })).toBe("new");
    expect(stageOf({ ...NEW, stage: "in-discussion" })).toBe("new");
  });

  it("is in discussion only with both an owner and a next step", () => {
    const contacted = { ...NEW, contacted: true };
    expect(stageOf(contacted)).toBe("contacted");
    expect(stageOf({ ...contacted, ownerId: "a" })).toBe("contacted");
    expect(stageOf({ ...contacted, nextStep: "Offre" })).toBe("contacted");
    expect(stageOf({ ...contacted, ownerId: "a", nextStep: "Offre" })).toBe("in-discussion");
  });

  it("stays in discussion while the next step is undecided", () => {
    expect(stageOf({ ...NEW, contacted: true, stage: "in-discussion", ownerId: "a" })).toBe("in-discussion");
  });

  it("is the outcome, if there is one", () => {
    for (const outcome of OUTCOMES) expect(stageOf({ ...NEW, outcome })).toBe(outcome);
  });
});

describe("moving a lead", () => {
  it("sets the values that the stage implies, and results in that stage", () => {
    for (const from of STAGES) {
      for (const to of STAGES) {
        const moved = movedTo(movedTo({ ...NEW, ownerId: "a" }, from), to);
        expect(moved.stage).toBe(to);
        expect(stageOf(moved)).toBe(to);
        expect(moved.contacted).toBe(to !== "new");
      }
    }
  });

  it("can return a lead with an owner and a next step to contacted", () => {
    const moved = movedTo({ ...NEW, ownerId: "a", nextStep: "Offre" }, "contacted");
    expect(moved).toMatchObject({ stage: "contacted", contacted: true, outcome: null });
  });
});
