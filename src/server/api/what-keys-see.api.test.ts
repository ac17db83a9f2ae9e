import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import { tokenOf } from "../../../test/links.ts";
import type { Database } from "../../db/database.ts";
import { makeKey } from "../../features/api-keys/keys.ts";
import { bookTime } from "../../features/appointments/book-time.ts";
import { instantsOf } from "../../features/appointments/times/wall-clock.ts";
import { emptyFields } from "../../features/blog/model.ts";
import { COMPANY_TIME_ZONE } from "../../lib/clock.ts";
import { NOUNS, type Noun, type Scope } from "../../lib/http/roles.ts";
import type { Route } from "../../lib/http/route.ts";
import { declaredRoutes } from "./routes.ts";

/**
 * Checks what a program sees: calls every route that accepts a key, with one scope at a time, about a person for whom
 * we hold a record of every kind.
 */

const SECRET = "a secret of thirty-two characters, or more";
/** A Monday morning, before opening. */
const MORNING = new Date("2027-03-15T12:00:00Z");
const A = { staff: ADMIN };

/** A noun's mark in a response: a unique word in its text, or its number, which resembles no other. */
const MARKS: Record<Noun, RegExp> = {
  requests: /request-mark|\b45\d{5}\b/,
  people: /\b46\d{5}\b/,
  appointments: /\b47\d{5}\b/,
  newsletter: /reader-mark/,
  chat: /chat-mark|\b48\d{5}\b/,
  posts: /post-mark/,
  webhooks: /hook-mark/,
};
const NUMBERED = {
  consultations: 4_500_000,
  people: 4_600_000,
  appointments: 4_700_000,
  chatbot_conversations: 4_800_000,
};

let database: Database;
let api: TestApi;
let routes: Route[];
/** Ids of the seeded records, for paths and bodies. */
let ids: Record<string, number>;
let now: Date;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(fillDatabase);

/** Returns the ISO time of a local hour on the next day. */
const instant = (time: string) =>
  new Date(instantsOf({ day: "2027-03-16", time }, COMPANY_TIME_ZONE)[0]!).toISOString();
const ENDPOINT = {
  name: "hook-mark",
  url: "https://localhost:9/",
  events: ["request.received", "chat.lead", "mail.given-up"],
  detail: "full",
};

/**
 * Seeds one of everything: a person with a request, a chat and an appointment; a subscriber with another email address;
 * a post; a webhook; and a second person who has only a request.
 */
async function fillDatabase(): Promise<void> {
  await emptyDatabase(database);
  now = MORNING;
  api = testApi(database, { clock: () => now, variables: { AUTH_SECRET: SECRET } });
  routes = declaredRoutes(api.services).filter(({ scope }) => scope);
  const { kysely: db, dialect } = database;
  for (const [table, from] of Object.entries(NUMBERED)) {
    await (dialect === "sqlite"
      ? sql`insert or replace into sqlite_sequence (name, seq) values (${table}, ${from})`
      : sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${from})`
    ).execute(db);
  }
  await db
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now })
    .execute();
  await made("/api/webhooks", ENDPOINT);
  const email = "zoe@tremblay.example";
  const { id: consultations } = await made(
    "/api/consultations",
    application({ email, additionalInfo: "request-mark" }),
  );
  await made(`/api/consultations/${consultations}/notes`, { text: "request-mark", mentions: [] });
  const token = await tokenOf(database, SECRET, "book", consultations);
  await bookTime(api.services.appointments, { token, start: instant("10:00"), kind: "video" });
  const conversations = await addChat(database, {
    lead: { email },
    said: [{ sender: "user", content: "chat-mark" }],
    at: now,
  });
  const lead = { kind: "chat.lead", at: now, actor: "visitor", subject: conversations, fields: ["email"] };
  await api.services.facts.transaction((inner) => api.services.facts.record(inner, lead));
  await db
    .insertInto("newsletter_subscriptions")
    .values({
      address: "reader-mark@tremblay.example",
      addressKey: "reader-mark@tremblay.example",
      language: "fr",
      state: "confirmed",
      softBounces: 0,
      createdAt: now,
      confirmedAt: now,
      endedAt: null,
    })
    .execute();
  const { id: posts } = await made("/api/posts", { language: "fr", title: "post-mark", content: "post-mark" });
  await made("/api/consultations", application({ email: "max@roy.example", phone: "514 555-0199" }));
  const first = async (table: "people" | "appointments" | "webhook_endpoints" | "webhook_deliveries") =>
    (await db.selectFrom(table).select("id").orderBy("id").executeTakeFirstOrThrow()).id;
  const people = await first("people");
  ids = {
    consultations,
    conversations,
    posts,
    people,
    others: people + 1,
    appointments: await first("appointments"),
    webhooks: await first("webhook_endpoints"),
    deliveries: await first("webhook_deliveries"),
    revisions: 1,
    difference: 1,
  };
}

async function made(path: string, body: unknown): Promise<{ id: number }> {
  const response = await api.post(path, body, A);
  expect(response.status, `${path} ${await response.clone().text()}`).toBe(201);
  return (await response.json()) as { id: number };
}

async function keyWith(...scopes: Scope[]): Promise<{ id: number; secret: string }> {
  const { key, secret } = await makeKey(api.services.apiKeys, { name: "key", scopes, days: 7 }, ADMIN.id);
  return { id: key.id, secret };
}

/** Fills in a route's path; the segment before an id names the noun that the id belongs to. */
function addressOf({ path }: Route): string {
  return `/api${path}`
    .replace("/of/:kind/:id", `/of/consultation/${ids["consultations"]}`)
    .replace(/([a-z-]+)\/:\w+/g, (_, noun: string) => `${noun}/${ids[noun]}`);
}

async function ask(route: Route, secret: string, body?: unknown): Promise<{ status: number; text: string }> {
  const response = await api.request(addressOf(route) + (QUERIES[route.id] ?? ""), {
    method: route.method.toUpperCase(),
    headers: { Authorization: `Bearer ${secret}`, ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

/** Returns the nouns whose mark appears in a response. The ids that the request itself contained do not count. */
function marksIn(text: string, route: Route): Noun[] {
  const told = (addressOf(route).match(/\d+/g) ?? []).reduce((rest, id) => rest.replaceAll(id, ""), text);
  return NOUNS.filter((noun) => MARKS[noun].test(told));
}

/** Queries and bodies of routes that need one. */
const DAYS = "?from=2027-03-15&to=2027-03-20";
const QUERIES: Record<string, string> = {
  listAppointments: DAYS,
  exportAppointments: DAYS,
  findPassages: "?question=post-mark",
};
const version = 1;
const BODIES: Record<string, () => object | Promise<object | undefined>> = {
  previewPost: () => ({ content: "x" }),
  noteAppointmentOutcome() {
    now = new Date(instant("11:00"));
    return { version, outcome: "held" };
  },
  moveAppointmentOf: () => ({ version, start: instant("14:00") }),
  reassignAppointment: () => ({ version }),
  cancelAppointmentOf: () => ({ version }),
  markChatContacted: () => ({ contacted: true }),
  confirmFacts: () => ({ version, company: "Tremblay" }),
  markContacted: () => ({ contacted: true }),
  reviewConsultation: () => ({ review: "accepted" }),
  followUpConsultation: () => ({ version: 0, stage: "in-discussion" }),
  addNote: () => ({ text: "x", mentions: [] }),
  unsubscribeAddress: () => ({ email: "reader-mark@tremblay.example" }),
  createPost: () => ({ language: "en", translationOf: ids["posts"] }),
  savePost: () => ({ version, ...emptyFields(), title: "Other" }),
  setPostState: () => ({ version, state: "draft" }),
  featurePost: () => ({ version, featured: true }),
  deletePost: () => ({ version, deleted: true }),
  restoreRevision: () => ({ version }),
  async undoMerge() {
    expect((await api.post(`/api/people/${ids["people"]}/merge`, { otherId: ids["others"] }, A)).status).toBe(200);
    const merge = await database.kysely.selectFrom("person_merges").select("id").executeTakeFirstOrThrow();
    ids["merges"] = merge.id;
    return undefined;
  },
  mergePeople: () => ({ otherId: ids["others"] }),
  tellPeopleApart: () => ({ otherId: ids["others"] }),
  addWebhook: () => ({ ...ENDPOINT, name: "other", events: ["chat.lead"], detail: "thin" }),
  changeWebhook: () => ({ ...ENDPOINT, name: "other", events: ["chat.lead"], detail: "thin" }),
  testWebhook: () => ({ event: ENDPOINT.events[0] }),
};

it("lets each key read its own noun, and only such parts of others as belong to it", async () => {
  const seen: Record<string, string[]> = {};
  const statuses = new Map<number, string[]>();
  for (const route of routes.filter(({ scope }) => scope?.endsWith(":read"))) {
    const { secret } = await keyWith(route.scope!);
    const { status, text } = await ask(route, secret, await BODIES[route.id]?.());
    statuses.set(status, [...(statuses.get(status) ?? []), route.id]);
    const others = marksIn(text, route).filter((noun) => `${noun}:read` !== route.scope);
    if (others.length > 0) seen[route.id] = others;
  }
  expect(seen).toEqual({
    // By design, an appointment includes its request, and a person their records.
    listAppointments: ["requests"],
    exportAppointments: ["requests"],
    getPerson: ["requests"],
    readTimeline: ["requests", "chat"],
  });
  // No newsletter issue was ever sent, so there is no sending to read.
  expect([...statuses].filter(([status]) => status !== 200)).toEqual([[404, ["getSending"]]]);
});

it("shows a chat visitor's requests only to a key that may also read requests", async () => {
  const chat = routes.find(({ id }) => id === "getChat")!;
  const list = `/api/chat/conversations?consultation=${ids["consultations"]}`;
  for (const [scopes, status, marks] of [
    [["chat:read"], 403, ["chat"]],
    [["chat:read", "chat:write", "people:read", "appointments:read"], 403, ["chat"]],
    [["chat:read", "requests:read"], 200, ["requests", "chat"]],
  ] as const) {
    const { secret } = await keyWith(...scopes);
    expect(marksIn((await ask(chat, secret)).text, chat), scopes.join()).toEqual(marks);
    const listed = await api.request(list, { headers: { Authorization: `Bearer ${secret}` } });
    expect(listed.status, scopes.join()).toBe(status);
  }
});

it("shows a write-only key nothing of what is stored, even when its write fails", async () => {
  const seen: Record<string, string[]> = {};
  const refused: Record<string, number> = {};
  for (const route of routes.filter(({ scope }) => scope?.endsWith(":write"))) {
    await fillDatabase();
    const { id, secret } = await keyWith(route.scope!);
    await database.kysely
      .updateTable("webhook_endpoints")
      .set({ createdBy: `key:${id}` })
      .execute();
    const body = await BODIES[route.id]?.();
    if (body && "version" in body) {
      const late = await ask(route, secret, { ...body, version: 99 });
      expect(late.status, `${route.id} ${late.text}`).toBe(409);
      expect(JSON.parse(late.text), route.id).not.toHaveProperty("current");
    }
    const { status, text } = await ask(route, secret, body);
    if (status >= 300) refused[route.id] = status;
    const marks = marksIn(text, route);
    if (marks.length > 0) seen[route.id] = marks;
  }
  // Callers need these two to continue: the split-off person's id and their own endpoint's secret.
  expect(seen).toEqual({ splitPerson: ["people"], renewWebhookSecret: ["webhooks"] });
  // A webhook for chats or requests needs a key that may read them, and a single host has no colleague to reassign to.
  expect(refused).toEqual({ addWebhook: 403, changeWebhook: 403, sendDeliveryAgain: 404, reassignAppointment: 409 });
});
