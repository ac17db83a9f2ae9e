import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addChat } from "../../../../test/chats.ts";
import { emptyDatabase, testDatabase } from "../../../../test/databases.ts";
import type { Database } from "../../../db/database.ts";
import { type ConversationFilter, countConversations, listConversations } from "../store/conversation-list.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const NOW = new Date("2026-11-20T15:00:00Z");
const ALL: ConversationFilter = {
  words: [],
  state: undefined,
  contacted: undefined,
  language: undefined,
  hasLead: undefined,
  person: undefined,
};
const find = async (words: string[]) =>
  (await listConversations(database, { ...ALL, words }, NOW, 50)).map(({ id }) => id);

it("finds word prefixes in messages and names, and parts of email addresses and phone numbers", async () => {
  const lead = { name: "Éloïse Gagné", email: "eloise@atelier-gagne.example", phone: "+14505550142" };
  const id = await addChat(database, { lead, said: [{ sender: "user", content: "L’automatisation des commandes ?" }] });
  const other = await addChat(database, { said: [{ sender: "user", content: "Bonjour" }] });
  for (const words of [["gagne"], ["elo", "gag"], ["atelier"], ["14505550142"], ["automat", "comm"]]) {
    expect(await find(words), words.join(" ")).toEqual([id]);
  }
  expect(await find(["matisation"])).toEqual([]);
  expect(await find(["bonjour", "gagne"])).toEqual([]);
  expect(await find(["bon"])).toEqual([other]);
});

it("finds new messages, and no longer finds erased conversations", async () => {
  const id = await addChat(database, { said: [{ sender: "user", content: "Bonjour" }] });
  await database.kysely.updateTable("chatbot_conversations").set({ searchText: "bonjour neige" }).execute();
  expect(await find(["neige"])).toEqual([id]);
  await database.kysely.updateTable("chatbot_conversations").set({ searchText: "salut" }).execute();
  expect(await find(["neige"])).toEqual([]);
  await database.kysely.deleteFrom("chatbot_conversations").execute();
  expect(await find(["salut"])).toEqual([]);
});

it("finds common words as well as rare ones", async () => {
  const first = await addChat(database, { said: [{ sender: "user", content: "bonjour" }], at: NOW });
  const rows = await database.kysely.selectFrom("chatbot_conversations").selectAll().execute();
  const { id: _, messages, ...row } = rows[0]!;
  for (let batch = 0; batch < 8; batch += 1) {
    await database.kysely
      .insertInto("chatbot_conversations")
      .values(
        Array.from({ length: 400 }, (_, index) => ({
          ...row,
          messages: JSON.stringify(messages),
          sessionId: `nordet-${batch}-${index}`,
          secretDigest: `d-${batch}-${index}`,
          lastMessageAt: new Date(NOW.getTime() - 1000 * (1 + batch * 400 + index)),
          searchText: index === 7 ? "bonjour neige" : "bonjour",
          mode: index === 9 ? "staff" : "assistant",
        })),
      )
      .execute();
  }
  const list = await listConversations(database, { ...ALL, words: ["bonjour"] }, NOW, 3);
  expect(list[0]?.id).toBe(first);
  expect(list).toHaveLength(3);
  expect(await countConversations(database, { ...ALL, words: ["bonjour"] }, NOW, 5000)).toBe(3201);
  expect(await countConversations(database, { ...ALL, words: ["bonjour"] }, NOW, 100)).toBe(100);
  expect(await countConversations(database, { ...ALL, words: ["bonjour"], state: "staff" }, NOW, 100)).toBe(8);
  expect(await countConversations(database, { ...ALL, words: ["neige"] }, NOW, 100)).toBe(8);
});
