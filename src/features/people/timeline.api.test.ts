import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database, Queryable } from "../../db/database.ts";
import {
  confirmSubscription,
  eraseEndedSubscriptions,
  subscribe,
  unsubscribeAddress,
} from "../newsletter/subscriptions.ts";
import { createIntake } from "./matching/take-in-records.ts";
import { forgetRecords, recordChanged, recordOnTimeline } from "./matching/timeline.ts";
import type { RecordKind } from "./model.ts";
import { findOwners } from "./store/contacts.ts";
import { countOpen, findLatestRequest, listOpen, readIdentity } from "./store/records.ts";

let database: Database;
let api: TestApi;
let now: Date;
beforeEach(async () => {
  database = await testDatabase();
  now = new Date("2026-11-20T15:00:00Z");
  api = testApi(database, { clock: () => now });
});
afterEach(() => database.close());

const tick = (minutes = 1) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function send(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await api.post("/api/consultations", application(changes));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const people = () => database.kysely.selectFrom("people").selectAll().orderBy("id").execute();
const contacts = (personId: number) =>
  database.kysely
    .selectFrom("person_contacts")
    .select(["kind", "key", "matching"])
    .where("personId", "=", personId)
    .orderBy("id")
    .execute();
const linkOf = (recordKind: RecordKind, recordId: number) =>
  database.kysely
    .selectFrom("person_links")
    .selectAll()
    .where("recordKind", "=", recordKind)
    .where("recordId", "=", recordId)
    .executeTakeFirst();
const timeline = async (personId: number) =>
  await database.kysely
    .selectFrom("timeline_entries")
    .select(["kind", "recordKind", "recordId", "actor", "detail", "at"])
    .where("personId", "=", personId)
    .orderBy("at")
    .orderBy("id")
    .execute();
const kindsOf = async (personId: number) => (await timeline(personId)).map(({ kind }) => kind);
const inTransaction = <Result>(work: (db: typeof database.kysely) => Promise<Result>) =>
  database.kysely.transaction().execute((db) => work(db as unknown as typeof database.kysely));

describe("a request", () => {
  it("creates a person from its contents, and appears on the timeline with its origin and its confirmation email", async () => {
    const id = await send({
      name: "Ève Côté",
      email: "Eve.Cote@Atelier.Example",
      phone: "(450) 555-0142",
      placement: "home",
      utmSource: "infolettre",
    });
    const [eve, ...others] = await people();
    expect(others).toEqual([]);
    expect(eve).toMatchObject({
      name: "Ève Côté",
      company: "Atelier Gagné",
      language: "fr",
      openRequests: 1,
      listed: true,
      leadScore: expect.stringMatching(/^A/),
    });
    expect(eve?.lastActivityAt).toEqual(now);
    expect(eve?.searchText).toContain("eve cote");
    expect(await contacts(eve!.id)).toEqual([
      { kind: "mail", key: "eve.cote@atelier.example", matching: true },
      { kind: "phone", key: "+14505550142", matching: true },
    ]);
    expect(await linkOf("consultation", id)).toMatchObject({ personId: eve!.id, matchedBy: "alone", fixed: false });
    expect(await timeline(eve!.id)).toMatchObject([
      {
        kind: "request",
        recordKind: "consultation",
        recordId: id,
        actor: "visitor",
        detail: { placement: "home", utmSource: "infolettre", grade: expect.any(String) },
      },
      { kind: "mail", recordId: id, actor: "system", detail: { template: "visitor-confirmation", status: "pending" } },
    ]);
  });

  it("is matched by its email in any spelling, and not by its phone if it states another email", async () => {
    await send({ name: "Ève Côté", email: "eve@atelier.example", phone: "450 555-0142" });
    tick();
    const byMail = await send({ name: "Eve Cote", email: "EVE@ATELIER.example", phone: "514 555-0199" });
    tick();
    const alone = await send({ name: "Côté, Ève", email: "eve@maison.example", phone: "+1 450 555 0142" });
    const [eve, other, ...others] = await people();
    expect(others).toEqual([]);
    expect(eve).toMatchObject({ name: "Eve Cote", openRequests: 2 });
    expect(other).toMatchObject({ name: "Côté, Ève", openRequests: 1, lastActivityAt: now });
    expect(await linkOf("consultation", byMail)).toMatchObject({ personId: eve!.id, matchedBy: "mail" });
    expect(await linkOf("consultation", alone)).toMatchObject({ personId: other!.id, matchedBy: "alone" });
    expect((await contacts(eve!.id)).map(({ key }) => key).sort()).toEqual([
      "+14505550142",
      "+15145550199",
      "eve@atelier.example",
    ]);
  });

  it("from a colleague with the office's phone creates another person, who has the phone too", async () => {
    await send({ name: "Ève Côté", phone: "450 555-0142" });
    await send({ name: "Marc Roy", phone: "450 555-0142" });
    const [eve, marc] = await people();
    expect(marc).toMatchObject({ name: "Marc Roy", openRequests: 1 });
    expect(await contacts(eve!.id)).toContainEqual({ kind: "phone", key: "+14505550142", matching: true });
    expect(await contacts(marc!.id)).toContainEqual({ kind: "phone", key: "+14505550142", matching: false });
  });

  it("with one person's email and another's phone is matched by the email, without a merge", async () => {
    await send({ name: "Ana Roy", email: "ana@a.example", phone: "450 555-0001" });
    await send({ name: "A. Roy", email: "bea@b.example", phone: "450 555-0002" });
    const third = await send({ name: "Ana Roy", email: "ana@a.example", phone: "450 555-0002" });
    const [ana, bea, ...others] = await people();
    expect(others).toEqual([]);
    expect(await linkOf("consultation", third)).toMatchObject({ personId: ana!.id, matchedBy: "mail" });
    expect(await contacts(ana!.id)).toContainEqual({ kind: "phone", key: "+14505550002", matching: false });
    expect(await contacts(bea!.id)).toContainEqual({ kind: "phone", key: "+14505550002", matching: true });
  });

  it("keeps its person off the list while set aside", async () => {
    const id = await send({ leaveEmpty: "https://spam.example" });
    const [person] = await people();
    expect(person).toMatchObject({ listed: false, openRequests: 0, leadScore: null });
    tick();
    await api.put(`/api/consultations/${id}/review`, { review: "accepted" }, { staff: ADMIN });
    expect((await people())[0]).toMatchObject({ listed: true, openRequests: 1, leadScore: expect.any(String) });
    expect(await timeline(person!.id)).toMatchObject([
      { kind: "request" },
      { kind: "review", actor: ADMIN.id, detail: { review: "accepted" } },
      { kind: "mail" },
    ]);
    tick();
    await api.put(`/api/consultations/${id}/review`, { review: "discarded" }, { staff: ADMIN });
    expect((await people())[0]).toMatchObject({ listed: false, openRequests: 0 });
  });

  it("marked as contacted adds one entry with its author, even after a second press, and is no longer open", async () => {
    const id = await send();
    const [person] = await people();
    tick();
    for (let press = 0; press < 2; press += 1) {
      await api.put(`/api/consultations/${id}/contacted`, { contacted: true }, { staff: ADMIN });
    }
    expect(await kindsOf(person!.id)).toEqual(["request", "mail", "contacted"]);
    expect((await people())[0]).toMatchObject({ openRequests: 0, lastActivityAt: now });
    tick();
    await api.put(`/api/consultations/${id}/contacted`, { contacted: false }, { staff: ADMIN });
    expect((await timeline(person!.id)).at(-1)).toMatchObject({ detail: { contacted: false }, actor: ADMIN.id });
    expect((await people())[0]).toMatchObject({ openRequests: 1 });
  });

  it("creates only one person when a new person sends several at once", async () => {
    const senders = Array.from({ length: 8 }, (_, index) =>
      api.post(
        "/api/consultations",
        application({ name: "Ève Côté", email: "eve@atelier.example", urgency: "high", jobTitle: `Titre ${index}` }),
      ),
    );
    for (const answer of await Promise.all(senders)) expect(answer.status).toBe(201);
    const [eve, ...others] = await people();
    expect(others).toEqual([]);
    expect((await database.kysely.selectFrom("person_links").selectAll().execute()).length).toBe(8);
    expect(eve?.openRequests).toBe(
      (await database.kysely.selectFrom("consultations").select("id").where("review", "=", "accepted").execute())
        .length,
    );
  });

  it("creates each phone's owner once when new people share phones and write at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        send({ name: `Personne ${"ABCDEF"[index]}`, phone: index % 2 ? "450 555-0001" : "450 555-0002" }),
      ),
    );
    expect(new Set(answers).size).toBe(6);
    const owners = await database.kysely
      .selectFrom("person_contacts")
      .select("key")
      .where("kind", "=", "phone")
      .where("matching", "=", true)
      .orderBy("key")
      .execute();
    expect(owners.map(({ key }) => key)).toEqual(["+14505550001", "+14505550002"]);
  });
});

it("leaves each key with one owner after forty concurrent requests that mix three emails and three phones", async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      send({
        name: "Ève Côté",
        email: `eve.${index % 3}@a.example`,
        phone: `450 555-000${Math.floor(index / 3) % 3}`,
        newsletter: true,
        automationGoals: "reduce-manual-work",
        additionalInfo: `Demande ${index}`,
      }),
    ),
  );
  expect(new Set(answers).size).toBe(40);
  const owned = await database.kysely
    .selectFrom("person_contacts")
    .select(["kind", "key"])
    .where("matching", "=", true)
    .execute();
  expect(owned.length).toBe(6);
  const links = await database.kysely.selectFrom("person_links").select(["personId", "recordKind"]).execute();
  expect(links.filter(({ recordKind }) => recordKind === "consultation").length).toBe(40);
  const { n } = await database.kysely
    .selectFrom("consultations")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("review", "=", "accepted")
    .executeTakeFirstOrThrow();
  expect((await people()).reduce((sum, { openRequests }) => sum + openRequests, 0)).toBe(n);
  expect((await people()).length).toBeLessThanOrEqual(3);
});

describe("an email", () => {
  it("shows on the timeline whether it was delivered", async () => {
    const id = await send();
    const link = await linkOf("consultation", id);
    api.services.outbox.start();
    await expect
      .poll(async () => (await timeline(link!.personId)).find(({ kind }) => kind === "mail")?.detail)
      .toEqual({ template: "visitor-confirmation", status: "delivered" });
    await api.services.outbox.stop();
  });

  it("is listed when it was sent, not when it was queued; a letter, when staff wrote it", async () => {
    const id = await send();
    const link = await linkOf("consultation", id);
    const writtenAt = now;
    const letter = {
      attempt: "attempt-1-of-this-test",
      consultationId: id,
      language: "fr",
      subject: "Votre demande",
      body: "Bonjour",
      replyTo: "me",
      contacted: false,
    };
    expect((await api.post("/api/letters", letter, { staff: ADMIN })).status).toBe(201);
    tick(24 * 60);
    api.services.outbox.start();
    const mails = async () =>
      (await timeline(link!.personId))
        .filter(({ kind }) => kind === "mail")
        .map(({ at, detail }) => [detail["template"], detail["status"], at]);
    await expect.poll(mails).toEqual([
      ["letter", "delivered", writtenAt],
      ["visitor-confirmation", "delivered", now],
    ]);
    await api.services.outbox.stop();
  });
});

describe("a conversation", () => {
  const facts = (id: number, version: number, values: Record<string, string | null>) =>
    api.put(`/api/chat/conversations/${id}/facts`, { version, ...values }, { staff: ADMIN });

  it("has no person until its email or phone is known, then belongs to that contact's owner", async () => {
    const consultation = await send({ name: "Ève Côté", email: "eve@atelier.example" });
    const chat = await addChat(database, { lead: { name: "Ève" }, at: now });
    await inTransaction((db) => recordChanged(db, { kind: "conversation", id: chat }));
    expect(await linkOf("conversation", chat)).toBeUndefined();
    tick();
    expect((await facts(chat, 1, { email: "Eve@Atelier.example" })).status).toBe(200);
    const link = await linkOf("conversation", chat);
    expect(link).toMatchObject({ matchedBy: "mail", personId: (await linkOf("consultation", consultation))!.personId });
    expect((await timeline(link!.personId)).filter(({ recordKind }) => recordKind === "conversation")).toMatchObject([
      { kind: "chat", actor: "visitor", detail: { page: "/pricing" } },
      { kind: "facts", actor: ADMIN.id, detail: { fields: ["email"] } },
    ]);
  });

  it("moves with its entries to the owner of its corrected email, and has no person without an email", async () => {
    const consultation = await send({ name: "Ève Côté", email: "eve@atelier.example" });
    const chat = await addChat(database, { lead: { email: "marc@b.example" }, at: now });
    await inTransaction((db) => recordChanged(db, { kind: "conversation", id: chat }));
    const [eve, marc] = await people();
    expect(marc).toMatchObject({ name: "marc@b.example", listed: true });
    await facts(chat, 1, { email: "eve@atelier.example" });
    expect(await people()).toMatchObject([{ id: eve!.id }]);
    expect(await kindsOf(eve!.id)).toContain("chat");
    await facts(chat, 2, { email: null });
    expect(await linkOf("conversation", chat)).toBeUndefined();
    expect(await kindsOf(eve!.id)).toEqual(["request", "mail"]);
    expect(await linkOf("consultation", consultation)).toMatchObject({ personId: eve!.id });
  });

  it("adds an entry when marked as contacted, and is erased with its entries", async () => {
    const chat = await addChat(database, { lead: { email: "marc@b.example" }, at: now });
    await inTransaction((db) => recordChanged(db, { kind: "conversation", id: chat }));
    const [marc] = await people();
    tick();
    await api.put(`/api/chat/conversations/${chat}/contacted`, { contacted: true }, { staff: ADMIN });
    expect(await kindsOf(marc!.id)).toEqual(["chat", "contacted"]);
    await api.request(`/api/chat/conversations/${chat}`, { method: "DELETE" }, { staff: ADMIN });
    expect(await people()).toEqual([]);
    for (const table of ["person_contacts", "person_links", "timeline_entries"] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe("a newsletter subscription", () => {
  it("appears on the timeline of the email address's owner when requested, confirmed and ended", async () => {
    await send({ name: "Ève Côté", email: "eve@atelier.example" });
    const [eve] = await people();
    tick();
    const consent = { wording: "Oui", version: "1" };
    await subscribe(api.services.newsletter, {
      address: "EVE@atelier.example",
      language: "fr",
      source: "blog",
      consent,
    });
    const { payload } = await database.kysely
      .selectFrom("outbox")
      .select("payload")
      .where("template", "=", "newsletter-confirm")
      .executeTakeFirstOrThrow();
    tick();
    await confirmSubscription(api.services.newsletter, new URL(String(payload["url"])).searchParams.get("token"));
    tick();
    await unsubscribeAddress(api.services.newsletter, "eve@atelier.example", ADMIN.id);
    const entries = (await timeline(eve!.id)).filter(({ recordKind }) => recordKind === "subscription");
    expect(entries).toMatchObject([
      { kind: "newsletter-asked", actor: "visitor", detail: { source: "blog" } },
      { kind: "mail", detail: { template: "newsletter-confirm" } },
      { kind: "newsletter-confirmed", actor: "visitor" },
      { kind: "mail", detail: { template: "newsletter-welcome" } },
      { kind: "newsletter-ended", actor: ADMIN.id, detail: { state: "unsubscribed" } },
    ]);
  });

  it("does not list its person while unconfirmed, and expires together with the person", async () => {
    const consent = { wording: "Oui", version: "1" };
    await subscribe(api.services.newsletter, { address: "luc@c.example", language: "en", source: "blog", consent });
    expect(await people()).toMatchObject([{ name: "luc@c.example", language: "en", listed: false }]);
    tick(60 * 24 * 60);
    await inTransaction((db) => eraseEndedSubscriptions(api.services.newsletter, db, now));
    expect(await people()).toEqual([]);
  });
});

describe("facts of other features", () => {
  it("are added for the record's or email address's person, in the same transaction or not at all", async () => {
    const id = await send({ email: "eve@atelier.example" });
    const [eve] = await people();
    tick();
    const note = { kind: "note", at: now, actor: ADMIN.id, detail: { noteId: 1, text: "Rappeler mardi" } } as const;
    await inTransaction((db) => recordOnTimeline(db, { of: { kind: "consultation", id }, ...note }));
    await inTransaction((db) => recordOnTimeline(db, { of: { address: "EVE@atelier.example" }, ...note }));
    await expect(
      inTransaction(async (db) => {
        await recordOnTimeline(db, { of: { phone: "+14505550142" }, ...note });
        throw new Error("The fact did not happen");
      }),
    ).rejects.toThrow("did not happen");
    expect(await inTransaction((db) => recordOnTimeline(db, { of: { address: "who@x.example" }, ...note }))).toBe(
      undefined,
    );
    expect(await kindsOf(eve!.id)).toEqual(["request", "mail", "note", "note"]);
    expect((await people())[0]?.lastActivityAt).toEqual(now);
  });

  it("are deleted with an erased request; a person with other records stays, without its contacts", async () => {
    const first = await send({ name: "Ève Côté", email: "eve@atelier.example", phone: "450 555-0001" });
    tick();
    const second = await send({ name: "Ève Côté", email: "eve@atelier.example", phone: "450 555-0002" });
    const [eve] = await people();
    await inTransaction(async (db) => {
      await db.deleteFrom("consultations").where("id", "=", second).execute();
      await forgetRecords(db, "consultation", [second], now);
    });
    expect((await timeline(eve!.id)).map(({ kind, recordId }) => [kind, recordId])).toEqual([
      ["request", first],
      ["mail", first],
      ["erasure", null],
    ]);
    expect((await contacts(eve!.id)).map(({ key }) => key)).toEqual(["eve@atelier.example", "+14505550001"]);
    expect((await people())[0]).toMatchObject({ openRequests: 1 });
    await inTransaction(async (db) => {
      await db.deleteFrom("consultations").where("id", "=", first).execute();
      await forgetRecords(db, "consultation", [first], now);
    });
    expect(await people()).toEqual([]);
  });

  it("make a shared phone match its other owner once the first is erased", async () => {
    const first = await send({ name: "Ève Côté", phone: "450 555-0142" });
    await send({ name: "Marc Roy", phone: "450 555-0142" });
    const marc = (await people())[1]!;
    await inTransaction(async (db) => {
      await db.deleteFrom("consultations").where("id", "=", first).execute();
      await forgetRecords(db, "consultation", [first], now);
    });
    expect(await contacts(marc.id)).toContainEqual({ kind: "phone", key: "+14505550142", matching: true });
  });
});

describe("old records", () => {
  it("are each matched once, step by step, even by several processes at once", async () => {
    for (let index = 0; index < 60; index += 1)
      await send({ name: `Ève ${index % 40}`, email: `eve.${index % 40}@a.example` });
    await addChat(database, { lead: { email: "eve.3@a.example" }, at: now });
    await addChat(database, { at: now });
    const before = (await people()).map(({ name, openRequests }) => ({ name, openRequests }));
    for (const table of ["timeline_entries", "person_links", "person_contacts", "people"] as const) {
      await database.kysely.deleteFrom(table).execute();
    }
    const fail = (error: unknown) => {
      throw error;
    };
    const intakes = [1, 2].map(() => createIntake({ database, onError: fail }));
    await Promise.all(intakes.map((intake) => intake.takeInAll()));
    const after = (await people()).map(({ name, openRequests }) => ({ name, openRequests }));
    expect(after.sort((a, b) => a.name.localeCompare(b.name))).toEqual(
      before.sort((a, b) => a.name.localeCompare(b.name)),
    );
    const entries = await database.kysely.selectFrom("timeline_entries").select("kind").execute();
    expect(entries.filter(({ kind }) => kind === "request").length).toBe(60);
    expect(entries.filter(({ kind }) => kind === "chat").length).toBe(1);
  });
});

/** Returns the steps of SQLite's plan for the first statement that `work` runs. */
async function planOf(work: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const statements = new WeakMap<object, string>();
  const listening = database.kysely.withPlugin({
    transformQuery({ node, queryId }) {
      statements.set(queryId, database.kysely.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    // Only executed statements are recorded, because `transformQuery` also runs for parts of a statement.
    transformResult: async ({ result, queryId }) => {
      asked.push(statements.get(queryId)!);
      return result;
    },
  });
  await work(listening);
  const { rows } = await sql<{
    detail: string;
  }>`explain query plan ${sql.raw(asked[0]!.replaceAll("?", "''"))}`.execute(database.kysely);
  return rows.map(({ detail }) => detail);
}

it("finds owners through the index over matching keys, however many people have the same phone", async ({ skip }) => {
  if (database.dialect !== "sqlite") skip("PostgreSQL plans by the values");
  const keys = [{ kind: "mail", key: "a@b.example" } as const, { kind: "phone", key: "+14505550142" } as const];
  const plan = await planOf(async (db) => expect(await findOwners(db, keys)).toEqual([]));
  const contactsBy = plan.filter((step) => step.includes("person_contacts"));
  expect(contactsBy).toHaveLength(2);
  for (const step of contactsBy) expect(step).toContain("person_contacts_matching");
});

it.for([
  ["counted", (db: Queryable) => countOpen(db, 1)],
  ["listed", (db: Queryable) => listOpen(db, 1, 10)],
  ["read for who they are", (db: Queryable) => readIdentity(db, 1)],
  ["asked for the latest", (db: Queryable) => findLatestRequest(db, 1)],
] as const)("finds requests %s through the person's links, however many others wait", async ([, ask], { skip }) => {
  if (database.dialect !== "sqlite") skip("PostgreSQL plans by the values");
  const plan = (await planOf(ask)).filter((step) => step.startsWith("SEARCH"));
  expect(plan[0]).toMatch(/links? USING (COVERING )?INDEX person_links_person \(personId=\? AND recordKind=\?/);
  expect(plan[1]).toContain("request USING INTEGER PRIMARY KEY");
});
