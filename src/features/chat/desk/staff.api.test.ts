import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN, type Caller, EDITOR, type TestApi, testApi } from "../../../../test/api.ts";
import { application } from "../../../../test/applications.ts";
import { addChat } from "../../../../test/chats.ts";
import { emptyDatabase, testDatabase } from "../../../../test/databases.ts";
import type { Database } from "../../../db/database.ts";
import { entrySchema, type FaqEntry, type UnansweredPage } from "../faq/model.ts";
import {
  type ChatEvent,
  type ConversationPage,
  conversationPageSchema,
  replyDraftSchema,
  type StaffConversation,
  staffConversationSchema,
} from "../model.ts";

let database: Database;
let api: TestApi;
let now: Date;
const events: [ChatEvent, number][] = [];
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date("2026-11-20T15:00:00.000Z");
  api = testApi(database, { clock: () => now });
  events.length = 0;
  api.services.chatEvents.subscribe("all", (event, id) => events.push([event, id]));
  // Conversations refer to the staff accounts of the test API.
  for (const { id, email, name, role } of [ADMIN, EDITOR]) {
    const at = now.toISOString();
    const row = { id, email, name, role, emailVerified: true, createdAt: at, updatedAt: at };
    await database.kysely
      .insertInto("staff")
      .values(row as never)
      .execute();
  }
});
afterAll(() => database.close());

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const A: Caller = { staff: ADMIN };
const E: Caller = { staff: EDITOR };
const at = (id: number, rest = "") => `/api/chat/conversations/${id}${rest}`;
const read = async (id: number, caller = A) => (await (await api.get(at(id), caller)).json()) as StaffConversation;
const list = async (query = "", caller = A) => {
  const response = await api.get(`/api/chat/conversations${query}`, caller);
  expect(response.status, query).toBe(200);
  return conversationPageSchema.parse(await response.json()) as ConversationPage;
};
const ids = (page: ConversationPage) => page.conversations.map(({ id }) => id);
const audit = async () =>
  (await database.kysely.selectFrom("audit_log").select(["actor", "action", "subject"]).orderBy("id").execute()).map(
    ({ actor, action, subject }) => `${actor} ${action} ${subject}`,
  );
const del = (path: string, caller: Caller) => api.request(path, { method: "DELETE" }, caller);
let sent = 0;
const say = (id: number, message: string, caller = A, messageId = `message-${++sent}`) =>
  api.post(at(id, "/messages"), { message, messageId }, caller);

describe("the list", () => {
  it("is paged by latest activity, and includes the total", async () => {
    const all: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      // Every two conversations share a timestamp, to test the tie-break.
      all.unshift(await addChat(database, { at: new Date(now.getTime() + Math.floor(index / 2) * 1000) }));
    }
    const first = await list("?limit=3");
    expect(first.total).toBe(7);
    const second = await list(`?limit=3&cursor=${first.next}`);
    const third = await list(`?limit=3&cursor=${second.next}`);
    expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(all);
    expect([second.total, third.next]).toEqual([null, null]);
    expect((await api.get("/api/chat/conversations?cursor=abc", A)).status).toBe(422);
    expect((await api.get("/api/chat/conversations?state=gone", A)).status).toBe(422);
  });

  it("filters by state, language, contact and lead, and can be searched", async () => {
    const old = await addChat(database, { at: new Date(now.getTime() - 3_600_000), waiting: true });
    const lead = { name: "Éloïse Gagné", phone: "+14505550142" };
    const fresh = await addChat(database, { at: now, language: "en", lead });
    expect(ids(await list("?state=open"))).toEqual([fresh]);
    expect(ids(await list("?state=waiting"))).toEqual([old]);
    expect(ids(await list("?state=staff"))).toEqual([]);
    expect(ids(await list("?language=fr"))).toEqual([old]);
    expect(ids(await list("?lead=true"))).toEqual([fresh]);
    expect(ids(await list("?lead=false"))).toEqual([old]);
    expect(ids(await list("?contacted=true"))).toEqual([]);
    for (const search of ["gagne", "Élo", "(450) 555-0142", "COMBIEN coute"]) {
      const page = await list(`?search=${encodeURIComponent(search)}`);
      expect(ids(page), search).toContain(fresh);
      expect(page.total).toBe(ids(page).length);
    }
    expect(ids(await list("?search=%22*%20%3A%27%20zz"))).toEqual([]);
    const [row] = (await list("?lead=true")).conversations;
    expect(row).toMatchObject({ name: "Éloïse Gagné", excerpt: "Combien coûte un forfait ?", open: true, staff: null });
    expect(await (await api.get("/api/chat/summary", E)).json()).toEqual({ waiting: 1, open: 1, unanswered: 0 });
  });
});

it("shows the transcript and contact details, and only to admins the person's requests", async () => {
  const email = "Eloise@Atelier.example";
  const received = await api.post("/api/consultations", application({ email, phone: "" }));
  const request = ((await received.json()) as { id: number }).id;
  const id = await addChat(database, { at: now, lead: { name: "Éloïse", email: "eloise@atelier.example" } });
  const conversation = await read(id);
  staffConversationSchema.parse(conversation);
  expect(conversation.messages.map(({ sender, provider }) => [sender, provider])).toEqual([
    ["user", null],
    ["bot", "built-in"],
  ]);
  expect(conversation.facts.email).toEqual({
    value: "eloise@atelier.example",
    from: "visitor",
    state: "unconfirmed",
  });
  expect(conversation.consultations?.map((each) => each.id)).toEqual([request]);
  expect((await read(id, E)).consultations).toBeNull();
  expect(ids(await list(`?consultation=${request}`))).toEqual([id]);
  expect((await api.get(`/api/chat/conversations?consultation=${request}`, E)).status).toBe(403);
  expect((await api.get("/api/chat/conversations?consultation=999", A)).status).toBe(404);
  expect((await api.get(at(999), A)).status).toBe(404);
});

describe("the draft of a reply", () => {
  const draft = async (id: number, caller = A) =>
    replyDraftSchema.parse(await (await api.get(at(id, "/draft"), caller)).json());

  it("greets by name and answers from the site the questions that the assistant has not answered", async () => {
    const said = [
      { sender: "user" as const, content: "Quelle est votre garantie?" },
      { sender: "bot" as const, content: "Je préviens l’équipe.", kind: "answer" as const },
    ];
    const id = await addChat(database, { at: now, waiting: true, lead: { name: "Luc Roy" }, said });
    const { text, sources } = await draft(id, E);
    expect(text).toMatch(/^Bonjour Luc! Ici .+, de Nordet\.\n\n/);
    expect(text).toMatch(/90\sjours/);
    expect(sources).toEqual([{ title: expect.any(String), href: expect.stringMatching(/^\//) }]);
    await database.kysely
      .updateTable("chatbot_messages")
      .set({ links: JSON.stringify(sources) })
      .where("conversationId", "=", id)
      .where("sender", "=", "bot")
      .execute();
    expect((await draft(id)).sources).toEqual([]);
  });

  it("is in the visitor's language, and leaves out questions already answered or beyond the site", async () => {
    const said = [{ sender: "user" as const, content: "Did Sylvie from accounting call you about the blue folder?" }];
    const id = await addChat(database, { at: now, language: "en", waiting: true, said });
    expect(await draft(id)).toMatchObject({
      text: expect.stringMatching(/^Hi! This is \S+ from Nordet\.$/),
      sources: [],
    });
    expect((await api.post(at(id, "/take-over"), {}, A)).status).toBe(200);
    expect((await say(id, "She did.")).status).toBe(201);
    expect(await draft(id)).toEqual({ text: "", sources: [] });
    expect((await api.get(at(999, "/draft"), A)).status).toBe(404);
    expect((await api.get(at(id, "/draft"), {})).status).toBe(401);
  });
});

describe("taking over", () => {
  it("assigns the conversation to one staff member, notifies the visitor, and ends with a hand-back", async () => {
    const id = await addChat(database, { at: now, waiting: true });
    expect((await say(id, "Bonjour", E)).status).toBe(409);
    const taken = await api.post(at(id, "/take-over"), {}, E);
    expect(taken.status).toBe(200);
    expect(await taken.json()).toMatchObject({ mode: "staff", staff: { id: EDITOR.id }, waitingSince: null });
    expect(events).toEqual([[{ type: "mode", mode: "staff", staffName: EDITOR.name }, id]]);
    const said = await say(id, "Bonjour, ici Ed.", E);
    expect(said.status).toBe(201);
    expect(await said.json()).toMatchObject({ sender: "staff", content: "Bonjour, ici Ed.", staffName: EDITOR.name });
    expect(events[1]).toMatchObject([{ type: "message", message: { sender: "staff", staffName: EDITOR.name } }, id]);
    const back = await api.post(at(id, "/hand-back"), {}, E);
    expect(await back.json()).toMatchObject({ mode: "assistant", staff: null, staffUntil: null });
    expect((await api.post(at(id, "/hand-back"), {}, E)).status).toBe(409);
    expect(events.at(-1)).toEqual([{ type: "mode", mode: "assistant", staffName: null }, id]);
    expect(await audit()).toEqual([`${EDITOR.id} chat.take-over ${id}`, `${EDITOR.id} chat.hand-back ${id}`]);
  });

  it("from a colleague requires naming the colleague, who can then no longer write", async () => {
    const id = await addChat(database, { at: now });
    await api.post(at(id, "/take-over"), {}, E);
    const refused = await api.post(at(id, "/take-over"), {}, A);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "outdated", current: { staff: { id: EDITOR.id } } });
    expect((await api.post(at(id, "/take-over"), { from: "somebody-else" }, A)).status).toBe(409);
    expect((await api.post(at(id, "/take-over"), { from: EDITOR.id }, A)).status).toBe(200);
    expect((await say(id, "encore moi", E)).status).toBe(409);
    expect((await say(id, "c’est moi", A)).status).toBe(201);
  });

  it("succeeds for only one of two simultaneous presses", async () => {
    const id = await addChat(database, { at: now });
    const answers = await Promise.all([A, E].map((caller) => api.post(at(id, "/take-over"), {}, caller)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("stores a resent staff message once, with sensitive numbers masked", async () => {
    const id = await addChat(database, { at: now });
    await api.post(at(id, "/take-over"), {}, A);
    const [one, two] = await Promise.all([
      say(id, "4111 1111 1111 1111 ?", A, "same-message"),
      say(id, "4111 1111 1111 1111 ?", A, "same-message"),
    ]);
    expect([one.status, two.status].filter((status) => status === 201).length).toBeGreaterThan(0);
    expect((await say(id, "autre", A, "same-message")).status).toBe(201);
    const { messages, messageCount } = await read(id);
    expect(messages.filter(({ sender }) => sender === "staff").map(({ content }) => content)).toEqual([
      "•••• •••• •••• •••• ?",
    ]);
    expect(messageCount).toBe(3);
    expect((await say(id, "  \n ")).status).toBe(422);
    expect(ids(await list("?search=autre"))).toEqual([]);
  });

  it("ends after fifteen minutes of silence, once, with a notice in the visitor's language", async () => {
    const fr = await addChat(database, { at: now });
    const en = await addChat(database, { at: now, language: "en" });
    for (const id of [fr, en]) await api.post(at(id, "/take-over"), {}, E);
    later(10);
    await say(en, "One moment", E);
    later(6);
    // Two processes run the job at once.
    const other = testApi(database, { clock: () => now });
    await Promise.all([api.services.chat.giveBackLeft(), other.services.chat.giveBackLeft()]);
    expect(await read(fr)).toMatchObject({ mode: "assistant", staff: null });
    const left = (await read(fr)).messages.filter(({ content }) => content.includes("absenter"));
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ sender: "bot", staffName: null });
    expect(left[0]?.content).toContain(EDITOR.name);
    expect(await read(en)).toMatchObject({ mode: "staff" });
    later(10);
    expect(await api.services.chat.giveBackLeft()).toBeUndefined();
    expect((await read(en)).messages.at(-1)?.content).toMatch(/^Ed had to step away/);
    expect((await audit()).filter((line) => line.includes("chat.left"))).toHaveLength(2);
  });

  it("reports when the next take-over expires", async () => {
    const id = await addChat(database, { at: now });
    await api.post(at(id, "/take-over"), {}, E);
    expect(await api.services.chat.giveBackLeft()).toEqual(new Date(now.getTime() + 15 * 60_000));
  });
});

describe("the visitor's identity", () => {
  it("can be confirmed, corrected and removed by staff, and is stored in canonical form", async () => {
    const id = await addChat(database, { at: now, lead: { name: "Eloise", email: "eloise@atelier.example" } });
    const put = (body: unknown) => api.put(at(id, "/facts"), body, E);
    const saved = await put({
      version: 1,
      name: "Éloïse Gagné",
      email: "eloise@atelier.example",
      phone: "450 555-0142",
    });
    expect(saved.status).toBe(200);
    const { facts, leadVersion } = (await saved.json()) as StaffConversation;
    expect(facts).toEqual({
      name: { value: "Éloïse Gagné", from: "staff", state: "confirmed" },
      email: { value: "eloise@atelier.example", from: "visitor", state: "confirmed" },
      phone: { value: "+14505550142", from: "staff", state: "confirmed" },
    });
    expect(leadVersion).toBe(2);
    const stale = await put({ version: 1, name: "Autre" });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: "outdated", current: { leadVersion: 2 } });
    expect((await put({ version: 2, phone: "12" })).status).toBe(422);
    expect((await put({ version: 2, email: "x" })).status).toBe(422);
    expect((await (await put({ version: 2, phone: null })).json()) as StaffConversation).toMatchObject({ phone: null });
    expect(ids(await list("?search=eloise%20gagne"))).toEqual([id]);
    expect(await audit()).toEqual([`${EDITOR.id} chat.facts ${id}`, `${EDITOR.id} chat.facts ${id}`]);
  });

  it("can be recorded where the visitor gave no details", async () => {
    const id = await addChat(database, { at: now });
    expect((await api.put(at(id, "/facts"), { version: 1, name: "Zoé" }, A)).status).toBe(409);
    expect((await api.put(at(id, "/facts"), { version: 0, name: "Zoé" }, A)).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: "Zoé", leadVersion: 1 });
  });
});

it("records once that staff contacted a visitor, even one without contact details, and ends the wait", async () => {
  const id = await addChat(database, { at: now, waiting: true });
  const put = (contacted: boolean) => api.put(at(id, "/contacted"), { contacted }, E);
  expect(await (await put(true)).json()).toMatchObject({ contacted: true, waitingSince: null });
  await put(true);
  expect(ids(await list("?contacted=true"))).toEqual([id]);
  const leads = await database.kysely.selectFrom("chatbot_leads").select(["contacted", "contactedAt"]).execute();
  expect(leads).toEqual([{ contacted: true, contactedAt: now }]);
  await put(false);
  expect(await read(id)).toMatchObject({ contacted: false, contactedAt: null });
  expect(await audit()).toHaveLength(2);
});

it("erases a conversation and everything derived from it", async () => {
  const id = await addChat(database, { at: now, lead: { name: "Zoé" } });
  await ask("Faites-vous des gâteaux ?", { conversationId: id });
  const kept = await addChat(database, { at: now, lead: { name: "Ada" } });
  for (const each of [id, kept]) {
    await api.services.outbox.enqueue(database.kysely, {
      template: "staff-chat-summary",
      recipient: "equipe@nordet.example",
      language: "fr",
      payload: {} as never,
      dedupeKey: `staff-chat-summary:${each}`,
    });
  }
  expect((await del(at(id), E)).status).toBe(204);
  expect((await del(at(id), E)).status).toBe(404);
  for (const table of ["chatbot_conversations", "chatbot_leads"] as const) {
    expect(await database.kysely.selectFrom(table).select("id").execute()).toHaveLength(1);
  }
  expect(await database.kysely.selectFrom("chatbot_unanswered").select("id").execute()).toEqual([]);
  const mails = await database.kysely.selectFrom("outbox").select("dedupeKey").execute();
  expect(mails).toEqual([{ dedupeKey: `staff-chat-summary:${kept}` }]);
  const messages = await database.kysely.selectFrom("chatbot_messages").select("conversationId").execute();
  expect(messages.every(({ conversationId }) => conversationId === kept)).toBe(true);
  expect(ids(await list("?search=zoe"))).toEqual([]);
  expect(events).toEqual([[{ type: "erased" }, id]]);
  expect(await audit()).toEqual([`${EDITOR.id} chat.erase ${id}`]);
});

async function ask(question: string, { language = "fr", conversationId = null as number | null } = {}) {
  await database.kysely
    .insertInto("chatbot_unanswered")
    .values({
      question,
      questionKey: question.toLowerCase(),
      language: language as "fr" | "en",
      conversationId,
      createdAt: now,
      state: "open",
      faqId: null,
    })
    .execute();
}

describe("questions the assistant could not answer", () => {
  const ENTRY = {
    questionFr: "Faites-vous des gâteaux ?",
    answerFr: "Non, nous automatisons des tâches.",
    questionEn: "Do you bake cakes?",
    answerEn: "No, we automate tasks.",
  };
  const questions = async (query = "") =>
    ((await (await api.get(`/api/chat/unanswered${query}`, E)).json()) as UnansweredPage).questions;

  it("are grouped if repeated, listed latest first, and can be dismissed and reopened", async () => {
    for (const question of ["Un gâteau ?", "Et la neige ?", "UN GÂTEAU ?"]) await ask(question);
    await ask("Un gâteau ?", { language: "en" });
    const all = await questions();
    expect(all.map(({ question, count, language }) => [question, count, language])).toEqual([
      ["Un gâteau ?", 1, "en"],
      ["UN GÂTEAU ?", 2, "fr"],
      ["Et la neige ?", 1, "fr"],
    ]);
    const cake = all[1]!.id;
    expect((await api.put(`/api/chat/unanswered/${cake}`, { state: "dismissed" }, E)).status).toBe(204);
    expect((await questions()).map(({ count }) => count)).toEqual([1, 1]);
    expect((await questions("?state=dismissed")).map(({ id }) => id)).toEqual([cake]);
    await api.put(`/api/chat/unanswered/${cake}`, { state: "open" }, E);
    expect(await questions()).toHaveLength(3);
    expect((await api.put("/api/chat/unanswered/999", { state: "open" }, E)).status).toBe(404);
    expect(await (await api.get("/api/chat/summary", E)).json()).toMatchObject({ unanswered: 3 });
  });

  it("are grouped if worded differently, and are then answered and dismissed together", async () => {
    const ways = [
      "Livrez-vous à Gatineau?",
      "est-ce que vous livrez à gatineau",
      "faites-vous la livraison à Gatineau",
    ];
    for (const question of [...ways, "Faites-vous des vidéos?", "et ça?", "pis ça"]) await ask(question);
    await ask("Do you deliver to Gatineau?", { language: "en" });
    const all = await questions();
    expect(all.map(({ question, count, others }) => [question, count, others.map((other) => other.question)])).toEqual([
      ["Do you deliver to Gatineau?", 1, []],
      ["pis ça", 1, []],
      ["et ça?", 1, []],
      ["Faites-vous des vidéos?", 1, []],
      [ways[2], 3, [ways[1], ways[0]]],
    ]);
    const { id, others } = all[4]!;
    const also = others.map((other) => other.id);
    await api.put(`/api/chat/unanswered/${id}`, { state: "dismissed", also }, E);
    expect(await questions()).toHaveLength(4);
    expect(await questions("?state=dismissed")).toMatchObject([{ id, count: 3 }]);
    const created = await api.post("/api/chat/faq", { ...ENTRY, unansweredId: id, also: also.slice(0, 1) }, E);
    expect(created.status).toBe(201);
    expect(await questions("?state=dismissed")).toMatchObject([{ question: ways[0], count: 1 }]);
    const [answer] = await api.services.staffAnswers.answers();
    expect(answer?.fr.asked).toHaveLength(2);
  });

  it("get a draft answer in both languages from a related passage, and none without such a passage", async () => {
    await ask("Vos forfaits pour les fermes?");
    await ask("Réparez-vous les zorbules?");
    const [zorbule, plans] = await questions();
    const draftOf = async (id: number) => await (await api.get(`/api/chat/unanswered/${id}/draft`, E)).json();
    expect(await draftOf(plans!.id)).toMatchObject({
      title: expect.stringMatching(/./),
      href: expect.stringMatching(/^\//),
      fields: {
        questionFr: "Vos forfaits pour les fermes?",
        answerFr: expect.stringMatching(/forfait/i),
        questionEn: expect.stringMatching(/./),
        answerEn: expect.stringMatching(/plan/i),
      },
    });
    expect(await draftOf(zorbule!.id)).toBeNull();
    expect((await api.get("/api/chat/unanswered/999/draft", E)).status).toBe(404);
  });

  it("can be answered in both languages, and the assistant then has the answer in every process", async () => {
    await ask("Un gâteau ?");
    await ask("un gâteau ?");
    const [question] = await questions();
    const missing = await api.post("/api/chat/faq", { ...ENTRY, questionEn: " " }, E);
    expect(missing.status).toBe(422);
    expect(Object.keys(((await missing.json()) as { errors: object }).errors)).toEqual(["questionEn"]);
    const other = testApi(database, { clock: () => now });
    const before = await other.services.staffAnswers.stamp();
    const created = await api.post("/api/chat/faq", { ...ENTRY, unansweredId: question!.id }, E);
    expect(created.status).toBe(201);
    const entry = entrySchema.parse(await created.json()) as FaqEntry;
    const stamp = () => other.services.staffAnswers.stamp();
    await vi.waitFor(async () => expect(await stamp()).not.toBe(before), { timeout: 3_000 });
    expect(await api.services.staffAnswers.stamp()).toBe(await stamp());
    expect(await other.services.staffAnswers.answers()).toEqual([
      {
        id: entry.id,
        fr: { question: ENTRY.questionFr, answer: ENTRY.answerFr, asked: ["un gâteau ?"] },
        en: { question: ENTRY.questionEn, answer: ENTRY.answerEn, asked: [] },
      },
    ]);
    expect(await questions()).toEqual([]);
    expect((await questions("?state=answered"))[0]).toMatchObject({ count: 2, faqId: entry.id });
    expect((await api.post("/api/chat/faq", { ...ENTRY, unansweredId: 999 }, E)).status).toBe(422);
    const stored = (await (await api.get("/api/chat/faq", E)).json()) as { entries: FaqEntry[] };
    expect(stored.entries).toEqual([entry]);
  });

  it("have answers that one person at a time can change, and reopen once the answer is deleted", async () => {
    await ask("Un gâteau ?");
    const [question] = await questions();
    const created = await api.post("/api/chat/faq", { ...ENTRY, unansweredId: question!.id }, E);
    const { id } = (await created.json()) as FaqEntry;
    const stamps = [await api.services.staffAnswers.stamp()];
    const saved = await api.put(`/api/chat/faq/${id}`, { ...ENTRY, answerFr: "Oui.", version: 1 }, E);
    expect(await saved.json()).toMatchObject({ answerFr: "Oui.", version: 2 });
    stamps.push(await api.services.staffAnswers.stamp());
    const stale = await api.put(`/api/chat/faq/${id}`, { ...ENTRY, version: 1 }, A);
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { answerFr: "Oui." } });
    expect((await del(`/api/chat/faq/${id}`, E)).status).toBe(204);
    expect((await del(`/api/chat/faq/${id}`, E)).status).toBe(404);
    expect((await api.put(`/api/chat/faq/${id}`, { ...ENTRY, version: 2 }, A)).status).toBe(404);
    stamps.push(await api.services.staffAnswers.stamp());
    expect(new Set(stamps).size).toBe(3);
    expect(await questions()).toHaveLength(1);
    expect(await audit()).toEqual(
      ["added", "changed", "removed"].map((what) => `${EDITOR.id} chat.answer-${what} ${id}`),
    );
  });
});

it("notifies the desk of conversations that change, without their content", async () => {
  const response = await api.get("/api/events", E);
  expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const id = await addChat(database, { at: now });
  await api.post(at(id, "/take-over"), {}, A);
  await say(id, "Un secret", A);
  api.services.eventStreams.endAll();
  const text = await response.text();
  expect(text).toContain(`event: chat\ndata: {"id":${id},"type":"mode"}`);
  expect(text).toContain(`event: chat\ndata: {"id":${id},"type":"message"}`);
  expect(text).not.toContain("secret");
});
