import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { AnswerProvider, ReplyEnd, Turn } from "../assistant/answer-provider.ts";
import { forgetOldChats } from "./erase-chat.ts";
import type { ReplyLine } from "./model.ts";

type End = Extract<ReplyLine, { type: "end" }>;

let database: Database;
let api: TestApi;
let now: Date;
let turns: Turn[];
let provider: AnswerProvider["answer"];

const END: ReplyEnd = {
  kind: "answer",
  language: "en",
  links: [{ title: "Pricing", href: "/en/pricing" }],
  suggestions: ["How long does it take?"],
  topics: ["plans"],
  provider: "built-in",
};
const reply = (text: string, end: Partial<ReplyEnd> = {}): AnswerProvider["answer"] =>
  async function* answer(turn) {
    turns.push(turn);
    for (const piece of text.split(/(?<= )/)) yield piece;
    return { ...END, ...end };
  };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date("2026-11-20T15:00:00.000Z");
  turns = [];
  provider = reply("From $500 a month.");
  api = testApi(database, {
    clock: () => now,
    variables: { STAFF_MAIL: "team@nordet.test" },
    answer: (turn, signal) => provider(turn, signal),
  });
});

let made = 0;
const next = () => {
  made += 1;
  return made;
};
/** Creates a browser with its own session id, cookie and IP address. */
function browser(sessionId = `nordet-m4abc-${next().toString(36).padStart(10, "z")}`) {
  const self = {
    sessionId,
    cookie: undefined as string | undefined,
    address: `192.0.2.${made % 250}`,
    async ask(path: string, init: RequestInit = {}) {
      const headers = new Headers(init.headers);
      if (self.cookie) headers.set("Cookie", self.cookie);
      const response = await api.request(path, { ...init, headers }, { address: self.address });
      const set = response.headers.get("set-cookie");
      if (set) self.cookie = set.split(";")[0]!;
      return response;
    },
    post: (path: string, body: unknown) =>
      self.ask(`/api/chatbot${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    message: (text: string, changes: object = {}) =>
      self.post("/messages", {
        sessionId: self.sessionId,
        message: text,
        language: "en",
        page: "/en/pricing",
        timestamp: now.toISOString(),
        messageId: `message-${next()}-of-a-test`,
        ...changes,
      }),
    async say(text: string, changes: object = {}): Promise<{ lines: ReplyLine[]; end: End }> {
      const response = await self.message(text, changes);
      expect(response.status, await response.clone().text()).toBe(200);
      const lines = (await response.text())
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as ReplyLine);
      return { lines, end: lines.at(-1) as End };
    },
    async conversation() {
      return await (await self.ask("/api/chatbot/conversation")).json();
    },
  };
  return self;
}
const count = async (table: "chatbot_conversations" | "chatbot_messages" | "chatbot_leads" | "outbox") =>
  (await database.kysely.selectFrom(table).select("id").execute()).length;

describe("a message", () => {
  it("is answered word by word, with the whole reply in the end line", async () => {
    const visitor = browser();
    const response = await visitor.message("How much is it?");
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(response.headers.get("set-cookie")).toMatch(
      /^__Host-nordet-chat=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const lines = (await response.text())
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.slice(0, -1).map(({ text }) => text)).toEqual(["From ", "$500 ", "a ", "month."]);
    expect(lines.at(-1)).toEqual({
      type: "end",
      sessionId: visitor.sessionId,
      mode: "assistant",
      staffName: null,
      lead: {},
      message: {
        id: expect.any(Number),
        messageId: null,
        sender: "bot",
        content: "From $500 a month.",
        timestamp: now.toISOString(),
        links: END.links,
        suggestions: END.suggestions,
        kind: "answer",
        staffName: null,
      },
    });
    const { messages, sessionId } = await visitor.conversation();
    expect(sessionId).toBe(visitor.sessionId);
    expect(messages.map(({ sender, content }: { sender: string; content: string }) => [sender, content])).toEqual([
      ["user", "How much is it?"],
      ["bot", "From $500 a month."],
    ]);
  });

  it("is passed to the provider with the earlier messages", async () => {
    const visitor = browser();
    await visitor.say("First");
    await visitor.say("  Second \u0000 ");
    expect(turns[1]).toMatchObject({
      text: "Second",
      language: "en",
      page: "/en/pricing",
      sessionId: visitor.sessionId,
      at: now,
      history: [
        { sender: "user", content: "First" },
        { sender: "bot", content: "From $500 a month.", kind: "answer", topics: ["plans"] },
      ],
    });
  });

  it("comes from a page of the site, whatever page it names", async () => {
    for (const page of ["//stranger.example", "/\\stranger.example", "/\u202E/stranger.example", "https://x.example"]) {
      await browser().say("Hello", { page });
    }
    expect(turns.map(({ page }) => page)).toEqual(["/", "/", "/", "/"]);
  });

  it("is stored once, with one reply, despite a double click and a retry", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    const messageId = "a-double-click";
    const [one, two] = await Promise.all([visitor.say("Price?", { messageId }), visitor.say("Price?", { messageId })]);
    expect(two.end).toEqual(one.end);
    const three = await visitor.say("Price?", { messageId });
    expect(three.end).toEqual(one.end);
    expect(turns).toHaveLength(2);
    expect(await count("chatbot_messages")).toBe(4);
  });

  it("waits for the previous message, so that tabs are answered in turn", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    let running = 0;
    let most = 0;
    provider = async function* answer(turn) {
      turns.push(turn);
      running += 1;
      most = Math.max(most, running);
      await sleep(50);
      yield `Answer to ${turn.text}`;
      running -= 1;
      return END;
    };
    const ends = await Promise.all(["one", "two", "three"].map((text) => visitor.say(text)));
    expect(most).toBe(1);
    expect(ends.map(({ end }) => end.message?.content)).toEqual(["Answer to one", "Answer to two", "Answer to three"]);
  });

  it("is answered when resent after a crash", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    await database.kysely
      .updateTable("chatbot_conversations")
      .set({ busyUntil: new Date(now.getTime() - 1) })
      .execute();
    await database.kysely.deleteFrom("chatbot_messages").where("sender", "=", "bot").execute();
    const asked = await database.kysely.selectFrom("chatbot_messages").select("clientId").executeTakeFirstOrThrow();
    const { end } = await visitor.say("Hello", { messageId: asked.clientId });
    expect(end.message?.content).toBe("From $500 a month.");
    expect(await count("chatbot_messages")).toBe(2);
    await visitor.say("Hello");
    const [first, again, other] = turns.map((turn) => turn.messageId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("is stored with its answer even if the visitor leaves meanwhile", async () => {
    const visitor = browser();
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    provider = async function* answer() {
      yield "One ";
      await held;
      yield "two";
      return END;
    };
    const response = await visitor.message("Hello");
    await response.body?.cancel();
    goOn();
    await vi.waitFor(async () => expect(await count("chatbot_messages")).toBe(2), 10_000);
    expect((await visitor.conversation()).messages[1].content).toBe("One two");
  });

  it("gets the text of SPEC §8 when the provider fails, and becomes an open question for staff", async () => {
    const visitor = browser();
    // biome-ignore lint/correctness/useYield: it fails before the first word
    provider = async function* answer() {
      throw new Error("broken");
    };
    const { end } = await visitor.say("Can you automate my invoices?");
    expect(end.message).toMatchObject({ kind: "failure" });
    expect(end.message?.content).toContain("having trouble connecting");
    const open = await database.kysely.selectFrom("chatbot_unanswered").selectAll().execute();
    expect(open).toMatchObject([{ question: "Can you automate my invoices?", state: "open", language: "en" }]);
  });

  it.each([
    ["no text", { message: " \u200b\n " }],
    ["a text that is too long", { message: "x".repeat(2001) }],
    ["garbage for a session", { sessionId: "../../etc/passwd" }],
    ["a session of another kind", { sessionId: { $ne: null } }],
    ["an unknown field", { isAdmin: true }],
    ["a bad id", { messageId: "x" }],
    ["another language", { language: "de" }],
  ])("is rejected before the first byte if it has %s", async (_name, changes) => {
    const response = await browser().message("Hello", changes);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await count("chatbot_conversations")).toBe(0);
  });

  it("is limited in size and rate", async () => {
    const visitor = browser();
    expect((await visitor.message("x".repeat(70_000))).status).toBe(413);
    const statuses = [];
    for (let index = 0; index < 22; index += 1) statuses.push((await visitor.message(`Hello ${index}`)).status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(21);
    expect(statuses.at(-1)).toBe(429);
  });

  it("is stored without card and social insurance numbers", async () => {
    const visitor = browser();
    await visitor.say("my card 4111 1111 1111 1111, my SIN 046 454 286");
    expect(turns[0]?.text).toBe("my card •••• •••• •••• ••••, my SIN ••• ••• •••");
    expect((await visitor.conversation()).messages[0].content).not.toMatch(/4111|454/);
  });

  it("remains text if it contains a script", async () => {
    const visitor = browser();
    const text = `<script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))`;
    await visitor.say(text);
    expect((await visitor.conversation()).messages[0].content).toBe(text);
  });
});

describe("a session", () => {
  it("belongs to its cookie, so another browser with the same session id can neither see nor change it", async () => {
    const victim = browser();
    await victim.say("My secret plan");
    const thief = browser(victim.sessionId);
    expect(await thief.conversation()).toMatchObject({ sessionId: null, messages: [] });
    for (const [path, body] of [
      ["/leads", { sessionId: victim.sessionId, name: "Mallory" }],
      ["/conversations", { sessionId: victim.sessionId, messages: [] }],
      ["/send-summary", { leadEmail: "m@mallory.example", messages: [] }],
    ] as const) {
      expect([path, (await thief.post(path, body)).status]).toEqual([path, 404]);
    }
    expect((await thief.ask("/api/chatbot/events")).status).toBe(404);
    const { end } = await thief.say("Hello");
    expect(end.sessionId).not.toBe(victim.sessionId);
    expect((await thief.conversation()).messages).toHaveLength(2);
    // A valid cookie gives no access to someone else's session.
    expect((await thief.post("/leads", { sessionId: victim.sessionId, name: "Mallory" })).status).toBe(403);
    expect((await thief.ask("/api/chatbot/conversation", { method: "DELETE" })).status).toBe(204);
    expect((await victim.conversation()).messages).toHaveLength(2);
  });

  it.each(["", "x", "A".repeat(43), "' or 1=1 --"])("cannot be forged: %s", async (cookie) => {
    await browser().say("Hello");
    const thief = browser();
    thief.cookie = cookie;
    expect(await thief.conversation()).toMatchObject({ sessionId: null, messages: [] });
  });

  it("stores only the digest of its cookie", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    const secret = visitor.cookie!.split("=")[1]!;
    const rows = await database.kysely.selectFrom("chatbot_conversations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("continues under its cookie's session id when the browser has lost its own", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    const { end } = await visitor.say("Again", { sessionId: "nordet-m4zzz-0123456789" });
    expect(end.sessionId).toBe(visitor.sessionId);
    expect(await count("chatbot_conversations")).toBe(1);
  });

  it("can be erased completely by its visitor, with its summary and lead, even during an answer", async () => {
    const visitor = browser();
    await visitor.say("My name is Zoé Tremblay, zoe@tremblay.example");
    expect(await count("chatbot_leads")).toBe(1);
    provider = async function* answer(_turn, signal) {
      yield "I am thinking";
      if (!signal.aborted) await once(signal, "abort");
      return END;
    };
    const response = await visitor.message("Second");
    const erased = await visitor.ask("/api/chatbot/conversation", { method: "DELETE" });
    expect(erased.status).toBe(204);
    expect(erased.headers.get("set-cookie")).toMatch(/^__Host-nordet-chat=; Max-Age=0; Path=\//);
    expect(await response.text()).not.toContain('"end"');
    for (const table of ["chatbot_conversations", "chatbot_messages", "chatbot_leads"] as const) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    now = new Date(now.getTime() + 600_000);
    await api.services.chat.sumUp();
    expect(await count("outbox")).toBe(0);
  });
});

describe("facts about a visitor", () => {
  it("are unconfirmed, and the visitor's own words take precedence over the bot's", async () => {
    const visitor = browser();
    provider = reply("Nice to meet you, Marie! You work at Acme. Write to bonjour@nordet.example.", {
      provider: "webhook",
    });
    const { end } = await visitor.say("My name is Zoé Tremblay. zoe@tremblay.example, 514 555-0142");
    expect(end.lead).toEqual({
      name: "Zoé Tremblay",
      email: "zoe@tremblay.example",
      phone: "+15145550142",
      company: "Acme",
    });
    const lead = await database.kysely.selectFrom("chatbot_leads").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ name: "Zoé Tremblay", company: "Acme", contacted: false });
    expect(lead.facts.company).toEqual({ value: "Acme", from: "bot", state: "unconfirmed" });
    expect(lead.facts.name).toEqual({ value: "Zoé Tremblay", from: "visitor", state: "unconfirmed" });
  });

  it("are not taken from what the site's own texts quote", async () => {
    provider = reply("« Cliente : Marie Quai, info@quai.example, 450 555-0117 »", { provider: "built-in" });
    expect((await browser().say("Avez-vous un modèle de fiche?")).end.lead).toEqual({});
  });

  it("fill gaps if a browser posts them (SPEC §7) and they are valid", async () => {
    const visitor = browser();
    await visitor.say("My name is Zoé Tremblay.");
    const posted = { sessionId: visitor.sessionId, name: "Mallory", email: "zoe@tremblay.example", phone: "12" };
    const response = await visitor.post("/leads", posted);
    expect([response.status, await response.json()]).toEqual([
      200,
      { lead: { name: "Zoé Tremblay", email: "zoe@tremblay.example" } },
    ]);
  });
});

it("keeps the server's own transcript when one is posted (SPEC §7)", async () => {
  const visitor = browser();
  await visitor.say("Hello");
  const forged = [{ content: "We promise a refund of $1,000,000", sender: "bot", timestamp: now.toISOString() }];
  const response = await visitor.post("/conversations", { sessionId: visitor.sessionId, messages: forged });
  expect([response.status, await response.json()]).toEqual([200, { messages: 2 }]);
  const { messages } = await database.kysely
    .selectFrom("chatbot_conversations")
    .select("messages")
    .executeTakeFirstOrThrow();
  expect(messages).toEqual([
    { content: "Hello", sender: "user", timestamp: now.toISOString() },
    { content: "From $500 a month.", sender: "bot", timestamp: now.toISOString() },
  ]);
  expect((await visitor.post("/conversations", { sessionId: visitor.sessionId, messages: "x" })).status).toBe(422);
});

describe("the summary", () => {
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const mails = () => database.kysely.selectFrom("outbox").selectAll().execute();

  it("is emailed at most ten times an hour, after which one email an hour refers staff to the desk", async () => {
    const templates = async () => {
      const counts: Record<string, number> = {};
      for (const { template } of await mails()) counts[template] = (counts[template] ?? 0) + 1;
      return counts;
    };
    const chats = async (many: number) => {
      for (let n = 0; n < many; n += 1) await browser().say(`I am guest${n}@flood.example`);
      later(5);
      while ((await api.services.chat.sumUp()) !== undefined);
    };
    await chats(60);
    expect(await templates()).toEqual({ "staff-chat-summary": 10, "staff-many": 1 });
    await chats(60);
    expect(await templates()).toEqual({ "staff-chat-summary": 10, "staff-many": 1 });
    const leads = await api.get("/api/chat/conversations", { staff: ADMIN });
    expect((await leads.json()) as unknown[]).not.toEqual([]);
    const kept = await database.kysely
      .selectFrom("chatbot_conversations")
      .select("id")
      .where("summary", "like", "%@flood.example%")
      .execute();
    expect(kept).toHaveLength(120);
    later(61);
    await chats(1);
    expect(await templates()).toEqual({ "staff-chat-summary": 11, "staff-many": 1 });
  });

  it("is emailed to staff once, five minutes after the last reply, even by two processes", async () => {
    const visitor = browser();
    await visitor.say("I am zoe@tremblay.example");
    later(4);
    await visitor.say("One more thing");
    later(4);
    await api.services.chat.sumUp();
    const body = { leadEmail: "boss@victim.example", leadName: "X", conversationSummary: "Pay us", messages: [] };
    expect(await (await visitor.post("/send-summary", body)).json()).toEqual({ status: "scheduled" });
    expect(await mails()).toEqual([]);
    later(1);
    const other = testApi(database, { clock: () => now, variables: { STAFF_MAIL: "team@nordet.test" } });
    await Promise.all([api.services.chat.sumUp(), other.services.chat.sumUp(), visitor.post("/send-summary", body)]);
    const [mail, ...rest] = await mails();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ recipient: "team@nordet.test", template: "staff-chat-summary" });
    expect(JSON.stringify(mail?.payload)).not.toContain("victim");
    expect(mail?.payload).toMatchObject({
      facts: [
        { field: "name", value: "X", confirmed: false },
        { field: "email", value: "zoe@tremblay.example", confirmed: false },
      ],
    });
    await visitor.say("And another");
    later(10);
    await api.services.chat.sumUp();
    expect(await (await visitor.post("/send-summary", body)).json()).toEqual({ status: "sent" });
    expect(await mails()).toHaveLength(1);
  });

  it("is withdrawn from the outbox when the visitor erases the conversation", async () => {
    const visitor = browser();
    await visitor.say("I am zoe@tremblay.example");
    later(6);
    await api.services.chat.sumUp();
    expect(await mails()).toHaveLength(1);
    await visitor.ask("/api/chatbot/conversation", { method: "DELETE" });
    expect(await mails()).toEqual([]);
  });

  it("survives a restart, because its due time is in the database", async () => {
    const visitor = browser();
    await visitor.say("I am zoe@tremblay.example");
    later(6);
    const restarted = testApi(database, { clock: () => now, variables: { STAFF_MAIL: "team@nordet.test" } });
    await restarted.services.chat.sumUp();
    expect(await mails()).toHaveLength(1);
  });

  it("is not sent until the visitor gives an email address", async () => {
    const visitor = browser();
    await visitor.say("Hello");
    later(6);
    await api.services.chat.sumUp();
    expect(await mails()).toEqual([]);
    await visitor.post("/leads", { sessionId: visitor.sessionId, email: "zoe@tremblay.example" });
    await api.services.chat.sumUp();
    expect(await mails()).toHaveLength(1);
  });
});

it("erases expired conversations with their leads, and logs how many", async () => {
  const old = browser();
  await old.say("My name is Zoé Tremblay.");
  now = new Date(now.getTime() + 100 * 86_400_000);
  const young = browser();
  await young.say("Je m’appelle Jean Roy.");
  now = new Date(now.getTime() + 81 * 86_400_000);
  await database.kysely.transaction().execute((db) => forgetOldChats(api.services.chat, db, now, 180));
  expect(await old.conversation()).toMatchObject({ messages: [] });
  expect((await young.conversation()).messages).toHaveLength(2);
  expect(await database.kysely.selectFrom("chatbot_leads").select("name").execute()).toEqual([{ name: "Jean Roy" }]);
  const audit = await database.kysely.selectFrom("audit_log").selectAll().execute();
  expect(audit).toMatchObject([{ action: "chat.forget", actor: "system", detail: { conversations: 1, days: 180 } }]);
});

it("silences the assistant during a take-over, and shows the visitor the staff messages", async () => {
  const visitor = browser();
  await visitor.say("Hello");
  const stream = await visitor.ask("/api/chatbot/events");
  expect(stream.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hear = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended before ${text}`);
      heard += value;
    }
  };
  await database.kysely
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now })
    .execute();
  const { id } = await database.kysely.selectFrom("chatbot_conversations").select("id").executeTakeFirstOrThrow();
  const staffPost = (path: string, body: unknown) =>
    api.post(`/api/chat/conversations/${id}${path}`, body, { staff: ADMIN });
  expect((await staffPost("/take-over", {})).status).toBe(200);
  await hear('event: mode\ndata: {"mode":"staff","staffName":"Ada"}');
  const { lines } = await visitor.say("Is somebody there?");
  expect(lines).toEqual([
    { type: "end", sessionId: visitor.sessionId, message: null, lead: {}, mode: "staff", staffName: "Ada" },
  ]);
  expect(turns).toHaveLength(1);
  await staffPost("/messages", { message: "Yes, Ada here.", messageId: "staff-message-1" });
  await hear("Yes, Ada here.");
  await visitor.ask("/api/chatbot/conversation", { method: "DELETE" });
  await hear("event: erased");
  expect((await reader.read()).done).toBe(true);
});

describe("a take-over during an answer", () => {
  const takeOver = async () => {
    const { id } = await database.kysely.selectFrom("chatbot_conversations").select("id").executeTakeFirstOrThrow();
    const post = (path: string, body: unknown) =>
      api.post(`/api/chat/conversations/${id}${path}`, body, { staff: ADMIN });
    expect((await post("/take-over", {})).status).toBe(200);
    return (message: string) => post("/messages", { message, messageId: `staff-${next()}-of-a-test` });
  };
  const said = async (visitor: ReturnType<typeof browser>) =>
    (await visitor.conversation()).messages.map(({ sender, content }: { sender: string; content: string }) => [
      sender,
      content,
    ]);
  beforeEach(async () => {
    await database.kysely
      .insertInto("staff")
      .values({ ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now })
      .execute();
  });

  it("prevents the answer if the question has only just arrived", async () => {
    const visitor = browser();
    const { chatEvents } = api.services;
    const publish = chatEvents.publish.bind(chatEvents);
    const published = vi.spyOn(chatEvents, "publish").mockImplementation(async (id, event) => {
      if (event.type === "message" && event.message.sender === "user") await takeOver();
      await publish(id, event);
    });
    const { lines, end } = await visitor.say("How much is it?");
    published.mockRestore();
    expect(lines).toEqual([end]);
    expect(end).toMatchObject({ mode: "staff", message: null });
    expect(await count("chatbot_messages")).toBe(1);
  });

  it("cuts the answer off, and keeps the part that the visitor has read", async () => {
    const visitor = browser();
    provider = async function* answer(_turn, signal) {
      yield "I am thinking";
      if (!signal.aborted) await once(signal, "abort");
      signal.throwIfAborted();
      return END;
    };
    const response = await visitor.message("What do you cost?");
    const write = await takeOver();
    const lines = (await response.text()).trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      message: { content: "I am thinking…", kind: "answer" },
      mode: "staff",
      staffName: "Ada",
    });
    await write("Ada here.");
    expect(await said(visitor)).toEqual([
      ["user", "What do you cost?"],
      ["bot", "I am thinking…"],
      ["staff", "Ada here."],
    ]);
    expect(await database.kysely.selectFrom("chatbot_unanswered").select("id").execute()).toEqual([]);
  });

  it("suppresses an answer that has not begun", async () => {
    const visitor = browser();
    provider = async function* answer(_turn, signal) {
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        if (signal.aborted) reject(signal.reason);
      });
      return END;
    };
    const response = await visitor.message("What do you cost?");
    await takeOver();
    expect(
      (await response.text())
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ type: "end", message: null, mode: "staff", staffName: "Ada" }]);
    expect((await visitor.message("Anybody?")).status).toBe(200);
  });

  it("discards an answer that cannot be stopped, once staff have written", async () => {
    const visitor = browser();
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    provider = async function* answer() {
      yield "From ";
      await held;
      yield "$500.";
      return { ...END, kind: "unknown" };
    };
    const response = await visitor.message("What do you cost?");
    const write = await takeOver();
    await write("Ada here.");
    goOn();
    const lines = (await response.text()).trimEnd().split("\n");
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ type: "end", message: null, mode: "staff" });
    expect(await said(visitor)).toEqual([
      ["user", "What do you cost?"],
      ["staff", "Ada here."],
    ]);
    // The failed turn released the conversation.
    expect((await visitor.say("Thank you")).end).toMatchObject({ mode: "staff", message: null });
  });
});

describe("a conversation handed back to the assistant", () => {
  const desk = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const url = `/api/chat/${path}`;
    const caller = { staff: ADMIN };
    return (await (body === undefined ? api.get(url, caller) : api.post(url, body, caller)).then((r) =>
      r.json(),
    )) as Answer;
  };
  const waiting = async () => (await desk<{ waiting: number }>("summary")).waiting;
  const last = async (visitor: ReturnType<typeof browser>) => (await visitor.conversation()).messages.at(-1);
  let visitor: ReturnType<typeof browser>;
  let chat: string;
  beforeEach(async () => {
    await database.kysely
      .insertInto("staff")
      .values({ ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now })
      .execute();
    provider = reply("I’ve asked the team.", { kind: "person" });
    visitor = browser();
    await visitor.say("May I talk to somebody?");
    const { id } = await database.kysely.selectFrom("chatbot_conversations").select("id").executeTakeFirstOrThrow();
    chat = `conversations/${id}`;
    await desk(`${chat}/take-over`, {});
  });

  it("goes on waiting for a person if the visitor's last message is unanswered, and tells them so", async () => {
    const askedAt = now;
    await visitor.say("Do you work in Gaspé?");
    now = new Date(now.getTime() + 60_000);
    expect(await desk(`${chat}/hand-back`, {})).toMatchObject({
      mode: "assistant",
      staff: null,
      waitingSince: askedAt.toISOString(),
    });
    expect(await waiting()).toBe(1);
    expect(await desk("conversations?state=waiting")).toMatchObject({
      conversations: [{ excerpt: "Do you work in Gaspé?" }],
    });
    expect(await last(visitor)).toMatchObject({
      sender: "bot",
      content: expect.stringContaining("the team has your last message"),
    });
  });

  it("no longer waits if staff wrote last", async () => {
    await visitor.say("Do you work in Gaspé?");
    await desk(`${chat}/messages`, { message: "We do.", messageId: `staff-${next()}-of-a-test` });
    expect(await desk(`${chat}/hand-back`, {})).toMatchObject({ mode: "assistant", waitingSince: null });
    expect(await waiting()).toBe(0);
    expect(await last(visitor)).toMatchObject({ sender: "staff", content: "We do." });
  });
});

it("keeps a visitor waiting for the answer promised to their address, and no one who left none", async () => {
  provider = reply("I’ve asked the team.", { kind: "unknown" });
  await browser().say("Do you take bitcoin?");
  await browser().say("Do you take bitcoin? zoe@roy.example");
  const rows = await database.kysely.selectFrom("chatbot_conversations").select("waitingSince").orderBy("id").execute();
  expect(rows.map(({ waitingSince }) => waitingSince)).toEqual([null, now]);
});

it("limits the number of event streams per browser", async () => {
  const visitor = browser();
  await visitor.say("Hello");
  const open = [];
  for (let index = 0; index < 6; index += 1) open.push(await visitor.ask("/api/chatbot/events"));
  expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await visitor.ask("/api/chatbot/events")).status).toBe(429);
  await open[0]!.body!.cancel();
  const again = await visitor.ask("/api/chatbot/events");
  expect(again.status).toBe(200);
  for (const each of [...open.slice(1), again]) await each.body!.cancel();
});
