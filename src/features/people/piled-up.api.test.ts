import { type Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database, Queryable } from "../../db/database.ts";
import { createFacts } from "../../db/facts.ts";
import type { Tables } from "../../db/tables.ts";
import { auditLog } from "../audit/store.ts";
import { assemblePeople } from "./assemble.ts";
import { MOST_CONTACTS } from "./matching/match-record.ts";
import { forgetRecords, recordChanged } from "./matching/timeline.ts";
import type { Person, RecordKind } from "./model.ts";
import { countContacts, findContacts, listContacts, passOnKey, releaseContacts } from "./store/contacts.ts";
import { listProposals } from "./store/lists.ts";
import { hasLinks, hasOtherMail } from "./store/people.ts";
import { NEWEST_REQUESTS } from "./store/records.ts";

/* A stranger may pile up records under one email or phone: who owns them, and that they slow nothing down. */

let database: Database;
let api: TestApi;
const now = new Date("2026-11-20T15:00:00Z");
beforeEach(async () => {
  database = await testDatabase();
  api = testApi(database, { clock: () => now });
});
afterEach(() => database.close());

const staff = { staff: ADMIN };

async function send(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await api.post("/api/consultations", application(changes));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
async function chatOf(lead: { name?: string; email?: string; phone?: string }): Promise<number> {
  const id = await addChat(database, { lead, at: now });
  await changed("conversation", id);
  return id;
}
const changed = (kind: RecordKind, id: number, actor?: string) =>
  database.kysely.transaction().execute((db) => recordChanged(db, { kind, id }, actor));
const linkOf = (kind: RecordKind, id: number) =>
  database.kysely
    .selectFrom("person_links")
    .selectAll()
    .where("recordKind", "=", kind)
    .where("recordId", "=", id)
    .executeTakeFirstOrThrow();
const ownerOf = async (kind: RecordKind, id: number) => (await linkOf(kind, id)).personId;
const person = async (id: number) => (await (await api.get(`/api/people/${id}`, staff)).json()) as Person;
const contactsOf = async (personId: number) =>
  (
    await database.kysely
      .selectFrom("person_contacts")
      .select(["kind", "key"])
      .where("personId", "=", personId)
      .orderBy("id")
      .execute()
  ).map(({ kind, key }) => `${kind} ${key}`);

describe("a phone", () => {
  const own = { name: "Ève Côté", phone: "450 555-0142" };

  it("never joins two emails: requests with the same name and phone are proposed to staff as duplicates", async () => {
    const requests: number[] = [];
    for (let index = 0; index < 4; index += 1) requests.push(await send({ ...own, email: `eve.${index}@a.example` }));
    const people = await Promise.all(requests.map((id) => ownerOf("consultation", id)));
    expect(new Set(people).size).toBe(4);
    expect(await contactsOf(people[0]!)).toEqual(["mail eve.0@a.example", "phone +14505550142"]);
    for (const id of people) {
      const { proposals } = await person(id);
      expect(proposals.map((proposal) => proposal.id)).toEqual(people.filter((other) => other !== id));
      expect(proposals[0]!.by).toEqual([{ kind: "phone", written: "+14505550142" }]);
    }
  });

  it("matches if one of the two records has no email and the names agree", async () => {
    const first = await ownerOf("conversation", await chatOf({ name: "Ève", phone: "+14505550142" }));
    const request = await send({ ...own, email: "eve@a.example" });
    expect(await linkOf("consultation", request)).toMatchObject({ personId: first, matchedBy: "phone" });
    expect(await linkOf("conversation", await chatOf({ name: "Ève Côté", phone: "+14505550142" }))).toMatchObject({
      personId: first,
      matchedBy: "phone",
    });
    expect(await ownerOf("consultation", await send({ ...own, email: "eve@b.example" }))).not.toBe(first);
  });

  it("does not alone match a colleague's chat", async () => {
    const eve = await ownerOf("consultation", await send(own));
    const marc = await ownerOf("conversation", await chatOf({ name: "Marc Roy", phone: "+14505550142" }));
    expect(marc).not.toBe(eve);
    expect(await person(marc)).toMatchObject({ name: "Marc Roy", proposals: [{ id: eve }] });
  });

  it.for([
    ["phone", { phone: "+14505550142" }],
    ["mail", { email: "eve@a.example" }],
  ] as const)(
    "does not match a visitor who gives another person's %s, then their own email, unlike a correction by staff",
    async ([, known]) => {
      const request = await send({ ...own, email: "eve@a.example" });
      const eve = await ownerOf("consultation", request);
      const chats = [await chatOf({ name: "Ève Côté", ...known }), await chatOf({ name: "Ève Côté", ...known })];
      for (const id of chats) expect(await ownerOf("conversation", id)).toBe(eve);
      const correct = async (chat: number, email: string, actor: string) => {
        await database.kysely
          .updateTable("chatbot_leads")
          .set({ email, phone: "+14505550142" })
          .where("id", "in", (db) => db.selectFrom("chatbot_conversations").select("leadId").where("id", "=", chat))
          .execute();
        await changed("conversation", chat, actor);
      };
      await correct(chats[0]!, "stranger@b.example", "visitor");
      const stranger = await ownerOf("conversation", chats[0]!);
      expect(stranger).not.toBe(eve);
      expect(await contactsOf(stranger)).toEqual(["mail stranger@b.example", "phone +14505550142"]);
      expect(await contactsOf(eve)).toEqual(["mail eve@a.example", "phone +14505550142"]);
      const moved = database.kysely.selectFrom("timeline_entries").select("personId").where("kind", "=", "chat");
      expect(await moved.where("recordId", "=", chats[0]!).execute()).toEqual([{ personId: stranger }]);
      await correct(chats[1]!, "eve@c.example", ADMIN.id);
      expect(await ownerOf("conversation", chats[1]!)).toBe(eve);
      expect(await contactsOf(eve)).toContain("mail eve@c.example");
    },
  );
});

describe("one email", () => {
  const mail = "eve@a.example";
  const phone = (index: number) => `450 555-${String(index).padStart(4, "0")}`;

  it("with a new phone each time adds phones to its person up to the limit, until one is released", async () => {
    const requests: number[] = [];
    for (let index = 0; index < MOST_CONTACTS + 3; index += 1) {
      requests.push(await send({ name: "Ève Côté", email: mail, phone: phone(index) }));
    }
    const eve = await ownerOf("consultation", requests[0]!);
    const phones = (await contactsOf(eve)).filter((contact) => contact.startsWith("phone"));
    expect(phones).toHaveLength(MOST_CONTACTS);
    expect(await person(eve)).toMatchObject({ openRequests: MOST_CONTACTS + 3, mail });
    await database.kysely.transaction().execute((db) => forgetRecords(db, "consultation", [requests[0]!], now));
    const last = await send({ name: "Ève Côté", email: mail, phone: phone(99) });
    expect(await ownerOf("consultation", last)).toBe(eve);
    expect((await contactsOf(eve)).filter((contact) => contact.startsWith("phone"))).toEqual([
      ...phones.slice(1),
      "phone +14505550099",
    ]);
  });

  it("belongs to the person named in its accepted requests, however many others were set aside since", async () => {
    const eve = await ownerOf("consultation", await send({ name: "Ève Côté", email: mail }));
    for (let index = 0; index < 21; index += 1) {
      await send({ name: "Gagnez vite", email: mail, leaveEmpty: "https://spam.example" });
    }
    expect(await person(eve)).toMatchObject({ name: "Ève Côté", openRequests: 1 });
  });
});

/**
 * Copies a request `count` times for the same person, each copy with its own email, as happened when records were
 * matched by phone alone.
 */
async function pileOn(request: number, count: number): Promise<number> {
  const { kysely } = database;
  const { personId, id: link } = await linkOf("consultation", request);
  const columns = (await kysely.introspection.getTables())
    .find(({ name }) => name === "consultations")!
    .columns.map(({ name }) => name)
    .filter((name) => name !== "id");
  const copied = columns.map((name) => (name === "email" ? sql`'pile.' || "n" || '@a.example'` : sql.ref(name)));
  await sql`with recursive "numbers"("n") as (select 1 union all select "n" + 1 from "numbers" where "n" < ${sql.lit(count)})
    insert into "consultations" (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(copied)} from "numbers", "consultations" where "id" = ${request}`.execute(kysely);
  await sql`insert into "person_links"
      ("personId", "recordKind", "recordId", "matchedBy", "fixed", "mailKey", "phoneKey", "accepted", "recordAt")
    select link."personId", 'consultation', request."id", 'phone', link."fixed", request."email", request."phone",
      link."accepted", request."createdAt"
    from "person_links" as link, "consultations" as request
    where link."id" = ${link} and request."email" like 'pile.%'`.execute(kysely);
  await sql`insert into "person_contacts" ("personId", "kind", "key", "written", "matching", "createdAt")
    select "personId", 'mail', "mailKey", "mailKey", "accepted", "recordAt"
    from "person_links" where "personId" = ${personId} and "mailKey" like 'pile.%'`.execute(kysely);
  return personId;
}

/** Returns the database, with a log of each statement and the number of rows it returned. */
function listened(): { kysely: Kysely<Tables>; asked: string[] } {
  const asked: string[] = [];
  const statements = new WeakMap<object, string>();
  const kysely = database.kysely.withPlugin({
    transformQuery({ node, queryId }) {
      statements.set(queryId, database.kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      asked.push(`${result.rows.length} rows: ${statements.get(queryId)}`);
      return result;
    },
  });
  return { kysely, asked };
}

describe("a person with hundreds of old contacts", () => {
  const own = { name: "Ève Côté", email: "eve@a.example", phone: "450 555-0142" };

  /** Returns the statements that each use case runs for a person with `count` more records. */
  async function costOf(count: number) {
    const request = await send(own);
    const personId = await pileOn(request, count);
    const { kysely, asked } = listened();
    const people = assemblePeople({
      database: { ...database, kysely },
      clock: () => now,
      facts: createFacts(database, [auditLog]),
    });
    const cost: Record<string, string[]> = {};
    const ask = async (name: string, work: () => Promise<unknown>) => {
      asked.length = 0;
      await work();
      // Concurrent queries may return in any order.
      cost[name] = [...asked].sort();
    };
    const inTransaction = (work: (db: Queryable) => Promise<unknown>) => kysely.transaction().execute(work);
    const other = await chatOf({ name: "Ève Côté", email: own.email, phone: "+14505550143" });
    await ask("answered", () => inTransaction((db) => recordChanged(db, { kind: "consultation", id: request })));
    await ask("another record", async () => {
      const chat = await addChat(database, { lead: { name: "Ève Côté", email: own.email, phone: "+14505550144" } });
      await inTransaction((db) => recordChanged(db, { kind: "conversation", id: chat }));
    });
    await ask("opened", () => people.get(personId));
    await ask("split", () => people.split({ kind: "conversation", id: other }, ADMIN.id));
    await ask("erased", () => inTransaction((db) => forgetRecords(db, "consultation", [request], now)));
    return { cost, personId };
  }

  it("costs no more statements or rows than a person with fewer", async () => {
    const { cost: few } = await costOf(MOST_CONTACTS + NEWEST_REQUESTS);
    await database.close();
    database = await testDatabase();
    api = testApi(database, { clock: () => now });
    const { cost: many } = await costOf(5 * (MOST_CONTACTS + NEWEST_REQUESTS));
    expect(Object.keys(few)).toEqual(["answered", "another record", "opened", "split", "erased"]);
    expect(many).toEqual(few);
  });

  it("opens with the newest contacts, and can be merged and fully separated again", async () => {
    const count = 4 * MOST_CONTACTS;
    const request = await send(own);
    const eve = await pileOn(request, count);
    const before = await contactsOf(eve);
    expect(before).toHaveLength(count + 2);
    expect((await person(eve)).contacts).toHaveLength(MOST_CONTACTS + 1);
    // Béa and Ève share one contact, and Béa has one of her own.
    const bea = await ownerOf("consultation", await send({ ...own, name: "Béa Roy", email: "bea@b.example" }));
    const merged = await api.post(`/api/people/${bea}/merge`, { otherId: eve }, staff);
    expect(merged.status).toBe(200);
    expect(await contactsOf(eve)).toEqual([]);
    expect((await contactsOf(bea)).sort()).toEqual([...before, "mail bea@b.example"].sort());
    // The next request is matched to the keys' current owner.
    expect(await ownerOf("consultation", await send({ ...own, email: "pile.7@a.example" }))).toBe(bea);
    const { id } = await database.kysely.selectFrom("person_merges").select("id").executeTakeFirstOrThrow();
    expect((await api.post(`/api/people/merges/${id}/undo`, {}, staff)).status).toBe(200);
    expect((await contactsOf(eve)).sort()).toEqual(before.sort());
    expect((await contactsOf(bea)).sort()).toEqual(
      ["mail bea@b.example", "mail pile.7@a.example", "phone +14505550142"].sort(),
    );
    const links = database.kysely.selectFrom("person_links").select("recordId").where("personId", "=", eve);
    expect(await links.execute()).toHaveLength(count + 1);
    const entries = database.kysely.selectFrom("timeline_entries").select("kind").where("personId", "=", eve);
    expect((await entries.where("recordId", "=", request).execute()).length).toBeGreaterThan(0);
    const owned = await database.kysely
      .selectFrom("person_contacts")
      .select(["kind", "key"])
      .where("matching", "=", true)
      .execute();
    expect(new Set(owned.map(({ kind, key }) => `${kind} ${key}`)).size).toBe(count + 3);
    expect(owned).toHaveLength(count + 3);
  });

  it("counts open requests only among the newest", async () => {
    const request = await send(own);
    const eve = await pileOn(request, NEWEST_REQUESTS + 20);
    await send(own);
    expect(await person(eve)).toMatchObject({ openRequests: NEWEST_REQUESTS, latestRequestId: expect.any(Number) });
  });
});

const MAIL = { kind: "mail", key: "a@b.example" } as const;
it.for([
  [
    "any record",
    (db: Queryable) => hasLinks(db, 1),
    /person_links_person \(personId=\? AND recordKind=\? AND accepted=/,
  ],
  [
    "another mail",
    (db: Queryable) => hasOtherMail(db, { id: 1, personId: 1 }),
    /person_links_mail \(personId=\? AND mailKey>/,
  ],
  [
    "its newest contacts",
    (db: Queryable) => listContacts(db, 1, 20),
    /person_contacts_newest \(personId=\? AND kind=\?\)/,
  ],
  [
    "how many contacts",
    (db: Queryable) => countContacts(db, 1, "mail", 20),
    /person_contacts_\w+ \(personId=\? AND kind=\?\)/,
  ],
  [
    "whether it has a contact",
    (db: Queryable) => findContacts(db, 1, [MAIL]),
    /\(personId=\? AND kind=\? AND key=\?\)/,
  ],
  [
    "who else has a contact",
    (db: Queryable) => listProposals(db, 1, [MAIL], 40),
    /person_contacts_key \(kind=\? AND key=\?\)/,
  ],
  ["who is next with a key", (db: Queryable) => passOnKey(db, MAIL), /person_contacts_key \(kind=\? AND key=\?\)/],
  [
    "whether a mail is said elsewhere",
    (db: Queryable) => releaseContacts(db, 1, [MAIL]),
    /person_links_mail \(personId=\? AND mailKey=\?\)/,
  ],
  [
    "whether a phone is said elsewhere",
    (db: Queryable) => releaseContacts(db, 1, [{ kind: "phone", key: "+14505550142" }]),
    /person_links_phone \(personId=\? AND phoneKey=\?\)/,
  ],
] as const)("an index answers %s, without sorting", async ([, work, index], { skip }) => {
  if (database.dialect !== "sqlite") skip("PostgreSQL plans by the values");
  const { kysely, asked } = listened();
  await work(kysely);
  const statement = asked[0]!.slice(asked[0]!.indexOf(": ") + 2);
  const plan = await sql<{ detail: string }>`explain query plan ${sql.raw(statement.replaceAll("?", "''"))}`.execute(
    database.kysely,
  );
  const steps = plan.rows.map(({ detail }) => detail);
  expect(steps.join("\n")).toMatch(index);
  expect(steps.join("\n")).not.toMatch(/SCAN (?!found)|TEMP B-TREE/);
});
