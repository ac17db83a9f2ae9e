import { expect, test } from "vitest";
import { ask, failureOf, heard } from "../../../../test/chat-turns.ts";
import { startJsonServer } from "../../../../test/json-server.ts";
import type { EarlierMessage } from "../answer-provider.ts";
import { destination } from "../outward-request.ts";
import { createWebhookProvider } from "./webhook-provider.ts";

/** What n8n answers a request with; its status is 200 unless said otherwise. */
interface Reply {
  status?: number;
  body: string;
}
type Body = Record<string, unknown>;

const whole = (value: unknown): Reply => ({ body: JSON.stringify(value) });
const failed: Reply = { status: 500, body: '{"message":"Error in workflow"}' };

/** A line of a stream, by a node. */
function chunk(nodeName: string, type: string, content?: string): string {
  const at = type === "error" ? {} : { timestamp: 1_795_390_805_229 };
  return `${JSON.stringify({ type, content, metadata: { nodeId: nodeName[0], nodeName, itemIndex: 0, runIndex: 0, ...at } })}\n`;
}
/** All that a node streams, cut as a model's words are. */
const streamed = (nodeName: string, pieces: readonly string[]) =>
  chunk(nodeName, "begin") + pieces.map((piece) => chunk(nodeName, "item", piece)).join("") + chunk(nodeName, "end");
const agentSays = (asked: unknown) => `Vous avez demandé : « ${asked} ». Nos forfaits commencent à 500 $.`;
const agentStreams = (asked: unknown) => streamed("Agent", agentSays(asked).split(/(?<= )/));
/** An expression of n8n writes nothing for what is missing. */
const echo = (asked: unknown) => `Vous avez écrit : ${asked ?? ""}`;

const NO_PROMPT =
  "Expected to find the prompt in an input field called 'chatInput' (this is what the chat trigger node node outputs). " +
  "To use something else, change the 'Prompt' parameter";

/**
 * Workflows of n8n 2.40.7, and what it was seen to answer when they ran there. A Chat Trigger passes the body on and looks
 * at nothing of it; it answers 200 at once when it streams.
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

/** n8n with one workflow: each request is one execution. */
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
])("%s: runs once, and the visitor reads its answer", async (workflow, words) => {
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
])("%s: is asked once, and the next provider answers", async (workflow, reason) => {
  const { provider, executions } = await n8n(workflow);
  expect(await failureOf(ask(provider, ASKED))).toEqual({ reason, shown: "" });
  expect(executions).toHaveLength(1);
});

/** A workflow hands over to a person, and hears what they wrote. */

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
])("hands over %s", async (_where, body) => {
  const { provider } = await workflow(body);
  const { text, end } = await heard(ask(provider, "Je veux un humain"));
  expect(text).toBe(COMES);
  expect(end.kind).toBe("person");
});

test("says so itself when the workflow only hands over", async () => {
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

test("tells the workflow what staff wrote since it last spoke", async () => {
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

test.each(['{"reply":"Nos forfaits commencent ici"}', '[{"answer":"Nos forfaits commencent ici"}]'])(
  "an answer under a key that nobody reads is a failure that says so: %s",
  async (body) => {
    const { provider } = await workflow(body);
    expect(await failureOf(ask(provider, "allo"))).toEqual({ reason: "unknown-key", shown: "" });
  },
);
