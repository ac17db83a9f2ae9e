import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../lib/http/app-error.ts";

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
/**
 * Presses the button of an emailed link's page.
 * @returns the token of the page behind the button
 */
const press = async (token: string) => {
  const pressed = await api.post("/api/privacy/proofs", { token });
  expect(pressed.status).toBe(200);
  return ((await pressed.json()) as { token: string }).token;
};
const copyBy = async (token: string) => (await api.post("/api/privacy/copies", { token, format: "json" })).status;
const proved = async (kind: string) => {
  expect((await ask({ email: ZOE, kind, language: "fr" })).status).toBe(202);
  const token = await lastToken();
  return await press(token);
};

it("responds the same whether or not we hold anything, and emails in the person's language", async () => {
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

it("emails once a day per address and kind of request, however the address is spelled", async () => {
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

it("creates one privacy request per press, due in thirty days", async () => {
  await ask({ email: ZOE, kind: "erase", language: "en" });
  const token = await lastToken();
  expect(await requests()).toEqual([]);
  now = new Date(MORNING.getTime() + HOUR);
  const body = { token, attempt: "the-same-press-again" };
  const presses = await Promise.all([1, 2, 3].map(() => api.post("/api/privacy/proofs", body)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const answers = (await Promise.all(presses.map((each) => each.json()))) as { token: string }[];
  expect(answers[0]).toMatchObject({ kind: "erase", dueAt: "2026-12-20T16:00:00.000Z" });
  expect(new Set(answers.map((answer) => answer.token)).size).toBe(1);
  expect(await requests()).toMatchObject([
    { kind: "erase", email: ZOE, language: "en", state: "open", source: "person" },
  ]);
});

it("opens a link for the first press only, not for another tab or for whoever the email was forwarded to", async () => {
  await ask({ email: ZOE, kind: "see" });
  const mailed = await lastToken();
  const tabs = ["the-first-of-two-tabs", "the-other-of-two-tabs", undefined].map((attempt) =>
    api.post("/api/privacy/proofs", { token: mailed, ...(attempt ? { attempt } : {}) }),
  );
  const answers = await Promise.all(tabs);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const { token } = (await answers.find(({ status }) => status === 200)!.json()) as { token: string };
  expect(token).not.toBe(mailed);
  expect([await copyBy(mailed), await copyBy(token)]).toEqual([404, 200]);
  expect(await api.services.privacy.readLink(mailed)).toBeUndefined();
  expect(await requests()).toHaveLength(1);
  // The page behind the button expires long before the link would have.
  now = new Date(MORNING.getTime() + HOUR);
  expect(await copyBy(token)).toBe(404);
  expect(JSON.stringify(await database.kysely.selectFrom("privacy_links").selectAll().execute())).not.toContain(token);
});

it("emails an address again once its link was used, and rejects malformed press ids", async () => {
  const token = await proved("see");
  await ask({ email: ZOE, kind: "see" });
  expect(await mails()).toHaveLength(2);
  await ask({ email: ZOE, kind: "see" });
  expect(await mails()).toHaveLength(2);
  for (const attempt of ["short", "x".repeat(65), "a b c d e f g h i j", '"><script>alert(1)</script>', 7]) {
    expect((await api.post("/api/privacy/proofs", { token: await lastToken(), attempt })).status).toBe(422);
  }
  expect((await api.post("/api/privacy/proofs", { token })).status).toBe(404);
  expect(await requests()).toHaveLength(1);
});

it("stores a hostile wish as plain lines of text, and puts none of it in an email", async () => {
  const wish = "Bcc: a@evil.example\r\n\u0000<script>alert(1)</script>\u202E{{7*7}}";
  expect((await ask({ email: ZOE, kind: "correct", wish })).status).toBe(202);
  expect(JSON.stringify(await mails())).not.toMatch(/evil|script/);
  await press(await lastToken());
  expect(await requests()).toMatchObject([{ wish: "Bcc: a@evil.example\n<script>alert(1)</script>{{7*7}}" }]);
  for (const email of ["a@b.ca\r\nBcc: c@d.ca", "a@b.ca,c@d.ca", "<a@b.ca>", `${"a".repeat(300)}@b.ca`]) {
    expect((await ask({ email, kind: "see" })).status).toBe(422);
  }
  expect(await mails()).toHaveLength(1);
});

it("gives the export at once, but only to the person who proved that the email address is theirs", async () => {
  await api.post("/api/consultations", application({ email: "Zoe.Roy@exemple.ca", name: "Zoé Roy" }));
  await api.post("/api/consultations", application({ email: "luc@exemple.ca" }));
  await ask({ email: ZOE, kind: "see", language: "fr" });
  const mailed = await lastToken();
  expect(await copyBy(mailed)).toBe(404);
  const token = await press(mailed);
  const copy = await api.post("/api/privacy/copies", { token, format: "json" });
  const text = await copy.text();
  expect(text).toContain("Zoé Roy");
  expect(text).not.toContain("luc@exemple.ca");
  expect(copy.headers.get("cache-control")).toBe("no-store");
  expect(await requests()).toMatchObject([{ state: "answered", answeredBy: "system" }]);
  expect(await (await api.postForm("/api/privacy/copies", { token, format: "html" })).text()).toContain(
    "<!doctype html>",
  );
});

it("gives no export through a link for another kind of request", async () => {
  const token = await proved("erase");
  expect((await api.post("/api/privacy/copies", { token, format: "json" })).status).toBe(404);
});

it("rejects forged and expired links", async () => {
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

it("redirects a form without JavaScript to a page, or back to itself with its input", async () => {
  const sent = await api.postForm("/api/privacy/links", { email: ZOE, kind: "correct", wish: "Zoé", language: "en" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/en/privacy/check-mail"]);
  const token = await lastToken();
  const pressed = await api.postForm("/api/privacy/proofs", { token, language: "en" });
  expect(pressed.headers.get("location")).toMatch(/^\/en\/privacy\/request\?token=[\w-]{43}$/);
  expect(pressed.headers.get("location")).not.toContain(token);
  expect(await requests()).toMatchObject([{ kind: "correct", wish: "Zoé" }]);
  const wrong = await api.postForm("/api/privacy/links", { email: "zoe@", kind: "see", language: "fr" });
  expect(wrong.status).toBe(422);
  expect(api.rendered.at(-1)).toMatchObject({
    path: "/privacy/ask",
    locals: { privacyResult: { email: "zoe@", kind: "see", code: "invalid" } },
  });
});

it.each([
  ["confirm", "/api/privacy/proofs", { attempt: "press-of-this-page" }],
  ["see", "/api/privacy/copies", { format: "html" }],
] as const)("shows the button of stage %s again, with its token, when storage is down", async (stage, path, sent) => {
  const away = new AppError("unavailable", "The database is away");
  vi.spyOn(api.services.privacyTraffic, "attempt").mockRejectedValueOnce(away);
  const token = "a".repeat(43);
  const failed = await api.postForm(path, { token, language: "en", ...sent });
  expect(failed.status).toBe(503);
  expect(api.rendered.at(-1)).toMatchObject({
    path: "/en/privacy/request",
    status: 503,
    locals: { privacyResult: { token, attempt: "attempt" in sent ? sent.attempt : "", stage, code: "unavailable" } },
  });
});

it("limits requests per IP address", async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 62; i += 1) {
    const body = { email: `p${i}@exemple.ca`, kind: "see" };
    statuses.push((await api.post("/api/privacy/links", body, { address: "192.0.2.7" })).status);
  }
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(202));
  expect(statuses.slice(60)).toEqual([429, 429]);
});
