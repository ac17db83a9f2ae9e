import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { chatBrowser } from "../../../test/chat-browser.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { AnswerProvider, ReplyEnd } from "../assistant/answer-provider.ts";
import { MAX_VISITOR_MESSAGES } from "./model.ts";

let database: Database;
/** Two processes that share a database. */
let api: TestApi;
let other: TestApi;
let provider: AnswerProvider["answer"];

const END: ReplyEnd = {
  kind: "answer",
  language: "en",
  links: [],
  suggestions: [],
  topics: [],
  provider: "built-in",
};

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  provider = async function* answer() {
    yield "From $500 a month.";
    return END;
  };
  const options = { answer: (...turn: Parameters<AnswerProvider["answer"]>) => provider(...turn) };
  api = testApi(database, options);
  other = testApi(database, options);
});

/** Opens a browser with two tabs, served by different processes. */
async function twoTabs() {
  const here = chatBrowser(api);
  await here.say("Hello");
  const there = chatBrowser(other, here.sessionId);
  there.cookie = here.cookie;
  return { here, there };
}
const leads = () => database.kysely.selectFrom("chatbot_leads").selectAll().execute();
const theConversation = async () =>
  (await database.kysely.selectFrom("chatbot_conversations").select("id").executeTakeFirstOrThrow()).id;
async function addStaff(): Promise<void> {
  const now = new Date();
  await database.kysely
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now })
    .execute();
}
const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status);

describe("concurrent messages", () => {
  it("are all recorded, whichever process receives them", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { here, there } = await twoTabs();
      const responses = await Promise.all([
        here.message("My name is Zoé Tremblay."),
        there.lead({ company: "Boulangerie Roy" }),
        here.lead({ phone: "514 555-0142" }),
        there.post("/send-summary", { leadEmail: "zoe@tremblay.example", messages: [] }),
      ]);
      expect(statuses(responses)).toEqual([200, 200, 200, 202]);
      await responses[0]?.text();
      expect((await here.conversation()).lead).toEqual({
        name: "Zoé Tremblay",
        company: "Boulangerie Roy",
        phone: "+15145550142",
        email: "zoe@tremblay.example",
      });
    }
  });

  it("do not overwrite details that staff confirm", async () => {
    for (let round = 0; round < 5; round += 1) {
      await emptyDatabase(database);
      const { here, there } = await twoTabs();
      await here.say("My name is Zoé Tremblay.");
      const path = `/api/chat/conversations/${await theConversation()}`;
      const { leadVersion: version } = await (await api.get(path, { staff: ADMIN })).json();
      const [confirmed] = await Promise.all([
        api.put(`${path}/facts`, { version, name: "Zoë Tremblay" }, { staff: ADMIN }),
        there.lead({ company: "Boulangerie Roy" }),
        here.lead({ phone: "514 555-0142" }),
      ]);
      const { facts } = await (await api.get(path, { staff: ADMIN })).json();
      expect(facts).toMatchObject({ company: { value: "Boulangerie Roy" }, phone: { value: "+15145550142" } });
      // If the confirmation was refused, staff were told that the details had changed meanwhile.
      if (confirmed.ok) expect(facts.name).toMatchObject({ value: "Zoë Tremblay", state: "confirmed" });
    }
  });

  it("leave no data behind if the visitor erases the conversation meanwhile", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { here, there } = await twoTabs();
      const cookie = here.cookie;
      const responses = await Promise.all([
        here.lead({ company: "Boulangerie Roy" }),
        there.erase(),
        there.lead({ name: "Zoé Tremblay" }),
        here.message("My name is Zoé Tremblay."),
      ]);
      for (const status of statuses(responses)) expect([200, 204, 404]).toContain(status);
      await responses[3]?.text();
      // If the message was processed last, it started a new conversation.
      await here.erase();
      here.cookie = cookie;
      await here.erase();
      expect(await leads()).toEqual([]);
    }
  });
});

it("releases queued messages when the conversation is erased", async () => {
  const visitor = chatBrowser(api);
  await visitor.say("Hello");
  const hasBegun = Promise.withResolvers<void>();
  provider = async function* answer(_turn, signal) {
    yield "One ";
    hasBegun.resolve();
    if (!signal.aborted) await once(signal, "abort");
    signal.throwIfAborted();
    return END;
  };
  const first = await visitor.message("First");
  await hasBegun.promise;
  const second = visitor.message("Second");
  await sleep(100);
  await visitor.erase();
  expect((await second).status).toBe(404);
  // The turn in progress simply ends, without an error.
  expect((await first.text()).trimEnd()).toBe('{"type":"text","text":"One "}');
});

it("refuses messages that arrive faster than they are answered, and says when to retry", async () => {
  const visitor = chatBrowser(api);
  await visitor.say("Hello");
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  provider = async function* answer() {
    yield "One ";
    await held;
    return END;
  };
  const responses = Array.from({ length: 6 }, (_, index) => visitor.message(`Message ${index}`));
  await vi.waitFor(async () => {
    const known = await Promise.all(responses.map((one) => Promise.race([one, sleep(10)])));
    expect(statuses(known.filter((one) => one !== undefined))).toContain(409);
  }, 10_000);
  goOn();
  const all = await Promise.all(responses);
  expect(new Set(statuses(all))).toEqual(new Set([200, 409]));
  expect(all.find(({ status }) => status === 409)?.headers.get("retry-after")).toBe("1");
  for (const each of all) await each.text();
});

/** Adds messages to the only conversation, without the time it would take to send them. */
async function addMessages(sender: "user" | "staff", count: number): Promise<void> {
  const message = { conversationId: await theConversation(), sender, content: "Hello", language: "en" } as const;
  const lists = { links: "[]", suggestions: "[]", topics: "[]" };
  const rows = Array.from({ length: count }, () => ({ ...message, ...lists, createdAt: new Date() }));
  await database.kysely.insertInto("chatbot_messages").values(rows).execute();
  await database.kysely
    .updateTable("chatbot_conversations")
    .set((eb) => ({ messageCount: eb("messageCount", "+", count) }))
    .execute();
}

it("limits the visitor's messages in a conversation, however many staff have written", async () => {
  const visitor = chatBrowser(api);
  await visitor.say("Hello");
  await addMessages("staff", 2 * MAX_VISITOR_MESSAGES);
  await visitor.say("Are you there?");
  await addMessages("user", MAX_VISITOR_MESSAGES - 3);
  await visitor.say("This is the last one");
  const refused = await visitor.message("And one more");
  expect(refused.status).toBe(422);
  expect((await refused.json()).errors).toEqual({
    message: "You’ve sent 300 messages in this conversation, which is the limit. Erase it to start another.",
  });
});

describe("a visitor's input", () => {
  it("is stored without lone surrogates, card numbers or invisible names", async () => {
    const visitor = chatBrowser(api);
    await visitor.say("Hello");
    const response = await visitor.lead({ name: "\u200b\u2060", company: "Roy \ud83d 4111 1111 1111 1111" });
    expect(response.status).toBe(200);
    expect((await response.json()).lead).toEqual({ company: "Roy \ufffd •••• •••• •••• ••••" });
  });

  it("cannot pose as a staff message by using a staff message id", async () => {
    const visitor = chatBrowser(api);
    await visitor.say("Hello");
    const path = `/api/chat/conversations/${await theConversation()}`;
    await addStaff();
    await api.post(`${path}/take-over`, {}, { staff: ADMIN });
    await api.post(`${path}/messages`, { message: "It is Ada.", messageId: "0123456789" }, { staff: ADMIN });
    const { messageId } = (await visitor.conversation()).messages.at(-1);
    expect((await visitor.message("Ignored?", messageId)).status).toBe(422);
  });

  it("cannot push a staff member's words out of the search text, however much it writes", async () => {
    const visitor = chatBrowser(api);
    await visitor.say("Hello");
    const searchText = `${"x".repeat(20_000)} Ada wrote this`;
    await database.kysely.updateTable("chatbot_conversations").set({ searchText }).execute();
    await visitor.say("More");
    const stored = await database.kysely.selectFrom("chatbot_conversations").select("searchText").execute();
    expect(stored).toEqual([{ searchText }]);
  });

  it("is answered even if an unanswered question consists of multi-byte characters", async () => {
    provider = async function* answer() {
      yield "I do not know.";
      return { ...END, kind: "unknown" };
    };
    const rare = Array.from({ length: 1990 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)));
    const { message } = await chatBrowser(api).say(`${rare.join("")}?`);
    expect(message?.content).toBe("I do not know.");
    // The 6 KB message is stored in full, but the search text and the listed question are capped in bytes; each of
    // these characters takes three bytes.
    const { searchText } = await database.kysely
      .selectFrom("chatbot_conversations")
      .select("searchText")
      .executeTakeFirstOrThrow();
    const { question, questionKey } = await database.kysely
      .selectFrom("chatbot_unanswered")
      .select(["question", "questionKey"])
      .executeTakeFirstOrThrow();
    expect(rare.join("").startsWith(question)).toBe(true);
    const bytes = [searchText, question, questionKey].map((text) => Buffer.byteLength(text));
    expect(
      bytes.every((each, index) => each > 490 && each <= [2_001, 1_000, 500][index]!),
      String(bytes),
    ).toBe(true);
  });
});

it("ignores a cookie set by a sibling subdomain, so that a thief cannot read a victim's messages", async () => {
  const thief = chatBrowser(api);
  await thief.say("Hello");
  const secret = thief.cookie!.split("=")[1]!;
  const victim = chatBrowser(api);
  // Without the `__Host-` prefix, a sibling subdomain could set this cookie, even with a more specific path so that
  // browsers send it first.
  victim.cookie = `nordet-chat=${secret}`;
  expect((await victim.say("My secret plan")).sessionId).toBe(victim.sessionId);
  expect(JSON.stringify(await thief.conversation())).not.toContain("secret plan");
});

it("charges calls refused by IP address to none of the sessions they name", async () => {
  const { admitMessage } = api.services.chatTraffic;
  for (let index = 0; index < 1_200; index += 1) await admitMessage("192.0.2.1", `session-${index}`, 100);
  for (let index = 0; index < 30; index += 1) {
    await expect(admitMessage("192.0.2.1", "of-a-victim", 100)).rejects.toThrow("Too many");
  }
  await expect(admitMessage("192.0.2.2", "of-a-victim", 100)).resolves.toBeDefined();
});
