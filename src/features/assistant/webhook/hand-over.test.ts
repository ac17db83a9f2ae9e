import { expect, test } from "vitest";
import { ask, failureOf, heard } from "../../../../test/chat-turns.ts";
import { startJsonServer } from "../../../../test/json-server.ts";
import type { EarlierMessage } from "../answer-provider.ts";
import { destination } from "../outward-request.ts";
import { createWebhookProvider } from "./webhook-provider.ts";

/** A workflow hands over to a person, and hears what they wrote. */

const workflow = async (body: string) => {
  const server = await startJsonServer((response) => void response.end(body));
  return { server, provider: createWebhookProvider(destination(server.url)) };
};
const lines = (...values: object[]) => values.map((value) => `${JSON.stringify(value)}\n`).join("");

test.each([
  ["beside the text", '{"output":"Une personne arrive.","handOver":true}'],
  ["in the list of a node", '[{"output":"Une personne arrive.","handOver":true}]'],
  ["in the structured answer of an agent", '{"output":{"text":"Une personne arrive.","handOver":true}}'],
  ["as the word of a model", '{"output":"Une personne arrive.","handOver":"true"}'],
  ["on a streamed line", lines({ type: "begin" }, { type: "item", content: "Une personne arrive.", handOver: true })],
  [
    "at the end of a stream",
    lines({ type: "item", content: "Une personne arrive." }, { type: "end", metadata: { handOver: true } }),
  ],
  [
    "in JSON that a node responds with",
    lines({ type: "item", content: '{"output":"Une personne arrive.","handOver":true}' }),
  ],
])("hands over %s", async (_where, body) => {
  const { provider } = await workflow(body);
  const { text, end } = await heard(ask(provider, "Je veux un humain"));
  expect(text).toBe("Une personne arrive.");
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
