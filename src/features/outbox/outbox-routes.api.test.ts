import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMIN, EDITOR, type TestApi, testApi } from "../../../test/api.ts";
import { application } from "../../../test/applications.ts";
import { testDatabase } from "../../../test/databases.ts";
import { type ListedMail, type OutboxEntry, whyNotSent } from "./model.ts";

describe("/api/outbox", () => {
  let api: TestApi;
  const asAdmin = { staff: ADMIN };

  beforeEach(async () => {
    api = testApi(await testDatabase());
    const { outbox } = api.services;
    for (const name of ["a", "b", "c"]) {
      await outbox.enqueue(api.database.kysely, {
        template: "password-reset",
        recipient: `${name}@nordet.example`,
        language: "fr",
        payload: { name, url: "https://nordet.test/secret", minutes: 60 },
      });
    }
  });
  afterEach(() => api.services.close());

  const entries = async (path = "/api/outbox") => (await (await api.get(path, asAdmin)).json()) as OutboxEntry[];
  const kill = (id: number) =>
    api.database.kysely
      .updateTable("outbox")
      .set({ status: "dead", attempts: 8, lastError: "550 no" })
      .where("id", "=", id)
      .execute();

  it("is for admins", async () => {
    expect((await api.get("/api/outbox")).status).toBe(401);
    expect((await api.get("/api/outbox", { staff: EDITOR })).status).toBe(403);
    expect((await api.post("/api/outbox/1/replay", undefined)).status).toBe(401);
    expect((await api.post("/api/outbox/1/replay", undefined, { staff: EDITOR })).status).toBe(403);
  });

  it("shows the content of emails to visitors, and of no other emails", async () => {
    const { outbox } = api.services;
    const [reset] = await entries();
    expect((await api.get(`/api/outbox/${reset?.id}/text`, asAdmin)).status).toBe(404);
    await outbox.enqueue(api.database.kysely, {
      template: "letter",
      recipient: "zoe@atelier.example",
      language: "fr",
      payload: {
        letterId: 1,
        subject: "Votre demande",
        body: "Bonjour Zoé,\n\nOui, tout compris.",
        replyTo: { name: "Camille Roy", address: "camille@nordet.example" },
      },
    });
    const [{ id } = { id: 0 }] = await entries();
    const answer = await api.get(`/api/outbox/${id}/text`, asAdmin);
    expect(await answer.json()).toMatchObject({
      language: "fr",
      subject: "Votre demande",
      text: expect.stringContaining("Oui, tout compris."),
    });
    expect((await api.get(`/api/outbox/${id}/text`)).status).toBe(401);
    expect((await api.get(`/api/outbox/${id}/text`, { staff: EDITOR })).status).toBe(403);
    expect((await api.get("/api/outbox/999999/text", asAdmin)).status).toBe(404);
  });

  it("lists newest first, without content", async () => {
    const response = await api.get("/api/outbox", asAdmin);
    const text = await response.text();
    expect(text).not.toContain("secret");
    const list = JSON.parse(text) as OutboxEntry[];
    expect(list.map(({ recipient }) => recipient[0])).toEqual(["c", "b", "a"]);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      channel: "mail",
      template: "password-reset",
      recipient: "c@nordet.example",
      language: "fr",
      messageId: expect.stringContaining("@nordet.test>"),
      status: "pending",
      attempts: 0,
      nextAttemptAt: expect.stringMatching(/Z$/),
      lastError: null,
      createdAt: expect.stringMatching(/Z$/),
      deliveredAt: null,
      request: null,
    });
  });

  it("names the consultation request that an email is about", async () => {
    const sent = await api.post("/api/consultations", application({ name: "Zoé Roy", company: "Roy et filles" }));
    const { id } = (await sent.json()) as { id: number };
    const list = (await (await api.get("/api/outbox?limit=200", asAdmin)).json()) as ListedMail[];
    const told = list.filter(({ request }) => request !== null);
    expect(told.map(({ template }) => template)).toEqual(["visitor-confirmation"]);
    expect(told[0]?.request).toEqual({ id, name: "Zoé Roy", company: "Roy et filles", contactedAt: null });
  });

  it("links to the next page, and filters by status", async () => {
    const first = await api.get("/api/outbox?limit=2&status=pending", asAdmin);
    expect(await first.json()).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
    const second = await api.get(next, asAdmin);
    expect(await second.json()).toMatchObject([{ recipient: "a@nordet.example" }]);
    expect(second.headers.get("Link")).toBeNull();
    expect(await entries("/api/outbox?status=dead")).toEqual([]);
  });

  it("rejects invalid queries", async () => {
    for (const query of ["status=lost", "limit=0", "limit=1000", "cursor=x", "cursor=2147483648", "q=1"]) {
      expect((await api.get(`/api/outbox?${query}`, asAdmin)).status, query).toBe(422);
    }
  });

  it("replays messages given up on", async () => {
    const [{ id }] = (await entries()) as [OutboxEntry];
    await kill(id);
    expect(await entries("/api/outbox?status=dead")).toMatchObject([{ id, nextAttemptAt: null, lastError: "550 no" }]);
    const replayed = await api.post(`/api/outbox/${id}/replay`, undefined, asAdmin);
    expect(replayed.status).toBe(200);
    expect(await replayed.json()).toMatchObject({ id, status: "pending", attempts: 8 });
    expect(await api.database.kysely.selectFrom("audit_log").select(["actor", "action", "subject"]).execute()).toEqual([
      { actor: ADMIN.id, action: "outbox.replay", subject: String(id) },
    ]);
  });

  it("does not replay messages that were never tried, are delivered or do not exist", async () => {
    const [{ id }] = (await entries()) as [OutboxEntry];
    expect((await api.post(`/api/outbox/${id}/replay`, undefined, asAdmin)).status).toBe(409);
    for (const unknown of ["999999", "0", "x", "99999999999999999999"]) {
      expect((await api.post(`/api/outbox/${unknown}/replay`, undefined, asAdmin)).status).toBe(404);
    }
  });
});

it.each([
  ["550 5.1.1 <zoe@fonderie.example>: Recipient address rejected: User unknown", "no-mailbox"],
  ["550-5.2.1 The email account that you tried to reach is inactive", "no-mailbox"],
  ["551 no such user here", "no-mailbox"],
  ["552 5.2.2 The recipient’s inbox is out of storage space", "full"],
  ["452 4.2.2 mailbox full", "full"],
  ["550 5.7.1 Our system has detected that this message is likely unsolicited", "blocked"],
  ["554 Message blocked as spam", "blocked"],
  ["connect ECONNREFUSED", "unreachable"],
  ["Greeting never received", "unreachable"],
  ["535 5.5.4 authentication failed", "unknown"],
  [null, "unknown"],
])("reports %o as %s", (said, why) => {
  expect(whyNotSent(said)).toBe(why);
});
