import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
});
afterAll(() => database.close());

const FIELDS = {
  dataKinds: "Noms et courriels",
  circumstances: "=Courriel envoyé à la mauvaise personne",
  happenedFrom: "2026-11-18",
  happenedTo: null,
  learnedOn: "2026-11-19",
  peopleCount: 2,
  riskAssessment: "Peu sensible, destinataire connu.",
  seriousRisk: false,
  commissionToldOn: null,
  peopleToldOn: "2026-11-19",
  publicNotice: null,
  measures: "Suppression confirmée par écrit.",
};
const staff = { staff: ADMIN };

it("stores every field of an incident, checks versions on change, exports incidents, and never deletes them", async () => {
  const added = await api.post("/api/privacy/incidents", FIELDS, staff);
  expect(added.status).toBe(201);
  const incident = (await added.json()) as { id: number };
  expect(incident).toMatchObject({ ...FIELDS, version: 1, keptUntil: "2031-11-19" });
  const path = `/api/privacy/incidents/${incident.id}`;
  const changed = await api.put(path, { ...FIELDS, seriousRisk: true, version: 1 }, staff);
  expect(await changed.json()).toMatchObject({ seriousRisk: true, version: 2 });
  expect((await api.put(path, { ...FIELDS, version: 1 }, staff)).status).toBe(409);
  expect((await api.put("/api/privacy/incidents/999", { ...FIELDS, version: 1 }, staff)).status).toBe(404);
  expect((await api.request(path, { method: "DELETE" }, staff)).status).toBe(404);
  const csv = await (await api.get("/api/privacy/incidents/export.csv", staff)).text();
  expect(csv).toContain("Circonstances de l’incident");
  expect(csv).toContain("'=Courriel");
  expect(await (await api.get("/api/privacy/incidents", staff)).json()).toHaveLength(1);
});

it("refuses an export opened from a link on another site", async () => {
  const follow = async (site: string) =>
    (await api.request("/api/privacy/incidents/export.csv", { headers: { "Sec-Fetch-Site": site } }, staff)).status;
  for (const site of ["cross-site", "same-site"]) expect(await follow(site)).toBe(403);
  for (const site of ["same-origin", "none"]) expect(await follow(site)).toBe(200);
});

it("keeps an incident learned of on February 29 until March 1, five years later", async () => {
  const added = await api.post("/api/privacy/incidents", { ...FIELDS, learnedOn: "2024-02-29" }, staff);
  expect(await added.json()).toMatchObject({ learnedOn: "2024-02-29", keptUntil: "2029-03-01" });
});

it("rejects an entry with missing or invalid required fields", async () => {
  for (const wrong of [
    { circumstances: " " },
    { learnedOn: "hier" },
    { learnedOn: "2026-02-29" },
    { happenedTo: "2026-04-31" },
    { measures: undefined },
    { peopleCount: -1 },
  ]) {
    expect((await api.post("/api/privacy/incidents", { ...FIELDS, ...wrong }, staff)).status).toBe(422);
  }
});
