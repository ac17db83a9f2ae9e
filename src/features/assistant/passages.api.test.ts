import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { Scope } from "../../lib/http/roles.ts";
import { makeKey } from "../api-keys/keys.ts";

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
  await database.kysely
    .insertInto("staff")
    .values({ ...ADMIN, emailVerified: true, createdAt: new Date(), updatedAt: new Date() })
    .execute();
});
afterAll(() => database.close());

interface Found {
  passages: { title: string; text: string; href: string }[];
}

/** Queries passages with a key that has only this scope. */
async function find(query: Record<string, string>, scope: Scope = "posts:read") {
  const { secret } = await makeKey(api.services.apiKeys, { name: "n8n", scopes: [scope], days: 7 }, ADMIN.id);
  return await api.request(`/api/passages?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${secret}` },
  });
}
async function found(query: Record<string, string>) {
  const response = await find(query);
  expect(response.status).toBe(200);
  return ((await response.json()) as Found).passages;
}

it("finds the site's passages about a question for a program, best first, with their pages", async () => {
  const passages = await found({ question: "combien ça coûte?" });
  expect(passages.length).toBeLessThanOrEqual(12);
  expect(passages[0]).toMatchObject({
    text: expect.stringContaining("500"),
    href: expect.stringMatching(/^https:\/\/nordet\.test\/pricing/),
  });
  // Passages are in the question's language unless another is requested.
  const [english] = await found({ question: "combien ça coûte?", language: "en" });
  expect(english).toMatchObject({ href: expect.stringMatching(/^https:\/\/nordet\.test\/en\/pricing/) });
  expect((await found({ question: "how much does it cost?" }))[0]).toEqual(english);
});

it("finds answers by staff as soon as they are added", async () => {
  const entry = {
    questionFr: "Avez-vous un stationnement?",
    answerFr: "Oui, derrière l’immeuble.",
    questionEn: "Do you have parking?",
    answerEn: "Yes, behind the building.",
  };
  expect((await api.post("/api/chat/faq", entry, { staff: EDITOR })).status).toBe(201);
  const [first] = await found({ question: "Où est le stationnement?" });
  expect(first).toMatchObject({ title: entry.questionFr, text: entry.answerFr });
});

it("rejects calls without a question or by a key without the scope", async () => {
  expect((await find({ question: " " })).status).toBe(422);
  expect((await find({ question: "x".repeat(2001) })).status).toBe(422);
  expect((await find({ question: "Prix?", language: "de" })).status).toBe(422);
  expect((await find({ question: "Prix?" }, "chat:read")).status).toBe(403);
});
