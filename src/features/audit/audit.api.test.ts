import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import { type AuditLine, auditLineSchema } from "./model.ts";
import { insertAudit } from "./store.ts";

let database: Database;
let api: TestApi;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database);
});
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

const note = (entry: { at?: string; actor?: string; action?: string; subject?: string; detail?: object }) =>
  insertAudit(database.kysely, {
    at: new Date(entry.at ?? "2026-11-20T15:00:00Z"),
    actor: entry.actor ?? ADMIN.id,
    action: entry.action ?? "consultation.contacted",
    subject: entry.subject ?? "1",
    detail: { ...entry.detail },
  });

const read = async (query = "") => {
  const response = await api.get(`/api/audit${query}`, { staff: ADMIN });
  expect(response.status, await response.clone().text()).toBe(200);
  const lines = (await response.json()) as AuditLine[];
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  return { lines, subjects: lines.map(({ subject }) => subject), next };
};

it("is append-only in the database: no change, replacement, deletion or truncation", async () => {
  await note({ detail: { contacted: true } });
  const before = await database.kysely.selectFrom("audit_log").selectAll().execute();
  const id = before[0]!.id;
  const attempts = [
    sql`update audit_log set actor = 'somebody'`,
    sql`delete from audit_log`,
    sql`delete from audit_log where id = ${id}`,
    database.dialect === "sqlite"
      ? sql`insert or replace into audit_log (id, at, actor, action, subject, detail)
            values (${id}, '2026-01-01', 'x', 'x', 'x', '{}')`
      : sql`truncate audit_log`,
    sql`insert into audit_log (id, at, actor, action, subject, detail)
        values (${id}, '2026-01-01T00:00:00.000Z', 'x', 'x', 'x', '{}')
        on conflict (id) do update set actor = 'x'`,
  ];
  for (const attempt of attempts) await expect(attempt.execute(database.kysely)).rejects.toThrow("append-only");
  expect(await database.kysely.selectFrom("audit_log").selectAll().execute()).toEqual(before);
  await note({});
  expect((await read()).lines).toHaveLength(2);
});

it("shows who did what to which record, newest first, with names while accounts exist", async () => {
  const at = new Date("2026-01-01T00:00:00Z");
  await database.kysely
    .insertInto("staff")
    .values({
      id: ADMIN.id,
      name: "Ada",
      email: "ada@nordet.example",
      emailVerified: false,
      role: "admin",
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await note({ detail: { contacted: false } });
  await note({ at: "2026-11-20T15:00:01Z", actor: "system", action: "chat.forget", subject: "old" });
  const { lines } = await read();
  for (const line of lines) auditLineSchema.parse(line);
  expect(lines).toMatchObject([
    { actor: "system", actorName: null, action: "chat.forget", subject: "old", at: "2026-11-20T15:00:01.000Z" },
    { actor: ADMIN.id, actorName: "Ada", action: "consultation.contacted", detail: { contacted: false } },
  ]);
});

it("filters by staff member, action, subject and Montréal day, alone and combined", async () => {
  await note({ subject: "1", at: "2026-11-20T04:59:59Z" });
  await note({ subject: "2", actor: EDITOR.id, action: "blog.published", at: "2026-11-20T05:00:00Z" });
  await note({ subject: "3", actor: EDITOR.id, at: "2026-11-21T04:59:59.999Z" });
  await note({ subject: "4", at: "2026-11-21T05:00:00Z" });
  expect((await read(`?actor=${EDITOR.id}`)).subjects).toEqual(["3", "2"]);
  expect((await read("?action=blog.published")).subjects).toEqual(["2"]);
  expect((await read("?subject=4")).subjects).toEqual(["4"]);
  expect((await read("?from=2026-11-20&to=2026-11-20")).subjects).toEqual(["3", "2"]);
  expect((await read(`?from=2026-11-20&actor=${ADMIN.id}&action=consultation.contacted`)).subjects).toEqual(["4"]);
  expect((await read("?subject=nothing")).subjects).toEqual([]);
});

it("pages without duplicates, even if many entries have the same time", async () => {
  for (let i = 1; i <= 7; i += 1) await note({ subject: String(i), at: `2026-11-20T15:00:0${i > 3 ? 4 : i}Z` });
  const seen: string[] = [];
  let path: string | undefined = "?limit=2";
  while (path) {
    const page: Awaited<ReturnType<typeof read>> = await read(path);
    seen.push(...page.subjects);
    path = page.next?.replace("/api/audit", "");
  }
  expect(seen).toEqual(["7", "6", "5", "4", "3", "2", "1"]);
});

it.each([
  "?limit=0",
  "?limit=201",
  "?from=2026-02-30",
  "?cursor=x",
  "?colour=red",
  "?actor=",
  `?subject=${"x".repeat(101)}`,
])("explains what is wrong with %s", async (query) => {
  expect((await api.get(`/api/audit${query}`, { staff: ADMIN })).status).toBe(422);
});
