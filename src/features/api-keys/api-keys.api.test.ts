import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Scope } from "../../lib/http/roles.ts";
import { isCrossSiteWrite } from "../../server/http/requests.ts";
import { type Key, type MadeKey, madeKeySchema } from "./model.ts";

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
  now = new Date("2026-11-20T15:00:00.000Z");
  api = testApi(database, { clock: () => now });
  const row = { ...ADMIN, emailVerified: true, createdAt: now, updatedAt: now };
  await database.kysely.insertInto("staff").values(row).execute();
});

async function make(scopes: readonly Scope[], days = 30): Promise<MadeKey> {
  const response = await api.post("/api/api-keys", { name: "n8n", scopes, days }, A);
  expect(response.status, await response.clone().text()).toBe(201);
  return madeKeySchema.parse(await response.json()) as MadeKey;
}
const list = async () => (await (await api.get("/api/api-keys", A)).json()) as Key[];
const call = (secret: string, path: string, init: RequestInit = {}) =>
  api.request(path, { ...init, headers: { Authorization: `Bearer ${secret}`, ...init.headers } });
const putJson = (secret: string, path: string, body: unknown) =>
  call(secret, path, { method: "PUT", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
const errorsOf = async (response: Response) => ((await response.json()) as { errors?: object }).errors;
const request = async () => ((await (await api.post("/api/consultations", application())).json()) as { id: number }).id;

it("reads and changes what its scopes allow, under its own name, and nothing else", async () => {
  const { key, secret } = await make(["requests:read", "requests:write"]);
  expect(secret).toMatch(/^nordet_[\w-]{43}$/);
  expect(secret.startsWith(key.hint)).toBe(true);
  const id = await request();
  expect((await call(secret, `/api/consultations/${id}`)).status).toBe(200);
  expect((await putJson(secret, `/api/consultations/${id}/contacted`, { contacted: true })).status).toBe(200);
  const refused = await call(secret, "/api/people");
  expect(refused.status).toBe(403);
  expect(await errorsOf(refused)).toEqual({ "people:read": "Cette clé n’a pas cette permission." });
  const never = await call(secret, "/api/api-keys");
  expect(never.status).toBe(403);
  expect(await errorsOf(never)).toHaveProperty("authorization");
  const audit = (await (await api.get(`/api/audit?actor=key:${key.id}`, A)).json()) as object[];
  expect(audit).toMatchObject([{ action: "consultation.contacted", actor: `key:${key.id}`, actorName: "n8n" }]);
});

it("is stored as a digest, shown once, and created by admins only", async () => {
  const { secret } = await make(["posts:read"]);
  const stored = JSON.stringify(await database.kysely.selectFrom("api_keys").selectAll().execute());
  expect(stored).not.toContain(secret.slice("nordet_".length));
  expect(JSON.stringify(await list())).not.toContain(secret.slice("nordet_".length));
  expect(
    (await api.post("/api/api-keys", { name: "x", scopes: ["posts:read"], days: 1 }, { staff: EDITOR })).status,
  ).toBe(403);
  for (const wrong of [{ name: "" }, { scopes: [] }, { scopes: ["everything"] }, { days: 0 }, { days: 367 }]) {
    const body = { name: "x", scopes: ["posts:read"], days: 1, ...wrong };
    expect((await api.post("/api/api-keys", body, A)).status, JSON.stringify(wrong)).toBe(422);
  }
});

it("is rejected with the reason: unknown, revoked, expired, or its creator has left", async () => {
  const [revoked, over, left] = [
    await make(["posts:read"]),
    await make(["posts:read"], 1),
    await make(["posts:read"], 60),
  ];
  const reasonOf = async (secret: string) => {
    const response = await call(secret, "/api/posts");
    expect(response.status).toBe(401);
    return JSON.stringify(await errorsOf(response));
  };
  expect(await reasonOf(`nordet_${"x".repeat(43)}`)).toContain("n’existe pas");
  expect(await reasonOf("nordet_short")).toContain("n’existe pas");
  expect((await api.request(`/api/api-keys/${revoked.key.id}`, { method: "DELETE" }, A)).status).toBe(204);
  expect((await api.request(`/api/api-keys/${revoked.key.id}`, { method: "DELETE" }, A)).status).toBe(404);
  expect(await reasonOf(revoked.secret)).toContain("révoquée");
  expect((await call(over.secret, "/api/posts")).status).toBe(200);
  now = new Date(now.getTime() + DAY);
  expect(await reasonOf(over.secret)).toContain("a expiré");
  await database.kysely.updateTable("staff").set({ deactivatedAt: now }).execute();
  expect(await reasonOf(left.secret)).toContain("n’a plus le rôle");
});

it("is rejected in a URL with a clear error, even if it is valid", async () => {
  const { secret } = await make(["posts:read"]);
  for (const caller of [{}, A]) {
    const response = await api.get(`/api/posts?api_key=${secret}`, caller);
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual({ api_key: expect.stringContaining("Authorization") });
  }
});

it("grants nothing extra on public routes, and takes precedence over a session", async () => {
  const { secret } = await make(["people:read"]);
  const draft = (await (await api.post("/api/posts", { language: "fr" }, A)).json()) as { slug?: string; id: number };
  const { slug } = await database.kysely
    .selectFrom("blog_posts")
    .select("slug")
    .where("id", "=", draft.id)
    .executeTakeFirstOrThrow();
  const address = `/api/blog/${slug}`;
  expect((await call(secret, address)).status).toBe(404);
  const both = await api.request("/api/posts", { headers: { Authorization: `Bearer ${secret}` } }, A);
  expect(both.status).toBe(403);
  const headers = { authorization: `Bearer ${secret}`, origin: "https://elsewhere.example", cookie: "x=1" };
  expect(isCrossSiteWrite("PUT", "/api/posts/1", headers, "https://nordet.test")).toBe(false);
  expect(
    isCrossSiteWrite("PUT", "/api/posts/1", { ...headers, authorization: "Basic eDp4" }, "https://nordet.test"),
  ).toBe(true);
});

it("has its own rate limit, and records its last use once a minute", async () => {
  const [busy, calm] = [await make(["posts:read"]), await make(["posts:read"])];
  const used = async () => (await list()).find(({ id }) => id === busy.key.id)!.lastUsedAt;
  expect(await used()).toBeNull();
  await call(busy.secret, "/api/posts");
  const first = await used();
  expect(first).toBe(now.toISOString());
  now = new Date(now.getTime() + 59_000);
  await call(busy.secret, "/api/posts");
  expect(await used()).toBe(first);
  now = new Date(now.getTime() + 1_000);
  await call(busy.secret, "/api/posts");
  expect(await used()).toBe(now.toISOString());
  let last = await call(busy.secret, "/api/posts");
  for (let n = 0; n < 240 && last.status === 200; n += 1) last = await call(busy.secret, "/api/posts");
  expect(last.status).toBe(429);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await call(calm.secret, "/api/posts")).status).toBe(200);
});
