import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";

const MORNING = new Date("2026-11-20T15:00:00.000Z");
const HOUR = 3_600_000;
const ZOE = "zoe.roy@exemple.ca";

let database: Database;
let api: TestApi;
let folder: string;
let now = MORNING;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = MORNING;
  folder = mkdtempSync(path.join(tmpdir(), "nordet-privacy-"));
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now, variables: { DATA_DIR: folder } });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => database.close());

const ask = (body: Record<string, unknown>) => api.post("/api/privacy/links", body);
const mails = async () =>
  (await database.kysely.selectFrom("outbox").selectAll().orderBy("id").execute()).filter(
    ({ template }) => template === "privacy-link",
  );
const lastToken = async () => new URL(String((await mails()).at(-1)?.payload["url"])).searchParams.get("token") ?? "";
const requests = () => database.kysely.selectFrom("privacy_requests").selectAll().orderBy("id").execute();
const proved = async (kind: string) => {
  expect((await ask({ email: ZOE, kind, language: "fr" })).status).toBe(202);
  const token = await lastToken();
  expect((await api.post("/api/privacy/proofs", { token })).status).toBe(200);
  return token;
};

it("answers alike whether or not we hold anything, and writes in the person's language", async () => {
  await api.post("/api/consultations", application({ email: ZOE }));
  const known = await ask({ email: ZOE, kind: "see", language: "en" });
  const unknown = await ask({ email: "nobody@exemple.ca", kind: "see", language: "fr" });
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect((await mails()).map(({ recipient, language }) => [recipient, language])).toEqual([
    [ZOE, "en"],
    ["nobody@exemple.ca", "fr"],
  ]);
  expect(String((await mails())[0]?.payload["url"])).toMatch(/^https:\/\/nordet\.test\/en\/privacy\/request\?token=/);
});

it("writes once a day for each address and kind of request, however the address is spelled", async () => {
  for (const email of [ZOE, ZOE.toUpperCase(), "zoe.roy+x@exemple.ca"]) {
    expect((await ask({ email, kind: "see" })).status).toBe(202);
  }
  expect(await mails()).toHaveLength(1);
  expect((await ask({ email: ZOE, kind: "erase" })).status).toBe(202);
  expect(await mails()).toHaveLength(2);
  now = new Date(MORNING.getTime() + 25 * HOUR);
  await ask({ email: ZOE, kind: "see" });
  expect(await mails()).toHaveLength(3);
});

it("makes a request of a press, once, with its thirty days from then on", async () => {
  await ask({ email: ZOE, kind: "erase", language: "en" });
  const token = await lastToken();
  expect(await requests()).toEqual([]);
  now = new Date(MORNING.getTime() + HOUR);
  const presses = await Promise.all([1, 2, 3].map(() => api.post("/api/privacy/proofs", { token })));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await presses[0]?.json()).toEqual({ kind: "erase", dueAt: "2026-12-20T16:00:00.000Z" });
  expect(await requests()).toMatchObject([
    { kind: "erase", email: ZOE, language: "en", state: "open", source: "person" },
  ]);
});

it("hands a copy over at once to whoever proved the address, and to nobody else", async () => {
  await api.post("/api/consultations", application({ email: "Zoe.Roy@exemple.ca", name: "Zoé Roy" }));
  await api.post("/api/consultations", application({ email: "luc@exemple.ca" }));
  await ask({ email: ZOE, kind: "see", language: "fr" });
  const token = await lastToken();
  expect((await api.post("/api/privacy/copies", { token, format: "json" })).status).toBe(404);
  await api.post("/api/privacy/proofs", { token });
  const copy = await api.post("/api/privacy/copies", { token, format: "json" });
  const text = await copy.text();
  expect(text).toContain("Zoé Roy");
  expect(text).not.toContain("luc@exemple.ca");
  expect(copy.headers.get("cache-control")).toBe("no-store");
  expect(await requests()).toMatchObject([{ state: "answered", answeredBy: "system" }]);
  expect(await (await api.postForm("/api/privacy/copies", { token, format: "html" })).text()).toContain(
    "<!doctype html>",
  );
  now = new Date(MORNING.getTime() + 25 * HOUR);
  expect((await api.post("/api/privacy/copies", { token, format: "json" })).status).toBe(404);
});

it("gives no copy by the link of another kind of request", async () => {
  const token = await proved("erase");
  expect((await api.post("/api/privacy/copies", { token, format: "json" })).status).toBe(404);
});

it("refuses forged and worn out links", async () => {
  await ask({ email: ZOE, kind: "erase" });
  const token = await lastToken();
  for (const wrong of ["", "abc", `${token.slice(0, -1)}_`, null]) {
    const { status } = await api.post("/api/privacy/proofs", { token: wrong });
    expect([404, 422]).toContain(status);
  }
  now = new Date(MORNING.getTime() + 24 * HOUR);
  expect((await api.post("/api/privacy/proofs", { token })).status).toBe(404);
  expect(await requests()).toEqual([]);
});

it("leads a form without JavaScript on to a page, and back to itself with what was typed", async () => {
  const sent = await api.postForm("/api/privacy/links", { email: ZOE, kind: "correct", wish: "Zoé", language: "en" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/privacy/check-mail"]);
  const token = await lastToken();
  const pressed = await api.postForm("/api/privacy/proofs", { token, language: "en" });
  expect(pressed.headers.get("location")).toBe(`/en/privacy/request?token=${token}`);
  expect(await requests()).toMatchObject([{ kind: "correct", wish: "Zoé" }]);
  const wrong = await api.postForm("/api/privacy/links", { email: "zoe@", kind: "see", language: "fr" });
  expect(wrong.status).toBe(422);
  expect(api.rendered.at(-1)).toMatchObject({
    path: "/privacy/ask",
    locals: { privacyResult: { email: "zoe@", kind: "see", code: "invalid" } },
  });
});

it("stops a flood from one network address", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 22; i += 1) {
    const body = { email: `p${i}@exemple.ca`, kind: "see" };
    statuses.push((await api.post("/api/privacy/links", body, { address: "192.0.2.7" })).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(202));
  expect(statuses.slice(20)).toEqual([429, 429]);
});
