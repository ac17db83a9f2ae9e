import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { busyTimesOf } from "../calendars/reading/busy-times.ts";
import { newSigningSecret, signedHeaders } from "./deliver.ts";
import { EVENT_DATA, exampleOf } from "./events.ts";
import { WEBHOOK_DETAILS, WEBHOOK_EVENTS } from "./model.ts";

/** The documentation that these tests check. */
const PAGE = readFileSync(new URL("../../../docs/webhooks.md", import.meta.url), "utf8");

const listed = (shape: object) =>
  Object.keys(shape)
    .map((field) => `\`${field}\``)
    .join(", ");

it("documents exactly the fields of every event", () => {
  const rows = [...PAGE.matchAll(/^\| `([a-z.-]+)` +\| (.*?) +\| (.*?) *\|$/gm)].map(([, ...cells]) => cells);
  const wanted = WEBHOOK_EVENTS.map((event) => {
    const { thin, full } = EVENT_DATA[event];
    return [event, listed(thin.shape), listed(full.shape)];
  });
  expect(rows).toEqual(wanted);
});

it("documents code that accepts only correctly signed bodies", async () => {
  const code = /```js\n(.*?)```/s.exec(PAGE)![1]!;
  expect(
    code
      .trim()
      .split("\n")
      .filter((line) => line !== "").length,
  ).toBeLessThanOrEqual(12);
  const { verify } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    verify(secret: string, headers: Record<string, string>, body: string): unknown;
  };
  const secret = newSigningSecret();
  const body = JSON.stringify({ type: "chat.lead", data: { name: "Éloïse" } });
  const headers = signedHeaders(secret, "evt_1", new Date(), body);
  expect(verify(secret, headers, body)).toEqual(new Webhook(secret).verify(body, headers));
  const both = { ...headers, "webhook-signature": `v1,x ${headers["webhook-signature"]}` };
  expect(verify(secret, both, body)).toEqual(JSON.parse(body));
  expect(() => verify(secret, headers, `${body} `)).toThrow("not signed");
  expect(() => verify(newSigningSecret(), headers, body)).toThrow("not signed");
  const old = signedHeaders(secret, "evt_1", new Date(Date.now() - 600_000), body);
  expect(() => verify(secret, old, body)).toThrow("too old");
});

const EVER = { start: 0, end: Date.parse("2030-01-01"), addresses: [] };
/** The n8n workflows, as an owner imports them. */
const FOLDER = new URL("../../../docs/n8n/", import.meta.url);

interface Parameters {
  jsCode?: string;
  url?: string;
  jsonBody?: string;
  method?: string;
  body?: string;
  authentication?: string;
  sessionKey?: string;
  queryParameters?: { parameters: { name: string; value: string }[] };
  options?: { systemMessage?: string };
  conditions?: { conditions: [{ leftValue: string; rightValue: unknown }] };
}

interface Workflow {
  nodes: { name: string; type: string; parameters: Parameters; credentials?: Record<string, { name: string }> }[];
  connections: Record<string, { main?: ({ node: string }[] | null)[] }>;
}

/** Number of outputs that must be connected, for node types that branch. */
const WAYS_OUT: Record<string, number> = { "n8n-nodes-base.if": 2 };

const FILES = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const read = (file: string) => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as Workflow;

// n8n responds 500 if a branch has no node, and a delivery that never succeeds is retried for days.
it.each(FILES)("%s has a node on every branch", (file) => {
  const { nodes, connections } = read(file);
  const names = new Set(nodes.map(({ name }) => name));
  for (const { name, type } of nodes) {
    const ways = connections[name]?.main ?? [];
    for (const way of ways) for (const { node } of way ?? []) expect(names.has(node), `${name} → ${node}`).toBe(true);
    const wanted = WAYS_OUT[type];
    if (wanted)
      expect(
        ways.filter((way) => way && way.length > 0),
        name,
      ).toHaveLength(wanted);
  }
});

type Item = Record<string, unknown>;

/** Runs a workflow on an event like n8n, node by node. The workflow's HTTP requests get empty responses. */
async function run(
  { nodes, connections }: Workflow,
  body: Item,
): Promise<{ last: Item[]; asked: string[]; sent: unknown[] }> {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const done = new Map<string, Item[]>();
  let node = nodes[0]!;
  let items: Item[] = [{ headers: { "webhook-id": "evt_1" } }];
  const scope = () => ({
    $env: new Proxy({}, { get: () => "https://other.example" }),
    $json: items[0],
    $input: { first: () => ({ json: items[0] }) },
    $: (name: string) => ({ first: () => ({ json: done.get(name)![0] }) }),
    require: () => ({
      Webhook: class {
        verify = (text: string) => JSON.parse(text) as unknown;
      },
    }),
  });
  const evaluate = (text: string): unknown => runInNewContext(text.replace(/^=\{\{|\}\}$/g, ""), scope());
  for (;;) {
    const { jsCode, url, jsonBody, method, body: raw, conditions } = node.parameters;
    let way = 0;
    if (jsCode) {
      const code = runInNewContext(`(async function () {${jsCode}})`, scope()) as () => Promise<{ json: Item }[]>;
      const helpers = { getBinaryDataBuffer: async () => Buffer.from(JSON.stringify(body)) };
      items = (await code.call({ helpers } as never)).map(({ json }) => json);
    } else if (conditions) {
      const [{ leftValue, rightValue }] = conditions.conditions;
      way = evaluate(leftValue) === rightValue ? 0 : 1;
    } else if (url) {
      asked.push(`${method ?? "GET"} ${evaluate(url)}`);
      if (raw) sent.push(evaluate(raw));
      if (jsonBody) JSON.parse(String(evaluate(jsonBody)));
      items = [{}];
    }
    done.set(node.name, items);
    const next = connections[node.name]?.main?.[way]?.[0]?.node;
    if (!next) return { last: items, asked, sent };
    node = nodes.find(({ name }) => name === next)!;
  }
}

const OF_WEBHOOK = FILES.filter((file) => read(file).nodes[0]!.type === "n8n-nodes-base.webhook");

it.each(OF_WEBHOOK)("%s responds to every event, and does nothing for a test", async (file) => {
  let acted = 0;
  for (const type of WEBHOOK_EVENTS) {
    for (const detail of WEBHOOK_DETAILS) {
      const event = {
        type,
        timestamp: "2027-03-15T14:00:00.000Z",
        data: exampleOf(type, detail, "https://nordet.test"),
      };
      const real = await run(read(file), event);
      // n8n responds 500 if no item reaches the end.
      expect(real.last, type).toHaveLength(1);
      acted += real.asked.length;
      const test = await run(read(file), { ...event, test: true });
      expect(test, type).toMatchObject({ last: [expect.anything()], asked: [] });
    }
  }
  // The example request has grade A, for which this workflow does not notify.
  if (file !== "hot-lead-to-slack.json") expect(acted).toBeGreaterThan(0);
});

it("notifies Slack of a lead with grade A+, but not of a test", async () => {
  const workflow = read("hot-lead-to-slack.json");
  const event = { type: "request.received", data: { score: { grade: "A+", percent: 90 }, url: "https://nordet.test" } };
  expect((await run(workflow, event)).asked).toHaveLength(1);
  expect((await run(workflow, { ...event, test: true })).asked).toEqual([]);
});

it("writes one calendar entry per appointment when booked or moved, and deletes it when cancelled", async () => {
  const workflow = read("appointment-to-calendar.json");
  const told = (type: string, sequence: number, hour: string) =>
    run(workflow, {
      type,
      timestamp: "2027-03-15T14:00:00.000Z",
      data: {
        id: 7,
        uid: "u7@nordet.test",
        sequence,
        start: `2027-03-16T${hour}:00:00.000Z`,
        end: `2027-03-16T${hour}:30:00.000Z`,
      },
    });
  const booked = await told("appointment.booked", 0, "14");
  expect(booked.asked).toEqual(["PUT https://other.exampleu7@nordet.test.ics"]);
  expect(busyTimesOf(String(booked.sent[0]), EVER)).toMatchObject([{ start: Date.parse("2027-03-16T14:00:00Z") }]);
  const moved = await told("appointment.moved", 1, "16");
  expect(moved.asked).toEqual(booked.asked);
  expect(moved.sent[0]).toContain("SEQUENCE:1");
  expect(busyTimesOf(String(moved.sent[0]), EVER)).toMatchObject([{ start: Date.parse("2027-03-16T16:00:00Z") }]);
  expect((await told("appointment.cancelled", 2, "16")).asked).toEqual([
    "DELETE https://other.exampleu7@nordet.test.ics",
  ]);
  expect((await told("appointment.held", 2, "16")).asked).toEqual([]);
});

/** Returns a chat node's parameters, and a function that evaluates its expressions for a message. */
function inChat(node: string, json: Item, metadata: Item) {
  const { nodes } = read("chat-agent-with-hand-over.json");
  const { parameters, credentials } = nodes.find(({ name }) => name === node)!;
  const said = { chatInput: "Combien?", sessionId: "nordet-1", metadata };
  const scope = {
    $json: json,
    $input: { first: () => ({ json }) },
    $: (name: string) => ({ first: () => ({ json: name === nodes[0]!.name ? said : undefined }) }),
  };
  const evaluate = (text = "") => runInNewContext(text.replace(/^=\{\{|\}\}$/g, ""), scope) as string;
  return { parameters, credentials, evaluate };
}

it("admits only chats with the password, and calls our API with a key", () => {
  const trigger = inChat("When chat message received", {}, {});
  expect(trigger.parameters).toMatchObject({ authentication: "basicAuth" });
  expect(trigger.credentials).toHaveProperty("httpBasicAuth");
  const site = inChat("What the site says", { chatInput: "Combien?", metadata: { locale: "fr-CA" } }, {});
  expect(site.credentials).toHaveProperty("httpBearerAuth");
  const query = site.parameters.queryParameters!.parameters.map(({ name, value }) => [name, site.evaluate(value)]);
  expect(query).toEqual([
    ["question", "Combien?"],
    ["language", "fr"],
  ]);
  const { evaluate, parameters } = inChat("Memory of the session", {}, {});
  expect(evaluate(parameters.sessionKey)).toBe("nordet-1");
});

it.each([
  ["fr-CA", /^Vous répondez/, "Je passe la parole à l’équipe."],
  ["en-CA", /^You answer/, "I’m handing you over to the team."],
])(
  "restricts the model in %s to texts by the site and the team, and hands over at the model's signal",
  (locale, begins, words) => {
    const passages = [{ title: "Prix", text: "Dès 500 $ par mois.", href: "https://nordet.test/pricing" }];
    const agent = inChat("Answer from it", { passages }, { locale, staffWrote: ["Bonjour, ici Ada."] });
    const told = agent.evaluate(agent.parameters.options!.systemMessage);
    expect(told).toMatch(begins);
    expect(JSON.parse(told.split("\n\n").at(-1)!)).toEqual({ passages, team: ["Bonjour, ici Ada."] });
    const end = (output: string) => {
      const { parameters } = inChat("Answer, or hand over", { output }, { locale });
      return inChat("Answer, or hand over", { output }, { locale }).evaluate(`(function () {${parameters.jsCode}})()`);
    };
    expect(end("HANDOVER")).toEqual([{ json: { output: words, handOver: true } }]);
    expect(end("Dès 500 $.")).toEqual([{ json: { output: "Dès 500 $.", handOver: false } }]);
  },
);
