import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import type { Fact } from "../../db/facts.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { bookTime } from "../appointments/book-time.ts";
import { cancelAppointment, moveAppointment, noteOutcome } from "../appointments/change-appointment.ts";
import { instantsOf } from "../appointments/times/wall-clock.ts";
import { eraseChat } from "../chat/erase-chat.ts";
import { sumUpChats } from "../chat/summaries.ts";
import { EVENT_DATA, eventSchema } from "./events.ts";
import {
  type Delivery,
  type NewEndpoint,
  newEndpointSchema,
  WEBHOOK_EVENTS,
  type WebhookDetail,
  type WebhookEvent,
} from "./model.ts";

const SECRET = "a secret of thirty-two characters, or more";
const SITE = "https://nordet.test";
const A = { staff: ADMIN };

let database: Database;
let api: TestApi;
let now: Date;
let details: Map<number, WebhookDetail>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDatabase(database);
  details = new Map();
  // A Monday morning, before business hours.
  now = new Date("2027-03-15T12:00:00Z");
  api = testApi(database, { clock: () => now, variables: { AUTH_SECRET: SECRET } });
  const row = { ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now };
  await database.kysely.insertInto("staff").values(row).execute();
});

async function addEndpoint(detail: WebhookDetail, events = WEBHOOK_EVENTS): Promise<number> {
  const fields = { name: detail, url: "https://hook.example/", events, detail };
  const response = await api.post("/api/webhooks", fields, A);
  expect(response.status, await response.clone().text()).toBe(201);
  const { endpoint, secret } = newEndpointSchema.parse(await response.json()) as NewEndpoint;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  details.set(endpoint.id, detail);
  return endpoint.id;
}
/**
 * Returns an endpoint's deliveries, oldest first, after checking that each matches its schema and that thin deliveries
 * do not include the record.
 */
async function toldTo(id: number): Promise<{ type: string; subject: string; data: Record<string, unknown> }[]> {
  const response = await api.get(`/api/webhooks/${id}/deliveries?limit=100`, A);
  expect(response.status).toBe(200);
  const deliveries = (await response.json()) as Delivery[];
  return deliveries.reverse().map(({ type, subject, body }) => {
    const { data, ...envelope } = JSON.parse(body);
    expect(envelope).toEqual({ type, timestamp: expect.any(String) });
    eventSchema(type as WebhookEvent).parse(JSON.parse(body));
    if (details.get(id) === "thin") EVENT_DATA[type as WebhookEvent].thin.parse(data);
    return { type, subject, data };
  });
}
const record = (fact: Fact & Record<string, unknown>) =>
  api.services.facts.transaction((db) => api.services.facts.record(db, fact));
const request = async (changes: Record<string, unknown> = {}) =>
  ((await (await api.post("/api/consultations", application(changes))).json()) as { id: number }).id;

it("reports a request, without personal data if thin, and without staff's opinions if full", async () => {
  const [thin, full] = [await addEndpoint("thin"), await addEndpoint("full")];
  const id = await request({ name: "Zoé Tremblay", email: "zoe@tremblay.example" });
  const change = { stage: "in-discussion", nextStep: "Secret de l’équipe", nextStepAt: "2027-03-20", version: 0 };
  expect(
    (
      await api.request(
        `/api/consultations/${id}`,
        { method: "PATCH", body: JSON.stringify(change), headers: { "Content-Type": "application/json" } },
        A,
      )
    ).status,
  ).toBe(200);
  expect((await api.put(`/api/consultations/${id}/contacted`, { contacted: true }, A)).status).toBe(200);
  const told = await toldTo(thin);
  expect(told.map(({ type }) => type)).toEqual(["request.received", "request.stage-changed", "request.contacted"]);
  expect(told[0]).toMatchObject({
    subject: `request:${id}`,
    data: { id, score: { grade: "A+", percent: expect.any(Number) }, api: `${SITE}/api/consultations/${id}` },
  });
  expect(told[1]!.data).toMatchObject({ from: "new", to: "in-discussion" });
  expect(JSON.stringify(told)).not.toMatch(/Zo|tremblay/i);
  const whole = await toldTo(full);
  expect(whole[0]!.data["request"]).toMatchObject({
    name: "Zoé Tremblay",
    email: "zoe@tremblay.example",
    budget: "5k-10k",
  });
  expect(JSON.stringify(whole)).not.toMatch(/Secret de|nextStep|verdict|source/);
});

it("does not report a request that was set aside until staff accept it", async () => {
  const id = await addEndpoint("thin");
  const aside = await request({
    additionalInfo: "https://a.example https://b.example https://c.example https://d.example buy",
  });
  const { review } = await database.kysely.selectFrom("consultations").select("review").executeTakeFirstOrThrow();
  expect(review).toBe("to-check");
  expect(await toldTo(id)).toEqual([]);
  await api.put(`/api/consultations/${aside}/review`, { review: "accepted" }, A);
  expect(await toldTo(id)).toMatchObject([{ type: "request.received" }]);
});

it("reports only events to which an endpoint is subscribed, and none if it is off", async () => {
  const id = await addEndpoint("thin", ["request.contacted"] as never);
  const off = await addEndpoint("thin");
  const fields = {
    name: "x",
    url: "https://hook.example/",
    events: ["request.received"],
    detail: "thin",
    active: false,
  };
  expect((await api.put(`/api/webhooks/${off}`, fields, A)).status).toBe(200);
  const consultation = await request();
  await api.put(`/api/consultations/${consultation}/contacted`, { contacted: true }, A);
  expect((await toldTo(id)).map(({ type }) => type)).toEqual(["request.contacted"]);
  expect(await toldTo(off)).toEqual([]);
});

it("reports an appointment's changes in order, with its request as the subject", async () => {
  const id = await addEndpoint("full", WEBHOOK_EVENTS.filter((type) => type.startsWith("appointment.")) as never);
  const parts = api.services.appointments;
  const at = (day: string, time: string) => new Date(instantsOf({ day, time }, COMPANY_TIME_ZONE)[0]!).toISOString();
  const booked = async () => {
    const consultation = await request();
    const token = await tokenOf(database, SECRET, "book", consultation);
    await bookTime(parts, { token, start: at("2027-03-16", "10:00"), kind: "video" });
    return await database.kysely
      .selectFrom("appointments")
      .select(["id", "version"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  };
  const first = await booked();
  const { uid } = await database.kysely.selectFrom("appointments").select("uid").executeTakeFirstOrThrow();
  const changer = { ...first, actor: ADMIN.id };
  await moveAppointment(parts, changer as never, { start: at("2027-03-16", "14:00") } as never);
  const second = await booked();
  await cancelAppointment(parts, { ...second, actor: ADMIN.id } as never, null);
  now = new Date("2027-03-16T20:00:00Z");
  await noteOutcome(parts, { ...changer, version: first.version + 1 } as never, "held");
  await noteOutcome(parts, { ...changer, version: first.version + 2 } as never, "missed");
  const told = await toldTo(id);
  expect(told.map(({ type }) => type)).toEqual([
    "appointment.booked",
    "appointment.moved",
    "appointment.booked",
    "appointment.cancelled",
    "appointment.held",
    "appointment.missed",
  ]);
  expect(new Set(told.map(({ subject }) => subject)).size).toBe(2);
  const steps = told.filter(({ data }) => data["uid"] === uid).map(({ data }) => data["sequence"]);
  expect(steps).toEqual([0, 1, 1, 1]);
  expect(told[3]!.data).toMatchObject({ sequence: 1, state: "cancelled" });
  expect(told[1]!.data).toMatchObject({
    sequence: 1,
    start: at("2027-03-16", "14:00"),
    request: { email: expect.stringContaining("@") },
  });
});

it("reports events about chats, readers, posts, privacy requests and emails given up on", async () => {
  const [thin, full] = [await addEndpoint("thin"), await addEndpoint("full")];
  const at = now;
  const chat = await addChat(database, { lead: { email: "zoe@tremblay.example" }, at });
  await record({ kind: "chat.lead", at, actor: "visitor", subject: chat, fields: ["email"] });
  await record({ kind: "chat.hand-over", at, actor: "visitor", subject: chat });
  expect((await api.post(`/api/chat/conversations/${chat}/take-over`, {}, A)).status).toBe(200);
  const words = { message: "Je vous rappelle demain", messageId: "message-1" };
  expect((await api.post(`/api/chat/conversations/${chat}/messages`, words, A)).status).toBe(201);
  now = new Date(now.getTime() + 10 * 60_000);
  await sumUpChats(api.services.chat);
  const subscriber = {
    address: "lea@roy.example",
    addressKey: "lea@roy.example",
    language: "fr",
    state: "confirmed",
    softBounces: 0,
    createdAt: at,
    confirmedAt: at,
    endedAt: null,
  } as const;
  const reader = await database.kysely
    .insertInto("newsletter_subscriptions")
    .values(subscriber)
    .returning("id")
    .executeTakeFirstOrThrow();
  await record({ kind: "newsletter.confirmed", at, actor: "visitor", subject: reader.id, isReader: false });
  await record({
    kind: "newsletter.ended",
    at,
    actor: "visitor",
    subject: reader.id,
    state: "unsubscribed",
    how: "link",
  });
  await api.post("/api/privacy/requests", { kind: "see", email: "zoe@tremblay.example", language: "fr", wish: "" }, A);
  const post = await api.post("/api/posts", { language: "fr" }, A);
  const { id: postId } = (await post.json()) as { id: number };
  await record({ kind: "blog.published", at, actor: ADMIN.id, subject: postId, tags: [], mailing: null });
  const mail = {
    template: "password-reset",
    recipient: "max@roy.example",
    language: "fr",
    payload: { name: "Max", url: SITE, minutes: 60 },
  } as const;
  await api.services.facts.transaction((db) => api.services.outbox.enqueue(db, mail));
  const { id: mailId } = await database.kysely
    .selectFrom("outbox")
    .select("id")
    .where("template", "=", "password-reset")
    .executeTakeFirstOrThrow();
  await record({ kind: "mail.given-up", at, actor: "system", subject: mailId });
  const types = (told: { type: string }[]) => told.map(({ type }) => type);
  const told = await toldTo(thin);
  expect(types(told)).toEqual([
    "chat.lead",
    "chat.hand-over",
    "chat.staff-wrote",
    "chat.ended",
    "newsletter.confirmed",
    "newsletter.left",
    "privacy.requested",
    "post.published",
    "mail.given-up",
  ]);
  expect(told[7]!.data).toMatchObject({ id: postId, language: "fr", url: expect.stringContaining(`${SITE}/blog/`) });
  expect(told[8]!.data).toMatchObject({ template: "password-reset" });
  expect(told[0]!.data).toMatchObject({ id: chat, sessionId: expect.any(String), url: `${SITE}/admin/chat/${chat}` });
  expect(JSON.stringify(told)).not.toMatch(/zoe|lea@|max@|rappelle/);
  const whole = await toldTo(full);
  expect(whole[0]!.data).toMatchObject({ lead: { email: "zoe@tremblay.example" } });
  expect(whole[2]!.data).toMatchObject({ text: "Je vous rappelle demain", staffName: "Ada" });
  expect(whole[5]!.data).toMatchObject({ email: "lea@roy.example", how: "link" });
  expect(JSON.stringify(whole[6])).not.toContain("zoe");
  expect(whole[8]!.data).toMatchObject({ recipient: "max@roy.example" });
  // Deliveries about erased records are deleted.
  await eraseChat(api.services.chat, chat, ADMIN.id);
  expect(types(await toldTo(full))).toEqual(types(told).slice(4));
});

it("finds, hands over and erases deliveries with the person's data", async () => {
  const [thin, full] = [await addEndpoint("thin"), await addEndpoint("full")];
  await request({ name: "Zoé", email: "zoe@tremblay.example" });
  await request({ name: "Max", email: "max@roy.example" });
  const keys = { emails: ["zoe@tremblay.example"], phones: [], names: [] };
  const found = await api.post("/api/privacy/looks", { keys }, A);
  expect(found.status, await found.clone().text()).toBe(200);
  const { holders } = (await found.json()) as { holders: { holder: string; records: unknown[] }[] };
  expect(holders.find(({ holder }) => holder === "webhooks")?.records).toHaveLength(2);
  const expected = holders.reduce((sum, { records }) => sum + records.length, 0);
  const erased = await api.post("/api/privacy/erasures", { keys, requestId: null, expected }, A);
  expect(erased.status, await erased.clone().text()).toBe(201);
  for (const id of [thin, full]) expect(await toldTo(id)).toHaveLength(1);
  expect(JSON.stringify(await toldTo(full))).not.toContain("tremblay");
});

it("deletes deliveries after thirty days, and emails the owner of an endpoint that was switched off", async () => {
  const id = await addEndpoint("thin");
  await request();
  const forget = api.services.webhooks.jobs[0]!;
  await forget.run(database.kysely, "2027-04-14", new Date(now.getTime() + 29 * 86_400_000));
  expect(await toldTo(id)).toHaveLength(1);
  await record({ kind: "webhook.switched-off", at: now, actor: "system", subject: id, detail: { reason: "failing" } });
  const mail = await database.kysely
    .selectFrom("outbox")
    .select(["recipient", "payload"])
    .where("template", "=", "webhook-off")
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ recipient: ADMIN.email, payload: { endpoint: "thin", reason: "failing", waiting: 1 } });
  await forget.run(database.kysely, "2027-04-16", new Date(now.getTime() + 31 * 86_400_000));
  expect(await toldTo(id)).toEqual([]);
});

it("lets only admins add endpoints, rejects invalid fields, and allows at most twenty", async () => {
  const fields = { name: "n8n", url: "https://hook.example/", events: ["request.received"], detail: "thin" };
  expect((await api.post("/api/webhooks", fields, { staff: EDITOR })).status).toBe(403);
  for (const wrong of [
    { url: "ftp://x" },
    { url: "http://hook.example/" },
    { url: "https://192.168.0.1/" },
    { events: [] },
    { events: ["x"] },
    { name: " " },
    { detail: "some" },
  ]) {
    expect((await api.post("/api/webhooks", { ...fields, ...wrong }, A)).status, JSON.stringify(wrong)).toBe(422);
  }
  for (let n = 0; n < 20; n += 1) await addEndpoint("thin");
  expect((await api.post("/api/webhooks", fields, A)).status).toBe(409);
  expect((await api.request("/api/webhooks/1", { method: "DELETE" }, A)).status).toBe(204);
  expect((await api.get("/api/webhooks/1/deliveries", A)).status).toBe(404);
  expect((await api.post("/api/webhooks", fields, A)).status).toBe(201);
});

it("reports that a workflow handed a visitor over, who then waits on the desk", async () => {
  api = testApi(database, {
    clock: () => now,
    async *answer(turn) {
      yield "Une personne arrive.";
      return { kind: "person", language: turn.language, links: [], suggestions: [], topics: [], provider: "webhook" };
    },
  });
  const id = await addEndpoint("thin", ["chat.hand-over"] as never);
  const message = {
    sessionId: "nordet-mi9x1a2b-0123456789ab",
    message: "Un humain?",
    language: "fr",
    page: "/",
    messageId: "message-1",
  };
  const response = await api.post("/api/chatbot/messages", message);
  expect(response.status).toBe(200);
  await response.text();
  expect(await toldTo(id)).toMatchObject([{ type: "chat.hand-over", data: { sessionId: message.sessionId } }]);
  expect(await (await api.get("/api/chat/summary", A)).json()).toMatchObject({ waiting: 1 });
  expect(await (await api.get("/api/chat/providers", A)).json()).toEqual([
    { provider: "built-in", answeredAt: null, failures: null },
  ]);
});
