import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Scope } from "../../lib/http/roles.ts";
import { type MadeKey, madeKeySchema } from "../api-keys/model.ts";
import {
  type Delivery,
  type Endpoint,
  type EndpointFields,
  type NewEndpoint,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "./model.ts";

const A = { staff: ADMIN };
const DAY = 86_400_000;

let database: Database;
let api: TestApi;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now });
  const row = { ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now };
  await database.kysely.insertInto("staff").values(row).execute();
});

async function make(scopes: readonly Scope[], days = 30): Promise<MadeKey> {
  const response = await api.post("/api/api-keys", { name: "n8n", scopes, days }, A);
  expect(response.status).toBe(201);
  return madeKeySchema.parse(await response.json()) as MadeKey;
}
const ask = (secret: string, method: string, path: string, body?: unknown) =>
  api.request(`/api/webhooks${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const endpointOf = (changes: Partial<EndpointFields> = {}): EndpointFields => ({
  name: "n8n",
  url: "https://localhost:9/one",
  events: ["request.received"],
  detail: "full",
  active: true,
  ...changes,
});
/** @param secret secret of the key that adds the endpoint; if omitted, staff add it at the desk */
async function add(changes: Partial<EndpointFields> = {}, secret?: string): Promise<NewEndpoint> {
  const fields = endpointOf(changes);
  const response = await (secret ? ask(secret, "POST", "", fields) : api.post("/api/webhooks", fields, A));
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as NewEndpoint;
}
const list = async () => (await (await api.get("/api/webhooks", A)).json()) as Endpoint[];
const toldTo = async (id: number) => (await (await api.get(`/api/webhooks/${id}/deliveries`, A)).json()) as Delivery[];
const errorsOf = async (response: Response) => ((await response.json()) as { errors?: object }).errors;
const request = async () => {
  const response = await api.post("/api/consultations", application({ email: "zoe@tremblay.example" }));
  return ((await response.json()) as { id: number }).id;
};
/** Runs the worker until the endpoint's delivery has been tried. */
async function deliverUntilTried(endpointId: number): Promise<void> {
  const { webhooks } = api.services;
  webhooks.start();
  webhooks.wake();
  const attempts = async () =>
    await database.kysely
      .selectFrom("webhook_deliveries")
      .select("attempts")
      .where("endpointId", "=", endpointId)
      .executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect(await attempts()).toEqual({ attempts: 1 }), 5_000);
  await webhooks.stop();
}

it("cannot subscribe to events or detail that its key may not read", async () => {
  const blind = (await make(["webhooks:write"])).secret;
  for (const detail of ["full", "thin"] as const) {
    for (const event of WEBHOOK_EVENTS) {
      const response = await ask(blind, "POST", "", endpointOf({ events: [event], detail }));
      expect(response.status, `${event} ${detail}`).toBe(403);
    }
  }
  const events: WebhookEvent[] = ["request.received", "appointment.booked"];
  const half = (await make(["webhooks:write", "appointments:read"])).secret;
  const refused = await ask(half, "POST", "", endpointOf({ events }));
  expect(await errorsOf(refused)).toEqual({ "requests:read": "Cette clé n’a pas cette permission." });
  // A full appointment includes its request's answers.
  expect((await ask(half, "POST", "", endpointOf({ events: ["appointment.booked"] }))).status).toBe(403);
  await add({ events: ["appointment.booked"], detail: "thin" }, half);
  const whole = (await make(["webhooks:write", "appointments:read", "requests:read"])).secret;
  const { endpoint } = await add({ events }, whole);
  for (const event of ["mail.given-up", "privacy.requested"] as const) {
    const response = await ask(whole, "PUT", `/${endpoint.id}`, endpointOf({ events: [event], detail: "thin" }));
    expect(response.status).toBe(403);
    expect(await errorsOf(response)).toHaveProperty([event]);
  }
  expect(await list()).toMatchObject([{ detail: "thin" }, { events, detail: "full" }]);
});

it("receives no more than its key may read, whatever its stored subscription", async () => {
  const { key } = await make(["webhooks:write"]);
  const reading = await make(["webhooks:write", "requests:read"]);
  const [old, staffs, own] = [await add(), await add(), await add({}, reading.secret)];
  // An older version that did not check scopes could have added this endpoint.
  const ofKey = { createdBy: `key:${key.id}` };
  await database.kysely.updateTable("webhook_endpoints").set(ofKey).where("id", "=", old.endpoint.id).execute();
  await request();
  expect(await toldTo(old.endpoint.id)).toEqual([]);
  for (const { endpoint } of [staffs, own]) {
    const [delivery] = await toldTo(endpoint.id);
    expect(JSON.parse(delivery!.body).data.request).toMatchObject({ email: "zoe@tremblay.example" });
  }
  // Staff cannot subscribe the endpoint to more than the key may read either.
  const wider = await api.put(`/api/webhooks/${own.endpoint.id}`, endpointOf({ events: ["chat.lead"] }), A);
  expect(wider.status).toBe(422);
  expect(await errorsOf(wider)).toHaveProperty("events");
  expect((await api.put(`/api/webhooks/${own.endpoint.id}`, endpointOf({ name: "Other" }), A)).status).toBe(200);
});

it.each(["revoked", "over", "of somebody who has left", "of somebody who is an admin no more"])(
  "ends with its key: %s",
  async (how) => {
    const { key, secret } = await make(["webhooks:write", "requests:read"], 1);
    const [own, staffs] = [await add({}, secret), await add()];
    await request();
    expect(await toldTo(own.endpoint.id)).toHaveLength(1);
    if (how === "revoked") {
      expect((await api.request(`/api/api-keys/${key.id}`, { method: "DELETE" }, A)).status).toBe(204);
    } else if (how === "over") {
      now = new Date(now.getTime() + DAY);
    } else {
      const change = how.endsWith("left") ? { deactivatedAt: now } : { role: "editor" as const };
      await database.kysely.updateTable("staff").set(change).where("id", "=", ADMIN.id).execute();
    }
    await request();
    // The endpoint receives neither new nor waiting events.
    expect(await toldTo(own.endpoint.id)).toHaveLength(1);
    expect(await toldTo(staffs.endpoint.id)).toHaveLength(2);
    expect(await list()).toMatchObject([
      { id: own.endpoint.id, active: false, offReason: "key" },
      { id: staffs.endpoint.id, active: true, offReason: null },
    ]);
    await deliverUntilTried(staffs.endpoint.id);
    const [waiting] = await toldTo(own.endpoint.id);
    expect(waiting).toMatchObject({ status: "pending", attempts: 0 });
    const again = await api.post(`/api/webhooks/${own.endpoint.id}/deliveries/${waiting!.id}/replay`, {}, A);
    expect(again.status).toBe(409);
    // Switching the endpoint back on has no effect.
    expect((await api.put(`/api/webhooks/${own.endpoint.id}`, endpointOf(), A)).status).toBe(200);
    expect((await list())[0]).toMatchObject({ active: false, offReason: "key" });
  },
);

it("can be managed by its own key and by staff, but by no other key", async () => {
  const scopes = ["webhooks:write", "webhooks:read", "requests:read"] as const;
  const [one, other] = [await make(scopes), await make(scopes)];
  const [own, staffs] = [await add({}, one.secret), await add()];
  await request();
  for (const { endpoint } of [own, staffs]) {
    const [delivery] = await toldTo(endpoint.id);
    for (const [method, path, body] of [
      ["PUT", "", endpointOf({ url: "https://elsewhere.example/" })],
      ["PUT", "/secret", undefined],
      ["POST", "/test", { event: "request.received" }],
      ["POST", `/deliveries/${delivery!.id}/replay`, undefined],
      ["DELETE", "", undefined],
    ] as const) {
      const response = await ask(other.secret, method, `/${endpoint.id}${path}`, body);
      expect(response.status, `${method} ${path}`).toBe(403);
      expect(await errorsOf(response)).toHaveProperty("authorization");
    }
  }
  expect((await ask(one.secret, "PUT", `/${own.endpoint.id}/secret`)).status).toBe(200);
  expect((await ask(one.secret, "DELETE", `/${own.endpoint.id}`)).status).toBe(204);
  expect(await list()).toMatchObject([{ id: staffs.endpoint.id, url: "https://localhost:9/one" }]);
});

it("lets a key read and resend only deliveries of events that the key may read", async () => {
  const { endpoint } = await add({ events: ["request.received", "chat.ended"] });
  const { key, secret } = await make(["webhooks:read", "webhooks:write", "chat:read"]);
  const reading = await make(["webhooks:read", "requests:read"]);
  await request();
  const seenBy = async (of: string) =>
    (await (await ask(of, "GET", `/${endpoint.id}/deliveries`)).json()) as Delivery[];
  expect(await seenBy(secret)).toEqual([]);
  expect(await seenBy(reading.secret)).toMatchObject([{ type: "request.received" }]);
  const [delivery] = await toldTo(endpoint.id);
  await database.kysely
    .updateTable("webhook_endpoints")
    .set({ createdBy: `key:${key.id}` })
    .execute();
  expect((await ask(secret, "POST", `/${endpoint.id}/deliveries/${delivery!.id}/replay`)).status).toBe(404);
  // A test contains no personal data.
  await ask(secret, "POST", `/${endpoint.id}/test`, { event: "request.received" });
  expect(await seenBy(secret)).toMatchObject([{ type: "request.received", test: true }]);
});

it("gets a new secret, shown once, only if its URL changes", async () => {
  const { endpoint } = await add();
  const stored = async () =>
    (await database.kysely.selectFrom("webhook_endpoints").select("secret").executeTakeFirstOrThrow()).secret;
  const before = await stored();
  const change = async (changes: Partial<EndpointFields>) => {
    const response = await api.put(`/api/webhooks/${endpoint.id}`, endpointOf(changes), A);
    expect(response.status).toBe(200);
    return (await response.json()) as Endpoint & { secret?: string };
  };
  expect(await change({ name: "Renamed", url: "https://LOCALHOST:9/one" })).not.toHaveProperty("secret");
  expect(await stored()).toBe(before);
  const { secret, url } = await change({ url: "https://localhost:9/two" });
  expect(url).toBe("https://localhost:9/two");
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await stored()).not.toBe(before);
  expect(JSON.stringify(await list())).not.toContain("whsec_");
  const audit = (await (await api.get("/api/audit?action=webhook.secret-renewed", A)).json()) as object[];
  expect(audit).toHaveLength(1);
});
