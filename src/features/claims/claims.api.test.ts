import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { ask, heard } from "../../../test/chat-turns.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { sampleAssistant } from "../../../test/sample-assistant.ts";
import type { Database } from "../../db/database.ts";
import { CLAIM_IDS, CLAIMS, learnProofs } from "../../lib/company/claims.ts";
import { companyDay } from "../../lib/company/company-day.ts";
import { sayEn } from "../../text/en/claims.ts";
import { sayFr } from "../../text/fr/claims.ts";
import { servicesFr } from "../../text/fr/site/services.ts";
import { knowledgeBase, plainText } from "../knowledge-base/document.ts";
import type { ClaimOfRegister } from "./model.ts";

const A = { staff: ADMIN };
const PROOF = {
  state: "proven",
  proof: "Heures comptées chez douze clients, de 2026-01 à 2026-12",
  url: "https://nordet.example/preuves/1",
  expires: "2027-06-01",
};

let database: Database;
let api: TestApi;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  learnProofs(new Map(), () => "2026-11-20");
  await database.close();
});
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date("2026-11-20T15:00:00.000Z");
  api = testApi(database, { clock: () => now });
  await api.services.claims.read();
  const row = { ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now };
  await database.kysely.insertInto("staff").values(row).execute();
});

const put = (claim: string, body: object, caller: object = A) =>
  api.request(
    `/api/claims/${claim}`,
    { method: "PUT", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    caller,
  );
const list = async () => (await (await api.get("/api/claims", A)).json()) as ClaimOfRegister[];
const claim = async (id: string) => (await list()).find((each) => each.id === id)!;
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const answer = async (text: string) =>
  plain((await heard(ask(sampleAssistant(), text, { language: "fr", at: now }))).text);
/** Returns the "less work" claim as the pages word it. */
const lessWork = (language: "fr" | "en") => plain((language === "fr" ? sayFr : sayEn)("less-work", "lessWork"));
const document = () => plain(plainText(knowledgeBase("fr", "https://nordet.test")));
const mails = () => database.kysely.selectFrom("outbox").select(["template", "recipient", "payload"]).execute();

it("starts with no proven claim: results are aims or examples, and promises are binding", async () => {
  const all = await list();
  expect(all.map(({ id }) => id)).toEqual(CLAIM_IDS);
  expect(new Set(all.map(({ standing }) => standing))).toEqual(new Set(["aim", "example", "promise"]));
  expect(lessWork("fr")).toContain("Nous visons environ 70");
});

it("names the owner as the source of their own number of clients, and the brief for the sample's", async () => {
  expect((await claim("clients")).source).toBe("SPEC §1");
  vi.resetModules();
  globalThis.nordetCompany = { clientsServed: 12 };
  try {
    const { CLAIMS: own } = await import("../../lib/company/claims.ts");
    expect(own.clients).toMatchObject({ source: "OWNER" });
    expect(own.clients.figure("fr")).toBe("12");
  } finally {
    globalThis.nordetCompany = undefined;
    vi.resetModules();
  }
});

it("states a proven result as fact on pages, by the assistant and in the document, in both languages", async () => {
  expect((await put("less-work", PROOF)).status).toBe(204);
  expect(await claim("less-work")).toMatchObject({ standing: "proven", owner: "Ada", expires: "2027-06-01" });
  expect(lessWork("fr")).toContain("70 % de travail manuel en moins chez nos clients.");
  expect(lessWork("en")).toContain("70% less manual work for our clients.");
  expect(await answer("quels résultats puis-je attendre")).toContain(
    "70 % de travail manuel en moins chez nos clients.",
  );
  expect(document()).toContain("70 % de travail manuel en moins chez nos clients.");
  expect(api.purged).toContain("claims");
});

it("falls back to weaker wording when its proof lapses, and emails its owner once", async () => {
  await put("less-work", PROOF);
  now = new Date("2027-06-01T12:00:00.000Z");
  expect(lessWork("fr")).toContain("Nous visons environ 70 %");
  expect(await answer("quels résultats puis-je attendre")).toContain("Nous visons environ 70 %");
  expect(document()).toContain("Nous visons environ 70 %");
  for (const _ of [1, 2]) await runLapse();
  const told = (await mails()).filter(({ template }) => template === "claim-lapsed");
  expect(told).toEqual([
    { template: "claim-lapsed", recipient: ADMIN.email, payload: expect.objectContaining({ claim: "less-work" }) },
  ]);
  expect((await put("less-work", { ...PROOF, expires: "2028-06-01" })).status).toBe(204);
  expect(lessWork("fr")).toContain("70 % de travail manuel en moins chez nos clients.");
});

it("drops the figure of a lapsed aim, and notifies the team", async () => {
  now = new Date("2027-11-20T12:00:00.000Z");
  expect(lessWork("fr")).not.toContain("70");
  expect(servicesFr.support.promise).toBe("Des heures regagnées chaque semaine");
  expect(await answer("quels résultats puis-je attendre")).not.toMatch(/70|40 %/);
  expect(document()).not.toMatch(/70 %|400 %/);
  await runLapse();
  const ofResults = CLAIM_IDS.filter((id) => CLAIMS[id].expires !== null);
  const told = (await mails()).filter(({ template }) => template === "claim-lapsed");
  expect(told).toHaveLength(ofResults.length);
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set([api.services.env.STAFF_MAIL]));
  expect(document()).toContain("90 jours");
});

it("can be changed only by admins, with a plausible proof, URL and expiry day", async () => {
  expect((await put("less-work", PROOF, { staff: EDITOR })).status).toBe(403);
  expect((await api.get("/api/claims", { staff: EDITOR })).status).toBe(200);
  expect((await put("most-clients", PROOF)).status).toBe(404);
  const wrongs: [object, string][] = [
    [{ proof: " " }, "proof"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ expires: "2026-11-20" }, "expires"],
    [{ expires: "2029-01-01" }, "expires"],
    [{ expires: "2027-02-30" }, "expires"],
    [{ state: "promise" }, "state"],
  ];
  for (const [wrong, field] of wrongs) {
    const response = await put("less-work", { ...PROOF, ...wrong });
    expect(response.status, field).toBe(422);
    expect(((await response.json()) as { errors: object }).errors).toHaveProperty(field);
  }
  expect((await put("return", PROOF)).status).toBe(422);
  expect(lessWork("fr")).toContain("Nous visons");
});

const runLapse = () =>
  database.kysely.transaction().execute((db) => api.services.claims.jobs[0]!.run(db, companyDay(now)));
