import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { type RetentionState, retentionSchema } from "./model.ts";
import { applyRetention } from "./retention.ts";
import { termsAt } from "./retention-store.ts";

const THEN = new Date("2024-10-20T15:00:00.000Z");
const NOW = new Date("2026-11-20T15:00:00.000Z");

let database: Database;
let api: TestApi;
let folder: string;
let now = THEN;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = THEN;
  folder = mkdtempSync(path.join(tmpdir(), "nordet-privacy-"));
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now, variables: { DATA_DIR: folder } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => database.close());

const send = async () => {
  const response = await api.post("/api/consultations", application());
  return ((await response.json()) as { id: number }).id;
};
const state = async (): Promise<RetentionState> =>
  retentionSchema.parse(await (await api.get("/api/privacy/retention", { staff: ADMIN })).json());
const due = async () => (await state()).rules.find(({ rule }) => rule === "requests-past-term")?.due;
const change = (id: number, values: Record<string, unknown>) =>
  database.kysely.updateTable("consultations").set(values).where("id", "=", id).execute();

it("deletes requests 24 months after the last exchange, except clients', and keeps their statistics", async () => {
  const [forgotten, client, contacted, noted] = [await send(), await send(), await send(), await send()];
  await change(client, { outcome: "won", outcomeAt: THEN });
  await change(contacted, { contacted: true, contactedAt: NOW });
  await database.kysely
    .insertInto("consultation_notes")
    .values({ consultationId: noted, authorId: "a", text: "Rappeler.", mentions: "[]", createdAt: NOW, version: 1 })
    .execute();
  now = NOW;
  const recent = await send();
  expect(await due()).toBe(1);
  await database.kysely.transaction().execute((db) => applyRetention(api.services.privacy, db, "2026-11-20", now));
  const left = await database.kysely.selectFrom("consultations").select("id").orderBy("id").execute();
  expect(left.map(({ id }) => id)).toEqual([client, contacted, noted, recent]);
  const mails = await database.kysely.selectFrom("outbox").select("dedupeKey").execute();
  expect(mails.map(({ dedupeKey }) => dedupeKey)).not.toContain(`visitor-confirmation:${forgotten}`);
  const { reports, counts } = await state();
  expect(reports).toMatchObject([{ day: "2026-11-20", counts: { "requests-past-term": 1 } }]);
  expect(counts).toEqual([
    { month: "2024-10", kind: "grade", value: "A+ (Hot Lead)", n: 1 },
    { month: "2024-10", kind: "language", value: "fr", n: 1 },
  ]);
  expect(await due()).toBe(0);
});

it("reads the retention state without changing it", async () => {
  await send();
  now = NOW;
  expect([await due(), await due()]).toEqual([1, 1]);
});

it("deletes expired links, and answered requests after 24 months", async () => {
  const asked = await api.post(
    "/api/privacy/requests",
    { kind: "erase", email: "zoe@exemple.ca", language: "fr" },
    { staff: ADMIN },
  );
  const { id } = (await asked.json()) as { id: number };
  await api.put(`/api/privacy/requests/${id}`, { state: "answered" }, { staff: ADMIN });
  await api.post("/api/privacy/links", { email: "luc@exemple.ca", kind: "see" });
  now = NOW;
  await database.kysely.transaction().execute((db) => applyRetention(api.services.privacy, db, "2026-11-20", now));
  expect(await database.kysely.selectFrom("privacy_requests").select("id").execute()).toEqual([]);
  expect(await database.kysely.selectFrom("privacy_links").select("kind").execute()).toEqual([]);
});

it("ends 24 months before February 29 on February 28, so that nothing is deleted early", () => {
  const terms = termsAt(new Date("2028-02-29T15:00:00.000Z"), 180);
  expect(terms["privacy-requests"]).toEqual(new Date("2026-02-28T15:00:00.000Z"));
});
