import type { ServerResponse } from "node:http";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ADMIN } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import { type JsonServer, type SeenRequest, startJsonServer } from "../../../test/json-server.ts";
import type { Database } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import { EVERYWHERE, type PrivatePlaces } from "../../lib/http/private-address.ts";
import { auditLog } from "../audit/store.ts";
import { assembleWebhooks, type Webhooks } from "./assemble.ts";
import { listDeliveries } from "./deliveries-store.ts";
import { addEndpoint, changeEndpoint, sendAgain, sendTest, sendWaiting } from "./endpoints.ts";
import { findEndpoint } from "./endpoints-store.ts";
import { EVENT_DATA, eventSchema } from "./events.ts";
import { type EndpointFields, WEBHOOK_EVENTS } from "./model.ts";
import { type Event, tell } from "./on-facts.ts";

const START = new Date("2026-11-20T13:00:00.000Z");
const MINUTE = 60_000;
const DAY = 86_400_000;

let database: Database;
let now: Date;
let running: Webhooks[];
beforeEach(async () => {
  database = await testDatabase();
  now = START;
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((webhooks) => webhooks.stop()));
  await database.close();
});

function makeWebhooks(options: { privatePlaces?: PrivatePlaces; patienceMs?: number } = {}) {
  const webhooks = assembleWebhooks({
    database,
    clock: () => now,
    facts: createFacts(database, [auditLog]),
    outbox: { enqueue: () => Promise.reject(new Error("No mail is written")), wake: () => undefined },
    siteUrl: "https://nordet.example",
    staffMail: "equipe@nordet.example",
    secret: "a secret of thirty-two characters, or more",
    privatePlaces: EVERYWHERE,
    chance: () => 0,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
  running.push(webhooks);
  return webhooks;
}

const ok = (response: ServerResponse) => void response.end("ok");
const endpointAt = (url: string, changes: Partial<EndpointFields> = {}): EndpointFields => ({
  name: "n8n",
  url,
  events: ["request.received", "request.contacted"],
  detail: "thin",
  active: true,
  ...changes,
});

let told = 0;
async function happen(webhooks: Webhooks, subject = `request:${told}`, data: Record<string, unknown> = {}) {
  told += 1;
  const event = { type: "request.received", at: now, subject, data: { n: told, ...data } };
  await database.kysely.transaction().execute((db) => tell(db, event as unknown as Event));
  webhooks.wake();
}
const pass = (webhooks: Webhooks, milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
  webhooks.wake();
};
const deliveriesOf = (id: number) =>
  listDeliveries(database.kysely, id, { status: undefined, limit: 100, cursor: undefined });
const endpointOf = async (id: number) => (await findEndpoint(database.kysely, id, now))!;
const requestsOf = ({ requests }: JsonServer, many: number) =>
  vi.waitFor(() => expect(requests).toHaveLength(many), 5_000);
const statesOf = async (id: number) => (await deliveriesOf(id)).map(({ status }) => status);
const settled = (id: number, states: string[]) =>
  vi.waitFor(async () => expect(await statesOf(id)).toEqual(states), 5_000);
/** Waits until the endpoint's newest delivery has failed once. */
const failed = (id: number) =>
  vi.waitFor(
    async () => expect((await deliveriesOf(id))[0]).toMatchObject({ status: "pending", problem: "status" }),
    5_000,
  );
const idOf = ({ headers }: SeenRequest) => headers["webhook-id"];

it("signs every attempt anew, so that the standard library can verify it", async () => {
  const server = await startJsonServer(
    (response) => void response.writeHead(server.requests.length > 1 ? 204 : 500).end(),
  );
  const webhooks = makeWebhooks();
  now = new Date();
  const { endpoint, secret } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks, "request:1", { name: "Éloïse" });
  await failed(endpoint.id);
  pass(webhooks, MINUTE);
  await settled(endpoint.id, ["delivered"]);
  const [first, second] = server.requests as [SeenRequest, SeenRequest];
  for (const { headers, text } of [first, second]) {
    const verified = new Webhook(secret).verify(text, headers as Record<string, string>);
    expect(verified).toMatchObject({ type: "request.received", data: { name: "Éloïse" } });
    expect(() => new Webhook(secret).verify(`${text} `, headers as Record<string, string>)).toThrow();
  }
  expect(idOf(first)).toBe(idOf(second));
  expect(first.headers["webhook-timestamp"]).not.toBe(second.headers["webhook-timestamp"]);
  const stored = await database.kysely.selectFrom("webhook_endpoints").select("secret").executeTakeFirstOrThrow();
  expect(stored.secret).not.toContain(secret.slice(6));
});

it("delivers events about the same subject in order, despite failures, and delays no other events", async () => {
  let isBroken = true;
  const server = await startJsonServer((response, { body }) => {
    const isFirst = (body["data"] as { step?: number }).step === 1;
    response.writeHead(isFirst && isBroken ? 500 : 200).end();
  });
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  for (const step of [1, 2, 3]) await happen(webhooks, "request:7", { step });
  await happen(webhooks, "request:8", { step: 9 });
  webhooks.start();
  await settled(endpoint.id, ["delivered", "pending", "pending", "pending"]);
  isBroken = false;
  pass(webhooks, MINUTE);
  await settled(endpoint.id, ["delivered", "delivered", "delivered", "delivered"]);
  const steps = server.requests.map(({ body }) => (body["data"] as { step: number }).step);
  expect(steps.filter((step) => step !== 9)).toEqual([1, 1, 2, 3]);
});

it("backs off while an endpoint is down, and then delivers all missed events, once and in order", async () => {
  const server = await startJsonServer(ok);
  const port = Number(new URL(server.url).port);
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  await server.stop();
  webhooks.start();
  for (let minute = 0; minute < 60; minute += 1) {
    await happen(webhooks, `request:${minute % 7}`);
    pass(webhooks, MINUTE);
    await vi.waitFor(async () => {
      const { restsUntil } = await endpointOf(endpoint.id);
      expect(restsUntil && new Date(restsUntil) > now).toBe(true);
    }, 5_000);
  }
  const attempts = (await deliveriesOf(endpoint.id)).reduce((sum, delivery) => sum + delivery.attempts, 0);
  expect(attempts).toBeLessThan(6);
  const back = await startJsonServer(ok, port);
  // The endpoint and the failed deliveries rest for at most an hour.
  for (let hour = 0; hour < 3; hour += 1) {
    pass(webhooks, 60 * MINUTE);
    await vi.waitFor(async () => {
      const due = await database.kysely
        .selectFrom("webhook_deliveries")
        .select("id")
        .where("status", "=", "pending")
        .where("nextAttemptAt", "<=", now)
        .execute();
      expect(due).toEqual([]);
    }, 10_000);
  }
  expect(back.requests).toHaveLength(60);
  const bySubject = Map.groupBy(await deliveriesOf(endpoint.id), ({ subject }) => subject);
  const arrived = back.requests.map(idOf);
  expect(new Set(arrived).size).toBe(60);
  for (const deliveries of bySubject.values()) {
    const order = deliveries.reverse().map(({ eventId }) => arrived.indexOf(eventId));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
});

it("times out on an endpoint that never responds, without delaying other endpoints", async () => {
  const held: ServerResponse[] = [];
  const silent = await startJsonServer((response) => void held.push(response));
  const server = await startJsonServer(ok);
  const webhooks = makeWebhooks({ patienceMs: 300 });
  const { endpoint } = await addEndpoint(webhooks, endpointAt(silent.url), ADMIN);
  await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  for (let n = 0; n < 40; n += 1) await happen(webhooks);
  await requestsOf(server, 40);
  await vi.waitFor(async () => expect((await endpointOf(endpoint.id)).failingSince).not.toBeNull(), 5_000);
  // One attempt at a time. A slow machine may allow a few more attempts, but never forty.
  expect(silent.requests.length).toBeLessThanOrEqual(8);
  expect(await deliveriesOf(endpoint.id)).toContainEqual(
    expect.objectContaining({ problem: "timedOut", answerStatus: null }),
  );
});

it("follows no redirect", async () => {
  const other = await startJsonServer(ok);
  const server = await startJsonServer((response) => void response.writeHead(307, { location: other.url }).end());
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await vi.waitFor(
    async () => expect(await deliveriesOf(endpoint.id)).toMatchObject([{ problem: "redirect", answerStatus: 307 }]),
    5_000,
  );
  expect(other.requests).toEqual([]);
});

it("reads only the start of a response of ten megabytes, and counts it as a success", async () => {
  const server = await startJsonServer((response) => void response.end("x".repeat(10_485_760)));
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await settled(endpoint.id, ["delivered"]);
  const [delivery] = await deliveriesOf(endpoint.id);
  expect(delivery!.answer).toHaveLength(2_000);
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1), 5_000);
});

it("switches off an endpoint at once if it responds 410, or after three days of failures", async () => {
  const gone = await startJsonServer((response) => void response.writeHead(410).end("bye"));
  const broken = await startJsonServer((response) => void response.writeHead(500).end());
  const webhooks = makeWebhooks();
  const { endpoint: first } = await addEndpoint(webhooks, endpointAt(gone.url), ADMIN);
  const { endpoint: second } = await addEndpoint(webhooks, endpointAt(broken.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await vi.waitFor(
    async () => expect(await endpointOf(first.id)).toMatchObject({ active: false, offReason: "gone" }),
    5_000,
  );
  await failed(second.id);
  expect((await endpointOf(second.id)).active).toBe(true);
  pass(webhooks, 3 * DAY);
  await vi.waitFor(
    async () => expect(await endpointOf(second.id)).toMatchObject({ active: false, offReason: "failing" }),
    5_000,
  );
  const lines = await database.kysely.selectFrom("audit_log").select(["actor", "action", "subject"]).execute();
  for (const { id } of [first, second]) {
    expect(lines).toContainEqual({ actor: "system", action: "webhook.switched-off", subject: String(id) });
  }
  // New events are not stored for the endpoint; waiting deliveries are sent once it is switched on.
  await happen(webhooks);
  expect(await statesOf(second.id)).toEqual(["pending"]);
  await broken.stop();
  const mended = await startJsonServer(ok);
  await changeEndpoint(webhooks, second.id, endpointAt(mended.url), ADMIN);
  pass(webhooks, DAY);
  await settled(second.id, ["delivered"]);
});

it("refuses to connect to a private network, unless a setting allows it", async () => {
  const server = await startJsonServer(ok);
  const { port } = new URL(server.url);
  const webhooks = makeWebhooks({ privatePlaces: [] });
  for (const url of [
    server.url,
    `http://localhost:${port}`,
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://u:p@hook.example/",
    "nothing",
  ]) {
    await expect(addEndpoint(webhooks, endpointAt(url), ADMIN), url).rejects.toThrow("refused");
  }
  const { endpoint } = await addEndpoint(webhooks, endpointAt(`https://localhost:${port}/`), ADMIN);
  expect(await sendTest(webhooks, endpoint.id, "request.received", ADMIN)).toMatchObject({
    status: "dead",
    problem: "privateAddress",
    attempts: 1,
  });
  await expect(addEndpoint(makeWebhooks(), endpointAt("http://169.254.169.254/"), ADMIN)).rejects.toThrow("refused");
  expect(server.requests).toEqual([]);
});

it("can send all waiting deliveries at once to an endpoint that is back", async () => {
  let isAway = true;
  const server = await startJsonServer((response) => {
    response.statusCode = isAway ? 503 : 200;
    ok(response);
  });
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await requestsOf(server, 1);
  isAway = false;
  await expect.poll(async () => (await sendWaiting(webhooks, endpoint.id, ADMIN)).waiting).toBe(1);
  await settled(endpoint.id, ["delivered"]);
  expect(await sendWaiting(webhooks, endpoint.id, ADMIN)).toEqual({ waiting: 0 });
  await changeEndpoint(webhooks, endpoint.id, endpointAt(server.url, { active: false }), ADMIN);
  await expect(sendWaiting(webhooks, endpoint.id, ADMIN)).rejects.toThrow("switched off");
});

it("resends a delivery with the same id, and sends a test even to an endpoint that is off", async () => {
  const server = await startJsonServer(ok);
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await settled(endpoint.id, ["delivered"]);
  const [delivery] = await deliveriesOf(endpoint.id);
  await sendAgain(webhooks, endpoint.id, delivery!.id, ADMIN);
  await requestsOf(server, 2);
  expect(server.requests.map(idOf)).toEqual([delivery!.eventId, delivery!.eventId]);
  await settled(endpoint.id, ["delivered"]);
  await changeEndpoint(webhooks, endpoint.id, endpointAt(server.url, { active: false }), ADMIN);
  await expect(sendAgain(webhooks, endpoint.id, delivery!.id, ADMIN)).rejects.toThrow("switched off");
  const test = await sendTest(webhooks, endpoint.id, "request.received", ADMIN);
  expect(test).toMatchObject({ status: "delivered", type: "request.received", test: true });
  await changeEndpoint(webhooks, endpoint.id, endpointAt(server.url), ADMIN);
  await expect(sendAgain(webhooks, endpoint.id, test.id, ADMIN)).rejects.toThrow("sent once");
});

it("sends a test with an example of an event, in the endpoint's detail and marked as a test", async () => {
  const server = await startJsonServer(ok);
  const webhooks = makeWebhooks();
  for (const detail of ["thin", "full"] as const) {
    const { endpoint } = await addEndpoint(
      webhooks,
      endpointAt(server.url, { detail, events: [...WEBHOOK_EVENTS] }),
      ADMIN,
    );
    for (const event of WEBHOOK_EVENTS) {
      await sendTest(webhooks, endpoint.id, event, ADMIN);
      const { body } = server.requests.at(-1)!;
      eventSchema(event).parse(body);
      expect(body).toMatchObject({ type: event, test: true });
      if (detail === "thin") EVENT_DATA[event].thin.parse(body["data"]);
      expect(JSON.stringify(body)).not.toMatch(/https?:\/\/(?!nordet\.example)/);
    }
  }
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  await expect(sendTest(webhooks, endpoint.id, "chat.lead", ADMIN)).rejects.toThrow("not told");
});

it("does not clear an endpoint's failures when a test succeeds", async () => {
  let isBroken = true;
  const server = await startJsonServer((response) => void response.writeHead(isBroken ? 500 : 200).end());
  const webhooks = makeWebhooks();
  const { endpoint } = await addEndpoint(webhooks, endpointAt(server.url), ADMIN);
  webhooks.start();
  await happen(webhooks);
  await failed(endpoint.id);
  const { failingSince } = await endpointOf(endpoint.id);
  isBroken = false;
  expect(await sendTest(webhooks, endpoint.id, "request.received", ADMIN)).toMatchObject({ status: "delivered" });
  expect(await endpointOf(endpoint.id)).toMatchObject({
    failingSince,
    waiting: 1,
    waitingSince: START.toISOString(),
  });
  expect(await endpointOf((await addEndpoint(webhooks, endpointAt(server.url), ADMIN)).endpoint.id)).toMatchObject({
    waiting: 0,
    waitingSince: null,
  });
});

it("resends a delivery interrupted by a crash once its claim expires, with the same id", async () => {
  const held: ServerResponse[] = [];
  const server = await startJsonServer((response) => void held.push(response));
  const before = makeWebhooks();
  const { endpoint } = await addEndpoint(before, endpointAt(server.url), ADMIN);
  for (const n of [1, 2, 3]) await happen(before, `request:${n}`);
  const claimed = await createClaim(before);
  expect(claimed).toHaveLength(3);
  const after = makeWebhooks();
  after.start();
  await happen(after, "request:4");
  await requestsOf(server, 1);
  expect(await statesOf(endpoint.id)).toEqual(["pending", "pending", "pending", "pending"]);
  pass(after, MINUTE);
  await requestsOf(server, 4);
  for (const response of held) response.end();
  await settled(endpoint.id, ["delivered", "delivered", "delivered", "delivered"]);
  const ids = (await deliveriesOf(endpoint.id)).map(({ eventId }) => eventId);
  expect(server.requests.map(idOf).sort()).toEqual(ids.sort());
});

async function createClaim(webhooks: Webhooks) {
  const { createDeliveries } = await import("./deliver.ts");
  return await createDeliveries(webhooks).claim(10);
}
