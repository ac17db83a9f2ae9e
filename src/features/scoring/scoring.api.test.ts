import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { SPEC_RUBRIC } from "../consultations/lead-score.ts";
import { type ComparisonAnswer, comparisonSchema, type RubricVersion, type Scoring, scoringSchema } from "./model.ts";

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database);
});
afterAll(() => database.close());

/** A rubric that ignores the timeline and gives the decision maker up to 20 points. */
const BY_DECISION = {
  ...SPEC_RUBRIC,
  points: {
    ...SPEC_RUBRIC.points,
    timeline: { asap: 0, "1-3-months": 0, "3-6-months": 0, "6-12-months": 0, exploring: 0 },
    decisionMaker: { "final-decision": 20, recommend: 14, influence: 10, research: 4 },
  },
};

const asAdmin = { staff: ADMIN };
const read = async (): Promise<Scoring> => {
  const scoring = (await (await api.get("/api/scoring", asAdmin)).json()) as Scoring;
  scoringSchema.parse(scoring);
  return scoring;
};
const save = (body: object) =>
  api.put("/api/scoring/draft", { note: "", revision: 0, rubric: BY_DECISION, ...body }, asAdmin);
const publish = (revision: number) => api.post("/api/scoring/draft/publication", { revision }, asAdmin);
const remove = (revision: number) =>
  api.request(
    "/api/scoring/draft",
    { method: "DELETE", body: JSON.stringify({ revision }), headers: { "Content-Type": "application/json" } },
    asAdmin,
  );

async function request(changes: Record<string, unknown> = {}) {
  const response = await api.post("/api/consultations", application(changes));
  const { id } = (await response.json()) as { id: number };
  const stored = await api.get(`/api/consultations/${id}`, asAdmin);
  return (await stored.json()) as {
    id: number;
    leadScore: string;
    leadScorePercent: number;
    leadScoreVersion: number;
    leadScoreFactors: { field: string; points: number }[];
  };
}

it("starts with SPEC §9 as version 1", async () => {
  const { versions, distribution } = await read();
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({ version: 1, state: "published", author: null, rubric: SPEC_RUBRIC });
  expect(distribution).toEqual([]);
});

it("scores new requests by the published rubric, and never touches a stored score", async () => {
  const before = await request({ timeline: "exploring" });
  expect(before).toMatchObject({ leadScoreVersion: 1, leadScorePercent: 92, leadScore: "A+ (Hot Lead)" });
  const draft = (await (await save({ note: "Qui décide compte plus." })).json()) as RubricVersion;
  expect(draft).toMatchObject({ version: 2, state: "draft", revision: 1, note: "Qui décide compte plus." });
  expect((await request({ timeline: "exploring" })).leadScoreVersion).toBe(1);
  expect((await publish(1)).status).toBe(204);
  const after = await request({ timeline: "exploring", decisionMaker: "research" });
  expect(after).toMatchObject({ leadScoreVersion: 2, leadScorePercent: 84 });
  expect(after.leadScoreFactors.find(({ field }) => field === "decisionMaker")).toMatchObject({ points: 4, max: 20 });
  const again = (await (await api.get(`/api/consultations/${before.id}`, asAdmin)).json()) as unknown;
  expect(again).toEqual(before);
  const { versions, distribution } = await read();
  expect(versions.map(({ version, state }) => `${version} ${state}`)).toEqual(["2 published", "1 published"]);
  expect(distribution).toEqual([
    { version: 1, percent: 92, count: 2 },
    { version: 2, percent: 84, count: 1 },
  ]);
  const log = await database.kysely.selectFrom("audit_log").selectAll().where("action", "like", "scoring.%").execute();
  expect(log).toMatchObject([{ actor: ADMIN.id, action: "scoring.publish", subject: "2" }]);
});

it("shows what a draft would change, and how well each version separates won from lost", async () => {
  const outcome = async (value: "won" | "lost", changes: Record<string, unknown>) => {
    const { id } = await request(changes);
    await database.kysely
      .updateTable("consultations")
      .set({ outcome: value } as never)
      .where("id", "=", id)
      .execute();
  };
  await outcome("won", { decisionMaker: "final-decision", timeline: "exploring" });
  await outcome("won", { decisionMaker: "final-decision", timeline: "asap" });
  await outcome("lost", { decisionMaker: "research", timeline: "asap" });
  await request({ decisionMaker: "research", leaveEmpty: "https://spam.example" });
  const draft = (await (await save({})).json()) as RubricVersion;
  const response = await api.post("/api/scoring/draft/preview", { revision: draft.revision }, asAdmin);
  expect(response.status).toBe(200);
  const comparison = (await response.json()) as ComparisonAnswer;
  comparisonSchema.parse(comparison);
  // Version 1 gives 92, 100 and 92 percent, the draft 100, 100 and 84.
  expect(comparison).toEqual({
    revision: 1,
    requests: 3,
    isPartial: false,
    changed: 1,
    moves: [
      { from: "A+ (Hot Lead)", to: "A+ (Hot Lead)", count: 2 },
      { from: "A+ (Hot Lead)", to: "A (High Priority)", count: 1 },
    ],
    separations: [
      { version: 2, won: 2, lost: 1, share: 1 },
      { version: 1, won: 2, lost: 1, share: 0.75 },
    ],
  });
  expect((await read()).distribution.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

it("keeps one draft, and rejects overwriting, publishing or discarding it from an old revision", async () => {
  const both = await Promise.all([save({ note: "one" }), save({ note: "two" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save({ revision: 1 })).status).toBe(200);
  const late = await save({ revision: 1 });
  expect(late.status).toBe(409);
  expect(((await late.json()) as { current: RubricVersion }).current.revision).toBe(2);
  expect((await publish(1)).status).toBe(409);
  expect((await remove(1)).status).toBe(409);
  expect((await api.post("/api/scoring/draft/preview", { revision: 1 }, asAdmin)).status).toBe(409);
  // Two admins press "Publish" at the same time.
  const presses = await Promise.all([publish(2), publish(2)]);
  expect(presses.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await api.post("/api/scoring/draft/preview", { revision: 2 }, asAdmin)).status).toBe(404);
  expect((await save({})).status).toBe(200);
  expect((await remove(1)).status).toBe(204);
  expect((await read()).versions.map(({ version }) => version)).toEqual([2, 1]);
});

it("rejects a rubric that does not add up to 100, and allows only admins", async () => {
  const { points, grades } = SPEC_RUBRIC;
  const wrong = await save({ rubric: { points: { ...points, growth: { ...points.growth, "25-50": 20 } }, grades } });
  expect(wrong.status).toBe(422);
  expect(((await wrong.json()) as { errors: Record<string, string> }).errors["rubric"]).toContain("100");
  expect((await save({ note: "x".repeat(501) })).status).toBe(422);
  expect((await save({ rubric: { points, grades, extra: 1 } })).status).toBe(422);
  expect((await api.get("/api/scoring", { staff: EDITOR })).status).toBe(403);
  expect(
    (await api.put("/api/scoring/draft", { rubric: BY_DECISION, note: "", revision: 0 }, { staff: EDITOR })).status,
  ).toBe(403);
  expect((await read()).versions).toHaveLength(1);
});
