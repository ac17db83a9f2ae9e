import { afterAll, beforeAll, expect, it } from "vitest";
import { type ADMIN, EDITOR, type TestApi, testApi } from "../../test/api.ts";
import { testDatabase } from "../../test/databases.ts";
import type { Database } from "../db/database.ts";

/** Routes anybody may ask for; a new one has to be written here, so that none is open by oversight. */
const OPEN = [
  "POST /api/consultations",
  "POST /api/form-progress",
  "POST /api/newsletter/subscriptions",
  // What a token in a mail allows.
  "POST /api/newsletter/confirm",
  "GET /api/newsletter/unsubscribe",
  "POST /api/newsletter/unsubscribe",
  "GET /api/blog",
  "GET /api/blog/:slug",
  // A visitor's own chat: the session cookie says which.
  "POST /api/chatbot/messages",
  "GET /api/chatbot/conversation",
  "DELETE /api/chatbot/conversation",
  "GET /api/chatbot/events",
  "POST /api/chatbot/leads",
  "POST /api/chatbot/conversations",
  "POST /api/chatbot/send-summary",
  "GET /api/openapi.json",
  // Signing in and out, and what a one-time link allows; each checks by itself who asks.
  "POST /api/staff/sign-in",
  "POST /api/staff/sign-out",
  "POST /api/staff/forgot-password",
  "POST /api/staff/reset-password",
  "POST /api/staff/first-account",
];
/** Routes of every member of staff; all others are the admins'. */
const OF_ALL_STAFF = [
  "GET /api/docs",
  "GET /api/staff/me",
  "GET /api/staff/sessions",
  "DELETE /api/staff/sessions",
  "DELETE /api/staff/sessions/:id",
  "GET /api/media",
  "POST /api/media",
  "GET /api/posts",
  "POST /api/posts",
  "POST /api/posts/import",
  "GET /api/posts/export",
  "POST /api/posts/preview",
  "GET /api/posts/:id",
  "PUT /api/posts/:id",
  "PUT /api/posts/:id/state",
  "PUT /api/posts/:id/featured",
  "PUT /api/posts/:id/deleted",
  "GET /api/posts/:id/revisions",
  "GET /api/posts/:id/revisions/:number",
  "GET /api/posts/:id/revisions/:number/difference/:to",
  "POST /api/posts/:id/revisions/:number/restoration",
  "GET /api/newsletter/summary",
  "GET /api/newsletter/sendings",
  "POST /api/newsletter/sendings",
  "GET /api/newsletter/sendings/:id",
  "POST /api/newsletter/sendings/:id/cancel",
  "POST /api/newsletter/test-sendings",
  "POST /api/newsletter/unsubscriptions",
  "GET /api/chat/summary",
  "GET /api/chat/events",
  "GET /api/chat/conversations",
  "GET /api/chat/conversations/:id",
  "DELETE /api/chat/conversations/:id",
  "PUT /api/chat/conversations/:id/contacted",
  "PUT /api/chat/conversations/:id/facts",
  "POST /api/chat/conversations/:id/take-over",
  "POST /api/chat/conversations/:id/hand-back",
  "POST /api/chat/conversations/:id/messages",
  "GET /api/chat/unanswered",
  "PUT /api/chat/unanswered/:id",
  "GET /api/chat/faq",
  "POST /api/chat/faq",
  "PUT /api/chat/faq/:id",
  "DELETE /api/chat/faq/:id",
];

let database: Database;
let api: TestApi;
let guarded: string[];
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
  const routes = api.api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  guarded = [...new Set(routes)].filter((route) => !OPEN.includes(route));
});
afterAll(() => database.close());

const ask = async (route: string, staff?: typeof ADMIN) => {
  const [method = "", path = ""] = route.split(" ");
  const response = await api.request(path.replaceAll(/:\w+/g, "1"), { method }, staff ? { staff } : {});
  await response.text();
  return [route, response.status];
};

it("asks a session of everybody for every route that is not named as open", async () => {
  expect(guarded.length).toBeGreaterThan(OF_ALL_STAFF.length + 5);
  for (const route of guarded) expect(await ask(route)).toEqual([route, 401]);
});

it("keeps editors out of every route that is not named as theirs", async () => {
  for (const route of guarded.filter((each) => !OF_ALL_STAFF.includes(each))) {
    expect(await ask(route, EDITOR)).toEqual([route, 403]);
  }
});

it("names no route as open or as everybody's that does not exist", async () => {
  const routes = api.api.routes.map(({ method, path }) => `${method} ${path}`);
  for (const route of [...OPEN, ...OF_ALL_STAFF]) expect(routes).toContain(route);
});
