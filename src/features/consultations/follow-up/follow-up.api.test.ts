import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, COLLEAGUE, EDITOR, type TestApi, testApi } from "../../../../test/api.ts";
import { application } from "../../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../../test/databases.ts";
import type { Database } from "../../../db/database.ts";
import type { StaffMember } from "../../../lib/http/roles.ts";
import type { Consultation } from "../model.ts";
import type { BulkAnswer, BulkUndone, DeskView, Note } from "./model.ts";

const PATH = "/api/consultations";
const MORNING = new Date("2026-11-20T15:00:00.000Z");
const HOUR = 3_600_000;

let database: Database;
let api: TestApi;
let now = MORNING;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = MORNING;
  await emptyDatabase(database);
  for (const { id, email, name, role } of [ADMIN, EDITOR, COLLEAGUE]) {
    const values = { id, email, name, role, emailVerified: true, createdAt: now, updatedAt: now };
    await database.kysely.insertInto("staff").values(values).execute();
  }
  api = testApi(database, { clock: () => now });
});
afterAll(() => database.close());

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const call = (method: string, path: string, body?: unknown, staff: StaffMember = ADMIN) =>
  api.request(
    `${PATH}${path}`,
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } },
    { staff },
  );
const send = async (changes: Record<string, unknown> = {}) =>
  (await json<{ id: number }>(await api.post(PATH, application(changes)))).id;
const get = (id: number) => json<Consultation>(call("GET", `/${id}`));
const ids = async (query: string, staff = ADMIN) =>
  (await json<Consultation[]>(call("GET", query, undefined, staff))).map(({ id }) => id).sort((a, b) => a - b);
const audit = async () =>
  (await database.kysely.selectFrom("audit_log").select(["action", "subject", "detail"]).orderBy("id").execute()).map(
    ({ action, subject, detail }) => ({ action, subject, ...detail }),
  );
const mails = () =>
  database.kysely
    .selectFrom("outbox")
    .select(["recipient", "language", "payload"])
    .where("template", "=", "staff-mention")
    .orderBy("id")
    .execute();

describe("the follow-up of a request", () => {
  it("is new, unassigned and without a next step at first", async () => {
    const id = await send();
    expect(await get(id)).toMatchObject({
      ownerId: null,
      stage: "new",
      outcome: null,
      outcomeAt: null,
      nextStep: null,
      nextStepAt: null,
      followUpVersion: 0,
    });
  });

  it("stores owner, next step and due day, and is in discussion once contacted", async () => {
    const id = await send();
    const change = { version: 0, ownerId: ADMIN.id, nextStep: "  Envoyer une offre ", nextStepAt: "2026-11-24" };
    const planned = await json<Consultation>(call("PATCH", `/${id}`, change));
    expect(planned).toMatchObject({
      ownerId: ADMIN.id,
      nextStep: "Envoyer une offre",
      nextStepAt: "2026-11-24",
      stage: "new",
      contacted: false,
      followUpVersion: 1,
    });
    expect((await api.put(`${PATH}/${id}/contacted`, { contacted: true }, { staff: ADMIN })).status).toBe(200);
    expect(await get(id)).toMatchObject({ stage: "in-discussion", contacted: true });
    const done = await json<Consultation>(call("PATCH", `/${id}`, { version: 1, nextStep: "" }));
    expect(done).toMatchObject({ nextStep: null, nextStepAt: null, stage: "in-discussion", followUpVersion: 2 });
    expect((await api.put(`${PATH}/${id}/contacted`, { contacted: false }, { staff: ADMIN })).status).toBe(200);
    expect(await get(id)).toMatchObject({ stage: "new", contacted: false, contactedAt: null });
  });

  it("moves through the stages, and an outcome counts as contacted and is timestamped", async () => {
    const id = await send();
    const won = await json<Consultation>(call("PATCH", `/${id}`, { version: 0, stage: "won" }));
    const at = MORNING.toISOString();
    expect(won).toMatchObject({ stage: "won", outcome: "won", outcomeAt: at, contacted: true, contactedAt: at });
    now = new Date(MORNING.getTime() + HOUR);
    const back = await json<Consultation>(call("PATCH", `/${id}`, { version: 1, stage: "contacted" }));
    expect(back).toMatchObject({ stage: "contacted", outcome: null, outcomeAt: null, contactedAt: at });
    const fresh = await json<Consultation>(call("PATCH", `/${id}`, { version: 2, stage: "new" }));
    expect(fresh).toMatchObject({ stage: "new", contacted: false, contactedAt: null });
  });

  it("keeps the outcome of a request marked as not contacted (SPEC §4)", async () => {
    const id = await send();
    await call("PATCH", `/${id}`, { version: 0, stage: "lost" });
    await api.put(`${PATH}/${id}/contacted`, { contacted: false }, { staff: ADMIN });
    expect(await get(id)).toMatchObject({ stage: "lost", outcome: "lost", contacted: false, followUpVersion: 1 });
  });

  it("rejects a change based on an outdated version, and returns the current state", async () => {
    const id = await send();
    const first = { version: 0, nextStep: "Appeler lundi" };
    const second = { version: 0, ownerId: COLLEAGUE.id, nextStep: "Appeler mardi" };
    const answers = await Promise.all([call("PATCH", `/${id}`, first), call("PATCH", `/${id}`, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) as Response;
    const stored = await get(id);
    expect(await refused.json()).toMatchObject({
      code: "outdated",
      current: { id, followUpVersion: 1, nextStep: stored.nextStep },
    });
    expect(["Appeler lundi", "Appeler mardi"]).toContain(stored.nextStep);
    expect(stored.ownerId).toBe(stored.nextStep === "Appeler mardi" ? COLLEAGUE.id : null);
  });

  it("neither increments the version nor logs if nothing changes", async () => {
    const id = await send();
    expect(await json(call("PATCH", `/${id}`, { version: 0, stage: "new", ownerId: null }))).toMatchObject({
      followUpVersion: 0,
    });
    expect(await audit()).toEqual([]);
  });

  it("logs what changed, without the text", async () => {
    const id = await send();
    await call("PATCH", `/${id}`, {
      version: 0,
      ownerId: COLLEAGUE.id,
      nextStep: "Secret",
      nextStepAt: "2026-11-24",
      stage: "won",
    });
    expect(await audit()).toEqual([
      { action: "consultation.owner", subject: String(id), owner: COLLEAGUE.id },
      { action: "consultation.stage", subject: String(id), from: "new", to: "won" },
      { action: "consultation.contacted", subject: String(id), contacted: true },
      { action: "consultation.next-step", subject: String(id), day: "2026-11-24" },
    ]);
  });

  it("names the invalid field", async () => {
    const id = await send();
    const cases: [body: object, field: string][] = [
      [{ version: 0, ownerId: EDITOR.id }, "ownerId"],
      [{ version: 0, ownerId: "nobody" }, "ownerId"],
      [{ version: 0, stage: "gone" }, "stage"],
      [{ version: 0, nextStep: "x".repeat(201) }, "nextStep"],
      [{ version: 0, nextStep: "a\u202eb" }, "nextStep"],
      [{ version: 0, nextStepAt: "2026-02-30", nextStep: "x" }, "nextStepAt"],
      [{ version: 0, nextStepAt: "24/11/2026", nextStep: "x" }, "nextStepAt"],
      [{ version: 0, nextStepAt: "2026-11-24" }, "nextStep"],
      [{ stage: "won" }, "version"],
      [{ version: 0, contacted: true }, "contacted"],
    ];
    for (const [body, field] of cases) {
      const answer = await call("PATCH", `/${id}`, body);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(Object.keys((await json<{ errors: object }>(answer)).errors), JSON.stringify(body)).toEqual([field]);
    }
    expect((await call("PATCH", "/99999", { version: 0 })).status).toBe(404);
    expect((await call("PATCH", "/0", { version: 0 })).status).toBe(404);
    expect(await get(id)).toMatchObject({ followUpVersion: 0, stage: "new" });
  });

  it("is only possible for accepted requests", async () => {
    const id = await send({ leaveEmpty: "https://spam.example" });
    expect((await call("PATCH", `/${id}`, { version: 0, stage: "won" })).status).toBe(409);
  });

  it("loses only its owner when the owner's account is deleted", async () => {
    const id = await send();
    await call("PATCH", `/${id}`, { version: 0, ownerId: COLLEAGUE.id, nextStep: "Appeler" });
    await database.kysely.deleteFrom("staff").where("id", "=", COLLEAGUE.id).execute();
    expect(await get(id)).toMatchObject({ ownerId: null, nextStep: "Appeler" });
  });

  it("lists admins by name as possible owners", async () => {
    expect(await json(call("GET", "/owners"))).toEqual([
      { id: ADMIN.id, name: "Ada" },
      { id: COLLEAGUE.id, name: "Bo" },
    ]);
  });
});

describe("the person's timeline", () => {
  const entries = async () =>
    (
      await database.kysely
        .selectFrom("timeline_entries")
        .select(["kind", "actor", "detail"])
        .where("kind", "in", ["owner", "outcome", "next-step", "contacted", "note"])
        .orderBy("id")
        .execute()
    ).map(({ kind, actor, detail }) => ({ kind, actor, ...detail }));

  it("shows the owner, the next step and the outcome", async () => {
    const id = await send();
    await call("PATCH", `/${id}`, { version: 0, ownerId: COLLEAGUE.id, nextStep: "Appeler", nextStepAt: "2026-11-24" });
    now = new Date(MORNING.getTime() + HOUR);
    await call("POST", "/bulk", { items: [{ id, version: 1 }], stage: "won" });
    expect(await entries()).toEqual([
      { kind: "owner", actor: ADMIN.id, ownerId: COLLEAGUE.id },
      { kind: "next-step", actor: ADMIN.id, nextStep: "Appeler", nextStepAt: "2026-11-24" },
      { kind: "contacted", actor: ADMIN.id, contacted: true },
      { kind: "outcome", actor: ADMIN.id, outcome: "won" },
    ]);
  });

  it("shows a note's current text, and no deleted notes", async () => {
    const id = await send();
    const note = await json<Note>(call("POST", `/${id}/notes`, { text: "a" }));
    await call("PUT", `/${id}/notes/${note.id}`, { version: 1, text: "b" });
    expect(await entries()).toEqual([{ kind: "note", actor: ADMIN.id, noteId: note.id, text: "b" }]);
    await call("DELETE", `/${id}/notes/${note.id}`);
    expect(await entries()).toEqual([]);
  });
});

describe("the list", () => {
  it("filters by stage, owner and due date of the next step, in exports too", async () => {
    const late = await send();
    const today = await send();
    const week = await send();
    const won = await send();
    const plain = await send();
    const plan = (id: number, body: object) => call("PATCH", `/${id}`, { version: 0, ...body });
    // At half past eleven at night in Montréal, UTC is already on the next day.
    now = new Date("2026-11-21T04:30:00.000Z");
    await plan(late, { ownerId: ADMIN.id, nextStep: "a", nextStepAt: "2026-11-19" });
    await plan(today, { ownerId: COLLEAGUE.id, nextStep: "b", nextStepAt: "2026-11-20" });
    await plan(week, { ownerId: ADMIN.id, nextStep: "c", nextStepAt: "2026-11-27", stage: "contacted" });
    await plan(won, { stage: "won" });
    const cases: [query: string, expected: number[]][] = [
      ["?due=late", [late]],
      ["?due=today", [late, today]],
      ["?due=week", [late, today, week]],
      ["?due=none", [won, plain]],
      ["?owner=me", [late, week]],
      ["?owner=admin-2", [today]],
      ["?owner=none", [won, plain]],
      ["?stage=new", [late, today, plain]],
      ["?stage=open", [late, today, week, plain]],
      ["?stage=closed", [won]],
      ["?stage=contacted&owner=me&due=week", [week]],
      ["?stage=won&order=urgent", [won]],
      ["?owner=me&order=urgent", [late, week]],
      ["?owner=unknown", []],
    ];
    for (const [query, expected] of cases) expect(await ids(query), query).toEqual(expected);
    for (const query of ["?stage=gone", "?due=tomorrow", "?owner="]) {
      expect((await call("GET", query)).status, query).toBe(422);
    }
    const file = await (await call("GET", "/export.csv?owner=me&due=late")).text();
    const [head, row, end] = file.split("\r\n");
    expect(head).toContain("Étape,Responsable,Prochaine étape");
    expect(row).toContain("Nouvelle,Ada,a,2026-11-19");
    expect(end).toBe("");
  });

  it("counts requests per stage with the same filters", async () => {
    const first = await send();
    const second = await send();
    await send();
    await call("PATCH", `/${first}`, { version: 0, stage: "won", ownerId: ADMIN.id });
    await call("PATCH", `/${second}`, { version: 0, ownerId: ADMIN.id });
    const none = { new: 0, contacted: 0, "in-discussion": 0, won: 0, lost: 0, "no-answer": 0, "not-a-fit": 0 };
    expect(await json(call("GET", "/stages"))).toEqual({ ...none, new: 2, won: 1 });
    expect(await json(call("GET", "/stages?owner=me"))).toEqual({ ...none, new: 1, won: 1 });
    expect(await json(call("GET", "/stages?owner=me&stage=open"))).toEqual({ ...none, new: 1 });
  });
});

describe("notes", () => {
  it("are listed newest first, with author and time", async () => {
    const id = await send();
    const first = await json<Note>(call("POST", `/${id}/notes`, { text: " Rappeler\naprès 16 h " }));
    expect(first).toEqual({
      id: first.id,
      consultationId: id,
      authorId: ADMIN.id,
      text: "Rappeler\naprès 16 h",
      mentions: [],
      createdAt: MORNING.toISOString(),
      editedAt: null,
      version: 1,
    });
    const second = await json<Note>(call("POST", `/${id}/notes`, { text: "x".repeat(4000) }));
    expect((await json<Note[]>(call("GET", `/${id}/notes`))).map((note) => note.id)).toEqual([second.id, first.id]);
    expect((await json<Note[]>(call("GET", `/${id}/notes?before=${second.id}`))).map((note) => note.id)).toEqual([
      first.id,
    ]);
    for (const text of ["", "  ", "x".repeat(4001), "a\u0000b", 3]) {
      expect((await call("POST", `/${id}/notes`, { text })).status).toBe(422);
    }
    expect((await call("POST", "/99999/notes", { text: "a" })).status).toBe(404);
    expect((await call("GET", "/99999/notes")).status).toBe(404);
  });

  it("email the members they mention once, in the author's language and without the text", async () => {
    const id = await send({ name: "Zoé Roy" });
    const body = {
      text: "@Bo @Ada @Ed confidentiel",
      mentions: [COLLEAGUE.id, COLLEAGUE.id, ADMIN.id, EDITOR.id, "nobody"],
    };
    const answer = await api.request(
      `${PATH}/${id}/notes`,
      {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json", "Accept-Language": "en" },
      },
      { staff: ADMIN },
    );
    const note = await json<Note>(answer);
    expect(note.mentions).toEqual([COLLEAGUE.id, ADMIN.id]);
    const url = `https://nordet.test/admin?consultation=${id}`;
    const mail = { recipient: "bo@nordet.example", language: "en", payload: { author: "Ada", lead: "Zoé Roy", url } };
    expect(await mails()).toEqual([mail]);
    await call("PUT", `/${id}/notes/${note.id}`, { version: 1, text: "@Bo encore", mentions: [COLLEAGUE.id] });
    expect(await mails()).toEqual([mail]);
    expect(JSON.stringify(await audit())).not.toContain("confidentiel");
  });

  it("email mentioned members in the language of their own desk, if chosen", async () => {
    const read = (language: string, chosen: boolean) =>
      api.request(
        "/api/staff/me/language",
        {
          method: "PUT",
          body: JSON.stringify({ language, chosen }),
          headers: { "Content-Type": "application/json" },
        },
        { staff: COLLEAGUE },
      );
    const id = await send();
    const languages = async () => (await mails()).map(({ language }) => language);
    await call("POST", `/${id}/notes`, { text: "@Bo", mentions: [COLLEAGUE.id] });
    expect((await read("en", false)).status).toBe(204);
    await call("POST", `/${id}/notes`, { text: "@Bo", mentions: [COLLEAGUE.id] });
    await read("fr", false);
    await call("POST", `/${id}/notes`, { text: "@Bo", mentions: [COLLEAGUE.id] });
    await read("fr", true);
    await call("POST", `/${id}/notes`, { text: "@Bo", mentions: [COLLEAGUE.id] });
    expect(await languages()).toEqual(["fr", "en", "en", "fr"]);
    expect((await read("de", true)).status).toBe(422);
  });

  it("can be edited by their author only, and deleted by the author or an admin", async () => {
    const id = await send();
    const other = await send();
    const note = await json<Note>(call("POST", `/${id}/notes`, { text: "a" }));
    now = new Date(MORNING.getTime() + HOUR);
    const change = { version: 1, text: "b" };
    expect((await call("PUT", `/${other}/notes/${note.id}`, change)).status).toBe(404);
    const edited = await json<Note>(call("PUT", `/${id}/notes/${note.id}`, change));
    expect(edited).toMatchObject({ text: "b", version: 2, editedAt: now.toISOString() });
    const stale = await call("PUT", `/${id}/notes/${note.id}`, { version: 1, text: "c" });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ code: "outdated", current: { text: "b", version: 2 } });
    await database.kysely.updateTable("consultation_notes").set({ authorId: COLLEAGUE.id }).execute();
    expect((await call("PUT", `/${id}/notes/${note.id}`, { version: 2, text: "c" })).status).toBe(403);
    expect((await call("DELETE", `/${other}/notes/${note.id}`)).status).toBe(404);
    expect((await call("DELETE", `/${id}/notes/${note.id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}/notes/${note.id}`)).status).toBe(404);
    expect((await audit()).map(({ action }) => action)).toEqual([
      "consultation.note",
      "consultation.note-changed",
      "consultation.note-removed",
    ]);
  });
});

describe("saved views", () => {
  const view = { name: "Mes relances", query: "owner=me&due=today", shared: false };

  it("are private, or shared by their owner", async () => {
    const { id } = await json<{ id: number }>(call("POST", "/views", view));
    expect((await call("POST", "/views", { ...view, name: "À tous", shared: true }, COLLEAGUE)).status).toBe(201);
    const list = async (staff: StaffMember) =>
      (await json<DeskView[]>(call("GET", "/views", undefined, staff))).map(({ name, own, ownerName }) => [
        name,
        own,
        ownerName,
      ]);
    expect(await list(ADMIN)).toEqual(
      expect.arrayContaining([
        ["Mes relances", true, "Ada"],
        ["À tous", false, "Bo"],
      ]),
    );
    expect(await list(COLLEAGUE)).toEqual([["À tous", true, "Bo"]]);
    expect((await call("PUT", `/views/${id}`, { ...view, name: "x" }, COLLEAGUE)).status).toBe(404);
    expect((await call("DELETE", `/views/${id}`, undefined, COLLEAGUE)).status).toBe(404);
    expect((await call("PUT", `/views/${id}`, { ...view, name: "Relances", shared: true })).status).toBe(204);
    expect(await list(COLLEAGUE)).toHaveLength(2);
    expect((await call("DELETE", `/views/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/views/${id}`)).status).toBe(404);
  });

  it("have unique names, and can be deleted", async () => {
    const { id } = await json<{ id: number }>(call("POST", "/views", view));
    const other = await json<{ id: number }>(call("POST", "/views", { ...view, name: "Autre" }));
    for (const answer of [await call("POST", "/views", view), await call("PUT", `/views/${other.id}`, view)]) {
      expect(answer.status).toBe(422);
      expect((await json<{ errors: object }>(answer)).errors).toHaveProperty("name");
    }
    expect((await call("PUT", `/views/${id}`, { ...view, shared: true })).status).toBe(204);
    expect((await call("POST", "/views", { ...view, name: " " })).status).toBe(422);
    for (let count = 2; count < 50; count += 1) await call("POST", "/views", { ...view, name: `Vue ${count}` });
    expect((await call("POST", "/views", { ...view, name: "Vue 51" })).status).toBe(422);
  });
});

describe("a bulk change", () => {
  /** Sends each request with the version shown, as the desk does. */
  const bulk = (ids: readonly number[], change: Record<string, unknown>, version = 0) =>
    json<BulkAnswer>(call("POST", "/bulk", { items: ids.map((id) => ({ id, version })), ...change }));

  it("changes all requests, and can be undone to each request's previous state", async () => {
    const fresh = await send();
    const theirs = await send();
    const done = await send();
    await call("PATCH", `/${theirs}`, { version: 0, ownerId: COLLEAGUE.id, stage: "in-discussion" });
    await call("PATCH", `/${done}`, { version: 0, stage: "lost" });
    const before = await Promise.all([fresh, theirs, done].map(get));
    now = new Date(MORNING.getTime() + HOUR);
    const answer = await json<BulkAnswer>(
      call("POST", "/bulk", {
        items: [
          { id: done, version: 1 },
          { id: fresh, version: 0 },
          { id: theirs, version: 1 },
          { id: fresh, version: 0 },
          { id: 99999, version: 0 },
        ],
        stage: "lost",
      }),
    );
    expect(answer).toEqual({
      id: expect.any(Number),
      changed: 2,
      left: [{ id: 99999, reason: "gone", version: null }],
    });
    for (const id of [fresh, theirs])
      expect(await get(id)).toMatchObject({ stage: "lost", outcome: "lost", contacted: true });
    expect(await json<BulkUndone>(call("POST", `/bulk/${answer.id}/undo`))).toEqual({ restored: 2, kept: [] });
    const after = await Promise.all([fresh, theirs, done].map(get));
    const withoutVersion = (all: Consultation[]) => all.map(({ followUpVersion: _, ...rest }) => rest);
    expect(withoutVersion(after)).toEqual(withoutVersion(before));
    expect((await call("POST", `/bulk/${answer.id}/undo`)).status).toBe(404);
  });

  it("can mark as contacted or assign an owner, and an assignment can be undone", async () => {
    const all = [await send(), await send(), await send()];
    const contacted = await bulk(all, { contacted: true });
    expect(contacted.changed).toBe(3);
    expect(await ids("?stage=contacted&contacted=true")).toEqual(all);
    const owned = await bulk(all, { ownerId: COLLEAGUE.id }, 1);
    expect(await ids("?owner=admin-2")).toEqual(all);
    expect(await json(call("POST", `/bulk/${owned.id}/undo`))).toEqual({ restored: 3, kept: [] });
    expect(await bulk(all, { contacted: true }, 3)).toEqual({ id: null, changed: 0, left: [] });
  });

  it("skips requests changed meanwhile, and reports each with the reason", async () => {
    const [fresh, seen, discarded] = [await send(), await send(), await send()];
    await call("PATCH", `/${seen}`, { version: 0, stage: "won" }, COLLEAGUE);
    await api.put(`${PATH}/${discarded}/review`, { review: "discarded" }, { staff: ADMIN });
    const answer = await bulk([fresh, seen, discarded], { stage: "lost" });
    expect(answer).toMatchObject({
      changed: 1,
      left: [
        { id: seen, reason: "changed", version: 1 },
        { id: discarded, reason: "not-accepted", version: 0 },
      ],
    });
    expect(await get(seen)).toMatchObject({ stage: "won" });
  });

  it("sets due days, adds a step only to requests without one, and can be undone", async () => {
    const [planned, bare] = [await send(), await send()];
    await call("PATCH", `/${planned}`, { version: 0, nextStep: "Envoyer une offre", nextStepAt: "2026-11-23" });
    const items = [
      { id: planned, version: 1 },
      { id: bare, version: 0 },
    ];
    const dated = await json<BulkAnswer>(call("POST", "/bulk", { items, nextStepAt: "2026-11-30" }));
    expect(dated).toMatchObject({ changed: 1, left: [{ id: bare, reason: "no-step", version: 0 }] });
    expect(await get(planned)).toMatchObject({ nextStep: "Envoyer une offre", nextStepAt: "2026-11-30" });
    await call("POST", `/bulk/${dated.id}/undo`);
    expect(await get(planned)).toMatchObject({ nextStep: "Envoyer une offre", nextStepAt: "2026-11-23" });

    items[0] = { id: planned, version: 3 };
    const given = await json<BulkAnswer>(
      call("POST", "/bulk", { items, nextStepAt: "2026-12-01", nextStep: "Rappeler" }),
    );
    expect(given).toMatchObject({ changed: 2, left: [] });
    expect(await get(planned)).toMatchObject({ nextStep: "Envoyer une offre", nextStepAt: "2026-12-01" });
    expect(await get(bare)).toMatchObject({ nextStep: "Rappeler", nextStepAt: "2026-12-01" });
    const [{ items: kept } = { items: [] }] = await database.kysely
      .selectFrom("bulk_changes")
      .select("items")
      .where("id", "=", given.id ?? 0)
      .execute();
    expect(JSON.stringify(kept)).not.toContain("offre");
    expect(await json(call("POST", `/bulk/${given.id}/undo`))).toEqual({ restored: 2, kept: [] });
    expect(await get(planned)).toMatchObject({ nextStep: "Envoyer une offre", nextStepAt: "2026-11-23" });
    expect(await get(bare)).toMatchObject({ nextStep: null, nextStepAt: null });
  });

  it("leaves requests that changed meanwhile when it is undone", async () => {
    const first = await send();
    const second = await send();
    const third = await send();
    const { id } = await bulk([first, second, third], { stage: "no-answer" });
    await call("PATCH", `/${first}`, { version: 1, stage: "won" }, COLLEAGUE);
    await api.put(`${PATH}/${second}/contacted`, { contacted: false }, { staff: ADMIN });
    expect(await json(call("POST", `/bulk/${id}/undo`))).toEqual({
      restored: 1,
      kept: [
        { id: first, reason: "changed", version: 2 },
        { id: second, reason: "changed", version: 1 },
      ],
    });
    expect(await get(first)).toMatchObject({ stage: "won" });
    expect(await get(second)).toMatchObject({ stage: "no-answer", contacted: false });
    expect(await get(third)).toMatchObject({ stage: "new", contacted: false });
  });

  it("can be undone only by its author, within an hour", async () => {
    const one = await send();
    const { id } = await bulk([one], { stage: "won" });
    expect((await call("POST", `/bulk/${id}/undo`, undefined, COLLEAGUE)).status).toBe(404);
    now = new Date(MORNING.getTime() + HOUR);
    expect((await call("POST", `/bulk/${id}/undo`)).status).toBe(404);
  });

  it("makes exactly one change to 1 to 200 requests", async () => {
    const id = await send();
    const items = [{ id, version: 0 }];
    for (const change of [{}, { stage: "won", contacted: true }, { nextStep: "Rappeler" }]) {
      expect((await call("POST", "/bulk", { items, ...change })).status).toBe(400);
    }
    const many = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, version: 0 }));
    const wrong = [[], many, [{ id: 0, version: 0 }], [{ id: 2 ** 31, version: 0 }], [{ id }], [id]];
    for (const [index, list] of wrong.entries()) {
      expect((await call("POST", "/bulk", { items: list, stage: "won" })).status, String(index)).toBe(422);
    }
    expect((await call("POST", "/bulk", { items, ownerId: EDITOR.id })).status).toBe(422);
    expect((await call("POST", "/bulk", { items, nextStepAt: "2026-02-30" })).status).toBe(422);
  });

  it("neither deadlocks with nor loses a concurrent change", async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => send()));
    const items = all.map((id) => ({ id, version: 0 }));
    const answers = await Promise.all([
      call("POST", "/bulk", { items, stage: "won" }),
      call("POST", "/bulk", { items: [...items].reverse(), ownerId: COLLEAGUE.id }),
      ...all.map((id) => api.put(`${PATH}/${id}/contacted`, { contacted: true }, { staff: ADMIN })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [won, owned] = (await Promise.all(answers.slice(0, 2).map((answer) => json(answer)))) as BulkAnswer[];
    // The second bulk change was based on an outdated version, and so skips all requests.
    expect([won?.changed, owned?.changed].sort()).toEqual([0, 12]);
    expect([...(won?.left ?? []), ...(owned?.left ?? [])].map(({ reason }) => reason)).toEqual(
      all.map(() => "changed"),
    );
    expect(await ids("?contacted=true")).toEqual(all.sort((a, b) => a - b));
  });

  it("can start from all matching requests, listed with their versions", async () => {
    const [first, second] = [await send({ name: "Première" }), await send({ name: "Seconde" })];
    await send({ name: "Autre" });
    await call("PATCH", `/${first}`, { version: 0, stage: "won" });
    await call("PATCH", `/${second}`, { version: 0, stage: "lost" });
    expect(await json(call("GET", "/selection?stage=closed"))).toEqual({
      requests: [
        { id: second, name: "Seconde", followUpVersion: 1 },
        { id: first, name: "Première", followUpVersion: 1 },
      ],
      more: false,
    });
    expect((await call("GET", "/selection?stage=nowhere")).status).toBe(422);
  });
});
