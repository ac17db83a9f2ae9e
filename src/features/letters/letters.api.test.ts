import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, COLLEAGUE, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { emptyDatabase, testDatabase } from "../../../test/databases.ts";
import type { Database } from "../../db/database.ts";
import type { MailPayloads } from "../../emails/mail-payloads.ts";
import { renderMail } from "../../emails/render-mail.tsx";
import type { Letter, LetterStart, LetterTemplate } from "./model.ts";
import { letterFollower, seedLetterTemplates } from "./service.ts";

const A = { staff: ADMIN };
const FIELDS = {
  nameFr: "Essai",
  subjectFr: "Bonjour {{prénom}}",
  bodyFr: "Bonjour {{prénom}},\r\n\r\nÀ bientôt",
  nameEn: "Trial",
  subjectEn: "Hello {{first name}}",
  bodyEn: "Hello {{first name}},\n\nTalk soon",
};

let database: Database;
let api: TestApi;
let now = new Date("2026-11-20T15:00:00.000Z");
let attempts = 0;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  now = new Date("2026-11-20T15:00:00.000Z");
  await emptyDatabase(database);
  api = testApi(database, { clock: () => now });
});
afterAll(() => database.close());

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const errorsOf = async (response: Response) => (await json<{ errors: Record<string, string> }>(response)).errors;
const templates = () => json<LetterTemplate[]>(api.get("/api/letters/templates", A));
const lettersOf = (id: number) => json<Letter[]>(api.get(`/api/letters?consultation=${id}`, A));
const audit = async () =>
  (await database.kysely.selectFrom("audit_log").select(["action", "subject"]).orderBy("id").execute()).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
const mails = () => database.kysely.selectFrom("outbox").selectAll().where("template", "=", "letter").execute();
const ask = async (changes: Record<string, unknown> = {}) =>
  (await json<{ id: number }>(api.post("/api/consultations", application({ elapsedSeconds: 90, ...changes })))).id;
const letter = (consultationId: number, changes: Record<string, unknown> = {}) => {
  attempts += 1;
  return {
    attempt: `attempt-${attempts}-of-this-test`,
    consultationId,
    language: "fr",
    subject: "Votre demande",
    body: "Bonjour,\n\nÀ bientôt",
    replyTo: "me",
    contacted: false,
    ...changes,
  };
};
const send = (body: unknown, staff = ADMIN) => api.post("/api/letters", body, { staff });
const startOf = (id: number) => json<LetterStart>(api.get(`/api/letters/start?consultation=${id}`, A));

describe("templates", () => {
  it("are installed once, however often the server starts, and keep staff's changes", async () => {
    await Promise.all([seedLetterTemplates(database, () => now), seedLetterTemplates(database, () => now)]);
    const before = await templates();
    expect(before).toHaveLength(6);
    const [first] = before;
    const { id, archived, updatedAt, ...fields } = first!;
    expect((await api.put(`/api/letters/templates/${id}`, { ...fields, nameFr: "Autre" }, A)).status).toBe(200);
    await seedLetterTemplates(database, () => now);
    expect((await templates()).map(({ nameFr }) => nameFr)).toContain("Autre");
    expect(await templates()).toHaveLength(6);
  });

  it("can be created, changed (with conflict detection), archived and restored", async () => {
    const made = await api.post("/api/letters/templates", FIELDS, A);
    expect(made.status).toBe(201);
    const { id, version, bodyFr } = await json<LetterTemplate>(made);
    expect(bodyFr).toBe("Bonjour {{prénom}},\n\nÀ bientôt");
    const path = `/api/letters/templates/${id}`;
    const saved = await json<LetterTemplate>(api.put(path, { ...FIELDS, nameEn: "Second", version }, A));
    expect(saved).toMatchObject({ version: 2, nameEn: "Second" });
    const late = await api.put(path, { ...FIELDS, version }, A);
    expect(late.status).toBe(409);
    expect(await json(late)).toMatchObject({ code: "outdated", current: { version: 2, nameEn: "Second" } });
    for (const archived of [true, true, false]) {
      expect(await json(api.put(`${path}/archived`, { archived }, A))).toMatchObject({ archived });
    }
    expect(await audit()).toEqual(
      ["added", "changed", "archived", "restored"].map((what) => `letter.template-${what} ${id}`),
    );
    expect((await api.put("/api/letters/templates/99", { ...FIELDS, version: 1 }, A)).status).toBe(404);
    expect((await api.put("/api/letters/templates/x/archived", { archived: true }, A)).status).toBe(404);
  });

  it("are rejected if a language is missing, a placeholder is unknown, or a text is too long", async () => {
    const refused = async (changes: Record<string, unknown>) =>
      Object.keys(await errorsOf(await api.post("/api/letters/templates", { ...FIELDS, ...changes }, A)));
    expect(await refused({ bodyEn: " \u200b " })).toEqual(["bodyEn"]);
    expect(await refused({ bodyFr: "Votre cote : {{cote}}" })).toEqual(["bodyFr"]);
    expect(await refused({ subjectEn: "{{prénom}}" })).toEqual(["subjectEn"]);
    expect(await refused({ subjectFr: "x".repeat(121), bodyEn: "x".repeat(4_001) })).toEqual(["subjectFr", "bodyEn"]);
    expect(await refused({ more: 1 })).toEqual(["more"]);
    expect(await templates()).toEqual([]);
  });
});

it("starts a letter with the person's email address, language and facts, without the score", async () => {
  const id = await ask({ name: "Éloïse Gagné", language: "en" });
  const start = await startOf(id);
  expect(start).toMatchObject({ name: "Éloïse Gagné", language: "en", contacted: false });
  expect(start.facts.fr).toMatchObject({ firstName: "Éloïse", sender: ADMIN.name });
  expect(JSON.stringify(start)).not.toMatch(/Hot Lead|leadScore|percent/);
  expect((await api.get("/api/letters/start?consultation=999", A)).status).toBe(404);
});

describe("sending", () => {
  it("stores the letter, adds it to the timeline and the outbox, and marks the request as contacted", async () => {
    const id = await ask({ email: "eloise@atelier.example" });
    const template = await json<LetterTemplate>(api.post("/api/letters/templates", FIELDS, A));
    const response = await send(
      letter(id, { template: { id: template.id, version: 1 }, contacted: true, subject: " Votre\n demande " }),
    );
    expect(response.status).toBe(201);
    const sent = await json<Letter>(response);
    expect(sent).toMatchObject({
      recipient: "eloise@atelier.example",
      subject: "Votre demande",
      state: "pending",
      senderName: ADMIN.name,
      templateId: template.id,
      templateVersion: 1,
    });
    expect(await lettersOf(id)).toEqual([sent]);
    expect(await json(api.get(`/api/consultations/${id}`, A))).toMatchObject({ contacted: true });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: "eloise@atelier.example", language: "fr" });
    expect(mail?.payload).toMatchObject({ replyTo: { name: ADMIN.name, address: ADMIN.email } });
    const entries = await database.kysely
      .selectFrom("timeline_entries")
      .select(["kind", "actor", "detail"])
      .where("actor", "=", ADMIN.id)
      .orderBy("id")
      .execute();
    expect(entries).toEqual([
      { kind: "mail", actor: ADMIN.id, detail: { template: "letter", status: "pending", title: "Votre demande" } },
      { kind: "contacted", actor: ADMIN.id, detail: { contacted: true } },
    ]);
    expect(await audit()).toContain(`letter.sent ${sent.id}`);
  });

  it("happens once, however often it is requested, even concurrently", async () => {
    const id = await ask();
    const body = letter(id);
    const responses = await Promise.all([send(body), send(body), send(body)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await send(body)).status).toBe(201);
    expect(await lettersOf(id)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(Object.keys(await errorsOf(await send({ ...body, body: "Autre" })))).toEqual(["attempt"]);
  });

  it("can direct replies to the team's email address", async () => {
    await send(letter(await ask(), { replyTo: "team" }));
    expect((await mails())[0]?.payload).toMatchObject({ replyTo: { address: api.services.env.STAFF_MAIL } });
  });

  it("is rejected if gaps are left, the text is too long, or the request was set aside", async () => {
    const id = await ask();
    const refused = async (changes: Record<string, unknown>) =>
      Object.keys(await errorsOf(await send(letter(id, changes))));
    expect(await refused({ body: "Bonjour [[prénom]]" })).toEqual(["body"]);
    expect(await refused({ subject: "{{prénom}}", body: "" })).toEqual(["subject", "body"]);
    expect(await refused({ body: "x".repeat(4_001) })).toEqual(["body"]);
    expect(await refused({ attempt: "short" })).toEqual(["attempt"]);
    const aside = await ask({ additionalInfo: "https://a.example https://b.example" });
    expect(Object.keys(await errorsOf(await send(letter(aside))))).toEqual(["consultationId"]);
    expect((await send(letter(999))).status).toBe(404);
    expect((await send(letter(id, { template: { id: 99, version: 1 } }))).status).toBe(404);
    expect(await mails()).toHaveLength(0);
  });

  describe("with a booking link", () => {
    const LINKED = { body: "Bonjour,\n\nChoisissez : {{lien de rendez-vous}}\n\nÀ bientôt" };

    it.each([
      ["fr", "{{lien de rendez-vous}}", "/rendez-vous?token="],
      ["en", "{{booking link}}", "/en/appointment?token="],
      // The letter is written in one language and sent in the other.
      ["en", "{{lien de rendez-vous}}", "/en/appointment?token="],
    ] as const)("replaces, in language %s, %s with a URL for booking", async (language, name, page) => {
      const id = await ask({ language });
      const response = await send(letter(id, { language, body: `Une heure : ${name}` }));
      expect(response.status).toBe(201);
      const [mail] = await mails();
      const payload = mail?.payload as unknown as MailPayloads["letter"];
      const { html, text } = await renderMail("letter", payload, language, "https://nordet.test");
      const [, url = ""] = /Une heure : (\S+)/.exec(text) ?? [];
      expect(url).toContain(`https://nordet.test${page}`);
      expect(html).toContain(`href="${url}"`);
      const token = new URL(url).searchParams.get("token")!;
      expect(await api.services.appointments.viewLink({ token, language })).toMatchObject({ state: "choose" });
      expect(await api.services.appointments.viewLink({ token: `${token}x`, language })).toMatchObject({
        state: "no-link",
      });
      // The stored letter, which the desk shows, grants no access.
      const kept = await json<Letter>(response);
      expect([kept.body, (await lettersOf(id))[0]?.body]).toEqual([`Une heure : ${name}`, `Une heure : ${name}`]);
    });

    it("happens once, however often it is requested", async () => {
      const body = letter(await ask(), LINKED);
      expect([(await send(body)).status, (await send(body)).status]).toEqual([201, 201]);
      expect(await mails()).toHaveLength(1);
    });

    it.each(["won", "lost"] as const)("is rejected for a request that is %s, naming the placeholder", async (stage) => {
      const id = await ask();
      await database.kysely.updateTable("consultations").set({ stage }).where("id", "=", id).execute();
      const refused = (accept: string) =>
        api.post("/api/letters", letter(id, LINKED), A, { "Accept-Language": accept }).then(errorsOf);
      expect((await refused("fr"))["body"]).toContain("{{lien de rendez-vous}}");
      expect((await refused("en"))["body"]).toContain("{{booking link}}");
      expect(await mails()).toHaveLength(0);
      expect((await send(letter(id))).status).toBe(201);
    });

    it("allows the link in the body only, in templates too", async () => {
      const id = await ask();
      const subject = "Ici : {{lien de rendez-vous}}";
      expect(await errorsOf(await send(letter(id, { subject })))).toEqual({
        subject: expect.stringContaining("{{lien de rendez-vous}}"),
      });
      const template = { ...FIELDS, subjectFr: subject, bodyFr: subject };
      expect(Object.keys(await errorsOf(await api.post("/api/letters/templates", template, A)))).toEqual(["subjectFr"]);
    });
  });

  it("is refused, in the author's language, until the author knows how a colleague settled the request", async () => {
    const id = await ask();
    expect((await startOf(id)).acts).toEqual([]);
    const first = await json<Letter>(send(letter(id, { contacted: true }), COLLEAGUE));
    const second = letter(id);
    const french = { "Accept-Language": "fr" };
    const refused = await api.post("/api/letters", second, A, french);
    expect(refused.status).toBe(409);
    const { acts } = await startOf(id);
    expect(acts.map(({ kind, at }) => [kind, at])).toEqual([
      ["contacted", first.createdAt],
      ["letter", first.createdAt],
    ]);
    expect(await json(refused)).toMatchObject({
      code: "outdated",
      current: acts[0],
      errors: { seen: expect.stringMatching(/^Une autre personne de l’équipe/) },
    });
    expect(await lettersOf(id)).toEqual([first]);
    // The colleague, who settled it, may write again.
    expect((await send(letter(id), COLLEAGUE)).status).toBe(201);
    expect((await send({ ...second, seen: acts[0]!.id })).status).toBe(409);
    const seen = (await startOf(id)).acts[0]!.id;
    expect((await send({ ...second, seen })).status).toBe(201);
    // A letter that was sent is not refused when the attempt is repeated.
    expect((await send(letter(id), COLLEAGUE)).status).toBe(409);
    expect((await send({ ...second, seen })).status).toBe(201);
  });

  it("is sent once by two members who write at the same time", async () => {
    const id = await ask();
    const responses = await Promise.all([send(letter(id)), send(letter(id), COLLEAGUE)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await lettersOf(id)).toHaveLength(1);
  });

  it("takes no account of what a colleague has undone", async () => {
    const id = await ask();
    const C = { staff: COLLEAGUE };
    const undoable = { undoable: true, contacted: true };
    const { id: sent } = await json<Letter>(send(letter(id, undoable), COLLEAGUE));
    await api.post(`/api/letters/${sent}/undo`, { pending: true }, C);
    for (const review of ["discarded", "accepted"]) await api.put(`/api/consultations/${id}/review`, { review }, C);
    expect((await startOf(id)).acts).toEqual([]);
    expect((await send(letter(id))).status).toBe(201);
  });

  it.each(["singly", "in bulk"])(
    "blames no colleague for a mark undone %s, once the author has set it",
    async (how) => {
      const id = await ask();
      const C = { staff: COLLEAGUE };
      const contactedBy = async (contacted: boolean, caller: typeof C) => {
        now = new Date(now.getTime() + 60_000);
        expect((await api.put(`/api/consultations/${id}/contacted`, { contacted }, caller)).status).toBe(200);
      };
      if (how === "singly") {
        await contactedBy(true, C);
        await contactedBy(false, C);
      } else {
        const marked = { items: [{ id, version: 0 }], contacted: true };
        const { id: bulk } = await json<{ id: number }>(api.post("/api/consultations/bulk", marked, C));
        now = new Date(now.getTime() + 60_000);
        expect((await api.post(`/api/consultations/bulk/${bulk}/undo`, {}, C)).status).toBe(200);
      }
      await contactedBy(true, A);
      expect((await startOf(id)).acts).toEqual([]);
      // Now the colleague is the one who made it so.
      await contactedBy(false, A);
      await contactedBy(true, C);
      expect((await startOf(id)).acts).toMatchObject([{ kind: "contacted", at: now.toISOString() }]);
    },
  );

  it("has an hourly limit per staff member", async () => {
    const id = await ask();
    for (let sent = 0; sent < 60; sent += 1) expect((await send(letter(id))).status).toBe(201);
    const response = await send(letter(id));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(await mails()).toHaveLength(60);
    now = new Date(now.getTime() + 61 * 60_000);
    expect((await send(letter(id))).status).toBe(201);
  });

  it("reports its outcome, and is not sent if the request was erased meanwhile", async () => {
    const id = await ask();
    const { id: letterId } = await json<Letter>(send(letter(id)));
    const message = { payload: { letterId } } as unknown as Parameters<typeof letterFollower.isWanted>[1];
    expect(await letterFollower.isWanted(database.kysely, message)).toBe(true);
    await letterFollower.settled(database.kysely, message, "dead", undefined);
    expect(await lettersOf(id)).toMatchObject([{ state: "dead" }]);
    await database.kysely.deleteFrom("consultations").where("id", "=", id).execute();
    expect(await letterFollower.isWanted(database.kysely, message)).toBe(false);
  });

  it("is for admins", async () => {
    const id = await ask();
    expect((await api.post("/api/letters", letter(id), { staff: EDITOR })).status).toBe(403);
    expect((await api.get(`/api/letters?consultation=${id}`, { staff: EDITOR })).status).toBe(403);
    expect((await api.get("/api/letters/templates", { staff: EDITOR })).status).toBe(403);
  });
});

describe("an undoable letter", () => {
  const UNDOABLE = { undoable: true, contacted: true };
  const contactedOf = async (id: number) =>
    (await json<{ contacted: boolean }>(api.get(`/api/consultations/${id}`, A))).contacted;
  const undo = (id: number, staff = ADMIN) => api.post(`/api/letters/${id}/undo`, { pending: true }, { staff });

  it("waits, and undoing it deletes it and reverts its changes", async () => {
    const id = await ask();
    const { id: sent } = await json<Letter>(send(letter(id, UNDOABLE)));
    expect(await contactedOf(id)).toBe(true);
    const [mail] = await mails();
    expect(mail!.nextAttemptAt!.getTime() - now.getTime()).toBe(13_000);
    now = new Date(now.getTime() + 10_000);
    expect((await undo(sent)).status).toBe(204);
    expect(await contactedOf(id)).toBe(false);
    expect(await lettersOf(id)).toEqual([]);
    expect(await mails()).toEqual([]);
    // The outbox would also drop the email if it were about to leave.
    const message = { payload: mail!.payload as unknown as Record<string, unknown> };
    expect(
      await letterFollower.isWanted(database.kysely, message as Parameters<typeof letterFollower.isWanted>[1]),
    ).toBe(false);
    expect((await undo(sent)).status).toBe(409);
  });

  it("is not mentioned, once undone, in the draft that follows", async () => {
    const id = await ask();
    const before = await startOf(id);
    expect(before.draft.fr.situation).toBe("new");
    const { id: sent } = await json<Letter>(send(letter(id, UNDOABLE)));
    expect((await startOf(id)).draft.fr.situation).toBe("follow-up");
    expect((await undo(sent)).status).toBe(204);
    expect(await startOf(id)).toEqual(before);
  });

  it("keeps, when undone, a colleague's earlier mark as contacted", async () => {
    const id = await ask();
    expect((await api.put(`/api/consultations/${id}/contacted`, { contacted: true }, { staff: COLLEAGUE })).ok).toBe(
      true,
    );
    now = new Date(now.getTime() + 1_000);
    const seen = (await startOf(id)).acts[0]!.id;
    const { id: sent } = await json<Letter>(send(letter(id, { ...UNDOABLE, seen })));
    expect((await undo(sent)).status).toBe(204);
    expect(await contactedOf(id)).toBe(true);
  });

  it("cannot be undone once it may have left, by another member, or if not sent as undoable", async () => {
    const id = await ask();
    const { id: late } = await json<Letter>(send(letter(id, UNDOABLE)));
    expect((await undo(late, COLLEAGUE)).status).toBe(409);
    now = new Date(now.getTime() + 13_000);
    expect((await undo(late)).status).toBe(409);
    const { id: gone } = await json<Letter>(send(letter(id, { contacted: true })));
    expect((await undo(gone)).status).toBe(409);
    expect((await undo(late, EDITOR)).status).toBe(403);
    expect(await lettersOf(id)).toHaveLength(2);
    expect(await contactedOf(id)).toBe(true);
  });
});
