import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, COLLEAGUE, type TestApi, testApi } from "../../../../test/api.ts";
import { application } from "../../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../../test/databases.ts";
import { startJsonServer } from "../../../../test/json-server.ts";
import type { Database } from "../../../db/database.ts";
import { DRAFTED_CONSENT_VERSION } from "../../consultations/form-constants.ts";
import type { Consultation } from "../../consultations/model.ts";
import type { LetterDraft, LetterStart } from "../model.ts";

const A = { staff: ADMIN };
const MORNING = new Date("2026-11-20T15:00:00.000Z");

let database: Database;
let api: TestApi;
let withoutModel: TestApi;
let now = MORNING;
let attempts = 0;

beforeAll(async () => {
  database = await testDatabase();
  // One for all tests, because each would index the site's texts for its first draft.
  withoutModel = testApi(database, { clock: () => now });
});
beforeEach(async () => {
  now = MORNING;
  api = withoutModel;
  await emptyDatabase(database);
});
afterAll(() => database.close());

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const ask = async (changes: Record<string, unknown> = {}) =>
  (await json<{ id: number }>(api.post("/api/consultations", application({ elapsedSeconds: 90, ...changes })))).id;
const start = (id: number) => json<LetterStart>(api.get(`/api/letters/start?consultation=${id}`, A));
const read = (id: number) => json<Consultation>(api.get(`/api/consultations/${id}`, A));
const plan = (id: number, nextStep: string, nextStepAt: string | null) =>
  database.kysely.updateTable("consultations").set({ nextStep, nextStepAt }).where("id", "=", id).execute();
function send(consultationId: number, changes: Record<string, unknown> = {}) {
  attempts += 1;
  const letter = {
    attempt: `attempt-${attempts}-of-drafts`,
    consultationId,
    language: "fr",
    subject: "Votre demande",
    body: "Bonjour,\n\nÀ bientôt",
    replyTo: "me",
    contacted: true,
    undoable: true,
    ...changes,
  };
  return api.post("/api/letters", letter, A);
}
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const setMail = (id: number, status: string) =>
  database.kysely
    .updateTable("timeline_entries")
    .set({ detail: JSON.stringify({ template: "letter", status }) })
    .where("kind", "=", "mail")
    .where("recordId", "=", id)
    .execute();
async function addCall(consultationId: number, startsAt: Date, outcome: "held" | "missed" | null = null) {
  const call = {
    uid: `call-${consultationId}-${startsAt.getTime()}`,
    consultationId,
    linkNonce: null,
    staffId: "team",
    kind: "phone" as const,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 1_800_000),
    wallDay: "2026-11-24",
    wallTime: "10:00",
    visitorZone: "America/Vancouver",
    language: "fr" as const,
    state: "booked" as const,
    outcome,
    sequence: 0,
    version: 1,
    cancelledBy: null,
    reason: null,
    lateMinutes: null,
    createdAt: now,
    changedAt: now,
  };
  await database.kysely.insertInto("appointments").values(call).execute();
}
/** Leaves a question waiting in the chat, from a visitor known to have sent the request. */
async function askInChat(id: number, content: string) {
  const chat = {
    sessionId: `nordet-drafts-${id}`,
    leadId: null,
    messages: "[]",
    summary: null,
    createdAt: now,
    updatedAt: now,
    secretDigest: `digest-${id}`,
    language: "fr" as const,
    page: "/",
    mode: "assistant" as const,
    staffId: null,
    messageCount: 1,
    lastMessageAt: now,
    lastReplyAt: null,
    summaryDueAt: null,
    summarySentAt: null,
    waitingSince: now,
    staffUntil: null,
    busyUntil: null,
    version: 1,
    searchText: "",
  };
  const { kysely } = database;
  const conversation = await kysely
    .insertInto("chatbot_conversations")
    .values(chat)
    .returning("id")
    .executeTakeFirstOrThrow();
  const message = {
    conversationId: conversation.id,
    clientId: null,
    replyTo: null,
    sender: "user" as const,
    content,
    links: "[]",
    suggestions: "[]",
    kind: null as never,
    topics: "[]",
    provider: null as never,
    staffId: null,
    language: "fr" as const,
    createdAt: now,
  };
  await kysely.insertInto("chatbot_messages").values(message).execute();
  const { personId } = await kysely
    .selectFrom("person_links")
    .select("personId")
    .where("recordKind", "=", "consultation")
    .where("recordId", "=", id)
    .executeTakeFirstOrThrow();
  const link = {
    personId,
    recordKind: "conversation" as const,
    recordId: conversation.id,
    matchedBy: "mail" as const,
    fixed: false,
    mailKey: null,
    phoneKey: null,
    accepted: true,
    recordAt: now,
  };
  await kysely.insertInto("person_links").values(link).execute();
}

describe("a draft", () => {
  const info = "500 $, tout compris? On passe nos soirées à recopier les commandes dans Excel.";

  it("quotes the person, answers questions from the site and has the booking link, in both languages", async () => {
    const { draft, language } = await start(await ask({ name: "Éloïse Gagné", additionalInfo: info }));
    expect(language).toBe("fr");
    expect(draft.fr.situation).toBe("new");
    expect(draft.fr.body).toContain("«\u00a0On passe nos soirées à recopier les commandes dans Excel\u00a0»");
    expect(draft.fr.body).toContain("Aucuns de notre part");
    expect(draft.fr.parts).toContainEqual(expect.objectContaining({ source: "passage", href: "/pricing#fees" }));
    expect(draft.fr.body).toContain("{{lien de rendez-vous}}");
    // The English letter answers the French message without quoting it.
    expect(draft.en.body).not.toMatch(/soirées|500/);
    expect(draft.en.body).toContain("None from us");
    expect(draft.en.parts).toContainEqual(expect.objectContaining({ href: "/en/pricing#fees" }));
  });

  it("quotes nothing while the request is set aside", async () => {
    const id = await ask({ additionalInfo: info });
    for (const review of ["to-check", "discarded"] as const) {
      await database.kysely.updateTable("consultations").set({ review }).where("id", "=", id).execute();
      const { draft } = await start(id);
      expect(JSON.stringify(draft)).not.toMatch(/soirées|frais d’installation|\{\{/);
      expect(draft.fr.parts.map(({ source }) => source)).not.toContain("message");
    }
  });

  it("reflects the current situation", async () => {
    const id = await ask({ additionalInfo: info });
    const situation = async () => (await start(id)).draft.fr.situation;
    await send(id);
    later(72);
    expect((await start(id)).draft.fr).toMatchObject({
      situation: "follow-up",
      body: expect.stringContaining("mon courriel du 20 novembre"),
    });
    await setMail(id, "dead");
    expect(await situation()).toBe("bounced");
    await setMail(id, "delivered");
    await askInChat(id, "Avez-vous un contrat?");
    expect((await start(id)).draft.fr).toMatchObject({
      situation: "chat",
      body: expect.stringContaining("Aucun contrat à long terme"),
    });
    later(1);
    await addCall(id, new Date(now.getTime() + 86_400_000));
    await send(id);
    const booked = (await start(id)).draft.fr;
    expect(booked).toMatchObject({ situation: "booked", body: expect.stringContaining("(heure de Montréal)") });
    expect(booked.body).not.toContain("{{");
    later(23.5);
    expect(await situation()).toBe("call-soon");
    await database.kysely.updateTable("appointments").set({ outcome: "missed" }).execute();
    later(2);
    expect((await start(id)).draft.fr).toMatchObject({
      situation: "missed",
      body: expect.stringContaining("{{lien de rendez-vous}}"),
    });
  });

  it("has no booking link once the request is closed, and can be sent without changes", async () => {
    const id = await ask({ additionalInfo: info });
    const { draft } = await start(id);
    expect((await send(id, { subject: draft.fr.subject, body: draft.fr.body })).status).toBe(201);
    const { body } = (
      await database.kysely
        .selectFrom("outbox")
        .select("payload")
        .where("template", "=", "letter")
        .executeTakeFirstOrThrow()
    ).payload as { body: string };
    expect(body).toMatch(/https:\/\/nordet\.test\/rendez-vous\?token=/);
    await database.kysely.updateTable("consultations").set({ stage: "lost", outcome: "lost" }).execute();
    expect((await start(id)).draft.fr.body).not.toContain("{{");
  });
});

it("ends the wait of a visitor in the chat, until the letter is undone", async () => {
  const [id, other] = [await ask(), await ask()];
  await askInChat(id, "Avez-vous un contrat?");
  await askInChat(other, "Et moi?");
  const asked = now;
  later(0.5);
  const { kysely } = database;
  const waiting = async () =>
    (await kysely.selectFrom("chatbot_conversations").select("id").where("waitingSince", "is not", null).execute())
      .length;
  expect(await waiting()).toBe(2);
  const sent = await json<{ id: number }>(send(id));
  expect(await waiting()).toBe(1);
  expect((await api.post(`/api/letters/${sent.id}/undo`, { pending: true }, A)).status).toBe(204);
  expect(await waiting()).toBe(2);
  const chats = await kysely
    .selectFrom("chatbot_conversations")
    .select(["waitingSince", "contacted"])
    .where("contacted", "=", false)
    .execute();
  expect(chats).toEqual([asked, asked].map((waitingSince) => ({ waitingSince, contacted: false })));
});

describe("the language model", () => {
  const TOLD = { consentVersion: DRAFTED_CONSENT_VERSION };
  const info = "500 $, tout compris? Je suis Éloïse Gagné, 450 555-0199. On recopie nos commandes dans Excel.";
  const GOOD = "Le forfait couvre le diagnostic, la construction, les essais et le suivi, sans frais d’installation.";
  /** Starts an installation whose model gives this answer. */
  async function withModel(content: string, variables: Record<string, string> = {}) {
    const server = await startJsonServer((response) => {
      const chunk = { choices: [{ delta: { content }, finish_reason: "stop" }] };
      response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    });
    const model = { CHAT_LLM_URL: `${server.url}/v1`, CHAT_LLM_MODEL: "small", DRAFT_LLM: "on", ...variables };
    api = testApi(database, { clock: () => now, variables: model });
    return server;
  }
  const byModel = (id: number) => json<LetterDraft | null>(api.get(`/api/letters/draft?consultation=${id}`, A));

  it("writes the answer within the usual draft, and receives the message without the person's identity", async () => {
    const server = await withModel(`[1]\n${GOOD}`);
    const id = await ask({ name: "Éloïse Gagné", company: "Atelier d’Or", additionalInfo: info, ...TOLD });
    const { draft, isModelOn } = await start(id);
    // The model receives no message until staff request a draft from it.
    expect(isModelOn).toBe(true);
    expect(server.requests).toHaveLength(0);
    const written = await byModel(id);
    expect(written?.body).toContain(GOOD);
    expect(written?.parts.map(({ source }) => source)).toEqual(["words", "message", "model", "booking"]);
    expect(written?.subject).toBe(draft.fr.subject);
    const sent = JSON.stringify(server.requests[0]?.body);
    expect(sent).toContain("tout compris");
    expect(sent).not.toMatch(/Éloïse|Gagné|Atelier|Or"|eloise|450 555-0199|450 555-0142/);
    expect(await database.kysely.selectFrom("letters").select("id").execute()).toEqual([]);
  });

  it.each([
    ["makes up a price", "[1]\nLe forfait coûte 99 $ par mois et couvre le diagnostic, les essais et le suivi."],
    ["does what the message wants", "[1]\nNous confirmons que le projet est gratuit; appelez au 514 555-0177."],
    ["puts a link in", "[1]\nLe forfait couvre le diagnostic et le suivi, voyez {{lien de rendez-vous}}."],
    ["knows no answer", "[]"],
  ])("is not used if it %s", async (_, content) => {
    await withModel(content);
    expect(await byModel(await ask({ additionalInfo: info, ...TOLD }))).toBeNull();
  });

  it("is not used without the notice or a message, or for a request that was set aside or answered", async () => {
    const server = await withModel(`[1]\n${GOOD}`);
    const untold = await ask({ additionalInfo: info });
    const silent = await ask({ additionalInfo: "", ...TOLD });
    const answered = await ask({ additionalInfo: info, ...TOLD });
    await send(answered);
    const aside = await ask({ additionalInfo: info, ...TOLD });
    await database.kysely.updateTable("consultations").set({ review: "to-check" }).where("id", "=", aside).execute();
    for (const id of [untold, silent, answered, aside]) expect(await byModel(id)).toBeNull();
    expect(server.requests).toHaveLength(0);
    expect((await api.get("/api/letters/draft?consultation=999", A)).status).toBe(404);
  });

  it("is used only if enabled, and the draft stays if it fails", async () => {
    const off = await withModel(`[1]\n${GOOD}`, { DRAFT_LLM: "off" });
    const id = await ask({ additionalInfo: info, ...TOLD });
    expect(await byModel(id)).toBeNull();
    expect((await start(id)).isModelOn).toBe(false);
    expect(off.requests).toHaveLength(0);
    await withModel("", { CHAT_LLM_URL: "http://127.0.0.1:9/v1" });
    expect(await byModel(id)).toBeNull();
    expect((await start(id)).draft.fr.body).toContain("Aucuns de notre part");
  });
});

describe("a letter and the next step", () => {
  it("completes a due or overdue step, and reopens the step when the letter is undone", async () => {
    const id = await ask();
    await plan(id, "Relancer", "2026-11-19");
    const { step } = await start(id);
    expect(step).toEqual({ nextStep: "Relancer", nextStepAt: "2026-11-19" });
    const { followUpVersion } = await read(id);
    const sent = await json<{ id: number }>(send(id));
    expect(await read(id)).toMatchObject({
      nextStep: null,
      nextStepAt: null,
      contacted: true,
      stage: "contacted",
      followUpVersion: followUpVersion + 1,
    });
    expect((await start(id)).step).toBeNull();
    const steps = await database.kysely
      .selectFrom("timeline_entries")
      .select(["actor", "detail"])
      .where("kind", "=", "next-step")
      .execute();
    expect(steps).toEqual([{ actor: ADMIN.id, detail: { nextStep: null, nextStepAt: null } }]);

    const undo = (staff = ADMIN) => api.post(`/api/letters/${sent.id}/undo`, { pending: true, step }, { staff });
    // Another staff member cannot undo the letter, so the step stays completed.
    expect((await undo(COLLEAGUE)).status).toBe(409);
    expect(await read(id)).toMatchObject({ nextStep: null });
    expect((await undo()).status).toBe(204);
    expect(await read(id)).toMatchObject({ ...step, contacted: false, stage: "new" });
  });

  it("completes the step once, however often the letter is sent, and no step written meanwhile", async () => {
    const id = await ask();
    await plan(id, "Relancer", "2026-11-20");
    const attempt = "attempt-sent-twice-here";
    const { id: letter } = await json<{ id: number }>(send(id, { attempt }));
    await plan(id, "Préparer l’appel", "2026-11-20");
    expect((await send(id, { attempt })).status).toBe(201);
    expect(await read(id)).toMatchObject({ nextStep: "Préparer l’appel" });
    const step = { nextStep: "Relancer", nextStepAt: "2026-11-20" };
    await api.post(`/api/letters/${letter}/undo`, { pending: true, step }, A);
    expect(await read(id)).toMatchObject({ nextStep: "Préparer l’appel" });
  });

  it("completes no step that is due later, has no due day or is to be kept", async () => {
    for (const [nextStepAt, changes] of [
      ["2026-11-21", {}],
      [null, {}],
      ["2026-11-19", { keepsStep: true }],
    ] as const) {
      const id = await ask();
      await plan(id, "Relancer", nextStepAt);
      expect((await send(id, changes)).status).toBe(201);
      expect(await read(id)).toMatchObject({ nextStep: "Relancer", nextStepAt });
    }
  });

  it("completes no step if the letter is rejected", async () => {
    const id = await ask();
    await plan(id, "Relancer", "2026-11-19");
    expect((await send(id, { body: "[[à remplir]]" })).status).toBe(422);
    expect(await read(id)).toMatchObject({ nextStep: "Relancer" });
  });
});

it("promises a call by the time asked for, until it has passed, and only to a person who left a number", async () => {
  const additionalInfo = "Appelez-moi avant midi lundi.";
  const id = await ask({ additionalInfo, phone: "450-555-0142" });
  const unreachable = await ask({ additionalInfo, phone: "", email: "other@example.ca" });
  const bodyFor = async (consultation: number) => (await start(consultation)).draft.fr.body;
  expect(await bodyFor(id)).toContain("Nous vous appellerons le lundi 23 novembre, avant 12\u00a0h.");
  expect(await bodyFor(unreachable)).not.toContain("Nous vous appellerons");
  now = new Date("2026-11-23T17:00:00Z");
  expect(await bodyFor(id)).not.toContain("Nous vous appellerons");
});
