import { expect, test } from "vitest";
import { ask, failureOf, heard } from "../../../../test/chat-turns.ts";
import { startJsonServer } from "../../../../test/json-server.ts";
import type { EarlierMessage } from "../answer-provider.ts";
import { destination } from "../outward-request.ts";
import { createWebhookProvider } from "./webhook-provider.ts";

/** Response from n8n; the status defaults to 200. */
interface Reply {
  status?: number;
  body: string;
}
type Body = Record<string, unknown>;

const whole = (value: unknown): Reply => ({ body: JSON.stringify(value) });
const failed: Reply = { status: 500, body: '{"message":"Error in workflow"}' };

/** Returns a node's line in a stream. */
function chunk(nodeName: string, type: string, content?: string): string {
  const at = type === "error" ? {} : { timestamp: 1_795_390_805_229 };
  return `${JSON.stringify({ type, content, metadata: { nodeId: nodeName[0], nodeName, itemIndex: 0, runIndex: 0, ...at } })}\n`;
}
/** Returns all lines that a node streams, one per piece. */
const streamed = (nodeName: string, pieces: readonly string[]) =>
  chunk(nodeName, "begin") + pieces.map((piece) => chunk(nodeName, "item", piece)).join("") + chunk(nodeName, "end");
const agentSays = (asked: unknown) => `Vous avez demandé : « ${asked} ». Nos forfaits commencent à 500 $.`;
const agentStreams = (asked: unknown) => streamed("Agent", agentSays(asked).split(/(?<= )/));
/** Imitates an n8n expression, in which a missing value is empty. */
const echo = (asked: unknown) => `Vous avez écrit : ${asked ?? ""}`;

const NO_PROMPT =
  "Expected to find the prompt in an input field called 'chatInput' (this is what the chat trigger node node outputs). " +
  "To use something else, change the 'Prompt' parameter";

/**
 * Workflows in n8n 2.40.7, with the responses observed there. A Chat Trigger passes the body on unchecked, and responds
 * 200 at once if it streams.
 */
const WORKFLOWS = {
  "Chat Trigger → Set": ({ chatInput }: Body) => whole({ output: echo(chatInput) }),
  "Chat Trigger → Agent": ({ chatInput }: Body) => (chatInput ? whole({ output: agentSays(chatInput) }) : failed),
  "Chat Trigger, streaming → Agent": ({ chatInput }: Body) => ({
    body: chatInput ? agentStreams(chatInput) : chunk("Agent", "error", NO_PROMPT),
  }),
  "Chat Trigger, streaming → Set → Respond to Webhook, JSON": ({ chatInput }: Body) => ({
    body: streamed("Respond", [JSON.stringify({ output: echo(chatInput) })]),
  }),
  "Chat Trigger, streaming → Agent → Respond to Webhook": ({ chatInput }: Body) => ({
    body: chatInput
      ? agentStreams(chatInput) + streamed("Respond", [JSON.stringify({ output: agentSays(chatInput) })])
      : chunk("Agent", "error", NO_PROMPT),
  }),
  "Chat Trigger, streaming → Agent with a tool that fails": ({ chatInput }: Body) => ({
    body: chatInput
      ? streamed("Agent", ["Je regarde. "]) + chunk("Stock", "error") + agentStreams(chatInput)
      : chunk("Agent", "error", NO_PROMPT),
  }),
  "Chat Trigger, streaming → Set": () => ({ body: "" }),
  "Chat Trigger, using response nodes": () =>
    whole({ executionStarted: true, executionId: "23", resumeToken: "72340134acbe898ac15279673dc93735" }),
  "Chat Trigger → Stop and Error": () => failed,
  "Chat Trigger, streaming → Stop and Error": () => ({ body: chunk("Stop", "error") }),
  "Webhook, last node → Set from message": ({ message }: Body) => whole({ output: echo(message) }),
  "Webhook, all entries": ({ query }: Body) => whole([{ output: echo(query) }, { output: "Second" }]),
  "Webhook, immediately": () => whole({ message: "Workflow was started" }),
  "Webhook, last node without data": () => ({ body: "" }),
  "a workflow that is not active": () => ({
    status: 404,
    body: '{"code":404,"message":"The requested webhook \\"POST nordet/chat\\" is not registered."}',
  }),
} satisfies Record<string, (body: Body) => Reply>;
type Workflow = keyof typeof WORKFLOWS;

/** Starts a fake n8n with one workflow, in which each HTTP request is one execution. */
async function n8n(workflow: Workflow) {
  const server = await startJsonServer((response, { body }) => {
    const { status = 200, body: answer }: Reply = WORKFLOWS[workflow](body);
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
    for (const line of answer.split(/(?<=\n)/)) response.write(line);
    response.end();
  });
  return { executions: server.requests, provider: createWebhookProvider(destination(server.url)) };
}

const ASKED = "combien ça coûte?";
const THANKS =
  "Merci de votre message! Pour aller plus loin, réservez une consultation gratuite ou écrivez-nous à bonjour@nordet.example.";

test.each<[Workflow, string]>([
  ["Chat Trigger → Set", echo(ASKED)],
  ["Chat Trigger → Agent", agentSays(ASKED)],
  ["Chat Trigger, streaming → Agent", agentSays(ASKED)],
  ["Chat Trigger, streaming → Set → Respond to Webhook, JSON", echo(ASKED)],
  ["Chat Trigger, streaming → Agent → Respond to Webhook", agentSays(ASKED)],
  ["Chat Trigger, streaming → Agent with a tool that fails", `Je regarde. ${agentSays(ASKED)}`],
  ["Chat Trigger, streaming → Set", THANKS],
  ["Webhook, last node → Set from message", echo(ASKED)],
  ["Webhook, all entries", echo(ASKED)],
  ["Webhook, last node without data", THANKS],
])("runs %s once, and shows the visitor its answer", async (workflow, words) => {
  const { provider, executions } = await n8n(workflow);
  expect((await heard(ask(provider, ASKED))).text).toBe(words);
  expect(executions).toHaveLength(1);
});

test.each<[Workflow, string]>([
  ["Chat Trigger → Stop and Error", "status"],
  ["Chat Trigger, streaming → Stop and Error", "broken-off"],
  ["Chat Trigger, using response nodes", "not-an-answer"],
  ["Webhook, immediately", "not-an-answer"],
  ["a workflow that is not active", "status"],
])("calls %s once, and fails so that the next provider answers", async (workflow, reason) => {
  const { provider, executions } = await n8n(workflow);
  expect(await failureOf(ask(provider, ASKED))).toEqual({ reason, shown: "" });
  expect(executions).toHaveLength(1);
});

const workflow = async (body: string) => {
  const server = await startJsonServer((response) => void response.end(body));
  return { server, provider: createWebhookProvider(destination(server.url)) };
};
const COMES = "Une personne arrive.";
const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

test.each([
  ["beside the text", '{"output":"Une personne arrive.","handOver":true}'],
  ["in the list of a node", '[{"output":"Une personne arrive.","handOver":true}]'],
  ["in the structured answer of an agent", '{"output":{"text":"Une personne arrive.","handOver":true}}'],
  ["as the word of a model", '{"output":"Une personne arrive.","handOver":"true"}'],
  ["on a streamed line", lines({ type: "begin" }, { type: "item", content: COMES, handOver: true })],
  ["at the end of a stream", lines({ type: "item", content: COMES }, { type: "end", metadata: { handOver: true } })],
  ["in JSON that a node responds with", lines({ type: "item", content: `{"output":"${COMES}","handOver":true}` })],
])("hands over if asked %s", async (_where, body) => {
  const { provider } = await workflow(body);
  const { text, end } = await heard(ask(provider, "Je veux un humain"));
  expect(text).toBe(COMES);
  expect(end.kind).toBe("person");
});

test("announces the hand-over itself if the workflow sends no text", async () => {
  for (const body of ['{"handOver":true}', lines({ type: "end", handOver: true })]) {
    const { provider } = await workflow(body);
    const { text, end } = await heard(ask(provider, "Je veux un humain"));
    expect(text).toContain("Je passe votre message à une personne");
    expect(end.kind).toBe("person");
  }
});

test.each(['{"output":"Non.","handOver":false}', '{"output":"handOver: true"}', '{"message":"{\\"handOver\\":true}"}'])(
  "does not hand over for %s",
  async (body) => {
    const { provider } = await workflow(body);
    expect((await heard(ask(provider, "allo"))).end.kind).toBe("answer");
  },
);

test("sends the workflow the staff messages since its last reply", async () => {
  const { server, provider } = await workflow('{"output":"Oui"}');
  const say = (sender: EarlierMessage["sender"], content: string): EarlierMessage => ({ sender, content });
  const history = [
    say("staff", "Ancien"),
    say("bot", "Bonjour"),
    say("user", "Un humain?"),
    say("staff", "Ici Ada"),
    say("staff", "Je vous rappelle demain"),
  ];
  await heard(ask(provider, "Merci", { history }));
  expect(server.requests[0]?.body["metadata"]).toMatchObject({ staffWrote: ["Ici Ada", "Je vous rappelle demain"] });
});

const WORDS = "Nos forfaits commencent ici";
test.each([
  ["an unknown key", { reply: WORDS }],
  ["the first of a list of items", [{ answer: WORDS }, { answer: "Second item here" }]],
  ["output within output", { output: { output: WORDS } }],
  ["an unknown key within output", { output: { reply: WORDS } }],
  ["output within an unknown key", { json: { output: WORDS } }],
  ["a key beside handOver", { reply: WORDS, handOver: false }],
])("reads %s", async (_where, value) => {
  const { provider } = await workflow(JSON.stringify(value));
  expect((await heard(ask(provider, "allo"))).text).toBe(WORDS);
});

test.each([
  ["a number", { output: 42 }, "42"],
  ["a number under an unknown key, which may be an id", { reply: 42 }, THANKS],
  ["a code under an unknown key", { reply: "abc-123" }, THANKS],
  ["signs that are no HTML", { output: "3 < 5 et 7 > 2" }, "3 < 5 et 7 > 2"],
  ["an empty text", { output: "" }, THANKS],
  ["an empty text under an unknown key", { reply: "  " }, THANKS],
])("handles %s", async (_what, value, words) => {
  const { provider } = await workflow(JSON.stringify(value));
  expect((await heard(ask(provider, "allo"))).text).toBe(words);
});

test.each([
  ["several texts", { reply: WORDS, source: "De la page des prix" }, "unknown-key", "{ reply: text, source: text }"],
  ["an error in words", { detail: "Internal server error" }, "unknown-key", "{ detail: text }"],
  [
    "keys that name somebody",
    { "ada@nordet.example": WORDS, "514 555-0199": WORDS, items: [{ id: 7 }] },
    "unknown-key",
    "{ ?: text, ?: text, items: [{ id: number }] × 1 }",
  ],
  ["a page", "<!doctype html><title>Sign in</title><p>Hello there</p>", "not-an-answer", "HTML"],
])("fails for %s, and reports the shape of the response to staff", async (_what, value, reason, shape) => {
  const { provider } = await workflow(typeof value === "string" ? value : JSON.stringify(value));
  await expect(heard(ask(provider, "allo"))).rejects.toMatchObject({ reason, came: shape });
});

test.each([
  ["<p>Bonjour&nbsp;!</p><p>Nos <b>forfaits</b> :</p>", "Bonjour\u00a0!\n\nNos forfaits :"],
  ["<ul><li>Launch</li><li>Scale</li></ul>", "- Launch\n- Scale"],
  ['Voyez <a href="https://nordet.example/prix?a=1">nos prix</a>', "Voyez [nos prix](https://nordet.example/prix?a=1)"],
  ['<a href="/contact">Écrivez-nous</a>', "[Écrivez-nous](/contact)"],
  ["Bonjour,<br>nous voici.", "Bonjour,\nnous voici."],
  ['<p>Un <a href="javascript:alert(1)">clic</a></p>', "Un clic"],
  ['<p>Un <a href=" java\nscript:alert(1)">clic</a> <a href="//evil.example">ici</a></p>', "Un clic ici"],
  ['<p onclick="x()">Oui</p><script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>', "Oui"],
  ["<p>Oui</p><iframe src=x>non</iframe><svg><script>1</script></svg><form><input name=p></form>", "Oui"],
  ["<p>Oui<!-- <script>alert(1)</script> --></p><p", "Oui"],
  ["<p>a &lt;img src=x onerror=alert(1)&gt;</p>", "a <img src=x onerror=alert(1)>"],
])("reads HTML as text: %s", async (html, words) => {
  for (const body of [html, JSON.stringify({ output: html }), JSON.stringify([{ reply: `${html} ` }])]) {
    const { provider } = await workflow(body);
    expect((await heard(ask(provider, "allo"))).text).toBe(words);
  }
});

test("reads HTML in a node's response within a stream", async () => {
  const { provider } = await workflow(lines({ type: "begin" }, { type: "item", content: "<p>Oui.</p><p>Non.</p>" }));
  expect((await heard(ask(provider, "allo"))).text).toBe("Oui.\n\nNon.");
});

test.each([
  ["says nothing", "<p><img src=x></p>", "not-an-answer"],
  ["is longer than any reply", `<p>Oui</p>${"<div>".repeat(100_000)}`, "too-long"],
])("rejects HTML that %s", async (_what, html, reason) => {
  const { provider } = await workflow(html);
  expect(await failureOf(ask(provider, "allo"))).toEqual({ reason, shown: "" });
});

test.each(["<div>", "<p>a", "<a href=x>", "<", "<b a=", "<table><tr><td>x", "<ul><li>"])(
  "reads the longest HTML made of %s in time",
  async (piece) => {
    const { provider } = await workflow(`<p>Bonjour</p>${piece.repeat(Math.floor(31_900 / piece.length))}`);
    const begin = performance.now();
    const said = await heard(ask(provider, "allo")).catch((error: unknown) => error);
    expect(performance.now() - begin).toBeLessThan(4_000);
    expect(said).toMatchObject(
      said instanceof Error ? { name: "ProviderFailure" } : { text: expect.stringMatching(/^Bonjour/) },
    );
  },
);
