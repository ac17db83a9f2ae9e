import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { startJsonServer } from "../../../test/json-server.ts";
import type { Database } from "../../db/database.ts";
import type { ReplyLine } from "../../features/chat/model.ts";
import { systemClock } from "../../lib/clock.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { createChatAnswers } from "./chat-answers.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

let sent = 0;
/** Asks the assistant of a site with this configuration, and returns the message in the last line of its reply. */
async function reply(text: string, variables: Record<string, string>) {
  sent += 1;
  const api = testApi(database, { variables });
  const response = await api.post("/api/chatbot/messages", {
    sessionId: `nordet-m4abc-${String(sent).padStart(10, "0")}`,
    message: text,
    language: "fr",
    page: "/",
    messageId: `message-${sent}-of-a-test`,
  });
  const lines = (await response.text()).trimEnd().split("\n");
  const end = lines.map((line) => JSON.parse(line) as ReplyLine).at(-1);
  if (end?.type !== "end" || !end.message) throw new Error(`no reply: ${lines.join("\n")}`);
  return end.message;
}

test("with nothing configured, the site answers from its own pages", async () => {
  const message = await reply("combien ça coûte?", {});
  expect(message).toMatchObject({ kind: "answer", content: expect.stringMatching(/500/) });
  expect(message.links.map(({ href }) => href)).toContainEqual(expect.stringMatching(/^\/pricing/));
});

/** Creates the chat's answers, and counts how often published content and staff's answers are read. */
function countedAnswers(variables: Record<string, string>, stamp: () => string) {
  const count = { content: 0, answers: 0 };
  const answers = createChatAnswers({
    blog: {
      async newest(language) {
        if (language === "fr") count.content += 1;
        return [];
      },
    },
    appointments: { nextTimes: async () => [], timesOn: async () => [] },
    staffAnswers: {
      async answers() {
        count.answers += 1;
        return [];
      },
      stamp: async () => stamp(),
    },
    env: readEnv(variables),
    clock: systemClock,
    log: createLog(),
  });
  return { answers, readings: () => ({ ...count }) };
}

const TURN = {
  text: "Combien coûte Velocity ?",
  language: "fr",
  page: "/",
  sessionId: "s",
  messageId: 1,
  history: [],
} as const;

test("content and staff's answers are read once, however many visitors ask at first, and only what changed again", async () => {
  let stamp = "1";
  const { answers, readings } = countedAnswers({}, () => stamp);
  const ask = async () => {
    const reply = answers.answer({ ...TURN, at: new Date() }, new AbortController().signal);
    expect((await reply.next()).value).toContain("Velocity");
  };
  const askTogether = () => Promise.all(Array.from({ length: 50 }, ask));
  // Nothing is loaded before the first question, so this refresh does nothing.
  answers.refresh();
  await askTogether();
  expect(readings()).toEqual({ content: 1, answers: 1 });
  stamp = "2";
  await askTogether();
  expect(readings()).toEqual({ content: 1, answers: 2 });
  answers.refresh();
  answers.refresh();
  answers.refresh();
  // Waits long, because each reading indexes every phrasing again, on a machine that may be busy.
  await vi.waitFor(() => expect(readings()).toEqual({ content: 3, answers: 2 }), 60_000);
});

test("opening the chat reads the texts that replies need, but none while a webhook replies", async () => {
  const webhook = await startJsonServer((response) => void response.end('{"output":"Du flux"}'));
  const readingsWith = async (variables: Record<string, string>) => {
    const { answers, readings } = countedAnswers(variables, () => "1");
    await answers.prepare("fr");
    const opened = readings();
    const reply = answers.answer({ ...TURN, at: new Date() }, new AbortController().signal);
    await reply.next();
    return { opened, answered: readings() };
  };
  const once = { content: 1, answers: 1 };
  expect(await readingsWith({})).toEqual({ opened: once, answered: once });
  const never = { content: 0, answers: 0 };
  const both = { CHAT_WEBHOOK_URL: webhook.url, CHAT_LLM_URL: "http://127.0.0.1:9/", CHAT_LLM_MODEL: "small" };
  expect(await readingsWith(both)).toEqual({ opened: never, answered: never });
});

test("a configured webhook answers first, with its secret, and is sent no card numbers", async () => {
  const server = await startJsonServer(
    (response) => void response.end('[{"output":"Du flux: https://nordet.example"}]'),
  );
  const message = await reply("ma carte 4111 1111 1111 1111?", {
    CHAT_WEBHOOK_URL: `${server.url}/webhook/chat`,
    CHAT_WEBHOOK_HEADER: "X-Key: s3cret",
  });
  expect(message.content).toBe("Du flux: https://nordet.example");
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]).toMatchObject({
    path: "/webhook/chat",
    headers: { "x-key": "s3cret" },
    body: { message: "ma carte •••• •••• •••• ••••?", metadata: { locale: "fr-CA" } },
  });
});

test("when the webhook is down, the model answers from passages of the site", async () => {
  const webhook = await startJsonServer((response) => void response.writeHead(503).end());
  const model = await startJsonServer((response) => {
    const chunk = {
      choices: [{ delta: { content: "[1]\nNos forfaits commencent à 500 $ par mois." }, finish_reason: "stop" }],
    };
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  const message = await reply("combien ça coûte?", {
    CHAT_WEBHOOK_URL: webhook.url,
    CHAT_LLM_URL: `${model.url}/v1`,
    CHAT_LLM_KEY: "key",
    CHAT_LLM_MODEL: "small",
  });
  expect(message).toMatchObject({ content: "Nos forfaits commencent à 500 $ par mois.", kind: "answer" });
  expect(message.links[0]?.href).toMatch(/^\/pricing/);
  expect(webhook.requests).toHaveLength(1);
  expect(JSON.stringify(model.requests[0]?.body)).toMatch(/500/);
});

test("when everything is down, the site answers itself or names other ways to reach us", async () => {
  const down = await startJsonServer((response) => void response.writeHead(500).end());
  const variables = { CHAT_WEBHOOK_URL: down.url, CHAT_LLM_URL: down.url, CHAT_LLM_MODEL: "small" };
  expect(await reply("combien ça coûte?", variables)).toMatchObject({ kind: "answer" });
  expect(await reply("qui a gagné la coupe stanley?", { CHAT_WEBHOOK_URL: down.url })).toMatchObject({
    kind: "failure",
    content: expect.stringMatching(/^J’ai de la difficulté à me connecter en ce moment\./),
  });
});

test("staff can see who answers, since when a provider has failed, and what came instead of an answer", async () => {
  const bodies = ['{"said":"Oui et non","by":"Ada de la clinique"}', '{"said":"Oui et non","by":"Bob"}', "Bonjour!"];
  const webhook = await startJsonServer((response) => void response.end(bodies.shift()));
  let now = new Date("2026-11-20T15:00:00.000Z");
  const answers = createChatAnswers({
    blog: { newest: async () => [] },
    appointments: { nextTimes: async () => [], timesOn: async () => [] },
    staffAnswers: { answers: async () => [], stamp: async () => "" },
    env: readEnv({ CHAT_WEBHOOK_URL: webhook.url }),
    clock: () => now,
    log: createLog(),
  });
  const ask = async () => {
    const given = {
      text: "allo",
      language: "fr",
      page: "/",
      sessionId: "s",
      messageId: 1,
      at: now,
      history: [],
    } as const;
    const parts = answers.answer(given, new AbortController().signal);
    while (!(await parts.next()).done);
  };
  expect(answers.states()).toEqual([
    { provider: "webhook", answeredAt: null, failures: null },
    { provider: "built-in", answeredAt: null, failures: null },
  ]);
  await ask();
  now = new Date("2026-11-20T16:00:00.000Z");
  await ask();
  const failures = {
    reason: "unknown-key",
    came: "{ said: text, by: text }",
    since: "2026-11-20T15:00:00.000Z",
    at: "2026-11-20T16:00:00.000Z",
    count: 2,
    isDown: true,
  };
  expect(answers.states()).toEqual([
    { provider: "webhook", answeredAt: null, failures },
    { provider: "built-in", answeredAt: "2026-11-20T16:00:00.000Z", failures: null },
  ]);
  await ask();
  expect(answers.states()[0]).toEqual({
    provider: "webhook",
    answeredAt: "2026-11-20T16:00:00.000Z",
    failures: { ...failures, isDown: false },
  });
});
