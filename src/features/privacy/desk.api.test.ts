import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { PUBLIC_PURPOSES } from "../../lib/company/retention.ts";
import { NEXT_TIME_TAG } from "../../server/pages/page-rules.ts";
import { bookTime } from "../appointments/book-time.ts";
import { offerTimes } from "../appointments/times/offer-times.ts";
import { invitationState, invite } from "../staff/new-accounts.ts";
import { classified, readDataMap } from "./data-map.ts";
import { HOLDERS } from "./holders/holders.ts";
import { certificateSchema, type Found, foundSchema, type PrivacyRequest, requestSchema } from "./model.ts";
import { privacyRequestsDue } from "./requests.ts";

const MORNING = new Date("2026-11-20T15:00:00.000Z");
/** Matches the name as a whole word only, because its letters may occur in a digest by chance. */
const TRACES = /(?<![\w-])zo[eé](?![\w-])|5145550177/i;
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

const staff = { staff: ADMIN };
const keysOf = (...emails: string[]) => ({ emails, phones: [] as string[], names: [] as string[] });
const post = async <Answer>(route: string, body: unknown, status = 200): Promise<Answer> => {
  const response = await api.post(`/api/privacy/${route}`, body, staff);
  expect([route, response.status]).toEqual([route, status]);
  return (await response.json()) as Answer;
};
const look = (keys: ReturnType<typeof keysOf>) => post<Found>("looks", { keys });
const countsOf = (found: Found) =>
  Object.fromEntries(found.holders.map(({ holder, records }) => [holder, records.length]));
const send = async (changes: Record<string, unknown>) => {
  const response = await api.post("/api/consultations", application(changes));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: number }).id;
};
const audit = async () =>
  (await database.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute()).filter(({ action }) =>
    action.startsWith("privacy."),
  );

/** Adds a person who wrote to us in every possible way, spelled differently each time, and an unrelated person. */
async function zoeEverywhere(): Promise<{ request: number; chat: number }> {
  const request = await send({ name: "Zoé Roy", email: "Zoe.Roy@exemple.ca", phone: "514 555-0177", newsletter: true });
  const chat = await addChat(database, {
    lead: { name: "Zoé", phone: "+15145550177" },
    said: [{ sender: "user", content: "Écrivez-moi à zoe.roy+chat@exemple.ca." }],
  });
  mkdirSync(path.join(folder, "mail"));
  const base64 = Buffer.from(`Bonjour ${ZOE}, nous avons bien reçu votre demande de consultation.`).toString("base64");
  writeFileSync(path.join(folder, "mail", "a.eml"), `To: zoe.roy@=\r\nexemple.ca\r\n\r\nBonjour\r\n`);
  writeFileSync(path.join(folder, "mail", "b.eml"), `To: equipe@nordet.example\r\n\r\n${base64}\r\n`);
  writeFileSync(path.join(folder, "mail", "c.eml"), "To: luc@exemple.ca\r\n\r\nBonjour\r\n");
  await send({ name: "Luc Roy", email: "luc@exemple.ca", phone: "", newsletter: true });
  await addChat(database, { lead: { email: "luc@exemple.ca" } });
  return { request, chat };
}

describe("the registry", () => {
  it("has a holder for every table with data about visitors", async () => {
    const covered = new Set(HOLDERS.flatMap(({ tables }) => tables));
    // These tables identify callers only by digest or staff email address, and keep rows for two days at most.
    const notByPerson = ["rate_limits", "staff_rate_limits", "staff_attempts"];
    const purposes = new Set<string>(PUBLIC_PURPOSES);
    for (const [name, table] of Object.entries(await readDataMap())) {
      const isAbout = classified(table).some(
        ([, sensitivity]) => sensitivity === "personal" || sensitivity === "secret",
      );
      if (isAbout && purposes.has(table.purpose) && !notByPerson.includes(name)) expect([...covered]).toContain(name);
    }
  });
});

describe("searching", () => {
  it("finds a person in requests, chats, the newsletter, emails, files and limits, in any spelling", async () => {
    await zoeEverywhere();
    const found = foundSchema.parse(await post("searches", { q: "ZOE.ROY@exemple.ca" }));
    expect(countsOf(found)).toEqual({
      consultations: 1,
      newsletter: 1,
      chat: 1,
      mails: 3,
      "mail-files": 2,
      limits: 2,
    });
    expect(found.related.phones).toEqual(["+15145550177"]);
    expect(found.total).toBe(10);
  });

  it("finds emails to staff about the person's requests and chats, and no others", async () => {
    const { request: id } = await zoeEverywhere();
    const lead = (number: number) => ({ id: number, name: "Zoé", company: "Roy", step: null, by: null });
    const steps = (number: number) => ({ count: 1, late: 0, first: [lead(number)] });
    const mail = (payload: Record<string, unknown>, template = "staff-digest") => ({
      channel: "mail" as const,
      template,
      recipient: "equipe@nordet.example",
      language: "fr" as const,
      payload: JSON.stringify(payload),
      dedupeKey: null,
      messageId: `${JSON.stringify(payload).length}-${template}@nordet.test`,
      lane: 0,
      status: "pending" as const,
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
    });
    const url = (number: number) => `https://nordet.test/admin?consultation=${number}`;
    const rows = [
      mail({ own: steps(id) }),
      mail({ unassigned: steps(id), more: 1 }),
      mail({ waitingFirst: [lead(id)], own: steps(id + 999) }),
      mail({ url: url(id) }, "staff-mention"),
      mail({ own: steps(id + 999), waitingFirst: [] }),
      mail({ url: url(Number(`${id}0`)) }, "staff-mention"),
    ];
    await database.kysely.insertInto("outbox").values(rows).execute();
    const found = foundSchema.parse(await post("searches", { q: "ZOE.ROY@exemple.ca" }));
    expect(countsOf(found)).toMatchObject({ mails: 3 + 4 });
  });

  it("finds a person by phone, and offers the email addresses found alongside", async () => {
    await zoeEverywhere();
    const found = await post<Found>("searches", { q: "(514) 555-0177" });
    expect(countsOf(found)).toMatchObject({ consultations: 1, chat: 1 });
    expect(found.related.emails).toEqual(["Zoe.Roy@exemple.ca"]);
  });

  it("lists people whose names match, ignoring case and accents", async () => {
    await zoeEverywhere();
    const found = await post<Found>("searches", { q: "zoe roy" });
    expect(found.candidates).toEqual([
      { name: "Zoé Roy", email: "Zoe.Roy@exemple.ca", phone: "+15145550177", company: "Atelier Gagné" },
      { name: "Zoé", email: null, phone: "+15145550177", company: null },
    ]);
    expect(found.total).toBe(0);
    expect((await post<Found>("searches", { q: "luc" })).candidates).toHaveLength(1);
  });

  it("rejects an empty search", async () => {
    const response = await api.post("/api/privacy/looks", { keys: keysOf() }, staff);
    expect(response.status).toBe(422);
  });
});

describe("exporting", () => {
  it("exports JSON and a page in the person's language as files, and logs each export", async () => {
    await zoeEverywhere();
    const body = { keys: keysOf(ZOE), language: "fr" };
    const json = await api.post("/api/privacy/hand-overs", { ...body, format: "json" }, staff);
    expect(json.headers.get("content-disposition")).toBe('attachment; filename="mes-renseignements.json"');
    const { parts } = (await json.json()) as { parts: { what: string; records: Record<string, unknown>[] }[] };
    expect(parts.map(({ what }) => what)).toEqual([
      "Demandes de consultation",
      "Infolettre",
      "Conversations",
      "Courriels",
      "Fichiers de courriels",
      "Limites d’envoi",
    ]);
    expect(parts[0]?.records[0]).toMatchObject({ name: "Zoé Roy", phone: "+15145550177" });
    const html = await (await api.post("/api/privacy/hand-overs", { ...body, format: "html" }, staff)).text();
    expect(html).toContain('lang="fr-CA"');
    expect(html).toContain("Zoé Roy");
    expect(html).toContain("Heures de tâches manuelles");
    expect(html).not.toContain("luc@exemple.ca");
    const english = await api.post("/api/privacy/hand-overs", { ...body, language: "en", format: "html" }, staff);
    expect(await english.text()).toContain("Consultation requests");
    expect((await audit()).map(({ action }) => action)).toEqual(Array(3).fill("privacy.hand-over"));
    expect(JSON.stringify(await audit())).not.toMatch(/zoe/i);
  });

  it("writes a visitor's input as text, never as markup", async () => {
    await send({ email: ZOE, name: '<script>alert("x")</script>' });
    const answer = await api.post(
      "/api/privacy/hand-overs",
      { keys: keysOf(ZOE), language: "en", format: "html" },
      staff,
    );
    expect(await answer.text()).not.toContain("<script");
  });
});

describe("correcting", () => {
  it("corrects requests and chats, and the desk's search index", async () => {
    const { chat } = await zoeEverywhere();
    const changes = { name: "Zoé Roy-Tremblay", phone: "514 555-0199" };
    const keys = { ...keysOf(ZOE), phones: ["+15145550177"] };
    expect(await post("corrections", { keys, changes })).toEqual({ counts: { consultations: 1, chat: 1, mails: 0 } });
    const list = await api.get("/api/consultations?q=tremblay", staff);
    expect(await list.json()).toMatchObject([{ name: "Zoé Roy-Tremblay", phone: "+15145550199" }]);
    const conversation = await api.get(`/api/chat/conversations/${chat}`, staff);
    expect(JSON.stringify(await conversation.json())).toContain("Zoé Roy-Tremblay");
    expect((await audit())[0]?.detail).toEqual({ fields: ["name", "phone"], consultations: 1, chat: 1, mails: 0 });
  });

  it("sends undelivered emails to the corrected address, but never those with a token", async () => {
    await zoeEverywhere();
    await database.kysely.updateTable("outbox").set({ status: "dead" }).execute();
    const { counts } = await post<{ counts: Record<string, number> }>("corrections", {
      keys: keysOf(ZOE),
      changes: { email: "zoe@nouvelle.example" },
    });
    const after = await database.kysely.selectFrom("outbox").select(["template", "recipient"]).execute();
    const moved = after.filter(({ recipient }) => recipient === "zoe@nouvelle.example").map(({ template }) => template);
    expect(counts["mails"]).toBe(moved.length);
    expect(moved).toContain("visitor-confirmation");
    expect(moved.filter((template) => /newsletter|privacy|password|staff/.test(template))).toEqual([]);
  });

  it("rejects an invalid phone number, and an empty change", async () => {
    for (const changes of [{ phone: "1234" }, {}]) {
      const response = await api.post("/api/privacy/corrections", { keys: keysOf(ZOE), changes }, staff);
      expect(response.status).toBe(422);
    }
  });
});

describe("erasing", () => {
  it("removes every trace of the person, keeps everyone else's data, and issues an anonymous certificate", async () => {
    await zoeEverywhere();
    const keys = { ...keysOf(ZOE), phones: ["+15145550177"] };
    const { total } = await look(keys);
    const certificate = certificateSchema.parse(
      await post("erasures", { keys, requestId: null, expected: total }, 201),
    );
    expect(certificate.counts).toMatchObject({ consultations: 1, chat: 1, newsletter: 1, "mail-files": 2 });
    expect((await look(keys)).total).toBe(0);
    expect((await look(keysOf("luc@exemple.ca"))).total).toBeGreaterThan(4);
    expect(existsSync(path.join(folder, "mail", "a.eml"))).toBe(false);
    expect(existsSync(path.join(folder, "mail", "c.eml"))).toBe(true);
    for (const table of await database.kysely.introspection.getTables()) {
      if (/_search_|^kysely/.test(table.name)) continue;
      const rows = await database.kysely
        .selectFrom(table.name as "outbox")
        .selectAll()
        .execute();
      expect(JSON.stringify(rows), table.name).not.toMatch(TRACES);
    }
    expect(readFileSync(path.join(folder, "erased.jsonl"), "utf8")).not.toMatch(TRACES);
    const page = await api.get(`/api/privacy/erasures/${certificate.id}/certificate.html`, staff);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain(certificate.id);
    expect(await (await api.get("/api/privacy/erasures", staff)).json()).toEqual([certificate]);
    expect((await audit()).map(({ action, subject }) => [action, subject])).toEqual([
      ["privacy.erase", certificate.id],
    ]);
  });

  it("lists upcoming calls, and frees their times", async () => {
    const { appointments } = api.services;
    const id = await send({ email: ZOE });
    const token = await tokenOf(database, appointments.secret, "book", id);
    const [slot] = await offerTimes(appointments, { language: "fr" });
    await bookTime(appointments, { token, start: slot!.start, kind: "phone" });
    const offered = async () =>
      (await offerTimes(appointments, { language: "fr" })).some(({ start }) => start === slot!.start);
    expect(await offered()).toBe(false);
    const found = await look(keysOf(ZOE));
    expect(found.holders[0]!.records[0]!.fields["appointments"]).toMatchObject([
      { startsAt: slot!.start, state: "booked" },
    ]);
    const purged = api.purged.length;
    await post("erasures", { keys: keysOf(ZOE), requestId: null, expected: found.total }, 201);
    expect(api.purged.slice(purged)).toEqual([NEXT_TIME_TAG]);
    expect(await offered()).toBe(true);
  });

  it("erases nothing if there are more records than the desk showed", async () => {
    await send({ email: ZOE });
    const { total } = await look(keysOf(ZOE));
    await send({ email: ZOE });
    const body = { keys: keysOf(ZOE), requestId: null, expected: total };
    expect((await api.post("/api/privacy/erasures", body, staff)).status).toBe(409);
    expect((await look(keysOf(ZOE))).total).toBeGreaterThan(total);
  });

  it("finds and erases an invitee's email address, and revokes the invitation link", async () => {
    const inviteTo = (email: string) => invite(api.services.staff, { email, role: "editor", language: "fr" }, ADMIN);
    await inviteTo("zoe.roy+equipe@exemple.ca");
    await inviteTo("luc@exemple.ca");
    const mail = await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("recipient", "like", "zoe%")
      .executeTakeFirstOrThrow();
    const token = new URL(String(mail.payload["url"])).searchParams.get("token")!;
    expect((await invitationState(api.services.staff, token)).state).toBe("open");
    const found = await look(keysOf(ZOE));
    // The confirmation email and the invitation.
    expect(countsOf(found)).toEqual({ mails: 2 });
    const told = found.holders.flatMap(({ records }) => records.map(({ fields }) => fields["recipient"]));
    expect(new Set(told)).toEqual(new Set(["zoe.roy+equipe@exemple.ca"]));
    await post("erasures", { keys: keysOf(ZOE), requestId: null, expected: found.total }, 201);
    expect((await look(keysOf(ZOE))).total).toBe(0);
    expect((await invitationState(api.services.staff, token)).state).toBe("unknown");
    const kept = await database.kysely.selectFrom("staff_invitations").select("email").execute();
    expect(kept).toEqual([{ email: "luc@exemple.ca" }]);
  });

  it("erases once for two simultaneous presses", async () => {
    await send({ email: ZOE });
    const { total } = await look(keysOf(ZOE));
    const body = { keys: keysOf(ZOE), requestId: null, expected: total };
    const presses = [1, 2, 3].map(() => api.post("/api/privacy/erasures", body, staff));
    const statuses = (await Promise.all(presses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409]);
    expect(await database.kysely.selectFrom("erasures").select("id").execute()).toHaveLength(1);
  });

  it("repeats an erasure that a restored database has lost, for earlier records only", async () => {
    await zoeEverywhere();
    const keys = keysOf(ZOE);
    const { total } = await look(keys);
    await post("erasures", { keys, requestId: null, expected: total }, 201);
    // An older backup is restored, with the person but without the erasure.
    await emptyDatabase(database);
    await send({ name: "Zoé Roy", email: "ZOE.ROY@exemple.ca", newsletter: true });
    await addChat(database, { at: now, lead: { email: ZOE } });
    await send({ name: "Luc Roy", email: "luc@exemple.ca" });
    await api.services.privacy.eraseAgain();
    expect(countsOf(await look(keys))).toEqual({});
    expect((await look(keysOf("luc@exemple.ca"))).total).toBeGreaterThan(0);
    expect((await audit()).map(({ actor, action }) => [actor, action])).toEqual([["system", "privacy.erase-again"]]);
    // A person who comes back after the erasure counts as new.
    now = new Date(MORNING.getTime() + 86_400_000);
    await send({ name: "Zoé Roy", email: ZOE });
    await api.services.privacy.eraseAgain();
    expect(countsOf(await look(keys))).toMatchObject({ consultations: 1 });
  });

  it("rebuilds the list of erasures from the database when its file is lost", async () => {
    await send({ email: ZOE });
    const { total } = await look(keysOf(ZOE));
    await post("erasures", { keys: keysOf(ZOE), requestId: null, expected: total }, 201);
    const list = path.join(folder, "erased.jsonl");
    const before = readFileSync(list, "utf8");
    rmSync(list);
    await api.services.privacy.eraseAgain();
    expect(JSON.parse(readFileSync(list, "utf8").trim())).toEqual(JSON.parse(before.trim()));
  });

  it("still erases by id when the secret has changed", async () => {
    const { request } = await zoeEverywhere();
    const { total } = await look(keysOf(ZOE));
    await post("erasures", { keys: keysOf(ZOE), requestId: null, expected: total }, 201);
    await emptyDatabase(database);
    expect(await send({ email: ZOE })).toBe(request);
    const changed = testApi(database, {
      clock: () => now,
      variables: { DATA_DIR: folder, AUTH_SECRET: "another secret of thirty-two characters" },
    });
    await changed.services.privacy.eraseAgain();
    expect(await database.kysely.selectFrom("consultations").select("id").execute()).toEqual([]);
  });
});

describe("requests on the desk", () => {
  it("gives a request made by phone thirty days, answers it once, and notifies the person", async () => {
    const made = requestSchema.parse(
      await post("requests", { kind: "correct", email: ZOE, language: "en", wish: "My name is Zoé." }, 201),
    );
    expect(made).toMatchObject({ state: "open", source: "staff", dueAt: "2026-12-20T15:00:00.000Z" });
    const answer = await api.put(`/api/privacy/requests/${made.id}`, { state: "answered" }, staff);
    expect(await answer.json()).toMatchObject({ state: "answered", answeredAt: MORNING.toISOString() });
    expect((await api.put(`/api/privacy/requests/${made.id}`, { state: "answered" }, staff)).status).toBe(409);
    expect((await api.put("/api/privacy/requests/999", { state: "answered" }, staff)).status).toBe(404);
    const mails = await database.kysely.selectFrom("outbox").select(["template", "recipient", "language"]).execute();
    expect(mails).toEqual([{ template: "privacy-answer", recipient: ZOE, language: "en" }]);
  });

  it("requires a reason to refuse a request", async () => {
    const { id } = await post<PrivacyRequest>("requests", { kind: "erase", email: ZOE, language: "fr" }, 201);
    expect((await api.put(`/api/privacy/requests/${id}`, { state: "refused" }, staff)).status).toBe(422);
    const refused = await api.put(
      `/api/privacy/requests/${id}`,
      { state: "refused", note: "Contrat en cours." },
      staff,
    );
    expect(await refused.json()).toMatchObject({ state: "refused", note: "Contrat en cours." });
  });

  it("lists requests by deadline, a page at a time", async () => {
    for (const hours of [0, 1, 2]) {
      now = new Date(MORNING.getTime() + hours * 3_600_000);
      await post("requests", { kind: "see", email: `p${hours}@exemple.ca`, language: "fr" }, 201);
    }
    const first = await api.get("/api/privacy/requests?limit=2", staff);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const emails = async (response: Response) =>
      ((await response.json()) as PrivacyRequest[]).map(({ email }) => email);
    expect(await emails(first)).toEqual(["p0@exemple.ca", "p1@exemple.ca"]);
    expect(await emails(await api.get(next, staff))).toEqual(["p2@exemple.ca"]);
    expect((await api.get("/api/privacy/requests?cursor=x", staff)).status).toBe(422);
  });

  it("counts open requests that are late or due within a week", async () => {
    expect(await privacyRequestsDue(database.kysely, now)).toEqual({ late: 0, soon: 0, firstDueAt: undefined });
    const daysLater = (days: number) => new Date(MORNING.getTime() + days * 86_400_000);
    for (const days of [0, 5, 20]) {
      now = daysLater(days);
      await post("requests", { kind: "see", email: `p${days}@exemple.ca`, language: "fr" }, 201);
    }
    expect(await privacyRequestsDue(database.kysely, daysLater(22))).toMatchObject({ late: 0, soon: 0 });
    const first = { firstDueAt: daysLater(30) };
    expect(await privacyRequestsDue(database.kysely, daysLater(29))).toEqual({ late: 0, soon: 2, ...first });
    expect(await privacyRequestsDue(database.kysely, daysLater(31))).toEqual({ late: 1, soon: 1, ...first });
    await api.put("/api/privacy/requests/1", { state: "answered" }, staff);
    expect(await privacyRequestsDue(database.kysely, daysLater(31))).toMatchObject({ late: 0, soon: 1 });
  });

  it("fulfils an erasure request with the erasure, clears the requester, and deletes the confirmation once sent", async () => {
    await send({ email: ZOE });
    const { id } = await post<PrivacyRequest>("requests", { kind: "erase", email: ZOE, language: "fr" }, 201);
    const { total } = await look(keysOf(ZOE));
    await post("erasures", { keys: keysOf(ZOE), requestId: id, expected: total }, 201);
    const closed = await database.kysely.selectFrom("privacy_requests").selectAll().executeTakeFirstOrThrow();
    expect(closed).toMatchObject({ state: "answered", email: null, wish: null });
    const waiting = await database.kysely.selectFrom("outbox").select(["template", "recipient"]).execute();
    expect(waiting).toEqual([{ template: "privacy-answer", recipient: ZOE }]);
    api.services.outbox.start();
    await expect.poll(() => database.kysely.selectFrom("outbox").select("id").execute()).toEqual([]);
    await api.services.outbox.stop();
  });
});
