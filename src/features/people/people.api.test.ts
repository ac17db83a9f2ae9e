import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { addChat } from "../../../test/chats.ts";
import { testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { PeoplePage, Person, TimelinePage } from "./model.ts";

let database: Database;
let api: TestApi;
let now: Date;
beforeEach(async () => {
  database = await testDatabase();
  now = new Date("2026-11-20T15:00:00Z");
  api = testApi(database, { clock: () => now });
});
afterEach(() => database.close());

const staff = { staff: ADMIN };
const tick = (minutes = 1) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function read<Answer>(path: string, status = 200): Promise<Answer> {
  const answer = await api.get(path, staff);
  expect([path, answer.status]).toEqual([path, status]);
  return (await answer.json()) as Answer;
}
async function write<Answer>(path: string, body: unknown = {}, status = 200): Promise<Answer> {
  const answer = await api.post(path, body, staff);
  expect([path, answer.status]).toEqual([path, status]);
  return (status === 204 ? undefined : await answer.json()) as Answer;
}
async function send(changes: Record<string, unknown> = {}): Promise<number> {
  tick();
  return ((await (await api.post("/api/consultations", application(changes))).json()) as { id: number }).id;
}
const list = (query = "") => read<PeoplePage>(`/api/people${query}`);
const namesOf = async (query = "") => (await list(query)).people.map(({ name }) => name);
const person = (id: number) => read<Person>(`/api/people/${id}`);
const timeline = async (id: number, query = "") =>
  (await read<TimelinePage>(`/api/people/${id}/timeline${query}`)).entries;
const ofRequest = async (id: number) =>
  (await read<{ personId: number | null }>(`/api/people/of/consultation/${id}`)).personId!;

describe("the list of people", () => {
  it("starts with the latest activity, and lists each person once across pages", async () => {
    for (const name of ["Ana", "Béa", "Carl", "Dino", "Éva"]) await send({ name, phone: "" });
    tick();
    const first = await list("?limit=2");
    expect(first).toMatchObject({ total: 5, people: [{ name: "Éva" }, { name: "Dino" }] });
    const second = await list(`?limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ total: null, people: [{ name: "Carl" }, { name: "Béa" }] });
    const last = await list(`?limit=2&cursor=${second.next}`);
    expect(last).toMatchObject({ next: null, people: [{ name: "Ana" }] });
  });

  it("finds people by prefixes of names, emails, companies and phones, ignoring accents", async () => {
    await send({
      name: "Éloïse Gagné",
      email: "eloise@atelier.example",
      company: "Forge du Nord",
      phone: "450 555-0142",
    });
    await send({ name: "Marc Roy", email: "marc@forge.example", company: "Roy et fils", phone: "514 555-0199" });
    expect(await namesOf("?search=eloise")).toEqual(["Éloïse Gagné"]);
    expect(await namesOf("?search=GAGN")).toEqual(["Éloïse Gagné"]);
    expect(await namesOf(`?search=${encodeURIComponent("marc@forge")}`)).toEqual(["Marc Roy"]);
    expect(await namesOf("?search=forge")).toEqual(["Marc Roy", "Éloïse Gagné"]);
    expect(await namesOf(`?search=${encodeURIComponent("(514) 555-0199")}`)).toEqual(["Marc Roy"]);
    expect(await namesOf("?search=forge%20eloise")).toEqual(["Éloïse Gagné"]);
    expect(await list("?search=personne")).toEqual({ people: [], total: 0, next: null });
    for (const odd of ["'", '"', "*", ":", "a'b", "%00", "\\", "NEAR", "((", "é".repeat(100)]) {
      await list(`?search=${encodeURIComponent(odd)}`);
    }
  });

  it("filters people with an open request, and omits people whose requests are all set aside", async () => {
    const id = await send({ name: "Ana" });
    await send({ name: "Béa", phone: "" });
    await send({ name: "Pub", phone: "", leaveEmpty: "https://spam.example" });
    await api.put(`/api/consultations/${id}/contacted`, { contacted: true }, staff);
    expect(await namesOf()).toHaveLength(2);
    expect(await list("?open=true")).toMatchObject({ total: 1, people: [{ name: "Béa", openRequests: 1 }] });
  });

  it("rejects invalid parameters, and callers who may not see requests", async () => {
    for (const query of [
      "?cursor=x",
      "?limit=0",
      "?limit=101",
      "?open=1",
      "?sort=name",
      `?search=${"x".repeat(101)}`,
    ]) {
      expect([query, (await api.get(`/api/people${query}`, staff)).status]).toEqual([query, 422]);
    }
    for (const path of ["/api/people/999", "/api/people/x", "/api/people/999/timeline", "/api/people/of/nothing/1"]) {
      expect([path, (await api.get(path, staff)).status]).toEqual([path, 404]);
    }
    expect((await api.get("/api/people", { staff: EDITOR })).status).toBe(403);
    expect((await api.get("/api/people")).status).toBe(401);
  });
});

describe("a person", () => {
  it("has contacts, open requests and a timeline, newest first, by page and by group", async () => {
    const first = await send({ name: "Ève Côté", email: "eve@a.example", phone: "450 555-0001", utmSource: "congres" });
    const second = await send({ name: "Ève Côté", email: "EVE@a.example", phone: "450 555-0001" });
    tick();
    await api.put(`/api/consultations/${first}/contacted`, { contacted: true }, staff);
    const id = await ofRequest(first);
    expect(await person(id)).toMatchObject({
      name: "Ève Côté",
      mail: "eve@a.example",
      phone: "+14505550001",
      openRequests: 1,
      lastActivityAt: now.toISOString(),
      contacts: [
        { kind: "mail", written: "eve@a.example" },
        { kind: "phone", written: "+14505550001" },
      ],
      open: [{ id: second }],
      latestRequestId: second,
      proposals: [],
    });
    const page = await read<TimelinePage>(`/api/people/${id}/timeline?limit=2`);
    expect(page.entries).toMatchObject([
      { kind: "contacted", record: { kind: "consultation", id: first }, actor: { id: ADMIN.id } },
      { kind: "request", record: { id: second }, matched: { by: "mail", canUndo: true } },
    ]);
    const older = await read<TimelinePage>(`/api/people/${id}/timeline?limit=20&cursor=${page.next}`);
    expect(older.entries.map(({ kind }) => kind)).toEqual(["mail", "request"]);
    expect(older.next).toBe(null);
    expect(older.entries[1]).toMatchObject({
      detail: { utmSource: "congres" },
      matched: { by: "alone", canUndo: false },
    });
    expect((await timeline(id, "?group=mails")).map(({ kind }) => kind)).toEqual(["mail"]);
    expect((await api.get(`/api/people/${id}/timeline?group=all`, staff)).status).toBe(422);
  });

  it("is not created by a conversation until it states an email or phone", async () => {
    const chat = await addChat(database, { at: now });
    expect(await read(`/api/people/of/conversation/${chat}`)).toEqual({ personId: null });
    const named = await addChat(database, { lead: { email: "eve@a.example" }, at: now });
    const { personId } = await read<{ personId: number }>(`/api/people/of/conversation/${named}`);
    expect(await person(personId)).toMatchObject({ name: "eve@a.example" });
  });
});

describe("undoing a match", () => {
  it("makes the record a separate person, never matched automatically again", async () => {
    const first = await send({ name: "Ève Côté", email: "eve@a.example", phone: "450 555-0001" });
    const second = await send({ name: "Marc Roy", email: "eve@a.example", phone: "450 555-0002" });
    const eve = await ofRequest(first);
    const { personId: marc } = await write<{ personId: number }>(
      `/api/people/of/consultation/${second}/split`,
      {},
      201,
    );
    expect(await ofRequest(second)).toBe(marc);
    expect(await person(eve)).toMatchObject({
      name: "Ève Côté",
      openRequests: 1,
      contacts: [
        { kind: "mail", written: "eve@a.example" },
        { kind: "phone", written: "+14505550001" },
      ],
      // By splitting the record, staff have said that they are two people.
      proposals: [],
    });
    expect(await person(marc)).toMatchObject({
      name: "Marc Roy",
      openRequests: 1,
      phone: "+14505550002",
      proposals: [],
    });
    expect((await timeline(marc)).map(({ kind }) => kind)).toEqual(["split", "request"]);
    expect((await timeline(eve)).map(({ kind }) => kind)).toEqual(["split", "mail", "request"]);
    await api.put(`/api/consultations/${second}/contacted`, { contacted: true }, staff);
    expect(await ofRequest(second)).toBe(marc);
    // The chat's phone matches the next record; the email stays with its first owner.
    const chat = await addChat(database, { lead: { name: "Marc Roy", phone: "+14505550002" }, at: now });
    expect(await read(`/api/people/of/conversation/${chat}`)).toEqual({ personId: marc });
    expect(await ofRequest(await send({ name: "Ève Côté", email: "eve@a.example", phone: "" }))).toBe(eve);
    const { actor, action, detail } = await database.kysely
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "person.split")
      .executeTakeFirstOrThrow();
    expect({ actor, action, detail }).toEqual({
      actor: ADMIN.id,
      action: "person.split",
      detail: { record: "consultation", id: second, into: marc },
    });
  });

  it("is refused for a person's only record and for a missing record, and succeeds once", async () => {
    const first = await send({ email: "eve@a.example" });
    await write(`/api/people/of/consultation/${first}/split`, {}, 409);
    await write("/api/people/of/consultation/999/split", {}, 404);
    const second = await send({ email: "eve@a.example" });
    const both = await Promise.all(
      [1, 2].map(() => api.post(`/api/people/of/consultation/${second}/split`, {}, staff)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await list()).total).toBe(2);
  });
});

describe("possible duplicates", () => {
  async function two(): Promise<{ ana: number; bea: number; third: number }> {
    const first = await send({ name: "Ana Roy", email: "ana@a.example", phone: "450 555-0001" });
    const second = await send({ name: "A. Roy", email: "aroy@b.example", phone: "450 555-0002" });
    const third = await send({ name: "Ana Roy", email: "ana@a.example", phone: "450 555-0002" });
    return { ana: await ofRequest(first), bea: await ofRequest(second), third };
  }

  it("are proposed on both people's pages, merged by staff, and separated when the merge is undone", async () => {
    const { ana, bea, third } = await two();
    expect(ana).not.toBe(bea);
    expect((await person(ana)).proposals).toEqual([
      { id: bea, name: "A. Roy", company: "Atelier Gagné", by: [{ kind: "phone", written: "+14505550002" }] },
    ]);
    expect((await person(bea)).proposals).toMatchObject([{ id: ana }]);
    tick();
    const merged = await write<Person>(`/api/people/${ana}/merge`, { otherId: bea });
    expect(merged).toMatchObject({ id: ana, openRequests: 3, proposals: [] });
    expect(merged.contacts.map(({ written }) => written).sort()).toEqual([
      "+14505550001",
      "+14505550002",
      "ana@a.example",
      "aroy@b.example",
    ]);
    expect((await list()).people.map(({ id }) => id)).toEqual([ana]);
    // The old id resolves to the merged person.
    expect(await person(bea)).toMatchObject({ id: ana });
    // From now on, both emails match Ana.
    const fourth = await send({ name: "Ana Roy", email: "aroy@b.example", phone: "" });
    expect(await ofRequest(fourth)).toBe(ana);

    const [entry] = (await timeline(ana)).filter(({ kind }) => kind === "merge");
    expect(entry).toMatchObject({ canUndoMerge: true, actor: { id: ADMIN.id } });
    const back = await write<Person>(`/api/people/merges/${entry!.detail["mergeId"]}/undo`);
    // The request received meanwhile under Béa's email stays with Ana.
    expect(back).toMatchObject({ id: ana, openRequests: 3, proposals: [] });
    expect(await person(bea)).toMatchObject({ id: bea, name: "A. Roy", openRequests: 1, proposals: [] });
    expect(await ofRequest(third)).toBe(ana);
    expect((await timeline(bea)).map(({ kind }) => kind)).toEqual(["merge-undone", "mail", "request"]);
    expect((await timeline(ana)).find(({ kind }) => kind === "merge")).toMatchObject({ canUndoMerge: false });
    await write(`/api/people/merges/${entry!.detail["mergeId"]}/undo`, {}, 409);
    await write("/api/people/merges/999/undo", {}, 404);
  });

  it("are no longer proposed when staff say that they are two people", async () => {
    const { ana, bea } = await two();
    await write(`/api/people/${bea}/differ`, { otherId: ana }, 204);
    expect((await person(ana)).proposals).toEqual([]);
    expect((await person(bea)).proposals).toEqual([]);
  });

  it("become one person when merged both ways at once; merging with oneself or an unknown person is refused", async () => {
    const { ana, bea } = await two();
    const both = await Promise.all([
      api.post(`/api/people/${ana}/merge`, { otherId: bea }, staff),
      api.post(`/api/people/${bea}/merge`, { otherId: ana }, staff),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await list()).total).toBe(1);
    const [one] = (await list()).people;
    expect(one?.openRequests).toBe(3);
    await write(`/api/people/${one!.id}/merge`, { otherId: one!.id }, 409);
    await write(`/api/people/${one!.id}/merge`, { otherId: 999 }, 404);
    await write(`/api/people/${one!.id}/merge`, { otherId: "x" }, 422);
    await write(`/api/people/${one!.id}/differ`, { otherId: 999 }, 404);
  });

  it("resolve to the last person when merged in a chain, and are unmerged in reverse order", async () => {
    const { ana, bea } = await two();
    const carl = await ofRequest(await send({ name: "Carl", email: "carl@c.example", phone: "" }));
    await write(`/api/people/${ana}/merge`, { otherId: bea });
    await write(`/api/people/${carl}/merge`, { otherId: ana });
    expect(await person(bea)).toMatchObject({ id: carl, openRequests: 4 });
    const merges = await database.kysely.selectFrom("person_merges").select("id").orderBy("id").execute();
    await write(`/api/people/merges/${merges[0]!.id}/undo`, {}, 409);
    await write(`/api/people/merges/${merges[1]!.id}/undo`);
    expect(await person(bea)).toMatchObject({ id: ana, openRequests: 3 });
    await write(`/api/people/merges/${merges[0]!.id}/undo`);
    expect(await person(bea)).toMatchObject({ id: bea, openRequests: 1 });
  });

  it("assign requests sent during a merge to the remaining person", async () => {
    const { ana, bea } = await two();
    const answers = await Promise.all([
      api.post(`/api/people/${ana}/merge`, { otherId: bea }, staff),
      send({ name: "A. Roy", email: "aroy@b.example", phone: "" }),
      send({ name: "Ana Roy", email: "ana@a.example", phone: "" }),
    ]);
    expect((answers[0] as Response).status).toBe(200);
    expect(await ofRequest(answers[1] as number)).toBe(ana);
    expect(await person(ana)).toMatchObject({ openRequests: 5 });
  });
});
